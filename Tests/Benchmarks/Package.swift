// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing of it reaches who depends on Stratus.
let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "stratus", path: "../..")],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                .product(name: "Stratus", package: "stratus"), .product(name: "BoxLayout", package: "stratus"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
