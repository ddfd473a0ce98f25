@preconcurrency import CNcurses
import CSystem
import Glibc

/// The real terminal: the one place that talks to ncurses.
@MainActor
public final class CursesTerminal: Terminal {
  /// What to start it with.
  public struct Options: Sendable {
    /// Draw with ASCII only, whatever the locale offers.
    public var usesASCII = false
    /// Ask for mouse presses.
    public var usesMouse = false
    /// A terminfo entry with direct colour as text, the name it has in there before a colon.
    public var directColorEntry: DirectColorEntry?

    /// The defaults.
    public init() {}
  }

  /// A compiled terminal description in the text form of `infocmp -Q2`.
  public struct DirectColorEntry: Sendable {
    /// The terminal's name in it.
    public let name: String
    /// "b64:" and the rest.
    public let text: String

    /// An entry that ncurses finds by `name` in `text`.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What the terminal can show.
  public let traits: Traits
  private let palette: Palette
  private let modes: TerminalModes
  private let input: Int32
  private let wakeUps: Int32
  private let screen: OpaquePointer
  private var reader: KeyReader
  private let readsMouse: Bool
  private let isUnicode = CharacterSet.isUnicode
  private var lastPastedAt = ContinuousClock.now
  private var waiting: [Event] = []
  private var isInvalid = true
  private var isOpen = true
  /// The frame that ncurses has.
  private var shown: Canvas?
  private var row: [cchar_t] = []
  private let insertsLastCell: Bool
  private var wideText = [wchar_t](repeating: 0, count: CellText.capacity + 1)
  /// No window has more rows or columns; beyond, ncurses itself breaks down.
  private static let largestExtent: Int32 = 1000

  /// Takes the terminal over: alternate screen, keys one by one, no echo.
  /// - Throws: `TerminalError` before anything was changed.
  public init(options: Options = Options()) throws {
    guard isatty(0) == 1, isatty(1) == 1 else { throw TerminalError.notATerminal }
    // Exported, these two would freeze the size for good.
    unsetenv("LINES")
    unsetenv("COLUMNS")
    let description = try TerminalDescription.ofEnvironment()
    var before = termios()
    tcgetattr(1, &before)
    readsMouse = options.usesMouse
    reader = KeyReader(readsMouse: readsMouse)
    wakeUps = SignalPipe.install()
    input = dup(0)
    guard
      let screen = Self.newScreen(
        description, directColor: options.directColorEntry, input: fdopen(input, "r"),
        output: fdopen(dup(1), "w"))
    else {
      SignalPipe.uninstall()
      throw TerminalError.unknown(description.name)
    }
    self.screen = screen
    insertsLastCell = Self.insertsLastCell
    let colors = Self.startColors()
    palette = Palette(depth: colors)
    traits = Traits(colors: colors, hasGlyphs: !options.usesASCII && CharacterSet.hasGlyphs)
    modes = TerminalModes(
      sendsEscapeSequences: description.sendsEscapeSequences, mouse: options.usesMouse)
    configureInput()
    curs_set(0)
    modes.switchOn()
    CrashGuard.arm(descriptor: 1, modes: before, farewell: modes.farewell)
  }

  private static func newScreen(
    _ description: TerminalDescription, directColor: DirectColorEntry?,
    input: UnsafeMutablePointer<FILE>?, output: UnsafeMutablePointer<FILE>?
  ) -> OpaquePointer? {
    if let entry = directColor, description.hasDirectColor {
      let before = getenv("TERMINFO").map { String(cString: $0) }
      setenv("TERMINFO", entry.text, 1)
      defer {
        if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") }
      }
      if let screen = newterm(entry.name, output, input) { return screen }
    }
    return newterm(description.name, output, input)
  }

  private static func startColors() -> ColorDepth {
    guard !TerminalDescription.colorsAreUnwanted, has_colors(), start_color() == OK
    else { return .none }
    // Else ncurses would paint all of the screen black before each full frame.
    use_default_colors()
    return ColorDepth(count: Int(COLORS))
  }

