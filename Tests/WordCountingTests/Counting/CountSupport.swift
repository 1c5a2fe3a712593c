import TestSupport

@testable import Languages
@testable import TagParsing
@testable import TextReading
@testable import WordCounting

/// Counts a text as it comes in blocks, into the tally of its languages.
///
/// - Parameter block: how many bytes come next.
func read(
    _ text: [UInt8], into set: TallySet, _ languages: [Language] = [.english], _ options: CountOptions = CountOptions(),
    markup: TextMarkup = .plain, block: () -> Int = { .max }, afterBlock: () -> Void = {}
) {
    var reader = TextReader(markup, options)
    let box = set.tally(languages)
    var rest: [UInt8] = []
    var start = 0
    repeat {
        let end = start + min(block(), text.count - start)
        rest += text[start..<end]
        start = end
        // Whatever stands behind a block is no part of it.
        var padded = rest + [UInt8](repeating: UInt8(ascii: "x"), count: 64)
        let length = rest.count
        let done = padded.withUnsafeMutableBytes { bytes in
            reader.read(
                UnsafeMutableRawBufferPointer(rebasing: bytes[..<length]), isLast: start == text.count, into: box)
        }
        rest = Array(padded[done..<length])
        afterBlock()
    } while start < text.count
    box.tally.endPart()
}

/// What was counted, as records of a partial count have it.
func records(of set: TallySet) -> [String] {
    var records: [String] = []
    set.forEachRecord { key, count in records.append("\(String(decoding: key, as: UTF8.self)) \(count)") }
    return records
}

func counted(
    _ text: String, _ languages: [Language] = [.english], _ options: CountOptions = CountOptions()
) throws -> CountedWords {
    let set = TallySet(options)
    read(Array(text.utf8), into: set, languages, options)
    return try CountStore(options, memory: .max, folder: "/tmp").countedWords(of: [set])
}

extension CountedWords {
    /// `name weight`, by falling weight.
    var list: [String] {
        tags.map { tag in
            tag.weight == tag.weight.rounded() ? "\(tag.name) \(Int(tag.weight))" : "\(tag.name) \(tag.weight)"
        }
    }

    /// All that is known of the words.
    var everything: String {
        tags.map { "\($0.name)|\($0.weight)|\($0.group ?? "")" }.joined(separator: "\n") + "\n\(report)"
    }
}

/// What is hard for a counter: capitals, phrases, abbreviations at the ends of lines, and signs of all sorts.
enum HardText {
    private static let pieces = [
        "tree", "trees", "virus", "viruses", "New York", "new", "York", "DNA", "dna", "US", "us", "the", "of", "and",
        "HOLY", "WORD", "GREAT", "don’t", "C++", "R&D", "r&d", ".NET", "node.js", "São Paulo", "#tag", "@name",
        "Goldman-Sachs", "42", "3.5", "https://a.b/c", "me@example.org", "straße", "STRASSE", "children of Israel",
        "House of the Lords", "“", "”", "(", ")", "—", "word's", "Messrs", "approx.", "etc.", "i.e.", "vs.", "Mr.",
        "ellipsis...", "foo_bar", "a\u{301}", "\u{301}", "東京", "ภาษาไทย", "🎉", "\u{200B}", "\u{FEFF}", "U.S.A.",
        "hello", "world",
    ]
    private static let ends = [
        "", ".", "!", "?", ",", ";", ":", " etc.", "...", ".”", ".)", "?!", "hello.", " world.", "\r",
    ]
    private static let breaks = ["\n", "\n", "\n", "\n\n", " ", "\r\n", "\u{2029}", "\n \n"]

    static func text(_ random: inout Seeded, lines: Int) -> [UInt8] {
        func pick(_ choices: [String]) -> String { choices[Int.random(in: 0..<choices.count, using: &random)] }
        var text = ""
        for _ in 0..<lines {
            text += (0...Int.random(in: 0...12, using: &random)).map { _ in pick(pieces) }.joined(separator: " ")
            text += pick(ends) + pick(breaks)
        }
        return Array(text.utf8)
    }
}
