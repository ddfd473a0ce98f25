import Terminal
import Testing

@Suite("Printed screens")
struct SnapshotTests {
  @Test("A print has the text, the purposes and the cursor")
  func form() {
    var canvas = Canvas(size: Size(rows: 2, columns: 4))
    canvas.write("中a", row: 1, column: 1, style: Style(Style.Role("x")))
    canvas.cursor = Position(row: 1, column: 1)
    #expect(
      Snapshot.print(canvas) == [
        "|    |", "| 中a|", "", "|....|", "|.xxx|", "", "cursor: row 1, column 1",
      ])
  }
}
