import Foundation
import TestSupport
import Testing

@testable import Stratus

/// Builds that are killed. What is killed is `publishing-fault`, which publishes a version of a generated site.
@Suite struct PublicationFaultTests {
    private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "publishing-fault").path
    /// What users put into the folder themselves.
    private static let foreign = ["CNAME": "example.org", "posts/mine.txt": "mine", "index-0.html.bak": "old"]

    private let folder: TemporaryFolder
    /// On another disk, where the record of the last build is to be on one.
    private let other: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(in: URL(filePath: "/dev/shm"))
        other = try TemporaryFolder()
    }

    /// The folder that the record is in.
    private func place(_ seed: Int) -> TemporaryFolder { seed % 2 == 0 ? other : folder }

    /// Publishes, and returns how many steps it took; nil when it was killed.
    private func publish(_ seed: Int, _ count: Int, version: String, killedAt step: Int? = nil) throws -> Int? {
        let arguments =
            [folder.file("public"), place(seed).url.path, "\(seed)", "\(count)", version]
            + (step.map { ["\($0)"] } ?? [])
        let result = try Command.run(arguments, executable: Self.program)
        guard result.status != 128 + SIGKILL else { return nil }
        #expect(result.status == 0, "\(result.errors)")
        return Int(result.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private func makeOld(_ seed: Int, _ count: Int) throws {
        for (path, text) in Self.foreign { try folder.write(text, to: "old/" + path) }
        try FileManager.default.moveItem(atPath: folder.file("old"), toPath: folder.file("public"))
        #expect(try publish(seed, count, version: "0") != nil)
        try FileManager.default.moveItem(atPath: folder.file("public"), toPath: folder.file("old"))
        try FileManager.default.moveItem(atPath: place(seed).file("record"), toPath: place(seed).file("old-record"))
    }

    private func restoreOld(_ seed: Int) throws {
        for (folder, old, name) in [(folder, "old", "public"), (place(seed), "old-record", "record")] {
            try? FileManager.default.removeItem(atPath: folder.file(name))
            try FileManager.default.copyItem(atPath: folder.file(old), toPath: folder.file(name))
        }
    }

    private static func site(_ seed: Int, _ count: Int, version: Int) -> [String: [UInt8]] {
        foreign.mapValues { Array($0.utf8) }.merging(
            GeneratedSite(seed: seed, version: version, count: count).files, uniquingKeysWith: { own, _ in own })
    }

    /// Every file is the old one or the new one; before there is a journal all are the old ones.
    private func checkHalfway(
        _ old: [String: [UInt8]], _ new: [String: [UInt8]], _ seed: Int, _ comment: Comment
    ) throws {
        let found = try folder.content("public")
        let wrong = found.filter { old[$0.key] != $0.value && new[$0.key] != $0.value }.keys
        #expect(wrong.isEmpty, comment)
        #expect(Self.foreign.allSatisfy { found[$0.key] == Array($0.value.utf8) }, comment)
        let lost = old.filter { new[$0.key] == $0.value && found[$0.key] != $0.value }.keys
        #expect(lost.isEmpty, comment)
        let isBegun = FileManager.default.fileExists(atPath: place(seed).file("record/journal"))
        #expect(isBegun || found == old || found == new, comment)
    }

    private func checkEnd(_ expected: [String: [UInt8]], _ seed: Int, _ comment: Comment) throws {
        let found = try folder.content("public")
        #expect(found == expected, comment)
        #expect(try place(seed).names(in: "record") == ["lock", "manifest.json"], comment)
        // Of folders only those are there that have files.
        let folders = Set(found.keys.flatMap { path in OutputPathFolders(path).all })
        let all = Set(FileManager.default.subpaths(atPath: folder.file("public")) ?? [])
        let empty = all.subtracting(found.keys).subtracting(folders)
        #expect(empty.isEmpty, comment)
    }

    @Test(arguments: [1, 2])
    func aBuildThatIsKilledAtAnyStepIsFinishedByTheNextCommand(seed: Int) throws {
        let count = 14
        try makeOld(seed, count)
        let (old, new) = (Self.site(seed, count, version: 0), Self.site(seed, count, version: 1))
        try restoreOld(seed)
        let steps = try #require(try publish(seed, count, version: "1"))
        try checkEnd(new, seed, "not killed")
        #expect(steps > 30)
        for step in 0..<steps {
            let comment: Comment = "seed \(seed), killed at step \(step) of \(steps)"
            try restoreOld(seed)
            #expect(try publish(seed, count, version: "1", killedAt: step) == nil, comment)
            try checkHalfway(old, new, seed, comment)
            let isBegun = FileManager.default.fileExists(atPath: place(seed).file("record/journal"))
            // The one that finishes it is killed as well.
            _ = try publish(seed, count, version: "open", killedAt: step % 17)
            try checkHalfway(old, new, seed, comment)
            // Any command finishes it, and a build makes the new site of whatever is there.
            if isBegun {
                #expect(try publish(seed, count, version: "open") != nil, comment)
                let isFinished = try folder.content("public") == new
                #expect(isFinished, comment)
            }
            #expect(try publish(seed, count, version: "1") != nil, comment)
            try checkEnd(new, seed, comment)
        }
    }

    @Test(arguments: [3, 4, 5, 6])
    func aBuildThatIsKilledAtAnyMomentIsFinishedByTheNextCommand(seed: Int) throws {
        let count = 300
        try makeOld(seed, count)
        let sites = [Self.site(seed, count, version: 0), Self.site(seed, count, version: 1)]
        try restoreOld(seed)
        let clock = ContinuousClock()
        let start = clock.now
        #expect(try publish(seed, count, version: "1") != nil)
        let duration = clock.now - start
        let microseconds = Int(duration / .microseconds(1))
        var random = Seeded(seed)
        for round in 0..<25 {
            // To and fro between the versions, from whatever the last kill left.
            let version = round % 2
            let comment: Comment = "seed \(seed), round \(round)"
            let process = Process()
            process.executableURL = URL(filePath: Self.program)
            process.arguments = [folder.file("public"), place(seed).url.path, "\(seed)", "\(count)", "\(version)"]
            try process.run()
            usleep(UInt32(Int.random(in: 0..<max(1, microseconds), using: &random)))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let found = try folder.content("public")
            let wrong = found.filter { sites[0][$0.key] != $0.value && sites[1][$0.key] != $0.value }.keys
            #expect(wrong.isEmpty, comment)
            if round % 5 == 4 {
                #expect(try publish(seed, count, version: "\(version)") != nil, comment)
                try checkEnd(sites[version], seed, comment)
            }
        }
    }

    @Test func aFileThatCannotGrowAnyMoreIsAnErrorAndTheOldSiteStays() throws {
        try makeOld(7, 40)
        try restoreOld(7)
        let result = try Command.run(
            [
                "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"", Self.program, folder.file("public"),
                place(7).url.path, "7",
                "40", "1",
            ], executable: "/bin/sh")
        #expect(result.status == 74)
        #expect(result.errors.contains("cannot write the output: File too large"))
        try checkEnd(Self.site(7, 40, version: 0), 7, "too large")
    }
}

/// The folders on the way to a file.
private struct OutputPathFolders {
    let all: [String]

    init(_ path: String) {
        let names = path.split(separator: "/").dropLast()
        all = names.indices.map { names[...$0].joined(separator: "/") }
    }
}
