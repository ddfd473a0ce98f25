import SixteenCore
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite("Screens and their host")
struct ScreenLifeTests {
  private final class Spy: Screen {
    var calls: [String] = []
    var events: [Event] = []

    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear() { calls.append("appear") }
    override func handle(_ event: Event) { events.append(event) }
  }

  private struct Fault: Error {}

  private final class Failing: Screen {
    override func viewWillAppear() { host?.finish(.failed(Fault())) }
  }

  @Test("viewDidLoad comes once, viewWillAppear at every presentation")
  func life() throws {
    let session = try Session()
    let spy = Spy()
    #expect(spy.calls == [])
    session.open(spy)
    #expect(spy.calls == ["load", "appear"])
    session.host.dismiss()
    #expect(spy.host == nil)
    session.open(spy)
    #expect(spy.calls == ["load", "appear", "appear"])
    #expect(spy.host === session.host)
  }

  @Test("Only the top screen gets events")
  func top() throws {
    let session = try Session()
    let (below, above) = (Spy(), Spy())
    session.run(
      below, press(.up), check { session.host.present(above) }, press(.down),
      send(.unreadable, .click(Position(row: 1, column: 1)), .wheel(1)),
      check { session.host.dismiss() }, press(.left))
    #expect(below.events == [.key(.up), .key(.left)])
    #expect(above.events.count == 4)
  }

  @Test("dismiss calls back when the screen is gone")
  func completion() throws {
    let session = try Session()
    let spy = Spy()
    session.open(spy)
    var wasGone = false
    session.host.dismiss { wasGone = session.host.topScreen == nil }
    #expect(wasGone)
  }

  @Test("What is missing ends the run as a failure, and nothing is shown in its place")
  func failure() throws {
    let session = try Session()
    let ending = session.run(Failing(), type("1"))
    guard case .failed(let error) = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(error is Fault)
    #expect(session.terminal.frameCount == 0)
  }

  @Test("Every type that answers can give is described, so that none can end in a failure")
  func everyType() throws {
    for type in PersonalityType.allCases {
      let session = try Session(columns: 40, rows: 14)
      let result = ResultScreen()
      result.outcome = Outcome(
        tallies: Pair.allCases.map { pair in
          Tally(
            pair: pair, first: type[pair] == pair.first ? 1 : 0,
            second: type[pair] == pair.first ? 0 : 1)
        })
      #expect(session.run(result).isHangUp)
      #expect(session.shown.words("t").hasPrefix(type.code))
    }
  }

  @Test("A signal and a hang-up end the run as themselves", arguments: [1, 2, 15] as [Int32])
  func signals(number: Int32) throws {
    let session = try Session()
    let ending = session.run(type("12"), send(.signal(number)), type("1"))
    guard case .signal(number) = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(session.answers == [0, 1])
    #expect(try Session().run().isHangUp)
  }

  @Test("Ctrl-L sends the screen again and changes nothing", arguments: Scene.allCases)
  func redraw(scene: Scene) throws {
    let session = try Session("en")
    var before: Canvas?
    session.run(scene.steps(), check { before = session.shown }, press(.control("l")))
    #expect(session.terminal.invalidationCount == 1)
    #expect(session.shown.cells == before?.cells)
  }

  @Test("Each event brings one frame")
  func frames() throws {
    let session = try Session()
    session.run(type("1"), press(.down), resize(100, 30), send(.unreadable))
    #expect(session.terminal.frameCount == 5)
  }
}
