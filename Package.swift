// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Sixteen",
  products: [
    .executable(name: "sixteen", targets: ["sixteen"])
  ],
  targets: [
    // C libraries behind module maps.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncursesw5-dev"])]),
    .systemLibrary(name: "CSystem"),
    // RapidJSON behind a C header.
    .target(name: "CRapidJSON"),
    // assets/ as bytes inside the program.
    .target(name: "CAssets"),
    // The rooms, from the bottom up.
    .target(name: "TextLayout", dependencies: ["CSystem"]),
    .target(name: "Terminal", dependencies: ["CNcurses", "CSystem", "TextLayout"]),
    .target(name: "SixteenCore", dependencies: ["CAssets", "CRapidJSON", "TextLayout"]),
    .target(name: "Screens", dependencies: ["SixteenCore", "Terminal", "TextLayout"]),
    .executableTarget(
      name: "sixteen",
      dependencies: ["CSystem", "Screens", "SixteenCore", "Terminal", "TextLayout"]),
    // Tests, from the bottom up; the last layer runs the real program.
    .systemLibrary(
      name: "CVterm", path: "Tests/CVterm", providers: [.apt(["libvterm-dev"])]),
    .testTarget(name: "SixteenCoreTests", dependencies: ["SixteenCore"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TextLayout"]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", "SixteenCore", "Terminal", "TextLayout"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["CVterm", "SixteenCore", "sixteen"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x,
  cxxLanguageStandard: .cxx17
)
