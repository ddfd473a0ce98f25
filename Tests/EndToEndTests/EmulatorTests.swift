import Testing

/// The emulator, held against sequences whose effect is known.
@Suite("The emulator")
struct EmulatorTests {
  private func screen(_ text: String, columns: Int = 20, rows: Int = 4) -> Emulator {
    let emulator = Emulator(size: TerminalSize(columns: columns, rows: rows))
    emulator.feed(text)
    return emulator
  }

  @Test("Direct colours are read back exactly")
  func directColours() {
    let screen = screen("\u{1B}[38;2;50;8;103;48;2;46;206;207mA\u{1B}[38:2:1:2:3mB\u{1B}[0mC")
    #expect(screen.cell(row: 0, column: 0).foreground == RGB(50, 8, 103))
    #expect(screen.cell(row: 0, column: 0).background == RGB(46, 206, 207))
    #expect(screen.cell(row: 0, column: 1).foreground == RGB(1, 2, 3))
    #expect(screen.cell(row: 0, column: 2).hasDefaultForeground)
    #expect(screen.cell(row: 0, column: 2).hasDefaultBackground)
    #expect(!screen.cell(row: 0, column: 0).hasDefaultBackground)
  }

  @Test("The colour form with an empty colour space is understood, as xterm-direct sends it")
  func emptyColourSpace() {
    let screen = screen("\u{1B}[38:2::50:8:103m\u{1B}[1;48:2::0:0:8mA")
    #expect(screen.cell(row: 0, column: 0).foreground == RGB(50, 8, 103))
    #expect(screen.cell(row: 0, column: 0).background == RGB(0, 0, 8))
    #expect(screen.cell(row: 0, column: 0).bold)
  }

  @Test("Palette and default colours have known values, bold does not brighten")
  func paletteColours() {
    let screen = screen("\u{1B}[38;5;196mA\u{1B}[38;5;244mB\u{1B}[0mC\u{1B}[1;31mD\u{1B}[22mE")
    #expect(screen.cell(row: 0, column: 0).foreground == RGB(255, 0, 0))
    #expect(screen.cell(row: 0, column: 0).foregroundIndex == 196)
    #expect(screen.cell(row: 0, column: 1).foreground == RGB(128, 128, 128))
    #expect(screen.cell(row: 0, column: 2).foregroundIndex == nil)
    #expect(screen.cell(row: 0, column: 2).foreground == RGB(240, 240, 240))
    #expect(screen.cell(row: 0, column: 2).background == RGB(0, 0, 0))
    let (bold, plain) = (screen.cell(row: 0, column: 3), screen.cell(row: 0, column: 4))
    #expect(bold.foreground == plain.foreground && bold.foregroundIndex == 1)
    screen.feed("\u{1B}[48;5;67mF")
    #expect(screen.cell(row: 0, column: 5).background == RGB(95, 135, 175))
  }

  @Test("Attributes are read back; dim is not known to libvterm 0.1.4")
  func attributes() {
    let screen = screen("\u{1B}[1mA\u{1B}[0;4mB\u{1B}[0;7mC\u{1B}[0;2mD\u{1B}[0;31;7mE")
    #expect(screen.cell(row: 0, column: 0).bold)
    #expect(screen.cell(row: 0, column: 1).underline)
    #expect(!screen.cell(row: 0, column: 1).bold)
    #expect(screen.cell(row: 0, column: 2).reverse)
    let red = screen.cell(row: 0, column: 4)
    #expect(red.shown.background == red.foreground)
    #expect(!screen.penIsPlain)
    screen.feed("\u{1B}[0m")
    #expect(screen.penIsPlain)
    var dim = screen.cell(row: 0, column: 3)
    dim.text = " "
    #expect(dim == screen.cell(row: 0, column: 10))
  }

  @Test("A wide character takes two cells, combining marks none")
  func wideCharacters() {
    let screen = screen("中a\u{301}文\r\n  十六型")
    #expect(screen.cells(row: 0).prefix(5).map(\.width) == [2, 0, 1, 2, 0])
    #expect(screen.cells(row: 0).prefix(5).map(\.text) == ["中", "", "a\u{301}", "文", ""])
    #expect(screen.lines == ["中a\u{301}文", "  十六型", "", ""])
    #expect(screen.position(of: "六型") ?? (-1, -1) == (1, 4))
    #expect(screen.position(of: "七") == nil)
    #expect(screen.cursor == (1, 8))
  }

