import Terminal

/// Puts a locale with a large character set in force, once, as the program does at its start:
/// characters are read by it.
let localeIsAdopted: Bool = {
  CharacterSet.adopt()
  return true
}()
