/// Keeps what one run of the program must not lose: the test under way, then its result.
///
/// Nothing here fails: what cannot be kept becomes a notice, and the test goes on. A test is saved
/// when an answer changes, before anything is painted, so that the death of the program loses
/// nothing; after painting it is brought to the disk beside the program, so that a power cut loses
/// at most what the disk is busy with.
public final class RunKeeper {
  /// A test of an earlier run to go on with. Until one of `resume()`, `decline()` and `leave()` is
  /// called it stays as it is.
  public private(set) var offer: ProgressRecord?
  /// The id of the test under way.
  public private(set) var run: String
  /// What is asked.
  public private(set) var asked: AskedForm
  /// The language in use.
  public private(set) var language: Language.ID

  private let folders: RecordFolders?
  private let sources: RunSources
  private let progressFolder: ProgressFolder?
  private let synchronizer = Synchronizer()
  private var progress: ProgressFile?
  private var offered: ProgressFile?
  private var quiz: Quiz?
  private var time: ActiveTime
  /// Whether the result of this run is in the history.
  private var isRecorded = false
  /// Whether it would be there after a power cut.
  private var isHistorySynchronized = true
  private var notices: [RecordNotice] = []
  private var told: Set<RecordNotice> = []

  /// A keeper for a test of a set, which puts in order what earlier runs left: a test whose last
  /// answer was given goes into the history, one that cannot go on is set aside, the latest of the
  /// others is offered.
  ///
  /// - Parameters:
  ///   - folders: where to keep it; nil keeps nothing.
  ///   - set: the set; `form` is one of its forms, nil for all questions.
  ///   - language: the language in use.
  ///   - sources: clocks and names.
  public init(
    folders: RecordFolders?, set: QuestionSet, form: Form?, language: Language.ID,
    sources: RunSources
  ) {
    self.folders = folders
    self.sources = sources
    self.language = language
    asked = AskedForm(set, form: form)
    run = sources.runID()
    time = ActiveTime(earlier: 0, index: 0, now: sources.monotonicSeconds())
    progressFolder = folders.map { ProgressFolder(path: $0.state, set: set.id) }
    guard let folders, let progressFolder else { return }
    let earlier = EarlierRuns(folders: folders, progress: progressFolder, set: set)
    earlier.notices.forEach(note)
    offer = earlier.latest?.record
    offered = earlier.latest?.file
  }

  /// What there is to tell since it was last asked; each thing once.
  public func takeNotices() -> [RecordNotice] {
    defer { notices = [] }
    return notices
  }

  // MARK: Earlier runs

  /// Goes on with the test that was offered.
  /// - Returns: the quiz, of the form and in the language that `asked` and `language` now say; nil
  ///   if none was offered.
  public func resume() -> Quiz? {
    guard let record = offer else { return nil }
    offer = nil
    progress = offered
    offered = nil
    run = record.run
    asked = record.asked
    language = record.language
    let quiz = record.quiz
    self.quiz = quiz
    time = ActiveTime(
      earlier: record.seconds, index: quiz.currentQuestionIndex, now: sources.monotonicSeconds())
    return quiz
  }

  /// Sets the test that was offered aside and begins another.
  public func decline() {
    offer = nil
    guard let file = offered else { return }
    offered = nil
    attempt { () throws(RecordError) in _ = try file.setAside() }
    beginTime()
  }

  /// Leaves the test that was offered for a later run and begins another beside it.
  public func leave() {
    offer = nil
    offered = nil
    beginTime()
  }

  // MARK: The test under way

  /// Keeps the answers of a quiz, after each change and before it is painted.
  public func answersChanged(_ quiz: Quiz) {
    guard quiz != self.quiz else { return }
    time.turn(to: quiz.currentQuestionIndex, now: sources.monotonicSeconds())
    self.quiz = quiz
    isRecorded = false
    save()
  }

  /// Keeps the language, from now on in use.
  public func languageChanged(_ language: Language.ID) {
    self.language = language
    save()
  }

  /// Turns to the disk, after a frame was painted and before the next key. At a result it waits for
  /// it: then the progress is no longer needed.
  public func framePainted() {
    noteRefusal()
    attempt { () throws(RecordError) in
      guard isRecorded else {
        try progress?.synchronize(by: synchronizer)
        return
      }
      if !isHistorySynchronized {
        isHistorySynchronized = true
        try folders?.history.synchronize()
        try progress?.remove()
      }
      progress = nil
    }
  }

  /// Puts the result of a finished quiz into the history, once a run.
  public func finish(_ quiz: Quiz) {
    guard quiz.isFinished else { return }
    answersChanged(quiz)
    guard !isRecorded, let history = folders?.history else { return }
    let entry = HistoryEntry(
      run: run, finished: now, asked: asked, language: language, seconds: time.seconds,
      answers: AnswerSheet(quiz.answers))
    attempt { () throws(RecordError) in
      try history.append(entry)
      isRecorded = true
      isHistorySynchronized = false
    }
  }

  /// Begins a new test with no answers.
  public func restart() {
    settle()
    beginTime()
  }

  /// Begins a new test of another form with the answers and the time of this one.
  /// - Parameter set: the set; `form` is one of its forms, nil for all questions.
  public func extend(_ set: QuestionSet, to form: Form?) {
    let answered = quiz?.answeredCount ?? 0
    settle()
    asked = AskedForm(set, form: form)
    time.skip(to: answered, now: sources.monotonicSeconds())
  }

  /// Waits for the disk and lets go of everything. A test under way stays for a later run. There may
  /// be notices afterwards.
  public func close() {
    framePainted()
    synchronizer.finish()
    noteRefusal()
    progress = nil
    offered = nil
  }

  private func beginTime() {
    time = ActiveTime(earlier: 0, index: 0, now: sources.monotonicSeconds())
  }

  /// Ends the test under way, and begins a run. A result that is not in the history by now stays
  /// for a later start to put there; answers without a result are thrown away.
  private func settle() {
    if let quiz, quiz.isFinished {
      finish(quiz)
      framePainted()
      progress = nil
    } else {
      attempt { () throws(RecordError) in try progress?.remove() }
    }
    quiz = nil
    run = sources.runID()
    isRecorded = false
  }

  // MARK: Keeping

  private var now: String { UTCTime.text(seconds: sources.wallSeconds()) }

  private func save() {
    guard let progressFolder, let quiz, !isRecorded else { return }
    let record = ProgressRecord(
      run: run, saved: now, asked: asked, language: language, seconds: time.seconds,
      answers: AnswerSheet(quiz.answers), currentQuestionIndex: quiz.currentQuestionIndex)
    attempt { () throws(RecordError) in
      guard quiz.answeredCount > 0 else {
        try progress?.remove()
        return
      }
      if let file = progress, file.hasPlace { return try file.save(record) }
      let file = try progressFolder.free()
      progress = file
      try file.save(record)
    }
  }

  private func attempt(_ action: () throws(RecordError) -> Void) {
    do {
      try action()
    } catch {
      note(.notKept(error))
    }
  }

  /// Notes what the disk did not take.
  private func noteRefusal() {
    if let refusal = synchronizer.takeRefusal() { note(.notKept(refusal)) }
  }

  private func note(_ notice: RecordNotice) {
    if told.insert(notice).inserted { notices.append(notice) }
  }
}
