import CNcurses

/// Sequences that terminals send for our keys whatever their description says: with and without
/// application mode, with modifiers, and in the dialects of rxvt and the Linux console.
enum KeySequences {
  /// Each sequence with its key code.
  static let all: [(sequence: String, code: Int32)] = {
    var all: [(String, Int32)] = [
      ("\u{1B}[200~", KeyReader.pasteStart), ("\u{1B}[201~", KeyReader.pasteEnd),
      ("\u{1B}[1~", sixteen_key_home), ("\u{1B}[7~", sixteen_key_home),
      ("\u{1B}[4~", sixteen_key_end), ("\u{1B}[8~", sixteen_key_end),
      ("\u{1B}[5~", sixteen_key_page_up), ("\u{1B}[6~", sixteen_key_page_down),
      ("\u{1B}[Z", sixteen_key_back_tab), ("\u{1B}OM", sixteen_key_enter),
    ]
    let finals: [(String, Int32)] = [
      ("A", sixteen_key_up), ("B", sixteen_key_down), ("C", sixteen_key_right),
      ("D", sixteen_key_left), ("H", sixteen_key_home), ("F", sixteen_key_end),
    ]
    for (final, code) in finals {
      for start in ["[", "O", "[1;2", "[1;5"] { all.append(("\u{1B}" + start + final, code)) }
    }
    return all
  }()
}
