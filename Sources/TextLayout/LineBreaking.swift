/// Breaks text into lines of a width in columns, with the rules of Chinese typesetting: no line
/// begins with a closing mark or ends with an opening one, and Latin words stay whole.
public enum LineBreaking {
  private static let neverFirst = Set(
    "，。、；：！？」』）》〉】〕…—．·％,.;:!?)]}%\u{201D}\u{2019}".map(String.init))
  private static let neverLast = Set("（「『《〈【〔([{\u{201C}\u{2018}".map(String.init))

  /// Lines of at most `columns` columns. Line feeds in the text begin new lines. Blanks at a break
  /// vanish; no other character does. A word longer than a line is cut.
  /// - Parameter balanced: whether to even out the lines' widths, without adding a line.
  public static func lines(
    of text: String, columns: Int, balanced: Bool = false
  ) -> [String] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.flatMap { paragraph in
      let clusters = clusters(of: TextCell.cells(of: paragraph))
      let lines = fill(clusters, columns: max(1, columns))
      return balanced ? balance(clusters, lines: lines, columns: columns) : lines
    }
  }

  /// The narrowest lines of which there are no more than `lines`, found by halving. None is so
  /// narrow that a word would be cut which is whole in `lines`.
  private static func balance(_ clusters: [Cluster], lines: [String], columns: Int) -> [String] {
    guard lines.count > 1 else { return lines }
    let widest = clusters.map(\.columns).filter { $0 <= columns }.max() ?? 1
    var tooNarrow = widest - 1
    var best = (columns: columns, lines: lines)
    while best.columns - tooNarrow > 1 {
      let middle = (best.columns + tooNarrow) / 2
      let attempt = fill(clusters, columns: middle)
      if attempt.count <= lines.count {
        best = (middle, attempt)
      } else {
        tooNarrow = middle
      }
    }
    return best.lines
  }

  /// A piece that is not broken: a word, a blank, or a Chinese character with the marks that
  /// cling to it.
  private struct Cluster {
    var cells: [TextCell]
    var isBlank: Bool
    var columns: Int { cells.reduce(0) { $0 + $1.columns } }
  }

  private static func clusters(of cells: [TextCell]) -> [Cluster] {
    var clusters: [Cluster] = []
    for cell in cells {
      if let last = clusters.indices.last, !isBlank(cell), !clusters[last].isBlank,
        let previous = clusters[last].cells.last, clings(cell, to: previous)
      {
        clusters[last].cells.append(cell)
      } else if neverFirst.contains(cell.text),
        let last = clusters.lastIndex(where: { !$0.isBlank })
      {
        // "35 %": not even a blank lets a line begin with such a mark.
        clusters[last].cells += clusters[(last + 1)...].flatMap(\.cells) + [cell]
        clusters.removeSubrange((last + 1)...)
      } else {
        clusters.append(Cluster(cells: [cell], isBlank: isBlank(cell)))
      }
    }
    return clusters
  }

  private static func isBlank(_ cell: TextCell) -> Bool {
    cell.text == " " || cell.text == "\u{3000}"
  }

  private static func clings(_ cell: TextCell, to previous: TextCell) -> Bool {
    if neverFirst.contains(cell.text) || neverLast.contains(previous.text) { return true }
    return cell.columns == 1 && previous.columns == 1 && previous.text != "—"
  }

  private static func fill(_ clusters: [Cluster], columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    var blanks = ""
    func endLine() {
      lines.append(line)
      line = ""
      width = 0
      blanks = ""
    }
    func fits(_ columnsMore: Int) -> Bool {
      line.isEmpty || width + Columns.width(of: blanks) + columnsMore <= columns
    }
    for cluster in clusters {
      if !cluster.isBlank, !fits(cluster.columns) { endLine() }
      for cell in cluster.cells {
        if isBlank(cell) {
          if !line.isEmpty { blanks += cell.text }
          continue
        }
        if !fits(cell.columns) { endLine() }
        width += Columns.width(of: blanks) + cell.columns
        line += blanks + cell.text
        blanks = ""
      }
    }
    lines.append(line)
    return lines
  }
}
