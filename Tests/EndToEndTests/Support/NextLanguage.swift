import SixteenCore

/// The language whose turn is after another's.
func nextLanguage(after language: Language.ID = "en") throws -> Language.ID {
  let list = try LanguageList.bundled()
  return list.next(after: list.language(id: language) ?? list.fallback).id
}
