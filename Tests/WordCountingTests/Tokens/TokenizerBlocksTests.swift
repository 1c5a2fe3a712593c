import TestSupport
import Testing

@testable import WordCounting

/// Texts that come in blocks, tokens that are too long, and what nobody writes by hand.
@Suite struct TokenizerBlocksTests {
    /// What is hard to cut, or hard at all.
    private static let fragments: [String] = [
        "tree", "a", "U.S.A.", "Dr. ", "J. ", "e.g.", "don’t", "rock'n'roll", "'", "’", "‘", "C++", "C#", ".NET",
        "node.js",
        "well-known", "--", "-", "–", "R&D", "&", "TCP/IP", "/", "snake_case", "_", "___", "**", "*", "#", "#tag",
        "#機械",
        "@", "@name", "@a.b", "me@example.com", "@host.org", "http://", "https://x.org/a_(b)", "www.", "www.x.de",
        "data:a/b,",
        "example.com", "/path", ":", "://", ".", "..", "...", "!", "?", ",", ";", "(", ")", "[", "]", "\"", "“", "”",
        "…", "。",
        "，", "、", "5", "42", "1,234", "3.14", "1e5", "0x", "FF", "%", "$", "€", "−", "+", "++", "٣", "₂", " ", "  ",
        "\n",
        "\r", "\r\n", "\n\n", "\t", "\u{A0}", "\u{202F}", "\u{2029}", "\u{C}", "\u{85}", "\u{1}", "é", "e\u{301}",
        "\u{301}",
        "\u{AD}", "\u{200D}", "\u{200C}", "\u{200B}", "\u{200F}", "\u{FEFF}", "\u{20E3}", "\u{FE0F}", "Привет", "ж",
        "שלום", "צה\"ל",
        "״", "العربية", "हिन्दी", "한국어", "清华大学", "东", "東京都に住んで", "カタカナ", "ー", "ｶﾞ", "สวัสดีชาวโลก", "ๆ", "ລາວ",
        "ភាសាខ្មែរ", "မြန်မာ", "🎉", "👩‍👩‍👧", "❤️", "©", "🇩", "🇩🇪", "1️⃣", "👍🏽", "\u{1F3FD}", "𝒳", "\u{20000}", "\u{E0062}", "·", "‿",
        "word", "Word",
        "word word word word word word word word word word word word word word word word word word word word ",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ]

    private static func text(_ random: inout Seeded, pieces: Int) -> [UInt8] {
        var text: [UInt8] = []
        for _ in 0..<pieces {
            let fragment = fragments[Int.random(in: 0..<fragments.count, using: &random)]
            // Now and then so many of one kind that a token or a run is too long.
            let isMany = Int.random(in: 0..<200, using: &random) == 0
            for _ in 0..<(isMany ? 4200 / fragment.utf8.count + 1 : 1) { text += Array(fragment.utf8) }
            if Bool.random(using: &random) { text.append(UInt8(ascii: " ")) }
        }
        return text
    }

    @Test(arguments: 0..<150) func tokensDoNotDependOnWhereBlocksAreCut(seed: Int) {
        var random = Seeded(apart: seed)
        let text = Self.text(&random, pieces: 120)
        let tokenizer = seed % 2 == 0 ? Tokenizer.keepsAll : Tokenizer()
        let whole = record(text, tokenizer)
        #expect(whole.isSound)
        for longest in [1, 7, 90, 5000] where longest > 1 || text.count < 3000 {
            let cut = record(text, tokenizer) { Int.random(in: 1...longest, using: &random) }
            #expect(cut.isSound)
            #expect(cut.events == whole.events, "blocks of up to \(longest) bytes")
        }
    }

