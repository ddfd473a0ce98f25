/// The texts of the interface, each under its name in the files of assets/interface.
public enum Message: Int, CaseIterable, CodingKey, Sendable {
  // The test.

  case appTitle
  case position
  case instruction
  case inputMethod
  case tooSmall

  // Poles and categories.

  case poleE
  case poleI
  case poleS
  case poleN
  case poleT
  case poleF
  case poleJ
  case poleP
  case glossE
  case glossI
  case glossS
  case glossN
  case glossT
  case glossF
  case glossJ
  case glossP
  case categoryNT
  case categoryNF
  case categorySJ
  case categorySP

  // The result.

  case clarityNearlyEven
  case clarityMoreOften
  case clarityMostly
  case clarityNearlyAll
  case clarityAll
  case clarityOf
  case percent
  case counts
  case tie
  case neighbours
  case listSeparator
  case strengths
  case costs
  case mismatch
  case honestLine
  case farewell
  case split
  case pictureCaption
  case alternatives
  case colon

  // The test line by line.

  case plainKeys
  case plainPosition
  case plainChoice
  case plainChosenChoice
  case plainPrompt
  case plainAnswered
  case plainFirst
  case plainUnknown
  case plainPair
  case plainPairBare
  case plainIncomplete
  case errorCannotWrite

  // About the result.

  case aboutTitle
  case aboutHypothesis
  case aboutUse
  case aboutRetest
  case aboutClosePairs
  case aboutNoClosePairs
  case aboutValidity
  case aboutPrivacy
  case aboutKept
  case aboutClarityTitle
  case aboutClarity
  case aboutTieTitle
  case aboutTie
  case aboutFunctionsTitle
  case aboutFunctions
  case aboutTermsTitle
  case aboutTerms

  // Keys: the short words of the footer, then the sentences of the help.

  case hintFocus
  case hintConfirm
  case hintBack
  case hintHelp
  case hintLeave
  case hintScroll
  case hintRestart
  case hintMore
  case formShort
  case formFull
  case hintSave
  case hintCancel
  case hintGoOn
  case hintStartNew
  case hintAbout
  case hintClose
  case hintStay
  case hintRestartNow
  case helpTitle
  case helpOnQuestion
  case helpOnResult
  case helpEverywhere
  case helpFocus
  case helpConfirm
  case helpDigits
  case helpBack
  case helpPage
  case helpRestartQuestion
  case helpLeaveQuestion
  case helpScroll
  case helpPageResult
  case helpButtons
  case helpRestartResult
  case helpMore
  case helpSave
  case helpAbout
  case helpLeaveResult
  case helpLanguage
  case helpHelp
  case helpRedraw
  case helpInterrupt

  // Questions to the user.

  case confirmLeave
  case confirmLeaveKept
  case offer
  case saveAs
  case saved
  case notSaved
  case confirmRestart

  // The command line.

  case usage
  case version
  case trademark
  case tryHelp
  case errorUnknownOption
  case errorMissingArgument
  case errorUnwantedArgument
  case errorMisplacedOption
  case errorUnknownAction
  case errorMissingOperand
  case errorUnknownForm
  case errorUnknownType
  case errorOperand
  case errorUnknownLanguage
  case errorNotATerminal
  case errorTermUnset
  case errorTermUnknown
  case errorTermIncapable
  case errorAsset
  case errorContradiction
  case errorNotAnEntry
  case errorNeedsYes

  // What is kept.

  case noticeSetAside
  case noticeNotKept
  case noticeNoHome
  case noticeLanguage
  case progressDamaged
  case progressOtherSet
  case progressOtherSchema
  case progressChangedSet
  case recordFault
  case recordSymbolicLink
  case recordOtherOwner
  case recordNotAFolder
  case recordNotARegularFile
  case recordInUse
  case historyEmpty
  case historyEntry
  case historyNoChange
  case historyMoved
  case historyLegend
  case historyTime
  case historyBroken
  case historyAsk
  case historyDeleted
  case historyNothing
  case historyInUse
  case answersFault
  case answersCount
  case answersCharacter
  case answersMore
  case answersTooLong
  case scoreLine
  case plainOffer
  case plainNotice

  // Faults of question files: where, then what.

  case whereFile
  case whereLine
  case whereField
  case whereQuestion
  case whereQuestionField
  case faultAt
  case faultUnreadable
  case faultNotARegularFile
  case faultTooLarge
  case faultNotJSON
  case syntaxValue
  case syntaxKey
  case syntaxColon
  case syntaxCommaInObject
  case syntaxCommaInArray
  case syntaxEscape
  case syntaxControlCharacter
  case syntaxEnd
  case faultNotUTF8
  case faultEndsEarly
  case faultNestedTooDeeply
  case faultDuplicateKey
  case faultMissing
  case faultWrongType
  case faultEmptyText
  case faultTextTooLong
  case faultUnknownSchema
  case faultUnusableID
  case faultDuplicateID
  case faultNoQuestions
  case faultPairWithoutQuestions
  case faultFormTooLong
  case faultUnknownPair
  case faultUnknownPole
  case faultNotTwoChoices
  case faultSamePole
  case faultChoicesOnDifferentPairs
  case faultPairDisagrees
  case faultMissingLanguage
  case faultAdditionalLanguage
  case typeObject
  case typeArray
  case typeString
  case typeInteger

  // What a review of a question file finds.

  case whereForm
  case reviewWarning
  case reviewClean
  case reviewCut
  case reviewTooWide
  case reviewUnequalChoices
  case reviewNegation
  case reviewAbsolute
  case reviewAssumption
  case reviewRegionalWord
  case reviewUnusualCharacter
  case reviewForeignScript
  case reviewControl
  case reviewDirection
  case reviewEmoji
  case reviewBlanks
  case reviewDuplicate
  case reviewNearDuplicate
  case reviewNotCompared
  case reviewSamePairTwice
  case reviewBrokenBlock
  case reviewFixedCycle
  case reviewUnequalPairs
  case reviewEvenPairs
  case reviewFirstChoices
  case reviewFirstChoicesTogether
  case reviewAnswerPattern
  case reviewUnasked
}
