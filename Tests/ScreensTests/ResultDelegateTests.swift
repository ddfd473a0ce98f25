import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("The result and its delegate")
struct ResultDelegateTests {
  private final class Spy: ResultScreenDelegate {
    var calls: [String] = []
    var look: () -> String = { "" }

    func dialogDismissed() { calls.append("dismissed, \(look())") }
    func moreQuestionsWanted() { calls.append("more, \(look())") }
  }

  private func session(_ spy: Spy?) throws -> (Session, ResultScreen) {
    let session = try Session()
    let result = ResultScreen()
    result.outcome = Scene.outcome
    result.questionsLeft = 24
    result.delegate = spy
    spy?.look = { [weak result] in
      session.host.topScreen === result || result?.host != nil ? "still there" : "gone"
    }
    return (session, result)
  }

  @Test("Restart dismisses the dialog first and then calls the delegate, once")
  func restart() throws {
    let spy = Spy()
    let (session, result) = try session(spy)
    session.run(
      result, check { #expect(spy.calls == []) }, type("r"), check { #expect(spy.calls.count == 1) }
    )
    #expect(spy.calls == ["dismissed, gone"])
    #expect(session.host.topScreen == nil)
  }

  @Test("More questions are asked for in the same order")
  func more() throws {
    let spy = Spy()
    let (session, result) = try session(spy)
    session.run(result, type("m"))
    #expect(spy.calls == ["more, gone"])
  }

  @Test("The delegate is weak")
  func weak() throws {
    var spy: Spy? = Spy()
    let (session, result) = try session(spy)
    spy = nil
    #expect(result.delegate == nil)
    let ending = session.run(result, type("r"))
    #expect(ending.isHangUp)
  }

  @Test("No other key calls the delegate")
  func others() throws {
    let spy = Spy()
    let (session, result) = try session(spy)
    session.run(result, press(.enter, .up, .down, .tab, .backTab), type("12ujkl il?? "))
    #expect(spy.calls == [])
  }

  @Test("A result shows what it was given at its presentation, not before")
  func freshData() throws {
    let (session, result) = try session(nil)
    session.open(result)
    #expect(session.frame.words("t").hasPrefix(Scene.outcome.type.code))
    result.outcome = Outcome(tallies: [])
    #expect(session.frame.words("t").hasPrefix(Scene.outcome.type.code))
    session.host.dismiss()
    session.open(result)
    #expect(session.frame.words("t").hasPrefix("INFP"))
  }
}
