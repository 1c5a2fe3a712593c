import TestSupport
import Testing

@testable import Languages
@testable import WordCounting

/// A text that is read in blocks, in parts, by several workers and through files is counted as if it were read at once.
@Suite struct TallyPartsTests {
    /// Where workers may divide a text.
    private static func parts(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.withUnsafeBytes { bytes in
            var parts: [ArraySlice<UInt8>] = []
            var start = 0
            for place in bytes.indices where TextTally.isBorder(after: bytes, at: place) {
                parts.append(text[start...place])
                start = place + 1
            }
            return parts + [text[start...]]
        }
    }

    private static func options(_ seed: Int) -> CountOptions {
        var options = CountOptions()
        options.keepsNumbers = seed % 3 == 0
        options.keepsLinks = seed % 2 == 0
        return options
    }

    @Test func aTextIsDividedBehindSentencesOnly() {
        func ends(_ text: String) -> [Int] { Self.parts(of: Array(text.utf8)).dropLast().map(\.endIndex) }
        #expect(ends("a house.\nb") == [9])
        #expect(ends("house!\nhouse?\nx") == [7, 14])
        // Neither abbreviations, nor what goes on, nor half of CR LF.
        for text in [
            "Mr.\nb", "U.S.A.\nb", "house\nb", "house...\nb", "house.\r\nb", "House.\nb", "house.”\nb", "a é.\nb",
            "etc.\nb",
        ] {
            #expect(ends(text) == [], "\(text)")
        }
        #expect(ends("house.") == [] && ends("\n") == [] && ends("") == [])
    }

    @Test(arguments: 0..<50) func partsGiveTheRecordsOfTheWhole(seed: Int) {
        var random = Seeded(seed)
        let options = Self.options(seed)
        let text = HardText.text(&random, lines: 60)
        let whole = TallySet(options)
        read(text, into: whole, [.english], options)
        let expected = records(of: whole)
        let sets = (0..<3).map { _ in TallySet(options) }
        let parts = Self.parts(of: text).shuffled(using: &random)
        if seed == 0 { #expect(parts.count > 3) }
        for part in parts {
            read(Array(part), into: sets[Int.random(in: 0..<3, using: &random)], [.english], options)
        }
        sets[0].add(sets[1])
        sets[2].add(sets[0])
        #expect(records(of: sets[2]) == expected)
        let blocks = TallySet(options)
        read(text, into: blocks, [.english], options, block: { Int.random(in: 1...90, using: &random) })
        #expect(records(of: blocks) == expected)
    }

    @Test(arguments: 0..<40) func memoryMakesNoDifference(seed: Int) throws {
        var random = Seeded(1000 + seed)
        let options = Self.options(seed)
        let folder = try TemporaryFolder()
        let texts = (0..<4).map { _ in HardText.text(&random, lines: 25) }
        let languages: [[Language]] = [[.english], [.english, .french], [.german], []]
        let whole = TallySet(options)
        let large = CountStore(options, memory: .max, folder: folder.url.path)
        for (text, language) in zip(texts, languages) { read(text, into: whole, language, options) }
        let expected = (try large.countedWords(of: [whole]).everything, records(of: whole))

        // With no memory at all every block goes to the file, in the middle of runs and capitals.
        func spilled() -> (CountStore, [TallySet]) {
            let small = CountStore(options, memory: 0, folder: folder.url.path)
            let sets = [TallySet(options), TallySet(options)]
            for (number, (text, language)) in zip(texts, languages).enumerated() {
                read(
                    text, into: sets[number % 2], language, options, block: { Int.random(in: 1...300, using: &random) },
                    afterBlock: {
                        do { try small.spillIfLarge(sets[number % 2], workers: 2) } catch { Issue.record(error) }
                    })
            }
            return (small, sets)
        }
        let (store, sets) = spilled()
        #expect(try store.countedWords(of: sets).everything == expected.0)
        let (other, others) = spilled()
        var written: [String] = []
        try other.writeRecords(of: others) { key, count in
            written.append("\(String(decoding: key, as: UTF8.self)) \(count)")
        }
        #expect(written == expected.1)
        #expect(try folder.names() == [])
    }

    // What a set writes, another one reads.
    @Test(arguments: 0..<40) func recordsAreReadBack(seed: Int) throws {
        var random = Seeded(2000 + seed)
        let options = Self.options(seed)
        let set = TallySet(options)
        for languages in [[Language.english], [.german, .french], []] {
            read(HardText.text(&random, lines: 30), into: set, languages, options)
        }
        let copy = TallySet(options)
        set.forEachRecord { key, count in
            do throws(InvalidRecord) { try copy.add(key: Array(key), count: count) } catch {
                Issue.record("\(String(decoding: error.key, as: UTF8.self))")
            }
        }
        #expect(records(of: copy) == records(of: set))
        let keys = records(of: set).map { Array($0.split(separator: " ").dropLast().joined(separator: " ").utf8) }
        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }

    @Test(arguments: [
        "", "1", "1 en", "1 en ", "9 en x", "12 en x", "1 xx x", "1 en,xx x", "1 en, x", "0 en foo", "2 en a  b",
        "2 en  a", "2 en a ", "2 en a ^ b", "1 en ^", " en x", "x en x",
        "2 en " + [String](repeating: "w", count: 28).joined(separator: " "),
    ])
    func aRecordOfSomeonesOwnMakingIsRefused(key: String) {
        #expect(throws: InvalidRecord.self) {
            try TallySet(CountOptions()).add(key: Array(key.utf8), count: 1)
        }
    }
}
