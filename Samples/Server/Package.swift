// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "cloud-server",
    dependencies: [
        .package(name: "stratus", path: "../.."),
        // A small server without dependencies. Its handler for folders is not used: it lets paths out of the folder.
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    ],
    targets: [
        .executableTarget(
            name: "CloudServer",
            dependencies: [
                .product(name: "Stratus", package: "stratus"), .product(name: "FlyingFox", package: "FlyingFox"),
            ])
    ]
)
