import Terminal

extension Scene {
  /// Sizes of screens from the smallest on, odd ones among them.
  static let sizes: [Size] = [
    (24, 10), (25, 11), (27, 10), (31, 13), (33, 17), (39, 14), (40, 13), (40, 14), (41, 15),
    (42, 14), (43, 18), (47, 19), (53, 23), (60, 20), (61, 18), (79, 24), (80, 24), (101, 31),
    (132, 43), (200, 60),
  ].map { Size(rows: $0.1, columns: $0.0) }

  /// Goes to the scene, then to each size.
  @MainActor
  func visit(_ language: String, _ body: @escaping @MainActor (Session, Canvas) -> Void) throws {
    let session = try Session(language)
    session.run(
      steps(),
      Self.sizes.flatMap { size in
        resize(size.columns, size.rows) + check { body(session, session.shown) }
      })
  }
}
