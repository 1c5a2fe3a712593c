// swift-tools-version: 6.2
import PackageDescription

// A client of its own, with the trait that takes the geometry of BoxLayout from Foundation.
let package = Package(
    name: "beside-foundation",
    dependencies: [.package(name: "stratus", path: "../..", traits: ["Foundation"])],
    targets: [
        .executableTarget(
            name: "beside-foundation", dependencies: [.product(name: "BoxLayout", package: "stratus")],
            path: "Sources"),
        // As new projects of Xcode are set up: all code belongs to the main actor, unless it says otherwise.
        .executableTarget(
            name: "isolated", dependencies: [.product(name: "BoxLayout", package: "stratus")], path: "Isolated",
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ])
