import CVterm

/// A terminal without a window: bytes go in, a screen of cells can be asked.
///
/// Facts on libvterm 0.1.4:
/// - `38;2;R;G;B` and `38:2:R:G:B` give the exact colour. The standard's `38:2::R:G:B` it misreads:
///   the empty colour space counts as red. `PrivateModes.feed` mends that on the way in.
/// - Default colours are RGB(240,240,240) on RGB(0,0,0), flagged as default. Its cube and greys are
///   not xterm's (244 is 133,133,133), so palette colours are looked up in the shim, as xterm's.
///   Bold does not brighten.
/// - SGR 2 (dim) is ignored. Erasing paints the current background (bce).
/// - Of `ESC [ ? a ; b h` it sees only a: see `PrivateModes.feed`.
/// - It would report the mouse to programs that never asked: see `click`.
/// - Its widths are glibc 2.36's but for newer emoji (🧠, 🫠: 1 instead of 2) and rare scripts.
///   Bytes that are not UTF-8 show as U+FFFD.
/// - A character that is cut between two writes is lost if text comes before it: see `feed`.
/// - It has one place for a saved cursor (with pen and visibility) where others have one for each
///   screen, so that ESC 7 in the alternate screen spoils what `?1049l` brings back: see `feed`.
/// - A wide character that does not fit wraps; `rep`, `ech`, `bce`, line-drawing characters work.
/// - A resize does not reflow: rows are cut or padded, what was cut is gone.
final class Emulator {
  private(set) var size: TerminalSize
  private(set) var cursorVisible = true
  private(set) var alternateScreen = false
  private(set) var title = ""
  /// Modes that the program switched by escape sequences.
  private(set) var privateModes = PrivateModes()

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  /// libvterm keeps the pointer, so the table must not move.
  private let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)
  private var replies: [UInt8] = []
  private var cutCharacter: [UInt8] = []
  private var savedCursor = (row: 0, column: 0)

  init(size: TerminalSize) {
    guard let terminal = vterm_new(Int32(size.rows), Self.columns(size)),
      let screen = vterm_obtain_screen(terminal)
    else { preconditionFailure("libvterm: out of memory") }
    self.size = size
    self.terminal = terminal
    self.screen = screen
    vterm_set_utf8(terminal, 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, context in
      guard let value, let context else { return 0 }
      Unmanaged<Emulator>.fromOpaque(context).takeUnretainedValue().set(property, to: value)
      return 1
    }
    let this = Unmanaged.passUnretained(self).toOpaque()
    vterm_screen_set_callbacks(screen, callbacks, this)
    let collect: @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void = {
      bytes, count, context in
      guard let bytes, let context else { return }
      let emulator = Unmanaged<Emulator>.fromOpaque(context).takeUnretainedValue()
      emulator.replies += UnsafeRawBufferPointer(start: bytes, count: count)
    }
    vterm_output_set_callback(terminal, collect, this)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  /// Shows what a program wrote.
  func feed(_ bytes: some Sequence<UInt8>) {
    var pending = cutCharacter
    func flush() {
      pending.withUnsafeBytes { buffer in
        _ = vterm_input_write(
          terminal, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
      }
      pending.removeAll(keepingCapacity: true)
    }
    for byte in bytes {
      if pending.last == 0x1B, byte == UInt8(ascii: "7") || byte == UInt8(ascii: "8") {
        pending.removeLast()
        flush()
        if byte == UInt8(ascii: "7") { savedCursor = cursor }
        if byte == UInt8(ascii: "8") {
          pending += "\u{1B}[\(savedCursor.row + 1);\(savedCursor.column + 1)H".utf8
        }
      } else if let others = privateModes.feed(byte) {
        pending += others
      } else {
        pending.append(byte)
      }
    }
    cutCharacter = Self.cutCharacter(endOf: pending)
    pending.removeLast(cutCharacter.count)
    flush()
  }

  /// The bytes of a character whose rest is still to come.
  private static func cutCharacter(endOf bytes: [UInt8]) -> [UInt8] {
    let end = bytes.suffix(4)
    guard let start = end.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[start] >= 0xC0
    else { return [] }
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    return bytes.count - start < length ? Array(bytes[start...]) : []
  }

  func feed(_ text: String) { feed(text.utf8) }

  /// Takes what the terminal itself has to say: answers to queries, keys, mouse reports.
  func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  func resize(to size: TerminalSize) {
    self.size = size
    vterm_set_size(terminal, Int32(size.rows), Self.columns(size))
  }

  /// A wide character on a screen of one column would crash libvterm 0.1.4.
  private static func columns(_ size: TerminalSize) -> Int32 { Int32(max(2, size.columns)) }

  /// Presses a key; the bytes are among the next replies, and so for the two below.
  func press(_ key: Key) {
    vterm_keyboard_key(terminal, key.code, VTERM_MOD_NONE)
  }

  /// Presses and releases a mouse button, unreported unless the program asked for the mouse.
  func click(row: Int, column: Int, button: Int = 1) {
    guard privateModes.mouse else { return }
    vterm_mouse_move(terminal, Int32(row), Int32(column), VTERM_MOD_NONE)
    vterm_mouse_button(terminal, Int32(button), true, VTERM_MOD_NONE)
    vterm_mouse_button(terminal, Int32(button), false, VTERM_MOD_NONE)
  }

  /// Pastes, bracketed where the program asked for it.
  func paste(_ text: String) {
    vterm_keyboard_start_paste(terminal)
    replies += text.utf8
    vterm_keyboard_end_paste(terminal)
  }

  /// The cell at a position that must be on the screen.
  func cell(row: Int, column: Int) -> EmulatedCell {
    var cell = cvterm_cell()
    let found = cvterm_get_cell(screen, Int32(row), Int32(column), &cell)
    precondition(found, "no cell at row \(row), column \(column) on a \(size) screen")
    let scalars = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }
    let isContinuation = scalars.first == UInt32.max
    let text = String(
      String.UnicodeScalarView(scalars.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)))
    return EmulatedCell(
      text: isContinuation ? "" : text.isEmpty ? " " : text,
      width: isContinuation ? 0 : Int(cell.width),
      foreground: RGB(cell.foreground.0, cell.foreground.1, cell.foreground.2),
      background: RGB(cell.background.0, cell.background.1, cell.background.2),
      foregroundIndex: cell.foreground_index < 0 ? nil : Int(cell.foreground_index),
      backgroundIndex: cell.background_index < 0 ? nil : Int(cell.background_index),
      hasDefaultForeground: cell.default_foreground,
      hasDefaultBackground: cell.default_background,
      bold: cell.bold, underline: cell.underline, italic: cell.italic, blink: cell.blink,
      reverse: cell.reverse)
  }

  /// All cells of a row, from the left.
  func cells(row: Int) -> [EmulatedCell] {
    (0..<size.columns).map { cell(row: row, column: $0) }
  }

  /// Everything that is on the screen, for comparing.
  var snapshot: Snapshot {
    let count = size.rows * size.columns
    let cells = [cvterm_cell](unsafeUninitializedCapacity: count) { buffer, used in
      cvterm_get_cells(screen, Int32(size.rows), Int32(size.columns), buffer.baseAddress)
      used = count
    }
    return Snapshot(size: size, lines: lines, bytes: cells.withUnsafeBytes { Array($0) })
  }

  /// The text of a row, trailing blanks removed.
  func text(row: Int) -> String {
    var buffer = [CChar](repeating: 0, count: size.columns * 4 * Int(VTERM_MAX_CHARS_PER_CELL))
    let row = VTermRect(
      start_row: Int32(row), end_row: Int32(row) + 1, start_col: 0, end_col: Int32(size.columns))
    var count = vterm_screen_get_text(screen, &buffer, buffer.count, row)
    while count > 0, buffer[count - 1] == CChar(UInt8(ascii: " ")) { count -= 1 }
    return buffer.withUnsafeBytes { String(decoding: $0.prefix(count), as: UTF8.self) }
  }

  /// The text of every row, from the top.
  var lines: [String] { (0..<size.rows).map(text(row:)) }

  /// The whole screen as text.
  var text: String { lines.joined(separator: "\n") }

  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// Where a text begins on one row, in cells, the topmost leftmost occurrence first.
  func position(of text: String) -> (row: Int, column: Int)? {
    for row in 0..<size.rows where self.text(row: row).contains(text) {
      let cells = cells(row: row)
      for column in cells.indices where cells[column].width > 0 {
        if cells[column...].lazy.map(\.text).joined().hasPrefix(text) { return (row, column) }
      }
    }
    return nil
  }

  /// Rows with half a wide character: libvterm, unlike most terminals, leaves the other half there.
  var tornRows: [Int] {
    (0..<size.rows).filter { row in
      let cells = cells(row: row)
      return cells.indices.contains { column in
        let cell = cells[column]
        guard let scalar = cell.text.unicodeScalars.first?.value else {
          return column == 0 || cells[column - 1].width != 2
        }
        // libvterm takes the width from the next cell, so the character contradicts it.
        let isWide = Self.wide.contains { $0.contains(scalar) }
        let isNarrow = Self.narrow.contains { $0.contains(scalar) }
        return cell.width == 1 ? isWide : isNarrow
      }
    }
  }

  /// Characters whose width no terminal doubts; enough to find a torn one.
  private static let wide: [ClosedRange<UInt32>] = [
    0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xFF01...0xFF60, 0x20000...0x3FFFD,
  ]
  private static let narrow: [ClosedRange<UInt32>] = [0x20...0x10FF, 0x2500...0x25FC]

  var cursor: (row: Int, column: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.row), Int(position.col))
  }

  /// Whether text written next would have default colours and no attribute.
  var penIsPlain: Bool { cvterm_pen_is_plain(terminal) }

  private func set(_ property: VTermProp, to value: UnsafePointer<VTermValue>) {
    switch property {
    case VTERM_PROP_CURSORVISIBLE: cursorVisible = cvterm_value_bool(value)
    case VTERM_PROP_ALTSCREEN: alternateScreen = cvterm_value_bool(value)
    case VTERM_PROP_TITLE: title = cvterm_value_string(value).map(String.init(cString:)) ?? ""
    default: break
    }
  }
}
