import Screens
import SixteenCore
import Terminal
import TextLayout

extension Interface {
  /// What is wrong with the command line, and what would be right.
  func text(_ fault: Options.Fault) -> String {
    let sentence =
      switch fault {
      case .unknownOption(let option):
        text(
          .errorUnknownOption,
          [
            "option": Quotation.of(option),
            "options": Options.Name.allCases.map(\.text).joined(separator: " "),
          ])
      case .missingArgument(let option): text(.errorMissingArgument, ["option": option])
      case .unwantedArgument(let option):
        text(.errorUnwantedArgument, ["option": Quotation.of(option)])
      case .misplacedOption(let option, let action):
        text(.errorMisplacedOption, ["option": option, "action": action.rawValue])
      case .unknownAction(let word):
        text(
          .errorUnknownAction,
          ["word": Quotation.of(word), "words": Options.Action.words.joined(separator: " ")])
      case .operand(let operand): text(.errorOperand, ["operand": Quotation.of(operand)])
      case .contradiction(let one, let other):
        text(.errorContradiction, ["option": one, "other": other])
      case .missingOperand(let action):
        text(.errorMissingOperand, ["action": action.rawValue])
      }
    return "\(sentence) \(text(.tryHelp))"
  }

  /// Why there is no terminal, and what may help.
  func text(_ error: TerminalError) -> String {
    switch error {
    case .notATerminal: text(.errorNotATerminal)
    case .unknown(nil): text(.errorTermUnset)
    case .unknown(let term?): text(.errorTermUnknown, ["term": Quotation.of(term)])
    case .cannotAddressCursor(let term): text(.errorTermIncapable, ["term": Quotation.of(term)])
    }
  }

  /// What could not be kept, or was set aside.
  func text(_ notice: RecordNotice) -> String {
    switch notice {
    case .setAside(let path, let problem):
      text(.noticeSetAside, ["path": path, "reason": text(problem)])
    case .notKept(let error):
      text(.noticeNotKept, ["reason": text(error)])
    }
  }

  private func text(_ problem: ProgressProblem) -> String {
    switch problem {
    case .damaged: text(.progressDamaged)
    case .otherSet: text(.progressOtherSet)
    case .otherSchema: text(.progressOtherSchema)
    case .changedSet: text(.progressChangedSet)
    }
  }

  /// Why a file of records is of no use.
  func text(_ error: RecordError) -> String {
    let problem =
      switch error.problem {
      case .refused(let reason): reason
      case .symbolicLink: text(.recordSymbolicLink)
      case .otherOwner: text(.recordOtherOwner)
      case .notAFolder: text(.recordNotAFolder)
      case .notARegularFile: text(.recordNotARegularFile)
      case .inUse: text(.recordInUse)
      }
    return text(.recordFault, ["path": error.path, "problem": problem])
  }

  /// What is wrong with a line of answers.
  func text(_ error: AnswerLineError) -> String {
    text(
      .answersFault,
      [
        "line": String(error.line),
        "problems": error.problems.map(text).joined(separator: text(.listSeparator)),
      ])
  }

  private func text(_ problem: AnswerLineProblem) -> String {
    switch problem {
    case .tooFew(let given, let wanted), .tooMany(let given, let wanted):
      text(.answersCount, ["given": String(given), "wanted": String(wanted)])
    case .fitsNoForm(let given, let wanted):
      text(
        .answersCount,
        [
          "given": String(given),
          "wanted": wanted.map { String($0) }.joined(separator: text(.alternatives)),
        ])
    case .unknownCharacter(let character, let position):
      text(
        .answersCharacter,
        [
          "character": TextCell.cells(of: String(character)).map(\.text).joined(),
          "position": String(position),
        ])
    case .moreUnknownCharacters(let count):
      text(.answersMore, ["count": String(count)])
    case .lineTooLong(let limit):
      text(.answersTooLong, ["limit": String(limit)])
    }
  }

