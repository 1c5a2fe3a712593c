// swift-tools-version: 6.2
import PackageDescription

// The continuous build sets STRATUS_STRICT, so that a newer compiler's warnings break our build and no user's.
let strict: [SwiftSetting] = Context.environment["STRATUS_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// One room of the house: a module that imports only the rooms above it.
func room(
    _ name: String, _ rooms: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource] = []
)
    -> Target
{
    .target(name: name, dependencies: rooms, exclude: exclude, resources: resources, swiftSettings: strict)
}

/// Not optimised: it takes longer to compile than to run. The rooms that it tests are, and so `make test` compiles them once.
let plainly: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: plainly)
}

/// A program that tests start, or that searches for what breaks the others.
func tool(_ name: String, _ dependencies: [Target.Dependency], path: String) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: plainly)
}

/// Where the rooms are, so that the one target that has the whole project as its folder leaves them alone.
let otherRooms = [
    "SourceText", "ByteWriting", "TagParsing", "CStemmer", "CICU", "WordCounting", "Typography", "CHarfBuzz",
    "CFriBidi", "CFontconfig", "FontFiles", "FlowSolving",
    "BoxLayout", "CloudComposition", "MarkupEmission", "CCairo", "CPNG", "PictureDrawing",
    "CLibXML2", "MarkupValidation", "CLibZip", "SheetReading", "PageEmbedding",
    "CMD4C",
    "SiteBuilding", "Stratus", "SitePreview", "StratusCommand",
].map { "Sources/\($0)" }

/// Where the trait is on; elsewhere the libraries need not be installed.
let full = TargetDependencyCondition.when(traits: ["Full"])

