import TestSupport
import Testing

@testable import WordCounting

/// Plain words are what `tr A-Z a-z | tr -s '\000-\040' '\n' | sort | uniq -c` makes of a text.
@Suite struct PlainCountTests {
    private static let options: CountOptions = {
        var options = CountOptions()
        options.isPlain = true
        return options
    }()

    private struct Expected: Equatable {
        var counts: [[UInt8]: UInt64] = [:]
        var total: UInt64 = 0
        var overlong: UInt64 = 0

        init() {}

        init(_ text: [UInt8]) {
            for word in text.split(whereSeparator: { $0 <= 0x20 }) {
                guard word.count <= 4000 else {
                    overlong += 1
                    continue
                }
                counts[word.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, default: 0] += 1
                total += 1
            }
        }
    }

    private static func found(_ text: [UInt8], block: () -> Int) -> Expected {
        let set = TallySet(options)
        read(text, into: set, [], options, block: block)
        var found = Expected()
        let box = set.tally([])
        for index in 0..<box.tally.words.count where box.tally.words.occurrences(of: index) > 0 {
            found.counts[box.tally.words.word(index)] = box.tally.words.occurrences(of: index)
        }
        found.total = box.tally.totals.words
        found.overlong = box.tally.totals.omitted[Int(TokenOmission.overlongWord.rawValue)]
        return found
    }

    @Test(arguments: 0..<60) func wordsAreWhatStandsBetweenBlanks(seed: Int) {
        var random = Seeded(seed)
        let pieces = [
            "a", "Z", "[", "@", "`", "{", "word", "WORD", "^", "é", "É", "東京", "😀", "\u{7F}", "\u{A0}", "\u{85}", " ",
            " ", " ", "\n", "\t", "\u{1}", "\u{1F}", "\r\n", "sixteen letters!", "seventeen_letters", "!", "\"",
        ]
        var text: [UInt8] = []
        for _ in 0..<Int.random(in: 0...800, using: &random) {
            text += Array(pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8)
        }
        let expected = Expected(text)
        #expect(Self.found(text) { .max } == expected)
        for longest in [1, 3, 63, 64, 65, 130] {
            #expect(
                Self.found(text) { Int.random(in: 1...longest, using: &random) } == expected,
                "blocks of up to \(longest) bytes")
        }
    }

    @Test(arguments: [3999, 4000, 4001, 8000, 8001, 20_000], [1, 100, 3999, 4000, 4001, 4002, 9000])
    func overlongWordsAreLeftOutWhole(length: Int, block: Int) {
        let long = String(repeating: "é", count: length / 2) + (length % 2 == 0 ? "" : "X")
        let texts = [long, "a \(long) b", " \(long) ", "a \(long)", "\(long) \(long) a", "\(long)\n\n\(long)y z"]
        for text in texts {
            let text = Array(text.utf8)
            // A byte a time through 20,000 of them is slow, and no other case.
            if block == 1, length > 4001 { continue }
            #expect(Self.found(text) { block } == Expected(text))
        }
    }

    // No byte is A to Z, or at most the space, but they themselves.
    @Test func everyByteIsWhatItIs() {
        for byte in UInt8.min ... .max where byte != 0 {
            let text = [byte, byte, 0x20, byte, 0x61, byte, 0x0A]
            #expect(Self.found(text) { .max } == Expected(text))
        }
    }
}
