// swift-tools-version: 6.2
import PackageDescription

/// Where the trait of this name is on; elsewhere the libraries need not be installed.
let withWordForms = BuildSettingCondition.when(traits: ["WordForms"])

// A package of its own, so that nothing of it reaches who depends on Stratus.
let package = Package(
    name: "benchmarks",
    // Handed on to Stratus, so that what is measured is what was built.
    traits: ["FontFiles", "WordForms", "Markdown"],
    dependencies: [
        .package(
            name: "stratus", path: "../..",
            traits: [
                .trait(name: "FontFiles", condition: .when(traits: ["FontFiles"])),
                .trait(name: "WordForms", condition: .when(traits: ["WordForms"])),
                .trait(name: "Markdown", condition: .when(traits: ["Markdown"])),
            ])
    ],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                .product(name: "Stratus", package: "stratus"), .product(name: "BoxLayout", package: "stratus"),
            ]),
        // Programs of their own, to be timed beside `stratus count`.
        .executableTarget(name: "yardstick"),
        .executableTarget(name: "pages", linkerSettings: [.linkedLibrary("pthread")]),
        .executableTarget(
            name: "segments", cSettings: [.define("WITH_ICU", withWordForms)],
            linkerSettings: [.linkedLibrary("icuuc", withWordForms)]),
    ],
    swiftLanguageModes: [.v6]
)
