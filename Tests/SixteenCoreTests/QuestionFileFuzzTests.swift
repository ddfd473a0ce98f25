import Foundation
import Testing

@testable import SixteenCore

/// A few thousand damaged question files in every run of the tests; as many as SIXTEEN_FUZZ says
/// where it is set (`make fuzz`), with a summary.
@Suite("Damaged question files")
struct QuestionFileFuzzTests {
  private static let shards = 4
  private static let wanted = ProcessInfo.processInfo.environment["SIXTEEN_FUZZ"].flatMap(Int.init)
  /// A case that takes longer hangs, for all that anybody can tell.
  private static let longest = Duration.seconds(10)

  @Test("No damage makes the loader or the review crash or hang", arguments: 0..<shards)
  func fuzz(shard: Int) throws {
    var mutator = try QuestionFileFuzzMutator(seed: UInt64(shard) + 1)
    let guide = try ReviewGuide.bundled()
    let count = (Self.wanted ?? 4000) / Self.shards
    var (readable, refused) = (0, 0)
    var problems: Set<String> = []
    var slowest = (duration: Duration.zero, number: 0)
    let start = ContinuousClock.now
    for number in 0..<count {
      let bytes = mutator.next()
      let duration = ContinuousClock().measure {
        if let set = check(bytes, &problems) {
          readable += 1
          check(QuestionFileReview(set, file: "f", guide: guide), of: set)
        } else {
          refused += 1
        }
      }
      if duration > slowest.duration { slowest = (duration, number) }
      #expect(duration < Self.longest, "shard \(shard), case \(number)")
      // After a crash this says where to look.
      if Self.wanted != nil, number % 10_000 == 0 { print("fuzz \(shard): case \(number)") }
    }
    #expect(readable > count / 50 && refused > count / 50, "\(readable) \(refused)")
    if Self.wanted != nil {
      print(
        """
        fuzz \(shard): \(count) cases, \(readable) readable, \(refused) refused with \
        \(problems.count) kinds of problems, slowest \(slowest.duration) (case \(slowest.number)), \
        \(ContinuousClock.now - start)
        """)
    }
  }

  /// The set in some bytes, or nil and errors; what has to hold for both holds.
  private func check(_ bytes: [UInt8], _ problems: inout Set<String>) -> QuestionSet? {
    let limit = QuestionSet.findingsLimit
    let (set, errors) = bytes.withUnsafeBytes { QuestionSet.read($0, file: "f", limit: limit) }
    #expect((set == nil) == !errors.isEmpty)
    #expect(errors.count <= limit)
    for error in errors {
      #expect(error.file == "f")
      if case .json(.syntax) = error.problem { #expect(error.line != nil) }
      problems.insert(kind(of: error.problem))
    }
    guard let set else { return nil }
    #expect(Set(set.questions.map(\.pair)).count == Pair.allCases.count)
    #expect(Set(set.questions.map(\.id)).count == set.questions.count)
    for form in set.forms {
      #expect((Pair.allCases.count...set.questions.count).contains(form.questionCount))
    }
    for question in set.questions {
      #expect(question.choices.count == 2)
      for language in set.languages {
        #expect(question.prompt[language] != nil)
        #expect(question.choices.allSatisfy { $0.content[language] != nil })
      }
    }
    return set
  }

  /// A problem's name without what is in it.
  private func kind(of problem: QuestionFileError.Problem) -> String {
    let text =
      if case .json(let problem) = problem { "json.\(problem)" } else { "\(problem)" }
    return String(text.prefix { $0 != "(" })
  }

  private func check(_ review: QuestionFileReview, of set: QuestionSet) {
    #expect(review.errors.isEmpty)
    #expect(review.warnings.count <= QuestionSet.findingsLimit)
    for finding in review.warnings {
      for text in [finding.form, finding.question, finding.field, finding.language] {
        #expect(text == text.map { Quotation.of($0, scalars: 120) })
      }
    }
  }
}
