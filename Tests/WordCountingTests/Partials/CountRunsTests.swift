import Foundation
import SourceText
import TestSupport
import Testing

@testable import WordCounting

@Suite struct CountRunsTests {
    @Test func runsAndATableAreAddedUpByKey() throws {
        let folder = try TemporaryFolder()
        let runs = CountRuns(folder: folder.url.path)
        try runs.spill(table([Record("a", 1), Record("c", 2)]))
        try runs.spill { writer throws(Problem) in
            try writer.append(Array("b".utf8).span, count: 5)
            try writer.append(Array("c".utf8).span, count: 6)
        }
        let merged = try runs.merged(with: [table([Record("c", 100), Record("ca", 1)])])
        #expect(try records(merged) == [Record("a", 1), Record("b", 5), Record("c", 108), Record("ca", 1)])
        #expect(runs.count == 2)
    }

    @Test func nothingCountedMergesToNothing() throws {
        let runs = CountRuns(folder: "/no/such/folder")
        #expect(runs.isEmpty)
        #expect(try records(runs.merged()) == [])
        #expect(try records(runs.merged(with: [table([]), table([])])) == [])
    }

    @Test func noFolderIsNeededForWhatFitsInMemory() throws {
        let runs = CountRuns(folder: "/no/such/folder")
        #expect(try records(runs.merged(with: [table([Record("a", 1)]), table([Record("a", 2)])])) == [Record("a", 3)])
    }

    @Test func aFileHasNoNameWhileItIsWrittenAndRead() throws {
        let folder = try TemporaryFolder()
        let runs = CountRuns(folder: folder.url.path)
        try runs.spill(table([Record("a", 1)]))
        #expect(try folder.names() == [])
        let merged = try runs.merged()
        #expect(try merged.next())
        #expect(try folder.names() == [])
    }

    @Test(arguments: 0..<60)
    func anyRunsAndTablesOfAnyWorkersAreTheSumOfAll(seed: Int) throws {
        var generator = Seeded(seed)
        let folder = try TemporaryFolder()
        let workers = (0..<Int.random(in: 1...4, using: &generator)).map { _ in CountRuns(folder: folder.url.path) }
        var parts: [[Record]] = []
        var tables: [SortedCounts] = []
        // Up to four times as many as are read at once.
        for _ in 0..<Int.random(in: 0...(seed % 6 == 0 ? 250 : 12), using: &generator) {
            let part = randomRecords(Int.random(in: 0...40, using: &generator), &generator)
            parts.append(part)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: tables.append(table(part))
            case let worker: try workers[worker % workers.count].spill(table(part))
            }
        }
        let merged = try workers[0].merged(with: tables, and: Array(workers.dropFirst()))
        #expect(try records(merged) == sum(parts))
        // What was merged can be merged again.
        #expect(try records(workers[0].merged(with: tables, and: Array(workers.dropFirst()))) == sum(parts))
    }

    @Test(arguments: [63, 64, 65, 127, 128, 129, 300])
    func moreStreamsThanAreReadAtOnceAreAddedUpInRounds(count: Int) throws {
        let folder = try TemporaryFolder()
        let runs = CountRuns(folder: folder.url.path)
        let parts = (0..<count).map { [Record("all", 1), Record("part \($0)", UInt64($0 + 1))] }
        for part in parts { try runs.spill(table(part)) }
        #expect(try records(runs.merged()) == sum(parts))
        let tables = parts.map(table)
        #expect(try records(runs.merged(with: tables)) == sum(parts + parts))
        #expect(try records(CountRuns(folder: folder.url.path).merged(with: tables)) == sum(parts))
    }

    @Test func workersSpillAtOnce() async throws {
        let folder = try TemporaryFolder()
        let shared = CountRuns(folder: folder.url.path)
        let parts = (0..<40).map { part in
            (0..<100).map { Record("word \($0 * (part + 1))", UInt64(part + 1)) }.sorted()
        }
        let own = try await withThrowingTaskGroup(of: CountRuns.self) { group in
            for part in parts {
                group.addTask {
                    let runs = CountRuns(folder: folder.url.path)
                    try runs.spill(table(part))
                    try shared.spill(table(part))
                    return runs
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(try records(shared.merged()) == sum(parts))
        #expect(try records(shared.merged(and: own)) == sum(parts + parts))
    }

    @Test func keysOfAllLengthsAreInTheOrderOfTheirBytes() throws {
        // Around the eight bytes that are compared at once.
        let keys = [
            "a", "aaaaaaa", "aaaaaaaa", "aaaaaaaaa", "aaaaaaaab", "aaaaaaab", "aaaaaab", "b", "\u{7F}", "é", "😀",
        ]
        let parts = keys.map { [Record($0, 1)] }
        #expect(try records(CountRuns(folder: "").merged(with: parts.map(table))) == parts.joined().map { $0 })
        #expect(try records(CountRuns(folder: "").merged(with: [table(parts.reversed().flatMap { $0 })])).count == 11)
    }
}
