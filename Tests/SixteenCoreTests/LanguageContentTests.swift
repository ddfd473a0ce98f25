import SixteenCore
import Testing

/// Words of the mainland that Taiwan says otherwise.
private let mainlandWords = [
  "默認", "保存", "退出", "屏幕", "程序", "文件", "界面", "視頻", "音頻", "軟件", "硬件", "信息",
  "網絡", "鼠標", "光標", "設置", "用戶", "缺省", "字符", "打印", "激活", "質量",
  "優化", "高清", "渠道", "立馬", "靠譜", "小區", "酒店", "公交", "土豆", "幼兒園", "出租車",
]

/// What the Chinese interface may say in Latin letters: names of keys, files, formats, variables
/// and options, other languages, and the trademark line.
private let latinInChineseInterface: Set<Substring> = [
  "Enter", "Esc", "Backspace", "Tab", "Space", "PgUp", "PgDn", "Home", "End", "Ctrl", "English",
  "sixteen", "Sixteen", "Markdown", "JSON", "SVG", "UTF", "ASCII", "Linux", "MBTI", "Myers",
  "Briggs", "NT", "NF", "SJ", "SP", "schema", "questions", "xterm", "color", "truecolor", "bit",
  "TERM", "COLORTERM", "NO", "COLOR", "ESCDELAY", "LC", "ALL", "MESSAGES", "LANG", "XDG", "STATE",
  "DATA", "HOME", "types", "history", "score", "check", "short", "full", "local", "state", "share",
  "ID", "UTC",
]

@Suite("Every text in every language")
struct LanguageContentTests {
  @Test("No text lacks a language or has one too many", arguments: textAssets)
  func complete(asset: String) throws {
    let languages = Set(try LanguageList.bundled().languages.map(\.id))
    let texts = Dictionary(grouping: try contentTexts(asset), by: \.path)
    #expect(!texts.isEmpty)
    for (path, texts) in texts {
      #expect(Set(texts.map(\.language)) == languages, "\(path)")
    }
  }

  @Test("Nothing is blank, padded, unseen or an emoji", arguments: textAssets)
  func clean(asset: String) throws {
    for text in try contentTexts(asset) {
      #expect(text.text.contains { !$0.isWhitespace }, "\(text)")
      let isInterface = asset == interfaceAsset
      let unwelcome = text.text.unicodeScalars.filter {
        $0.isUnwelcome && !(isInterface && $0 == "\n")
      }
      #expect(unwelcome.isEmpty, "\(text)")
      if isInterface { continue }
      #expect(text.text.first?.isWhitespace == false, "\(text)")
      #expect(text.text.last?.isWhitespace == false, "\(text)")
      #expect(!text.text.contains("  "), "\(text)")
    }
  }

  @Test("There is no Chinese in English but that language's own name", arguments: textAssets)
  func english(asset: String) throws {
    for text in try contentTexts(asset) where text.language == "en" {
      let rest = asset == interfaceAsset ? text.text.replacing("中文", with: "") : text.text
      #expect(!rest.unicodeScalars.contains { $0.isCJK }, "\(text)")
    }
  }

  @Test(
    "There is no Latin in Chinese but letters of types and what the list allows",
    arguments: textAssets)
  func chinese(asset: String) throws {
    for text in try contentTexts(asset) where text.language == "zh-Hant" {
      let rest = text.text.replacing(#/--?[a-z-]+|\{[A-Za-z]+\}/#, with: "")
      let foreign = rest.latinWords.filter { word in
        if asset != interfaceAsset { return !word.allSatisfy { "EISNTFJP".contains($0) } }
        let isPoles = word.allSatisfy { "EISNTFJP".contains($0) }
        return !isPoles && word.count > 1 && !latinInChineseInterface.contains(word)
      }
      #expect(foreign.isEmpty, "\(text)")
    }
  }

  @Test("Chinese is written as in Taiwan", arguments: textAssets)
  func taiwan(asset: String) throws {
    for text in try contentTexts(asset) where text.language == "zh-Hant" {
      let outside = try charactersOutsideBig5(text.text)
      #expect(outside.isEmpty, "\(text)")
      #expect(mainlandWords.filter { text.text.contains($0) }.isEmpty, "\(text)")
      // Full-width marks after Chinese characters.
      #expect(!text.text.contains(#/\p{Han}[,;:?!()]/#), "\(text)")
    }
  }

  @Test("The Big5 check knows a Simplified character")
  func big5() throws {
    #expect(try charactersOutsideBig5("默认abc，選擇选") == ["认", "选"])
  }

  @Test("Each message has a text in each language, and each text in the file is a message")
  func messages() throws {
    for language in try LanguageList.bundled().languages {
      let interface = try Interface.bundled(language: language.id)
      for message in Message.allCases { #expect(!interface.text(message).isEmpty) }
    }
    let paths = Set(try contentTexts(interfaceAsset).map(\.path))
    #expect(paths == Set(Message.allCases.map(\.stringValue)))
  }

  @Test("A message takes the same arguments in every language")
  func arguments() throws {
    let texts = Dictionary(grouping: try contentTexts(interfaceAsset), by: \.path)
    for (path, texts) in texts {
      let names = texts.map { text in
        Set(text.text.matches(of: #/\{[A-Za-z]+\}/#).map(\.output))
      }
      #expect(Set(names).count == 1, "\(path)")
    }
  }
}
