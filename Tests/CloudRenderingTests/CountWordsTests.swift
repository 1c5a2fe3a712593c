import Foundation
import TestSupport
import Testing

@testable import CloudRendering
@testable import TagParsing
@testable import WordCounting

/// Neither workers nor memory nor the grouping of partial counts shows in what is counted.
@Suite struct CountWordsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let words = [
        "tree", "trees", "virus", "viruses", "New York", "new", "York", "DNA", "dna", "US", "us", "the", "of", "and",
        "HOLY", "GREAT", "WORDS", "don’t", "C++", "R&D", "São Paulo", "#tag", "@name", "42", "https://a.b/c", "straße",
        "children of Israel", "Messrs", "approx.", "i.e.", "a\u{301}", "東京", "der", "die", "das", "und", "Häuser",
        "Haus", "le", "les", "maisons", "l’homme", "et", "est", "ist", "is",
    ]

    private static func text(_ random: inout Seeded, bytes: Int) -> String {
        func pick(_ choices: [String]) -> String { choices[Int.random(in: 0..<choices.count, using: &random)] }
        var (text, count) = ("", 0)
        while count < bytes {
            let line =
                (0...Int.random(in: 0...12, using: &random)).map { _ in pick(words) }.joined(separator: " ")
                + pick(["", ".", "!", "?", ",", " etc.", "...", ".”", " hello.", " houses!"])
                + pick(["\n", "\n", "\n\n", " ", "\r\n"])
            text += line
            count += line.utf8.count
        }
        return text
    }

    private func everything(_ counted: CountedTexts) -> String {
        counted.list.tags.map { "\($0.name)|\($0.weight)" }.joined(separator: "\n") + "\n\(counted.report)"
    }

    private func partial(
        _ paths: [String], adding: Bool = false, _ resources: CountResources = CountResources()
    ) throws -> [UInt8] {
        let output = folder.file("out.count")
        if adding {
            try writePartialCount(addingUp: paths, to: output, resources: resources)
        } else {
            try writePartialCount(of: paths, to: output, resources: resources)
        }
        return [UInt8](try Data(contentsOf: URL(filePath: output)))
    }

    private func resources(jobs: Int, memory: Int = 200_000_000) -> CountResources {
        var resources = CountResources()
        (resources.jobs, resources.memory, resources.temporaryFolder) = (jobs, memory, folder.url.path)
        return resources
    }

    @Test(arguments: 0..<12) func anyGroupingGivesTheBytesOfOneRun(seed: Int) throws {
        var random = Seeded(seed)
        let paths = try (0..<6).map { number in
            try folder.write(Self.text(&random, bytes: Int.random(in: 20...1500, using: &random)), to: "\(number).txt")
        }
        let whole = try partial(paths, resources(jobs: 1))
        let expected = everything(try countWords(in: paths, resources: resources(jobs: 1)))
        for (jobs, memory) in [(2, 1), (5, 200_000_000), (8, 1), (1, 1)] {
            let resources = resources(jobs: jobs, memory: memory)
            #expect(try partial(paths.shuffled(using: &random), resources) == whole)
            #expect(everything(try countWords(in: paths.shuffled(using: &random), resources: resources)) == expected)
        }
        // A tree of sums, at random.
        var partials = try paths.enumerated().map { number, path in
            let name = folder.file("\(number).count")
            try writePartialCount(of: [path], to: name)
            return name
        }
        var number = 6
        while partials.count > 1 {
            partials.shuffle(using: &random)
            let taken = Array(partials.prefix(Int.random(in: 1...3, using: &random)))
            let memory = Bool.random(using: &random) ? 1 : 200_000_000
            if partials.count == taken.count || Bool.random(using: &random) {
                #expect(
                    everything(try countWords(addingUp: partials, resources: resources(jobs: 1, memory: memory)))
                        == expected)
            }
            let name = folder.file("\(number).count")
            try writePartialCount(addingUp: taken, to: name, resources: resources(jobs: 1, memory: memory))
            partials = partials.dropFirst(taken.count) + [name]
            number += 1
        }
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: partials[0])))
        #expect(bytes == whole)
    }

    // Texts of more than 2 MB are divided.
    @Test(arguments: [0, 1]) func workersThatShareATextCountItAsOneDoes(seed: Int) throws {
        var random = Seeded(100 + seed)
        // The generator is slower than the counter, so that a piece comes more than once; a mark shifts all by three bytes.
        let piece = Self.text(&random, bytes: 300_000)
        let text = (seed == 0 ? "" : "\u{FEFF}") + String(repeating: piece, count: 7)
        let path = try folder.write(text, to: "large.txt")
        let whole = try partial([path], resources(jobs: 1))
        #expect(try partial([path], resources(jobs: 4, memory: 1_000_000)) == whole)
    }

    // What is said of the language does not depend on it either.
    @Test func aLanguageThatNothingTellsIsAssumedByAllWorkers() throws {
        let path = try folder.write(String(repeating: "zorblax quintum brelloxi.\n", count: 90_000), to: "large.txt")
        let one = try countWords(in: [path], resources: resources(jobs: 1))
        let four = try countWords(in: [path], resources: resources(jobs: 4))
        #expect(one.report.assumedLanguages == 1 && one.report.texts == 1)
        #expect(everything(four) == everything(one))
    }

    @Test func plainTextIsDividedToo() throws {
        let path = try folder.write(String(repeating: "Zorblax quintum\n", count: 150_000), to: "large.txt")
        var options = CountOptions()
        options.isPlain = true
        let list = try countWords(in: [path], options: options, resources: resources(jobs: 4)).list
        #expect(list.tags.map { "\($0.name) \($0.weight)" } == ["quintum 150000.0", "zorblax 150000.0"])
    }

    @Test func aTextIsATagListToALibrary() throws {
        let path = try folder.write("The tree, a tree, and the oak.", to: "a.txt")
        let list = try TagList(reading: path)
        #expect(list.tags.map { "\($0.name) \($0.weight)" } == ["tree 2.0", "oak 1.0"])
        #expect(try TagCollection([list]).tags.map(\.name) == ["tree", "oak"])
    }

    @Test func readWordsTakesSnowballsListsAndPlainOnes() throws {
        let path = try folder.write(" | a comment\nund  | and\n# words\noder, aber\n\n#tag x\r\nC# C++\n", to: "words")
        #expect(try readWords(path) == ["und", "oder", "aber", "#tag", "x", "C#", "C++"])
    }
}