  private func configureInput() {
    cbreak()
    noecho()
    nonl()
    keypad(stdscr, true)
    nodelay(stdscr, true)
    let wanted = getenv("ESCDELAY").flatMap { Int32(String(cString: $0)) } ?? -1
    if !(0...10_000).contains(wanted) { set_escdelay(50) }
    for (sequence, code) in KeySequences.all { define_key(sequence, code) }
    // Once ncurses has begun with a mouse report that it ignores, it blocks until the next key.
    keyok(sixteen_key_mouse, false)
  }

  /// Gives the terminal back as it was found.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    flushinp()
    modes.switchOff()
    curs_set(1)
    endwin()
    CrashGuard.disarm()
    SignalPipe.uninstall()
    delscreen(screen)
  }

  /// The extent that ncurses draws to.
  public var size: Size { Size(rows: Int(LINES), columns: Int(COLS)) }

  // MARK: Showing

  /// Hands a whole frame to ncurses, which sends the difference.
  public func show(_ canvas: Canvas) {
    guard canvas.size == size else { return }
    if isInvalid {
      clearok(curscr, true)
      isInvalid = false
    }
    for row in 0..<canvas.size.rows where !isShown(canvas, row: row) { show(canvas, row: row) }
    shown = canvas
    let cursor = canvas.cursor ?? Position(row: 0, column: 0)
    wmove(stdscr, Int32(cursor.row), Int32(cursor.column))
    wnoutrefresh(stdscr)
    doupdate()
  }

  /// Whether a row is what ncurses already has: most are, after a key.
  private func isShown(_ canvas: Canvas, row: Int) -> Bool {
    guard let shown, shown.size == canvas.size else { return false }
    return shown.cells(inRow: row) == canvas.cells(inRow: row)
  }

  private func show(_ canvas: Canvas, row number: Int) {
    row.removeAll(keepingCapacity: true)
    var last: (styled: Cell, attributes: attr_t, pair: Int32, text: CellText, character: cchar_t)?
    for cell in sentCells(of: canvas, row: number) where !cell.isContinuation {
      if let before = last, looksRight(cell, inStyleOf: before.styled) {
        if cell.character != before.text {
          last?.text = cell.character
          last?.character = character(cell.character, before.attributes, before.pair)
        }
      } else {
        let choice = palette.choice(for: cell)
        let (attributes, pair) = (attributeBits(choice.attributes), pair(choice))
        let shown = character(cell.character, attributes, pair)
        last = (cell, attributes, pair, cell.character, shown)
      }
      if let last { row.append(last.character) }
    }
    mvwadd_wchnstr(stdscr, Int32(number), 0, row, Int32(row.count))
  }

  /// Whether ncurses can write the last cell of the screen only by writing it one column early
  /// and then inserting the cell before it, as in tmux and GNU screen.
  private static var insertsLastCell: Bool {
    let value = tigetstr("rmam")
    return tigetflag("am") > 0 && (value == nil || Int(bitPattern: value) == -1)
  }

  /// The cells of a row. Where inserting would cut a wide character before the screen's last cell
  /// in half, the row goes one column to the left, into its margin.
  private func sentCells(of canvas: Canvas, row: Int) -> ArraySlice<Cell> {
    let cells = canvas.cells(inRow: row)
    guard insertsLastCell, row == canvas.size.rows - 1,
      cells.dropLast().last?.isContinuation == true,
      let first = cells.first, first.character == .blank,
      let last = cells.last, last.character == .blank
    else { return cells }
    return cells.dropFirst() + [last]
  }

  /// Whether a cell looks the same when it is sent in the style of the one before. A blank shows
  /// neither ink nor weight, and a change of attributes costs all colours again.
  private func looksRight(_ cell: Cell, inStyleOf other: Cell) -> Bool {
    guard cell.background == other.background else { return false }
    if cell.style == other.style { return true }
    return cell.character == .blank && palette.backgroundIgnoresInk
      && cell.style.attributes.union(other.style.attributes)
        .isDisjoint(with: [.reverse, .underline])
  }

