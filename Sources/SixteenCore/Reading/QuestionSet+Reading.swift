extension QuestionSet {
  /// The largest question file that is read, in bytes: 4 MiB.
  public static let largestFileSize = 4 << 20

  /// How many problems of a file are listed before reading, or its review, stops.
  public static let findingsLimit = 1000

  /// The set in the bytes of a question file.
  ///
  /// - Parameters:
  ///   - json: UTF-8, with or without a byte order mark.
  ///   - file: the name that errors give the file.
  /// - Throws: the first problem found.
  public init(json: UnsafeRawBufferPointer, file: String) throws(QuestionFileError) {
    let (set, errors) = Self.read(json, file: file, limit: 1)
    if let set {
      self = set
    } else {
      // Without a set there is an error; the other one is for the compiler.
      throw errors.first ?? QuestionFileError(file: file, problem: .noQuestions)
    }
  }

  /// The set in a question file.
  ///
  /// - Throws: the first problem found. What is not a regular file or larger than
  ///   `largestFileSize` is refused before any of it is decoded; a pipe never blocks.
  public static func load(path: String) throws(QuestionFileError) -> QuestionSet {
    let bytes = try contents(ofFile: path)
    let result = bytes.withUnsafeBytes { json in
      Result { () throws(QuestionFileError) in try QuestionSet(json: json, file: path) }
    }
    return try result.get()
  }

  /// The set in a question file, or everything that keeps it from being read, in the order of the
  /// file.
  static func read(path: String) -> (set: QuestionSet?, errors: [QuestionFileError]) {
    do {
      let bytes = try contents(ofFile: path)
      return bytes.withUnsafeBytes { read($0, file: path, limit: findingsLimit) }
    } catch {
      return (nil, [error])
    }
  }

  static func read(
    _ json: UnsafeRawBufferPointer, file: String, limit: Int
  ) -> (set: QuestionSet?, errors: [QuestionFileError]) {
    var findings = QuestionFileFindings(file: file, limit: limit)
    do {
      let set = try JSONDocument.withRoot(of: json) { root in
        QuestionSet(root, findings: &findings)
      }
      return (set, findings.errors)
    } catch {
      findings.note(error)
      return (nil, findings.errors)
    }
  }

  private static func contents(ofFile path: String) throws(QuestionFileError) -> [UInt8] {
    do {
      return try Platform.contents(ofFile: path, limit: largestFileSize)
    } catch {
      let problem: QuestionFileError.Problem =
        switch error {
        case .unreadable(let reason): .unreadable(reason: reason)
        case .notARegularFile: .notARegularFile
        case .tooLarge: .tooLarge(limit: largestFileSize)
        }
      throw QuestionFileError(file: path, problem: problem)
    }
  }
}
