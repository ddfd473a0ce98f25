import SixteenCore

/// Who keeps what a question screen must not lose. Screens know no files; they only say what
/// happened.
@MainActor
public protocol QuizKeeper: AnyObject {
  /// Where things are kept, nil where nothing is.
  var places: KeptPlaces? { get }
  /// The question, from 1, at which an earlier run was left with which the test can go on.
  var offer: (question: Int, total: Int)? { get }

  /// Takes the offer.
  /// - Returns: the quiz as it was left.
  func resume() -> Quiz?
  /// Declines the offer; what was kept is set aside.
  func decline()
  /// Begins a run of its own with a quiz that may have answers already.
  func begin(_ quiz: Quiz)
  /// Keeps the answers, safe from a kill, before the next question is painted.
  func answersChanged(_ quiz: Quiz)
  /// Begins to bring what was kept to the disk, after the question was painted; at a result it waits
  /// for it.
  func framePainted()
  /// Records a result, once, when it is shown.
  func finished(_ quiz: Quiz)
  /// What could not be kept, or had to be set aside, since last asked; each is told once.
  func takeNotices() -> [(Content) -> String]
}
