// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing of it reaches who depends on Stratus.
let package = Package(
    name: "benchmarks",
    // Handed on to Stratus, so that what is measured is what was built.
    traits: ["FontFiles"],
    dependencies: [
        .package(
            name: "stratus", path: "../..",
            traits: [.trait(name: "FontFiles", condition: .when(traits: ["FontFiles"]))])
    ],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                .product(name: "Stratus", package: "stratus"), .product(name: "BoxLayout", package: "stratus"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