let package = Package(
    name: "stratus",
    products: [
        .library(name: "Stratus", targets: ["Stratus"]),
        .library(name: "BoxLayout", targets: ["BoxLayout"]),
        .executable(name: "stratus", targets: ["StratusCommand"]),
    ],
    traits: [
        // One for all libraries that are optional: of several traits SwiftPM writes the flags in another order at each
        // planning, and compiles everything anew.
        .trait(
            name: "Full",
            description: "Measures with font files, embeds them and draws text as paths (HarfBuzz, FriBidi); "
                + "draws PNG and PDF (cairo, fontconfig); "
                + "counts words by their stems, and finds words where no spaces are (Snowball, ICU); "
                + "reads spreadsheets (libzip); "
                + "shows sites in the browser (FlyingSocks).")
    ],
    dependencies: [
        // The command line of Apple's own tools: one declaration gives parsing, help and completion scripts.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Front matter is YAML, and YAML is larger than it looks; Yams wraps libyaml and keeps line and column.
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        // The preview's transport, without a dependency of its own; Hummingbird brings 24 packages. We take its sockets, and
        // read requests ourselves: its server waits for a header as long as it likes and holds what comes, however long,
        // and ends when descriptors run out. Behind the trait, so that who imports the library resolves no server.
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // For tests: the renderer of another, that ours is held against. See TemplateRenderer for why it is not this one.
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: [
        room("SourceText"),
        room("ByteWriting", ["SourceText"]),
        room(
            "TagParsing", ["SourceText", "ByteWriting", .product(name: "Yams", package: "Yams")], exclude: ["Generator"]
        ),
        // The stemmers of the Snowball project itself: 28 languages, kept by those who wrote them, with no dependency.
        .systemLibrary(name: "CStemmer", providers: [.apt(["libstemmer-dev"])]),
        // The dictionaries for Thai, Lao, Khmer, Burmese, Chinese and Japanese that browsers use; no other library has all.
        .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
        room(
            "WordCounting",
            [
                "SourceText", "ByteWriting", "TagParsing", .target(name: "CStemmer", condition: full),
                .target(name: "CICU", condition: full),
            ], exclude: ["Generator"]),
        room("Typography", exclude: ["Generator"]),
        // The shaper of Chromium, Firefox and Android themselves: a width is the browser's by construction.
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
        // The Unicode bidirectional algorithm in 100 KB, where ICU would bring 30 MB.
        .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
        // Which file a font of a name is in: on Linux nothing else knows.
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        room(
            "FontFiles",
            [
                "Typography", .target(name: "CHarfBuzz", condition: full),
                .target(name: "CFriBidi", condition: full), .target(name: "CFontconfig", condition: full),
            ]),
        room("FlowSolving"),
        room("BoxLayout", ["FlowSolving"]),
        room("CloudComposition", ["ByteWriting", "TagParsing", "Typography", "FontFiles", "FlowSolving", "BoxLayout"]),
        room(
            "MarkupEmission",
            ["SourceText", "ByteWriting", "Typography", "FontFiles", "FlowSolving", "BoxLayout", "CloudComposition"]),
        // Paths into PNG and PDF, on every Linux; Skia is no package of any distribution.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        // cairo brings it along, and writes larger files with it.
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        room(
            "PictureDrawing",
            [
                "SourceText", "ByteWriting", "Typography", "FontFiles", "BoxLayout", "CloudComposition",
                "MarkupEmission", .target(name: "CCairo", condition: full),
                .target(name: "CPNG", condition: full),
            ]),
        // XML Schema in linear time and constant memory; no other well-kept validator has a C interface on every Linux.
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        room("MarkupValidation", ["SourceText", "CLibXML2"], resources: [.embedInCode("Schemas")]),
        // The archives that spreadsheets are; it bounds and checks what it unpacks, and minizip does not.
        .systemLibrary(name: "CLibZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        room("SheetReading", ["ByteWriting", "MarkupValidation", .target(name: "CLibZip", condition: full)]),
        .target(
            name: "BuiltInTemplates",
            path: ".",
            exclude: otherRooms + ["Tests", "Samples", "Tools", "README.md", "LICENSE", "Makefile"],
            sources: ["Sources/BuiltInTemplates"],
            resources: [.embedInCode("Templates")],
            swiftSettings: strict),
        room("PageEmbedding", ["SourceText", "TagParsing"]),
        // CommonMark with tables in a pass without a tree; cmark-gfm takes 2.5 times as long.
        .systemLibrary(name: "CMD4C", pkgConfig: "md4c", providers: [.apt(["libmd4c-dev"])]),
        room(
            "SiteBuilding",
            [
                "SourceText", "ByteWriting", "TagParsing", "CloudComposition", "MarkupValidation", "BuiltInTemplates",
                "PageEmbedding",
                "CMD4C",
            ]),
        room(
            "Stratus",
            [
                "SourceText", "ByteWriting", "TagParsing", "WordCounting", "Typography", "FontFiles", "FlowSolving",
                "BoxLayout", "CloudComposition", "MarkupEmission", "PictureDrawing", "MarkupValidation",
                "SheetReading", "BuiltInTemplates", "PageEmbedding", "SiteBuilding",
            ]),
        room(
            "SitePreview",
            [
                "Stratus", "SourceText", "ByteWriting",
                .product(name: "FlyingSocks", package: "FlyingFox", condition: full),
            ]),
        .executableTarget(
            name: "StratusCommand",
            dependencies: [
                "Stratus", "SitePreview", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "demonstrations", dependencies: ["Stratus", "BoxLayout"], path: "Samples/Demonstrations",
            swiftSettings: strict),
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: plainly),
        tests("SourceTextTests", ["SourceText", "TestSupport"]),
        tests("ByteWritingTests", ["ByteWriting", "TestSupport"]),
        tests("TagParsingTests", ["TagParsing", "SourceText", "TestSupport"]),
        tests("WordCountingTests", ["WordCounting", "TagParsing", "SourceText", "TestSupport"]),
        tool("accuracy", ["Typography", "FontFiles", "TestSupport"], path: "Tests/Accuracy"),
        tool("publishing-fault", ["Stratus", "TestSupport"], path: "Tests/Faults/Publishing"),
        tool("schema-race", ["MarkupValidation"], path: "Tests/Faults/Schemas"),
        tool("faults", ["TestSupport"], path: "Tests/Faults/Calls"),
        tool("site-edits", ["Stratus", "TestSupport"], path: "Tests/Faults/Edits"),
        tool("attack", ["ByteWriting", "CLibXML2"], path: "Tests/Attack"),
        tests("TypographyTests", ["Typography", "TestSupport"]),
        tests("FontFilesTests", ["FontFiles", "TestSupport"]),
        tests("FlowSolvingTests", ["FlowSolving", "TestSupport"]),
        tests("BoxLayoutTests", ["BoxLayout", "TestSupport"]),
        tests("CloudCompositionTests", ["CloudComposition", "BoxLayout", "TestSupport"]),
        tests("MarkupEmissionTests", ["MarkupEmission", "Stratus", "TestSupport"]),
        tests("MarkupValidationTests", ["MarkupValidation", "schema-race", "TestSupport"]),
        tests("SheetReadingTests", ["SheetReading", "TestSupport"]),
        tests("PageEmbeddingTests", ["PageEmbedding", "SourceText", "TestSupport"]),
        tests(
            "SiteBuildingTests",
            [
                "SiteBuilding", "SourceText", "TagParsing", "BuiltInTemplates", "TestSupport",
                .product(name: "Mustache", package: "swift-mustache"),
            ]),
        tests("StratusTests", ["Stratus", "BoxLayout", "BuiltInTemplates", "publishing-fault", "TestSupport"]),
        tests("SitePreviewTests", ["SitePreview", "Stratus", "TestSupport"]),
        tests("CommandTests", ["StratusCommand", "demonstrations", "Stratus", "TestSupport"]),
        tests("BrowserTests", ["StratusCommand", "demonstrations", "Typography", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// `make check ROOM=FlowSolving` leaves the tests of the other rooms out, and so whatever only they need.
if let room = Context.environment["STRATUS_ROOM"] {
    package.targets.removeAll { $0.type == .test && $0.name != "\(room)Tests" }
}
