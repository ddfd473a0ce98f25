import Terminal
import Testing

@Suite("Blocks of cells")
struct RectTests {
  @Test("Negative extents count as none")
  func negative() {
    let rect = Rect(row: 3, column: 4, rows: -1, columns: -7)
    #expect(rect.size == Size(rows: 0, columns: 0))
    #expect((rect.endRow, rect.endColumn) == (3, 4))
    #expect(!rect.contains(Position(row: 3, column: 4)))
  }

  @Test("What two blocks share is the same either way, and in both", arguments: 0..<100)
  func intersection(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func number() -> Int { .random(in: -2...8, using: &generator) }
    let one = Rect(row: number(), column: number(), rows: number(), columns: number())
    let two = Rect(row: number(), column: number(), rows: number(), columns: number())
    let shared = one.intersection(two)
    #expect(shared == two.intersection(one))
    for row in -3...18 {
      for column in -3...18 {
        let position = Position(row: row, column: column)
        #expect(shared.contains(position) == (one.contains(position) && two.contains(position)))
      }
    }
  }

  @Test("A block in the middle never reaches beyond", arguments: 0...12, 0...12)
  func centered(rows: Int, columns: Int) {
    let outer = Rect(row: 2, column: 3, rows: 7, columns: 9)
    let inner = outer.centered(Size(rows: rows, columns: columns))
    #expect(inner.intersection(outer) == inner)
    #expect(inner.rows == min(rows, 7) && inner.columns == min(columns, 9))
    #expect((inner.row - 2) - (9 - inner.endRow) <= 0)
    #expect(abs((inner.row - 2) - (9 - inner.endRow)) <= 1)
    #expect(abs((inner.column - 3) - (12 - inner.endColumn)) <= 1)
  }

  @Test("An inset takes from both sides, down to nothing")
  func inset() {
    let rect = Rect(row: 0, column: 0, rows: 5, columns: 4)
    #expect(rect.inset(rows: 1, columns: 1) == Rect(row: 1, column: 1, rows: 3, columns: 2))
    #expect(rect.inset(rows: 3, columns: 0).rows == 0)
  }

  @Test("A size holds another only if both ways do")
  func holds() {
    let size = Size(rows: 10, columns: 24)
    #expect(size.holds(size))
    #expect(!size.holds(Size(rows: 11, columns: 2)))
    #expect(!size.holds(Size(rows: 1, columns: 25)))
  }
}
