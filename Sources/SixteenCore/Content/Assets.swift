import CAssets

/// The files of assets/, which are part of the program.
public enum Assets {
  /// The bytes of a file, named by its path inside assets/ ("pictures/INTJ.txt"), or nil if it is
  /// not one of them. Valid as long as the program runs.
  public static func bytes(_ name: String) -> UnsafeRawBufferPointer? {
    var length = 0
    return asset_bytes(name, &length).map { UnsafeRawBufferPointer(start: $0, count: length) }
  }

  /// The text of a file, as `bytes(_:)`.
  public static func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a file that has to be there.
  static func required(_ name: String) throws(AssetError) -> UnsafeRawBufferPointer {
    guard let bytes = bytes(name) else { throw AssetError(asset: name, problem: .absent) }
    return bytes
  }
}