    /// Swift's own properties are the independent source.
    @Test(arguments: 0..<150) func everyLetterAndDigitIsInOneTokenOrLeftOut(seed: Int) {
        var random = Seeded(apart: 1000 + seed)
        let text = Self.text(&random, pieces: 200)
        let found = record(text, .keepsAll)
        let words = found.words
        #expect(zip(words, words.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        guard found.count(of: .overlongWord) == 0 else { return }
        var isInWord = [Bool](repeating: false, count: text.count)
        for word in words { for index in word { isInWord[index] = true } }
        var offset = 0
        var lost: [Unicode.Scalar] = []
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            let isLetter =
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                    .decimalNumber:
                    true
                default: false
                }
            if isLetter, !isInWord[offset] { lost.append(scalar) }
            offset += String(scalar).utf8.count
        }
        #expect(lost == [])
    }

    @Test(arguments: 0..<60) func whatIsLeftOutIsWhatWouldBeKept(seed: Int) {
        var random = Seeded(apart: 2000 + seed)
        let text = Self.text(&random, pieces: 200)
        let kept = record(text, .keepsAll)
        let leftOut = record(text)
        func count(_ kind: TokenKind) -> Int {
            kept.events.count { if case .word(_, kind) = $0 { true } else { false } }
        }
        #expect(leftOut.count(of: .number) == count(.number))
        #expect(leftOut.count(of: .address) == count(.address))
        // A link that is too long is a link, unless links are words.
        #expect(
            leftOut.count(of: .link) + leftOut.count(of: .overlongWord) == count(.link) + kept.count(of: .overlongWord))
    }

    /// What is plain for the masks is plain for the careful reading too: the last 64 bytes of a text are read by it alone.
    @Test(arguments: 0..<60) func plainWordsAreReadAsCarefully(seed: Int) {
        var random = Seeded(apart: 3000 + seed)
        let signs = [
            " ", " ", " ", ", ", "; ", ". ", "! ", "? ", ": ", "\n", "\n\n", " (", ") ", "\"", ".", ":", "-", "'", "/",
            "0",
        ]
        let words = ["a", "I", "Dr", "vs", "www", "http", "data", "word", "Prof", "plain", "Capital", "com"]
        var text: [UInt8] = []
        for _ in 0..<200 {
            text += Array(words[Int.random(in: 0..<words.count, using: &random)].utf8)
            text += Array(signs[Int.random(in: 0..<signs.count, using: &random)].utf8)
        }
        let careful = record(text) { Int.random(in: 1...8, using: &random) }
        #expect(record(text).events == careful.events)
    }

    /// Without the signs for which there are rules of our own.
    @Test(arguments: 0..<60) func wordsOfLettersMarksAndApostrophesAreThoseOfUnicode(seed: Int) {
        var random = Seeded(apart: 4000 + seed)
        let pieces = [
            "a", "B", "é", "e\u{301}", "ж", "ß", "ب", "한", "ह", "\u{94D}", "\u{200D}", "\u{AD}", "'", "’", "·", "״",
            "7", " ", "(",
            "!", "\n", "—",
        ]
        var text: [UInt8] = []
        for _ in 0..<400 {
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            // UAX #29 has no apostrophe between a digit and a letter.
            if piece == "7", text.last != UInt8(ascii: "a") { continue }
            text += Array(piece.utf8)
            if piece == "7" { text += Array("é".utf8) }
        }
        let ends = WordBoundaries(text.span).ends
        let expected = zip([0] + ends, ends).map { String(decoding: text[$0..<$1], as: UTF8.self).unicodeScalars }
            .filter { $0.contains { $0.properties.isAlphabetic || $0 == "7" } }
            .map { $0.reversed().drop { $0 == "\u{AD}" || $0 == "\u{200D}" || $0 == "\u{94D}" }.map(\.value) }
        let found = record(text).words.map { String(decoding: text[$0], as: UTF8.self).unicodeScalars }
            .map { $0.reversed().drop { $0 == "\u{AD}" || $0 == "\u{200D}" || $0 == "\u{94D}" }.map(\.value) }
        let differing = zip(expected, found).first { $0 != $1 }
        #expect(differing == nil && expected.count == found.count)
    }

    @Test func aWordOfTheLongestLengthIsKeptAndOneByteMoreIsNot() {
        let longest = String(repeating: "x", count: 4000)
        #expect(tokens("a \(longest) b") == "a|\(longest)|b")
        #expect(tokens("a \(longest)x b") == "a|no overlongWord|b")
        #expect(tokens("a \(longest)é, b") == "a|no overlongWord|,|b")
        #expect(tokens("a e" + String(repeating: "\u{301}", count: 10_000) + " b") == "a|no overlongWord|b")
        #expect(tokens("a 清" + String(repeating: "\u{301}", count: 10_000) + " b") == "a|no overlongWord|b")
        #expect(tokens("#" + longest) == "no overlongWord")
        #expect(tokens("@" + longest) == "no overlongWord")
        #expect(tokens(String(repeating: "1", count: 5000)) == "no overlongWord")
        #expect(tokens("👩" + String(repeating: "\u{200D}👩", count: 1000) + " a") == "no overlongWord|a")
    }

    @Test func aLongLinkIsOneLink() {
        let data = "data:image/png;base64," + String(repeating: "QUJD", count: 25_000)
        #expect(tokens("see (\(data)), then") == "see|,|no link|,|then")
        #expect(tokens("see \(data). Then", .keepsAll) == "see|no overlongWord|.|Then")
        #expect(tokens("https://x.org/(" + String(repeating: "a", count: 5000) + ")) b") == "no link|,|b")
    }

    @Test(arguments: [
        "x", "é", "ж", "x-", "x.", "x'", "x&", "X/", "1,", "x_", "x\u{301}", "\u{301}", "\u{AD}", "_", "-", ".", "#",
        "@", "x@", "x+",
        "x.de/", "1.a.", "http://", "www.", "*", "'", "\"", "(", "$", "字", "ก", "🎉", "👩\u{200D}", "🇩🇪", " ", "\n", "\r",
        "a ", "字。", "字 ",
        "字 x", "a\u{FE0F}", "1\u{20E3}",
    ])
    func aLongLineOfAnythingCostsTheTimeOfItsLength(unit: String) {
        let text = Array(String(repeating: unit, count: 300_000 / unit.utf8.count).utf8)
        var longestRest = 0
        var tokenizer = Tokenizer()
        var recorder = TokenRecorder()
        var start = 0
        var end = 0
        repeat {
            longestRest = max(longestRest, end - start)
            end = min(text.count, end + 65_536)
            start += tokenizer.read(text.span.extracting(start..<end), isLast: end == text.count, into: &recorder)
        } while end < text.count
        #expect(start == text.count)
        #expect(longestRest < 5000)
        #expect(recorder.isSound)
    }

    @Test func aTextThatIsCutInsideItsLastCharacterEnds() {
        let cut = Array("word é".utf8.dropLast())
        #expect(record(cut).words == [0..<4])
    }
}
