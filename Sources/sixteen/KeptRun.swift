import Screens
import SixteenCore

/// Joins the screens to the records: what a screen says happened is kept, and what could not be
/// kept comes back as a text.
@MainActor
final class KeptRun: QuizKeeper {
  private let records: RunKeeper
  private let folders: RecordFolders?
  private let questionnaire: Questionnaire
  private let content: Content
  /// Whether everything up to now could be kept.
  private var canKeep = true
  /// Notices of the program's own.
  private var ownNotices: [(Content) -> String] = []

  /// A run that is kept in `folders`, or not at all.
  init(
    folders: RecordFolders?, questionnaire: Questionnaire, content: Content, sources: RunSources
  ) {
    self.folders = folders
    self.questionnaire = questionnaire
    self.content = content
    records = RunKeeper(
      folders: folders, set: questionnaire.set, form: questionnaire.form,
      language: content.language.id, sources: sources)
    content.languageChanged = { [weak self] in self?.records.languageChanged($0.id) }
  }

  var places: KeptPlaces? {
    guard canKeep else { return nil }
    return folders.map { KeptPlaces(progress: $0.state, history: $0.history.path) }
  }

  var offer: (question: Int, total: Int)? {
    records.offer.map { ($0.quiz.currentQuestionIndex + 1, $0.quiz.questions.count) }
  }

  /// The language of the run that is offered, where this program speaks it.
  var offeredLanguage: Language? {
    records.offer.flatMap { content.languages.language(id: $0.language) }
  }

  func resume() -> Quiz? {
    let quiz = records.resume()
    records.languageChanged(content.language.id)
    return quiz
  }

  func decline() { records.decline() }

  /// Leaves what is offered for later.
  func leaveOffer() { records.leave() }

  func begin(_ quiz: Quiz) {
    if quiz.answeredCount > 0 {
      records.extend(questionnaire.set, to: questionnaire.form(of: quiz))
      records.answersChanged(quiz)
    } else {
      records.restart()
    }
  }

  func answersChanged(_ quiz: Quiz) { records.answersChanged(quiz) }
  func framePainted() { records.framePainted() }
  func finished(_ quiz: Quiz) { records.finish(quiz) }
  func close() { records.close() }

  /// What is being answered, for a result's file.
  var asked: AskedForm { records.asked }

  /// Tells something at the next occasion.
  func tell(_ notice: @escaping (Content) -> String) { ownNotices.append(notice) }

  func takeNotices() -> [(Content) -> String] {
    defer { ownNotices = [] }
    let notices = records.takeNotices()
    canKeep = canKeep && !notices.contains { if case .notKept = $0 { true } else { false } }
    return ownNotices + notices.map { notice in { content in content.interface.text(notice) } }
  }
}
