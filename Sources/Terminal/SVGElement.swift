/// An element of an SVG document. What it prints is well formed, whatever texts it is given.
public struct SVGElement: Sendable {
  private let name: String
  private let attributes: [(name: String, value: String)]
  private let text: String
  private let children: [SVGElement]

  /// An element with attributes, and in it a text or other elements.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, any CustomStringConvertible> = [:],
    text: String = "", _ children: [SVGElement] = []
  ) {
    self.init(
      name, attributes: attributes.map { ($0, $1.description) }, text: text, children: children)
  }

  private init(
    _ name: String, attributes: [(name: String, value: String)], text: String,
    children: [SVGElement]
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// The same element with one attribute more, unless there is no value for it.
  public func with(_ attribute: String, _ value: (any CustomStringConvertible)?) -> SVGElement {
    guard let value else { return self }
    return SVGElement(
      name, attributes: attributes + [(attribute, value.description)], text: text,
      children: children)
  }

  /// The root of a document that is a picture with a name, read out where it is not seen.
  /// - Parameters:
  ///   - size: the extent of the picture, in the units of its elements.
  ///   - scale: how many pixels a unit takes where nothing else is said.
  ///   - description: what there is to be seen, if the name does not say all of it.
  ///   - language: the BCP 47 tag of its texts; it also picks the forms of Chinese characters.
  public static func root(
    width: Int, height: Int, scale: Double = 1, title: String, description: String? = nil,
    language: String, _ children: [SVGElement]
  ) -> SVGElement {
    var names = [SVGElement("title", text: title)]
    if let description { names.append(SVGElement("desc", text: description)) }
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
        "width": Int(Double(width) * scale), "height": Int(Double(height) * scale),
        "role": "img", "xml:lang": language,
      ], names + children)
  }

  /// The element as a document of its own.
  public var document: String {
    var document = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &document)
    return document + "\n"
  }

  private func write(to output: inout String) {
    output += "<\(name)"
    for attribute in attributes {
      output += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
    }
    if text.isEmpty && children.isEmpty {
      output += "/>"
      return
    }
    // Line feeds between the pieces of a text would show as blanks.
    let separator = name == "text" || children.isEmpty ? "" : "\n"
    output += ">" + Self.escaped(text)
    for child in children {
      output += separator
      child.write(to: &output)
    }
    output += separator + "</\(name)>"
  }

  /// Text with the marks of XML replaced by their names, and what XML has no place for by U+FFFD.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension RGB {
  /// The colour as "#rrggbb".
  public var hexadecimal: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return channel < 16 ? "0" + digits : digits
      }
      .joined()
  }
}
