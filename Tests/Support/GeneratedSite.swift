/// The files of a site that a seed makes, in versions that share most of them.
public struct GeneratedSite: Sendable {
    /// By their paths.
    public let files: [String: [UInt8]]

    /// - Parameters:
    ///   - count: of the paths that a file may have; a version has three quarters of them.
    public init(seed: Int, version: Int, count: Int) {
        var files: [String: [UInt8]] = [:]
        for number in 0..<count {
            var random = Seeded(seed &* 1_000_003 &+ number)
            // What all versions share of a file.
            let kind = Int.random(in: 0..<10, using: &random)
            let folder = Int.random(in: 0..<max(1, count / 4), using: &random)
            var changing = Seeded((seed &* 31 &+ version) &* 1_000_003 &+ number)
            let bytes = kind < 4 ? Self.bytes(&random) : Self.bytes(&changing)
            guard kind < 3 || Int.random(in: 0..<3, using: &changing) > 0 else { continue }
            switch kind {
            case 0...3: files["index-\(number).html"] = bytes
            case 4...7: files["posts/\(folder)/page-\(number)/index.html"] = bytes
            case 8: files["tags/東京 \"\(number)\" <é>.html"] = bytes
            // A file in one version is a folder in another.
            default: files[version % 2 == 0 ? "both-\(number)" : "both-\(number)/deep/index.html"] = bytes
            }
        }
        self.files = files
    }

    private static func bytes(_ random: inout Seeded) -> [UInt8] {
        let count = Int.random(in: 0..<3000, using: &random)
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
}
