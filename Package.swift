// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The continuous build sets STRATUS_STRICT, so that a newer compiler's warnings break our build and no user's.
let strict: [SwiftSetting] = Context.environment["STRATUS_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// One room of the house, `Floor/Room`: a module that imports only rooms above it, and depends on just those that it imports.
func room(_ path: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(
        name: path.split(separator: "/").last.map(String.init) ?? path, dependencies: dependencies,
        path: "Sources/\(path)", resources: resources, swiftSettings: strict)
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

/// All but the templates and NOTICE, which one target builds in: only one whose folder is the whole project can.
let besidesTemplates =
    ["Ground", "Reading", "Typesetting", "Sites", "Stratus", "StratusCommand", "Shims", "README.md"].map {
        "Sources/\($0)"
    }
    + ["CloudComposition", "MarkupEmission", "MarkupValidation", "PictureDrawing", "CloudRendering", "CloudBatches"]
    .map { "Sources/Clouds/\($0)" }
    + ["Tests", "Samples", "Tools", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile"]

/// Where the trait is on; elsewhere the libraries need not be installed.
let full = TargetDependencyCondition.when(traits: ["Full"])
let command = TargetDependencyCondition.when(traits: ["Command", "Full"])

let package = Package(
    name: "stratus",
    products: [
        .library(name: "Stratus", targets: ["Stratus"]),
        .library(name: "BoxLayout", targets: ["BoxLayout"]),
        .executable(name: "stratus", targets: ["StratusCommand"]),
    ],
    traits: [
        .default(enabledTraits: ["Command"]),
        .trait(
            name: "Command",
            description: "Resolves the parser of the command's arguments; a client of the library needs none."),
        .trait(
            name: "Foundation",
            description:
                "Takes CGFloat, CGSize, CGPoint and CGRect of BoxLayout from Foundation, and passes Foundation on, "
                + "as SwiftUI does: for files that import both."),
        // One for all libraries that are optional: of several traits SwiftPM writes the flags in another order at each
        // planning, and compiles everything anew.
        .trait(
            name: "Full",
            description: "Measures with font files, embeds them and draws text as paths (HarfBuzz, FriBidi); "
                + "draws PNG and PDF (cairo, fontconfig); "
                + "counts words by their stems, and finds words where no spaces are (Snowball, ICU); "
                + "reads spreadsheets (libzip); "
                + "shows sites in the browser (FlyingSocks)."),
    ],
    dependencies: [
        // The command line of Apple's own tools: one declaration gives parsing, help and completion scripts.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // The preview's transport, without a dependency of its own; Hummingbird brings 24 packages. We take its sockets, and
        // read requests ourselves: its server waits for a header as long as it likes and holds what comes, however long,
        // and ends when descriptors run out. Behind the trait, so that who imports the library resolves no server.
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // For tests: the renderer of another, that ours is held against. See TemplateRenderer for why it is not this one.
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: [
        // The stemmers of the Snowball project itself: 28 languages, kept by those who wrote them, with no dependency.
        .systemLibrary(
            name: "CStemmer", path: "Sources/Shims/CStemmer", providers: [.apt(["libstemmer-dev"])]),
        // The dictionaries for Thai, Lao, Khmer, Burmese, Chinese and Japanese that browsers use; no other library has all.
        .systemLibrary(
            name: "CICU", path: "Sources/Shims/CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
        // The shaper of Chromium, Firefox and Android themselves: a width is the browser's by construction.
        .systemLibrary(
            name: "CHarfBuzz", path: "Sources/Shims/CHarfBuzz", pkgConfig: "harfbuzz-subset",
            providers: [.apt(["libharfbuzz-dev"])]),
        // The Unicode bidirectional algorithm in 100 KB, where ICU would bring 30 MB.
        .systemLibrary(
            name: "CFriBidi", path: "Sources/Shims/CFriBidi", pkgConfig: "fribidi",
            providers: [.apt(["libfribidi-dev"])]),
        // Which file a font of a name is in: on Linux nothing else knows.
        .systemLibrary(
            name: "CFontconfig", path: "Sources/Shims/CFontconfig", pkgConfig: "fontconfig",
            providers: [.apt(["libfontconfig-dev"])]),
        // Paths into PNG and PDF, on every Linux; Skia is no package of any distribution.
        .systemLibrary(
            name: "CCairo", path: "Sources/Shims/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        // cairo brings it along, and writes larger files with it.
        .systemLibrary(
            name: "CPNG", path: "Sources/Shims/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        // XML Schema in linear time and constant memory; no other well-kept validator has a C interface on every Linux.
        .systemLibrary(
            name: "CLibXML2", path: "Sources/Shims/CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"])]),
        // YAML is larger than it looks, and this is what most others read it with; Yams, which wraps it, takes ten times as
        // long, and brings Foundation along.
        .systemLibrary(
            name: "CYAML", path: "Sources/Shims/CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        // The archives that spreadsheets are; it bounds and checks what it unpacks, and minizip does not.
        .systemLibrary(
            name: "CLibZip", path: "Sources/Shims/CLibZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        // CommonMark with tables in a pass without a tree; cmark-gfm takes 2.5 times as long.
        .systemLibrary(
            name: "CMD4C", path: "Sources/Shims/CMD4C", pkgConfig: "md4c", providers: [.apt(["libmd4c-dev"])]),

        // Ground
        room("Ground/SourceText"),
        room("Ground/ByteWriting", ["SourceText"]),
        room("Ground/Workers"),
        room("Ground/FileAccess", ["SourceText", "ByteWriting"]),

        // Reading
        room("Reading/DataReading", ["SourceText", "CYAML"]),
        room("Reading/MarkupReading", ["SourceText", "CLibXML2"]),
        room("Reading/MarkdownReading", ["SourceText", "MarkupReading", "CMD4C"]),
        room("Reading/TextReading", ["SourceText", "DataReading", "MarkupReading", "MarkdownReading"]),
        room(
            "Reading/SheetReading",
            ["SourceText", "ByteWriting", "MarkupReading", .target(name: "CLibZip", condition: full)]),
        room("Reading/PostReading", ["SourceText", "DataReading", "MarkupReading"]),
        room(
            "Reading/TagParsing",
            ["SourceText", "ByteWriting", "DataReading", "MarkupReading", "PostReading"]),
        room("Reading/Languages", ["SourceText", .target(name: "CStemmer", condition: full)]),
        room(
            "Reading/WordCounting",
            [
                "SourceText", "ByteWriting", "FileAccess", "TextReading", "TagParsing", "Languages",
                .target(name: "CICU", condition: full),
            ]),

        // Typesetting
        room("Typesetting/Typography"),
        room(
            "Typesetting/FontFiles",
            [
                "SourceText", "Typography", .target(name: "CHarfBuzz", condition: full),
                .target(name: "CFriBidi", condition: full),
                .target(name: "CFontconfig", condition: full),
            ]),
        room("Typesetting/FlowSolving"),
        room("Typesetting/BoxDrawing"),
        room("Typesetting/BoxEngine", ["FlowSolving", "BoxDrawing"]),
        // Without swift-syntax, which takes minutes to build: three macros, for which the compiler's protocol is enough.
        .macro(name: "BoxLayoutMacros", path: "Sources/Typesetting/BoxLayoutMacros"),
        room("Typesetting/BoxLayout", ["FlowSolving", "BoxDrawing", "BoxEngine", "BoxLayoutMacros"]),

        // Clouds
        room(
            "Clouds/CloudComposition",
            [
                "SourceText", "ByteWriting", "TagParsing", "Typography", "FontFiles", "FlowSolving", "BoxDrawing",
                "BoxEngine",
            ]),
        room(
            "Clouds/MarkupEmission",
            [
                "SourceText", "ByteWriting", "MarkupReading", "TagParsing", "Typography", "FontFiles", "FlowSolving",
                "BoxDrawing", "CloudComposition",
            ]),
        room(
            "Clouds/MarkupValidation", ["SourceText", "MarkupReading", "CLibXML2"], resources: [.embedInCode("Schemas")]
        ),
        room(
            "Clouds/PictureDrawing",
            [
                "SourceText", "ByteWriting", "TagParsing", "Typography", "FontFiles", "BoxDrawing", "CloudComposition",
                "MarkupEmission", .target(name: "CCairo", condition: full), .target(name: "CPNG", condition: full),
            ]),
        .target(
            name: "BuiltInTemplates", path: ".", exclude: besidesTemplates,
            sources: ["Sources/Clouds/BuiltInTemplates"],
            resources: [.embedInCode("Templates"), .embedInCode("NOTICE")], swiftSettings: strict),
        room(
            "Clouds/CloudRendering",
            [
                "SourceText", "ByteWriting", "Workers", "FileAccess", "DataReading", "MarkupReading", "MarkdownReading",
                "TextReading", "SheetReading", "PostReading", "TagParsing", "Languages", "WordCounting", "Typography",
                "FontFiles",
                "FlowSolving", "BoxDrawing", "BoxEngine", "CloudComposition", "MarkupEmission", "MarkupValidation",
                "PictureDrawing",
                "BuiltInTemplates",
            ]),
        room(
            "Clouds/CloudBatches",
            [
                "SourceText", "ByteWriting", "Workers", "FileAccess", "TagParsing", "WordCounting", "CloudComposition",
                "MarkupEmission", "MarkupValidation", "CloudRendering",
            ]),

        // Sites
        room(
            "Sites/PageEmbedding",
            [
                "SourceText", "ByteWriting", "Workers", "FileAccess", "DataReading", "MarkupReading", "MarkdownReading",
                "TagParsing", "WordCounting", "CloudComposition", "MarkupEmission", "CloudRendering",
            ]),
        room("Sites/SiteTemplates", ["SourceText", "ByteWriting", "MarkupReading", "CloudComposition"]),
        room(
            "Sites/SiteReading",
            [
                "SourceText", "ByteWriting", "DataReading", "MarkupReading", "PostReading", "TagParsing", "Typography",
                "CloudComposition", "CloudRendering", "SiteTemplates",
            ]),
        room(
            "Sites/BodyRendering",
            [
                "SourceText", "MarkupReading", "MarkdownReading", "PostReading", "TagParsing", "SiteTemplates",
                "SiteReading",
            ]),
        room("Sites/SitePublishing", ["SourceText", "ByteWriting", "Workers", "FileAccess"]),
        room(
            "Sites/SiteBuilding",
            [
                "SourceText", "ByteWriting", "Workers", "FileAccess", "DataReading", "MarkupReading", "PostReading",
                "TagParsing",
                "FlowSolving", "CloudComposition", "MarkupEmission", "MarkupValidation", "BuiltInTemplates",
                "CloudRendering", "CloudBatches", "PageEmbedding", "SiteTemplates", "SiteReading", "BodyRendering",
                "SitePublishing",
            ]),
        room(
            "Sites/SitePreview",
            [
                "SourceText", "ByteWriting", "FileAccess", "MarkupReading", "SiteBuilding",
                .product(name: "FlyingSocks", package: "FlyingFox", condition: full),
            ], resources: [.embedInCode("Scripts")]),

        room(
            "Stratus",
            [
                "SourceText", "ByteWriting", "Workers", "FileAccess", "DataReading", "MarkupReading", "MarkdownReading",
                "TextReading", "TagParsing", "Languages", "WordCounting", "Typography", "FontFiles", "FlowSolving",
                "CloudComposition", "MarkupEmission", "MarkupValidation", "PictureDrawing", "CloudRendering",
                "CloudBatches",
                "PageEmbedding", "SiteReading", "SitePublishing", "SiteBuilding",
            ]),
        .executableTarget(
            name: "StratusCommand",
            dependencies: [
                "SourceText", "FileAccess", "TagParsing", "CloudComposition", "BuiltInTemplates", "CloudRendering",
                "SitePreview", "Stratus",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: command),
            ], swiftSettings: strict),

        .executableTarget(
            name: "demonstrations", dependencies: ["BoxLayout", "Stratus"], path: "Samples/Demonstrations",
            swiftSettings: strict),
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: plainly),
        tool("accuracy", ["Typography", "FontFiles", "TestSupport"], path: "Tests/Accuracy"),
        tool("publishing-fault", ["Stratus", "TestSupport"], path: "Tests/Faults/Publishing"),
        tool("schema-race", ["MarkupValidation"], path: "Tests/Faults/Schemas"),
        tool("faults", ["TestSupport"], path: "Tests/Faults/Calls"),
        tool("site-edits", ["SourceText", "Stratus", "TestSupport"], path: "Tests/Faults/Edits"),
        tool("attack", ["SourceText", "ByteWriting", "CLibXML2"], path: "Tests/Attack"),
        tests("SourceTextTests", ["SourceText", "TestSupport"]),
        tests("ByteWritingTests", ["ByteWriting", "TestSupport"]),
        tests("FileAccessTests", ["FileAccess", "TestSupport"]),
        tests("DataReadingTests", ["SourceText", "DataReading", "TestSupport"]),
        tests("MarkupReadingTests", ["SourceText", "MarkupReading", "TestSupport"]),
        tests(
            "MarkdownReadingTests",
            ["MarkupReading", "MarkdownReading", "TextReading", "WordCounting", "Stratus", "TestSupport"]),
        tests("TextReadingTests", ["SourceText", "MarkupReading", "TextReading", "TestSupport"]),
        tests("SheetReadingTests", ["SourceText", "SheetReading", "TestSupport"]),
        tests(
            "TagParsingTests",
            ["SourceText", "DataReading", "MarkupReading", "PostReading", "TagParsing", "TestSupport"]),
        tests("LanguagesTests", ["Languages", "TestSupport"]),
        tests(
            "WordCountingTests",
            ["SourceText", "TextReading", "TagParsing", "Languages", "WordCounting", "TestSupport"]),
        tests("TypographyTests", ["Typography", "TestSupport"]),
        tests("FontFilesTests", ["SourceText", "Typography", "FontFiles", "TestSupport"]),
        tests("FlowSolvingTests", ["FlowSolving", "TestSupport"]),
        tests("BoxLayoutTests", ["FlowSolving", "BoxLayout", "TestSupport"]),
        tests(
            "CloudCompositionTests",
            ["SourceText", "TagParsing", "Typography", "FlowSolving", "BoxLayout", "CloudComposition", "TestSupport"]),
        tests(
            "MarkupEmissionTests",
            [
                "SourceText",
                "ByteWriting", "TagParsing", "Typography", "FlowSolving", "BoxLayout", "CloudComposition",
                "MarkupEmission", "MarkupValidation", "BuiltInTemplates", "CloudRendering", "Stratus", "TestSupport",
            ]),
        tests(
            "MarkupValidationTests", ["SourceText", "MarkupReading", "MarkupValidation", "schema-race", "TestSupport"]),
        tests(
            "CloudRenderingTests",
            [
                "SourceText", "MarkupReading", "TagParsing", "WordCounting", "BoxEngine", "BoxLayout",
                "CloudComposition", "MarkupEmission", "MarkupValidation", "CloudRendering", "Stratus", "TestSupport",
                .target(name: "CPNG", condition: full),
            ]),
        tests("CloudBatchesTests", ["SourceText", "FileAccess", "CloudBatches", "Stratus", "TestSupport"]),
        tests(
            "PageEmbeddingTests",
            [
                "SourceText", "FileAccess", "MarkupReading", "TagParsing", "CloudRendering", "PageEmbedding",
                "TestSupport",
            ]),
        tests(
            "SiteTemplatesTests",
            [
                "SourceText", "TagParsing", "CloudComposition", "BuiltInTemplates", "SiteTemplates", "SiteReading",
                .product(name: "Mustache", package: "swift-mustache"), "TestSupport",
            ]),
        tests(
            "SiteReadingTests",
            [
                "SourceText", "DataReading", "PostReading", "TagParsing", "SiteReading", "BodyRendering",
                "SiteBuilding",
                "TestSupport",
            ]),
        tests(
            "SitePublishingTests",
            [
                "SourceText", "ByteWriting", "FileAccess", "SitePublishing", "SiteBuilding", "Stratus",
                "publishing-fault", "TestSupport",
            ]),
        tests(
            "SiteBuildingTests",
            [
                "SourceText", "ByteWriting", "FileAccess", "DataReading", "PostReading", "TagParsing", "SiteReading",
                "BodyRendering", "SiteBuilding", "Stratus", "TestSupport",
            ]),
        tests("SitePreviewTests", ["SourceText", "FileAccess", "SiteBuilding", "SitePreview", "TestSupport"]),
        tests(
            "StratusTests",
            [
                "SourceText",
                "TagParsing", "CloudComposition", "MarkupEmission", "MarkupValidation", "BuiltInTemplates",
                "CloudRendering", "TestSupport",
            ]),
        tests(
            "BrowserTests",
            [
                "TagParsing", "Typography", "CloudComposition", "MarkupEmission", "MarkupValidation", "CloudRendering",
                "StratusCommand", "demonstrations", "TestSupport",
            ]),
        tests(
            "CommandTests",
            [
                "SourceText",
                "Workers", "CloudComposition", "MarkupValidation", "CloudRendering", "Stratus", "StratusCommand",
                "demonstrations", "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// `make check ROOM=FlowSolving` leaves the tests of the other rooms out, and so whatever only they need.
if let room = Context.environment["STRATUS_ROOM"] {
    package.targets.removeAll { $0.type == .test && $0.name != "\(room)Tests" }
}

// Who depends on the library by its address resolves what the library needs: no parser of arguments, no server, nothing for
// tests. SwiftPM reads the manifest out of the repository, at "/", and then in its folder of checkouts.
if Context.packageDirectory == "/" || Context.packageDirectory.contains("/checkouts/") {
    package.products.removeAll { $0.name == "stratus" }
    package.targets.removeAll { $0.type == .executable || $0.type == .test || $0.name == "SitePreview" }
    package.dependencies = []
}
