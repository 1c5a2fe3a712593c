import Foundation
import SourceText
import TestSupport
import Testing

@testable import WordCounting

@Suite struct CountRunsTests {
    @Test func runsAndAFileAreAddedUpByKey() throws {
        let folder = try TemporaryFolder()
        let runs = CountRuns(folder: folder.url.path)
        try runs.spill([Record("a", 1), Record("c", 2)])
        try runs.spill { writer throws(Problem) in
            try writer.append(Record("b", 5))
            try writer.append(Record("c", 6))
        }
        let merged = try runs.merged(with: [opened([Record("c", 100), Record("ca", 1)])])
        #expect(try records(merged) == [Record("a", 1), Record("b", 5), Record("c", 108), Record("ca", 1)])
        #expect(runs.count == 2)
    }

    @Test func nothingCountedMergesToNothing() throws {
        let runs = CountRuns(folder: "/no/such/folder")
        #expect(runs.isEmpty)
        #expect(try records(runs.merged()) == [])
        #expect(try records(runs.merged(with: [opened([]), opened([])])) == [])
    }

    @Test func noFolderIsNeededForFilesAlone() throws {
        let runs = CountRuns(folder: "/no/such/folder")
        let files = try [opened([Record("a", 1)]), opened([Record("a", 2)])]
        #expect(try records(runs.merged(with: files)) == [Record("a", 3)])
    }

    @Test func aFileHasNoNameWhileItIsWrittenAndRead() throws {
        let folder = try TemporaryFolder()
        let runs = CountRuns(folder: folder.url.path)
        try runs.spill([Record("a", 1)])
        #expect(try folder.names() == [])
        let merged = try runs.merged()
        #expect(try merged.next())
        #expect(try folder.names() == [])
    }

    @Test(arguments: 0..<60)
    func anyRunsAndFilesAreTheSumOfAll(seed: Int) throws {
        var generator = Seeded(seed)
        let folder = try TemporaryFolder()
        let runs = CountRuns(folder: folder.url.path)
        var parts: [[Record]] = []
        var files: [[Record]] = []
        // Up to four times as many as are read at once.
        for _ in 0..<Int.random(in: 0...(seed % 6 == 0 ? 250 : 12), using: &generator) {
            let part = randomRecords(Int.random(in: 0...40, using: &generator), &generator)
            parts.append(part)
            if Int.random(in: 0..<5, using: &generator) == 0, files.count < 63 {
                files.append(part)
            } else {
                try runs.spill(part)
            }
        }
        #expect(try records(runs.merged(with: files.map(opened))) == sum(parts))
        // What was merged can be merged again.
        #expect(try records(runs.merged(with: files.map(opened))) == sum(parts))
    }

    @Test(arguments: [63, 64, 65, 127, 128, 129, 300])
    func moreStreamsThanAreReadAtOnceAreAddedUpInRounds(count: Int) throws {
        let folder = try TemporaryFolder()
        let runs = CountRuns(folder: folder.url.path)
        let parts = (0..<count).map { [Record("all", 1), Record("part \($0)", UInt64($0 + 1))] }
        for part in parts { try runs.spill(part) }
        #expect(try records(runs.merged()) == sum(parts))
        // So many files leave room for one run.
        let files = Array(parts.prefix(63))
        #expect(try records(runs.merged(with: files.map(opened))) == sum(parts + files))
        #expect(try records(CountRuns(folder: folder.url.path).merged(with: files.map(opened))) == sum(files))
    }

    @Test func workersSpillAtOnce() async throws {
        let folder = try TemporaryFolder()
        let runs = CountRuns(folder: folder.url.path)
        let parts = (0..<40).map { part in
            (0..<100).map { Record("word \($0 * (part + 1))", UInt64(part + 1)) }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for part in parts { group.addTask { try runs.spill(part) } }
            try await group.waitForAll()
        }
        #expect(try records(runs.merged()) == sum(parts))
    }

    @Test func keysOfAllLengthsAreInTheOrderOfTheirBytes() throws {
        // Around the eight bytes that are compared at once.
        let keys = [
            "a", "aaaaaaa", "aaaaaaaa", "aaaaaaaaa", "aaaaaaaab", "aaaaaaab", "aaaaaab", "b", "\u{7F}", "é", "😀",
        ]
        let all = keys.map { Record($0, 1) }
        #expect(try records(CountRuns(folder: "").merged(with: all.map { try opened([$0]) })) == all)
        #expect(try records(CountRuns(folder: "").merged(with: all.reversed().map { try opened([$0]) })) == all)
    }
}
