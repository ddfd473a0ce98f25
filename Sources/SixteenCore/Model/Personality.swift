/// What is said about a type: 名稱, 取向, 型態, 描述 and what goes with them.
public struct Personality: Hashable, Sendable {
  /// The type described (型態).
  public let type: PersonalityType
  /// Its name (名稱), such as "Quiet Noticer".
  public let name: LocalizedText
  /// One line that says the core of it.
  public let essence: LocalizedText
  /// One paragraph in the second person (描述).
  public let description: LocalizedText
  /// What tends to go well, one phrase each.
  public let strengths: [LocalizedText]
  /// What it tends to cost, one phrase each.
  public let costs: [LocalizedText]
  /// The end of "This may not be you if …".
  public let mismatch: LocalizedText

  /// The category (取向), which picks the colours of the result.
  public var category: Category { type.category }
}
