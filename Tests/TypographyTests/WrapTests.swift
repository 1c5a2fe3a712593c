import TestSupport
import Testing
import Typography

@Suite("Wrapping")
struct WrapTests {
    let face = FontFamily.sans.face(.regular)

    @Test("lines break at spaces, each as full as it can be")
    func greedyLines() {
        // By HarfBuzz "the quick" is 4.00 em, "the quick brown" 7.00, "brown fox" 4.34, "jumps over" 4.89.
        #expect(
            face.wrap("the quick brown fox jumps over", within: 6).lines == ["the quick", "brown fox", "jumps over"])
        #expect(face.wrap("the quick brown fox jumps over", within: 100).lines == ["the quick brown fox jumps over"])
        #expect(face.wrap("the quick", within: 1.5).lines == ["the", "qui", "ck"])
    }

    @Test("a line that fits exactly is not broken")
    func exactFit() {
        let width = face.measure("P A To").width
        #expect(face.wrap("P A To", within: width).lines == ["P A To"])
        #expect(face.wrap("P A To", within: width.nextDown).lines == ["P A", "To"])
    }

    @Test("a no-break space does not break")
    func noBreakSpace() {
        #expect(face.wrap("a b\u{A0}c", within: 1.5).lines == ["a", "b\u{A0}c"])
    }

    @Test("spaces at a break and at the ends are dropped, others are kept")
    func spaces() {
        #expect(face.wrap("  a  b   c ", within: 2).lines == ["a  b", "c"])
        #expect(face.wrap("", within: 2).lines == [""])
        #expect(face.wrap("   ", within: 2).lines == [""])
    }

    @Test("a space that carries a mark stays with its mark")
    func markedSpace() {
        #expect(face.wrap("a \u{301}b", within: 0).lines == ["a", " \u{301}", "b"])
    }

    @Test("a word wider than the line starts its own line and is broken between clusters")
    func wideWord() {
        let wrapped = face.wrap("a e\u{301}e\u{301}e\u{301}e\u{301}", within: 1.2)
        #expect(wrapped.lines == ["a", "e\u{301}e\u{301}", "e\u{301}e\u{301}"])
        #expect(wrapped.brokeInsideWord)
        #expect(!face.wrap("a b", within: 0).brokeInsideWord)
    }

    @Test("the rest of a broken word shares its line with the next word")
    func restOfBrokenWord() {
        // By HarfBuzz "mm" is 1.67 em, "mmi" 1.89, "mmi i" 2.39.
        #expect(face.wrap("mmmmi i", within: 1.9).lines == ["mm", "mmi", "i"])
        #expect(face.wrap("mmmmi i", within: 2.4).lines == ["mm", "mmi i"])
    }

    @Test("any width ends, one cluster a line at the narrowest", arguments: [0, -1, .nan, -.infinity, 1e-300])
    func degenerateWidths(width: Double) {
        #expect(face.wrap("ab c", within: width).lines == ["a", "b", "c"])
    }

    @Test("nothing is lost, and every line fits or is one cluster", arguments: [0.5, 1.3, 2, 3.7, 8])
    func wrappedLinesFit(width: Double) throws {
        let texts = try ReferenceWords.all.get().words.map(\.text)
        let long = texts.joined(separator: " ")
        for text in texts + [long] {
            let wrapped = face.wrap(text, within: width)
            #expect(wrapped.lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
            for line in wrapped.lines {
                #expect(face.measure(line).width <= width || isOneThing(line), "\(line)")
            }
            // Words end at a hyphen, too, or between Han: what is found again is then not what stands between the spaces.
            let isBroken = wrapped.lines.flatMap { $0.split(separator: " ") } != text.split(separator: " ")
            #expect(!wrapped.brokeInsideWord || isBroken)
            if text.utf8.allSatisfy({ $0 == 0x20 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) {
                #expect(wrapped.brokeInsideWord == isBroken)
            }
        }
    }

    /// Whether no line break is in a text, whatever the width: a cluster, or a Thai vowel with its consonant.
    private func isOneThing(_ line: String) -> Bool { face.wrap(line, within: 0).lines.count == 1 }

    @Test("a soft hyphen is seen where the line ends, and there only")
    func softHyphen() {
        let text = "Donau\u{AD}dampf\u{AD}schiff"
        #expect(face.wrap(text, within: 20).lines == [text])
        let width = face.measure("Donaudampf-").width
        #expect(face.wrap(text, within: width).lines == ["Donau\u{AD}dampf-", "schiff"])
        #expect(face.wrap(text, within: width - 0.01).lines == ["Donau-", "dampf\u{AD}schiff"])
        let wrapped = face.wrap("Die \(text)", within: width)
        #expect(wrapped.lines == ["Die", "Donau\u{AD}dampf-", "schiff"])
        #expect(!wrapped.brokeInsideWord)
        #expect(face.widestWord(of: text) == face.measure("Donau-").width)
        // Too narrow even for the hyphen.
        #expect(face.wrap("a\u{AD}b", within: 0).lines == ["a\u{AD}", "b"])
        #expect(face.wrap("a\u{AD} b", within: 0).lines == ["a\u{AD}", "b"])
    }

    @Test("Han and kana break between characters, with their punctuation")
    func ideographs() {
        let wrapped = face.wrap("東京、「大阪」。名古屋", within: 3)
        #expect(wrapped.lines == ["東京、", "「大", "阪」。", "名古屋"])
        #expect(!wrapped.brokeInsideWord)
        #expect(face.wrap("機械学習の基礎", within: 4).lines == ["機械学習", "の基礎"])
        #expect(face.widestWord(of: "機械学習の基礎") == 1)
    }

    @Test("Hangul is divided only where a word is wider than the line")
    func hangul() {
        #expect(face.wrap("한국어 음성 인식", within: 4).lines == ["한국어", "음성 인식"])
        let wrapped = face.wrap("한국어 대한민국헌법", within: 4)
        #expect(wrapped.lines == ["한국어", "대한민국", "헌법"])
        #expect(!wrapped.brokeInsideWord && wrapped.divisions == 1)
        #expect(face.widestWord(of: "대한민국") == 0.92)
    }

    @Test("Thai breaks between syllables, which is inside a word")
    func thai() {
        let wrapped = face.wrap("ประเทศไทย", within: 2.6)
        #expect(wrapped.lines == ["ประ", "เทศ", "ไทย"])
        #expect(wrapped.brokeInsideWord)
    }

    @Test("a line feed ends a line")
    func lineFeeds() {
        #expect(face.wrap("a b\nc\r\nd", within: 10).lines == ["a b", "c", "d"])
    }

    @Test("the next word would not have fitted on the line before")
    func linesAreFull() throws {
        let text = try ReferenceWords.all.get().words(of: "en_phrase").map(\.text).joined(separator: " ")
        let lines = face.wrap(text, within: 12).lines
        #expect(lines.count > 10)
        for (line, next) in zip(lines, lines.dropFirst()) {
            let word = next.prefix { $0 != " " }
            #expect(face.measure("\(line) \(word)").width > 12)
        }
    }

    @Test(
        "characters that show nothing are no line by themselves",
        arguments: [
            "a\u{202E}b", "\u{202E}ab", "ab\u{202C}", "a \u{200B} b", "\u{200B} ab", "ab \u{2060}",
            "\u{AD}\u{AD}a\u{AD}b",
        ])
    func invisible(text: String) {
        for width in [0, 0.6, 1.2, 5] {
            let lines = face.wrap(text, within: width).lines
            #expect(lines.allSatisfy { face.measure($0).width > 0 }, "\(lines) within \(width)")
            let letters = lines.joined().unicodeScalars.filter { $0 == "a" || $0 == "b" }.count
            #expect(letters == text.unicodeScalars.filter { $0 == "a" || $0 == "b" }.count)
        }
        #expect(face.wrap("\u{200B}", within: 3).lines == ["\u{200B}"])
    }

    @Test("the widest word is the narrowest width that breaks no word")
    func widestWord() throws {
        for text in try ReferenceWords.all.get().words.map(\.text) {
            let width = face.widestWord(of: text)
            #expect(!face.wrap(text, within: width).brokeInsideWord, "\(text)")
            #expect(width <= face.measure(text).width)
        }
        #expect(face.widestWord(of: "") == 0)
        #expect(face.widestWord(of: "a AVATAR b") == 7586.0 / 2048)
    }
}
