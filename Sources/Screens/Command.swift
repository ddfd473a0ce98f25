/// What a key can ask a screen to do.
enum Command: Hashable, Sendable {
  case focus(choice: Int)
  case choose(choice: Int)
  case confirm
  case back
  case scroll(ScrollStep)
  case nextButton, previousButton
  case switchLanguage
  case restart
  case more
  case save
  case export(ExportFormat)
  case about
  case help
  case leave
  case stay
}
