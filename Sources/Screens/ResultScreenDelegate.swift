/// Who presents a result and takes over again when it is gone.
@MainActor
public protocol ResultScreenDelegate: AnyObject {
  /// The dialog has been dismissed by Restart: everything begins anew.
  func dialogDismissed()

  /// The dialog has been dismissed to go on with the questions of the longer form.
  func moreQuestionsWanted()
}
