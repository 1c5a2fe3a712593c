// swift-tools-version: 6.2
import PackageDescription

// A package that imports the library as others do. `make plain` looks which packages it resolves: no server, and no parser of arguments.
let package = Package(
    name: "client",
    dependencies: [.package(name: "stratus", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Client", dependencies: [.product(name: "Stratus", package: "stratus")], path: ".",
            sources: ["main.swift"])
    ]
)