  /// What is broken in the program's own data.
  func text(_ error: AssetError) -> String {
    text(.errorAsset, ["asset": error.asset, "field": error.field ?? error.reason])
  }

  /// Where in a question file something is wrong, and what.
  func text(_ error: QuestionFileError) -> String {
    let place = place(
      file: error.file, question: error.question, field: error.field, line: error.line,
      column: error.column)
    return text(.faultAt, ["place": place, "problem": text(error.problem)])
  }

  private func text(_ problem: QuestionFileError.Problem) -> String {
    switch problem {
    case .unreadable(let reason): text(.faultUnreadable, ["reason": reason])
    case .notARegularFile: text(.faultNotARegularFile)
    case .tooLarge(let limit): text(.faultTooLarge, ["limit": String(limit)])
    case .json(let problem): text(problem)
    case .unusableID(let id): text(.faultUnusableID, ["id": Quotation.of(id)])
    case .duplicateID(let id): text(.faultDuplicateID, ["id": Quotation.of(id)])
    case .noQuestions: text(.faultNoQuestions)
    case .pairWithoutQuestions(let pair):
      text(.faultPairWithoutQuestions, ["pair": pair.rawValue])
    case .formTooLong(let questions, let available):
      text(
        .faultFormTooLong, ["wanted": String(questions), "available": String(available)])
    case .unknownPair(let pair): text(.faultUnknownPair, ["pair": Quotation.of(pair)])
    case .unknownPole(let pole): text(.faultUnknownPole, ["pole": Quotation.of(pole)])
    case .notTwoChoices(let count): text(.faultNotTwoChoices, ["count": String(count)])
    case .samePole(let pole):
      text(.faultSamePole, ["pole": pole.rawValue, "opposite": pole.opposite.rawValue])
    case .choicesOnDifferentPairs(let first, let second):
      text(
        .faultChoicesOnDifferentPairs, ["first": first.rawValue, "second": second.rawValue])
    case .pairDisagrees(let named, let choices):
      text(.faultPairDisagrees, ["named": named.rawValue, "choices": choices.rawValue])
    case .missingLanguage(let language):
      text(.faultMissingLanguage, ["language": Quotation.of(language)])
    case .additionalLanguage(let language):
      text(.faultAdditionalLanguage, ["language": Quotation.of(language)])
    }
  }

  private func text(_ problem: JSONProblem) -> String {
    switch problem {
    case .syntax(let fault): text(.faultNotJSON, ["detail": text(fault)])
    case .notUTF8: text(.faultNotUTF8)
    case .endsEarly: text(.faultEndsEarly)
    case .nestedTooDeeply: text(.faultNestedTooDeeply)
    case .duplicateKey(let key): text(.faultDuplicateKey, ["key": Quotation.of(key)])
    case .missing: text(.faultMissing)
    case .wrongType(let expected): text(.faultWrongType, ["type": text(expected)])
    case .emptyText: text(.faultEmptyText)
    case .textTooLong(let limit): text(.faultTextTooLong, ["limit": String(limit)])
    case .unknownSchema(let number): text(.faultUnknownSchema, ["number": String(number)])
    }
  }

  private func text(_ fault: JSONSyntaxFault) -> String {
    switch fault {
    case .value: text(.syntaxValue)
    case .key: text(.syntaxKey)
    case .colon: text(.syntaxColon)
    case .commaInObject: text(.syntaxCommaInObject)
    case .commaInArray: text(.syntaxCommaInArray)
    case .escape: text(.syntaxEscape)
    case .controlCharacter: text(.syntaxControlCharacter)
    case .end: text(.syntaxEnd)
    }
  }

  private func text(_ type: JSONType) -> String {
    switch type {
    case .object: text(.typeObject)
    case .array: text(.typeArray)
    case .string: text(.typeString)
    case .integer: text(.typeInteger)
    }
  }
}
