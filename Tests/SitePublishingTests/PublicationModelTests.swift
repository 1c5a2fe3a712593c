import Foundation
import TestSupport
import Testing

@testable import SitePublishing

/// Sites and what users do between them, against a model of a few lines: what is whose, and what it holds.
@Suite struct PublicationModelTests {
    /// A path is a file or a folder, as it comes.
    private static let paths = ["a", "a/b", "a/c", "a/b/d", "e", "e/f", "g", "g-h", "g/i", "j/k/l", "j/k", "m"]

    @Test(arguments: 0..<60)
    func whatAUserMadeIsNeverTouchedAndWhatStratusMadeIsAsTheLastSite(seed: Int) throws {
        let folder = try TemporaryFolder(in: URL(filePath: "/dev/shm"))
        try FileManager.default.createDirectory(atPath: folder.file("public"), withIntermediateDirectories: false)
        var random = Seeded(seed)
        // What stands on the disk, and of it what Stratus made and knows.
        var (disk, made): ([String: String], [String: String]) = ([:], [:])
        for round in 0..<25 {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                guard let path = Self.paths.randomElement(using: &random) else { continue }
                if disk[path] != nil, Bool.random(using: &random) {
                    try FileManager.default.removeItem(atPath: folder.file("public/" + path))
                    disk[path] = nil
                } else if !disk.keys.contains(where: { $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }),
                    !FileManager.default.fileExists(atPath: folder.file("public/" + path)) || disk[path] != nil
                {
                    disk[path] = "user \(Int.random(in: 0...1, using: &random))"
                    try folder.write(disk[path] ?? "", to: "public/" + path)
                }
            }
            var site: [String: String] = [:]
            for path in Self.paths.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
            where !site.keys.contains(where: { $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }) {
                // Now and then what a user wrote as well.
                site[path] = ["one", "two", "user 0"].randomElement(using: &random)
            }
            let comment: Comment = "seed \(seed), round \(round)"
            do {
                let publication = try Publication(output: folder.file("public"), state: folder.record)
                for (path, text) in site { try publication.add(path, Array(text.utf8)) }
                _ = try publication.publish()
                // Nothing of a user's may have been in the way.
                for (path, text) in disk where site[path] == nil {
                    if made[path] == text { disk[path] = nil }
                }
                for (path, text) in site {
                    #expect(disk[path] == nil || disk[path] == text || made[path] != nil, comment)
                    disk[path] = text
                }
                made = site
            } catch {
                // Then there is a reason, and nothing has changed.
                let isInTheWay = site.contains { path, text in
                    if let there = disk[path], there != text, made[path] == nil { return true }
                    return disk.contains { other, there in
                        (other.hasPrefix(path + "/") || path.hasPrefix(other + "/")) && made[other] != there
                    } || FileManager.default.fileExists(atPath: folder.file("public/" + path)) && disk[path] == nil
                }
                #expect(isInTheWay, "\(comment): \(error)")
            }
            let found = try folder.tree("public")
            #expect(found == disk, comment)
        }
    }
}