  @Test("Half a wide character is found")
  func tornCharacters() {
    #expect(screen("中文\r\n\u{1B}[1;3H國").tornRows == [])
    #expect(screen("中文\r\n中文\u{1B}[2;2Hx").tornRows == [1])
    #expect(screen("中文\u{1B}[1;3Hx").tornRows == [0])
    #expect(screen("中文\u{1B}[1;2H國").tornRows == [0])
    #expect(screen("　╭─「中」═▶ a\u{301}，１").tornRows == [])
  }

  @Test("What ncurses uses under xterm-256color works: repeat, erase, line drawing")
  func capabilities() {
    let screen = screen("a\u{1B}[3b中\r\n12345\u{1B}[2;2H\u{1B}[2X\r\n\u{1B}(0lqk\u{1B}(B")
    #expect(screen.lines == ["aaaa中", "1  45", "┌─┐", ""])
  }

  @Test("Characters cut between two writes arrive whole")
  func splitBytes() {
    let screen = screen("")
    for byte in "型\u{1B}[?1049h\u{1B}[38;2;9;8;7m名".utf8 { screen.feed([byte]) }
    #expect(screen.alternateScreen)
    #expect(screen.contains("名"))
    #expect(!screen.contains("型"))
    screen.feed("\u{1B}[?1049l")
    #expect(screen.contains("型"))
    let text = Array("十六型".utf8)
    for cut in 1..<text.count {
      let screen = self.screen("")
      screen.feed(text[..<cut])
      screen.feed(text[cut...])
      #expect(screen.text(row: 0) == "十六型")
    }
  }

  @Test("A cursor saved in the alternate screen is not the one that leaving it brings back")
  func savedCursors() {
    let screen = screen("ab\u{1B}[?1049h\u{1B}[?25l\u{1B}[31m\u{1B}[3;7H\u{1B}7\u{1B}[H\u{1B}8")
    #expect(screen.cursor == (2, 6))
    screen.feed("\u{1B}[?25h\u{1B}[m\u{1B}[?1049l")
    #expect(screen.cursor == (0, 2) && screen.cursorVisible && screen.penIsPlain)
  }

  @Test("Modes are followed: cursor, screens, paste, mouse, keypad, title")
  func modes() {
    let screen = screen("\u{1B}[?25l\u{1B}[?1049h\u{1B}[?1h\u{1B}=\u{1B}[?1000;1006h\u{1B}[?2004h")
    screen.feed("\u{1B}]2;Sixteen\u{07}")
    #expect(!screen.cursorVisible)
    #expect(screen.title == "Sixteen")
    #expect(screen.privateModes.mouse && screen.privateModes.bracketedPaste)
    #expect(screen.privateModes.cursorKeys && screen.privateModes.applicationKeypad)
    screen.feed("\u{1B}[?2004l\u{1B}[?1000;1006l\u{1B}>\u{1B}[?1;1049l\u{1B}[?12l\u{1B}[?25h")
    #expect(screen.privateModes == PrivateModes())
    #expect(screen.cursorVisible && !screen.alternateScreen)
  }

  @Test("Keys, paste and mouse are encoded by the modes that are set")
  func keys() {
    let screen = screen("")
    func bytes(_ action: () -> Void) -> String {
      action()
      return String(decoding: screen.takeReplies(), as: UTF8.self)
    }
    #expect(bytes { screen.press(.up) } == "\u{1B}[A")
    #expect(bytes { screen.press(.enter) } == "\r")
    #expect(bytes { screen.press(.backspace) } == "\u{7F}")
    #expect(bytes { screen.paste("1") } == "1")
    #expect(bytes { screen.click(row: 0, column: 3) } == "")
    screen.feed("\u{1B}[?1h\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h")
    #expect(bytes { screen.press(.up) } == "\u{1B}OA")
    #expect(bytes { screen.paste("1") } == "\u{1B}[200~1\u{1B}[201~")
    #expect(bytes { screen.click(row: 0, column: 3) } == "\u{1B}[<0;4;1M\u{1B}[<0;4;1m")
  }

  @Test("A resize pads and cuts, it does not reflow")
  func resizeWithoutReflow() {
    let screen = screen("abcdefgh\r\n二", columns: 10, rows: 2)
    screen.resize(to: TerminalSize(columns: 4, rows: 3))
    #expect(screen.lines == ["abcd", "二", ""])
    screen.resize(to: TerminalSize(columns: 10, rows: 2))
    #expect(screen.text(row: 0) == "abcd")
  }

  @Test("Erasing paints the current background")
  func backgroundColourErase() {
    let screen = screen("\u{1B}[48;2;50;8;103m\u{1B}[2J")
    #expect(screen.cell(row: 3, column: 19).background == RGB(50, 8, 103))
  }
}
