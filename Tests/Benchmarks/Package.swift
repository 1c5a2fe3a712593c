// swift-tools-version: 6.2
import PackageDescription

/// Where the trait is on; elsewhere the libraries need not be installed.
let full = BuildSettingCondition.when(traits: ["Full"])

// A package of its own, so that nothing of it reaches who depends on Stratus.
let package = Package(
    name: "benchmarks",
    // Handed on to Stratus, so that what is measured is what was built.
    traits: ["Full"],
    dependencies: [
        .package(
            name: "stratus", path: "../..",
            traits: [.trait(name: "Full", condition: .when(traits: ["Full"]))])
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
            name: "segments", cSettings: [.define("WITH_ICU", full)],
            linkerSettings: [.linkedLibrary("icuuc", full)]),
    ],
    swiftLanguageModes: [.v6]
)
