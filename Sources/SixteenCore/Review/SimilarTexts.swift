/// Finds texts that stand in a set twice, or nearly (docs/INSTRUMENT.md 4.9).
///
/// Letters and digits are compared, in lower case. Two texts are nearly the same when of the runs
/// of three characters in both, at least three fifths are common: 5 · 2 · common ≥ 3 · (a + b).
/// Texts are looked up by their runs, and there is a limit to the work in all, so that thousands of
/// texts with the same runs do not take for ever.
struct SimilarTexts {
  /// Where a text stands.
  struct Place {
    let question: String
    let field: String
  }

  /// Texts are compared with texts of the same group only.
  struct Group: Hashable {
    let kind: TextReview.Kind
    let language: Language.ID
  }

  /// A run of three scalars of 21 bits each, in a group.
  private struct Run: Hashable {
    let scalars: UInt64
    let groupNumber: Int
  }

  private struct Whole: Hashable {
    let text: String
    let group: Group
  }

  private struct Entry {
    let place: Place
    let questionIndex: Int
    let runs: Int
    /// Common runs with the text being looked up; 0 between look-ups.
    var common = 0
  }

  private static let longestCompared = 128
  private static let costOfRun = 16

  private var groupNumbers: [Group: Int] = [:]
  private var entries: [Entry] = []
  private var wholes: [Whole: Int] = [:]
  /// The entries that have a run, as linked lists from the newest to the oldest.
  private var newest: [Run: Int] = [:]
  private var links: [(entry: Int, older: Int?)] = []
  private var remainingWork: Int

  init(work: Int = 30_000_000) {
    remainingWork = work
  }

  /// Whether there were too many texts, so that from now on only the same texts are found.
  var isExhausted: Bool { remainingWork <= 0 }

  /// Takes in a text and returns what it repeats, the most similar of the earlier ones and of those
  /// the first. The choices of one question may be nearly, but not quite the same.
  mutating func add(
    _ text: String, at place: Place, questionIndex: Int, in group: Group
  ) -> ReviewFinding.Rule? {
    let scalars = Self.folded(text)
    let folded = String(String.UnicodeScalarView(scalars))
    let whole = Whole(text: scalars.isEmpty ? text : folded, group: group)
    if let earlier = wholes[whole] {
      let place = entries[earlier].place
      return .duplicate(question: place.question, field: place.field)
    }
    let runs = isExhausted ? [] : Self.runs(of: scalars, in: number(of: group))
    wholes[whole] = entries.count
    defer { insert(runs, at: place, questionIndex: questionIndex) }
    return nearest(to: runs, questionIndex: questionIndex)
  }

  private mutating func number(of group: Group) -> Int {
    let number = groupNumbers[group] ?? groupNumbers.count
    groupNumbers[group] = number
    return number
  }

  private mutating func nearest(
    to runs: Set<Run>, questionIndex: Int
  ) -> ReviewFinding.Rule? {
    var touched: [Int] = []
    for run in runs {
      var link = newest[run]
      while let current = link {
        let (entry, older) = links[current]
        if entries[entry].common == 0 { touched.append(entry) }
        entries[entry].common += 1
        remainingWork -= 1
        link = older
      }
    }
    var best: (percent: Int, entry: Int)?
    for entry in touched.sorted() {
      let (common, sum) = (entries[entry].common, entries[entry].runs + runs.count)
      entries[entry].common = 0
      guard entries[entry].questionIndex != questionIndex, 10 * common >= 3 * sum else { continue }
      let percent = 200 * common / sum
      if percent > best?.percent ?? 0 { best = (percent, entry) }
    }
    return best.map { percent, entry in
      let place = entries[entry].place
      return .nearDuplicate(question: place.question, field: place.field, percent: percent)
    }
  }

  private mutating func insert(_ runs: Set<Run>, at place: Place, questionIndex: Int) {
    for run in runs {
      links.append((entry: entries.count, older: newest[run]))
      newest[run] = links.count - 1
    }
    remainingWork -= runs.count * Self.costOfRun
    entries.append(Entry(place: place, questionIndex: questionIndex, runs: runs.count))
  }

  private static func runs(of scalars: [Unicode.Scalar], in groupNumber: Int) -> Set<Run> {
    let values = scalars.prefix(longestCompared).map { UInt64($0.value) }
    var runs: Set<Run> = []
    for index in values.indices.dropLast(2) {
      let run = values[index] << 42 | values[index + 1] << 21 | values[index + 2]
      runs.insert(Run(scalars: run, groupNumber: groupNumber))
    }
    return runs
  }

  /// Letters and digits in lower case, with one blank for all that stands between them.
  private static func folded(_ text: String) -> [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        folded.append(scalar)
      } else if let last = folded.last, last != " " {
        folded.append(" ")
      }
    }
    if folded.last == " " { folded.removeLast() }
    return folded
  }
}