  private func character(_ text: CellText, _ attributes: attr_t, _ pair: Int32) -> cchar_t {
    var text = text
    if !traits.hasGlyphs, let twin = Glyph.asciiTwins[text.string] { text = CellText(twin) }
    if !isUnicode { text = CellText(CharacterSet.showable(text.string)) }
    for index in 0..<CellText.capacity { wideText[index] = wchar_t(bitPattern: text[index]) }
    var cell = cchar_t()
    sixteen_set_cell(&cell, &wideText, attributes, pair)
    return cell
  }

  private func pair(_ choice: Palette.Choice) -> Int32 {
    palette.depth == .none ? 0 : max(0, alloc_pair(choice.foreground, choice.background))
  }

  private func attributeBits(_ attributes: Attributes) -> attr_t {
    var bits = sixteen_normal
    if attributes.contains(.bold) { bits |= sixteen_bold }
    if attributes.contains(.underline) { bits |= sixteen_underline }
    if attributes.contains(.reverse) { bits |= sixteen_reverse }
    if attributes.contains(.dim) { bits |= sixteen_dim }
    return bits
  }

  /// Makes ncurses clear the screen and send everything at the next frame.
  public func invalidate() {
    isInvalid = true
    shown = nil
  }

  // MARK: Events

  /// Whether keys have been read that nobody has acted on yet.
  public var hasWaitingEvents: Bool { !waiting.isEmpty }

  /// Sleeps until a key, a signal or the terminal's end; wakes up for nothing else.
  public func nextEvent() -> Event {
    while true {
      if let event = signalEvent() { return event }
      if !waiting.isEmpty { return waiting.removeFirst() }
      var descriptors = [
        pollfd(fd: wakeUps, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, 2, -1) > 0 else { continue }
      if descriptors[0].revents != 0 { SignalPipe.drain(wakeUps) }
      if let event = signalEvent() { return event }
      let state = Int32(descriptors[1].revents)
      if state & (POLLHUP | POLLERR | POLLNVAL) != 0 { return .hangUp }
      if state & POLLIN != 0 { readKeys() }
    }
  }

  private func signalEvent() -> Event? {
    let signal = SignalPipe.takeLeaveSignal()
    if signal != 0 { return .signal(signal) }
    if SignalPipe.takeStopRequest() {
      modes.switchOff()
      endwin()
      SignalPipe.stop()
      return resume()
    }
    if SignalPipe.takeContinue() {
      // It was stopped without being asked; whoever had the terminal meanwhile has changed it.
      endwin()
      return resume()
    }
    return SignalPipe.takeWindowChange() ? adoptWindowSize() : nil
  }

  private func resume() -> Event {
    reset_prog_mode()
    modes.switchOn()
    return adoptWindowSize()
  }

  private func adoptWindowSize() -> Event {
    var rows: UInt16 = 0
    var columns: UInt16 = 0
    if sixteen_window_size(1, &rows, &columns) == 0, rows > 0, columns > 0 {
      resize_term(min(Int32(rows), Self.largestExtent), min(Int32(columns), Self.largestExtent))
    }
    invalidate()
    return .resize
  }

  private func readKeys() {
    #if DEBUG
      // Lets a test see what a trap leaves on the terminal.
      if getenv("SIXTEEN_TRAP") != nil { fatalError("SIXTEEN_TRAP") }
    #endif
    if reader.isPasting, lastPastedAt.duration(to: .now) > .seconds(1) { reader.endPaste() }
    var codes: [Int32] = []
    while true {
      let code = wgetch(stdscr)
      guard code != ERR else { break }
      codes.append(code)
    }
    waiting += reader.events(of: codes)
    if reader.isPasting { lastPastedAt = .now }
  }

  /// Forgets what was typed up to now, read or not.
  public func discardInput() {
    waiting.removeAll()
    flushinp()
    // What flushinp threw away may have been the end of a sequence or of a paste.
    reader = KeyReader(readsMouse: readsMouse)
  }
}
