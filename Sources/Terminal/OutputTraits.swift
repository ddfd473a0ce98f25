import CSystem
import Glibc

/// What standard output can show without being taken over.
@MainActor
public enum OutputTraits {
  /// Whether it is a terminal that takes escape sequences, on which pictures can be shown.
  public static var showsPictures: Bool { description?.sendsEscapeSequences ?? false }

  private static var description: TerminalDescription? {
    isatty(1) == 1 ? try? TerminalDescription.ofEnvironment() : nil
  }

  /// Its colours and characters; no colours where it is not a terminal.
  public static var current: Traits {
    return Traits(colors: description?.colors ?? .none, hasGlyphs: CharacterSet.hasGlyphs)
  }

  /// Its width in columns; 80 where nobody knows.
  public static var columns: Int {
    var rows: UInt16 = 0
    var columns: UInt16 = 0
    guard sixteen_window_size(1, &rows, &columns) == 0, columns > 0 else { return 80 }
    return Int(columns)
  }
}
