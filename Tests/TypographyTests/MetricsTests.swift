import Testing

@testable import Typography

@Suite("Text metrics")
struct MetricsTests {
    let face = FontFamily.sans.face(.regular)

    @Test("the line metrics are those of the font")
    func faceMetrics() {
        // From the hhea and OS/2 tables: 1854, 434, 67, 1082 and 1409 of 2048.
        #expect(face.ascent == 0.9052734375)
        #expect(face.descent == 0.2119140625)
        #expect(face.lineGap == 0.03271484375)
        #expect(face.xHeight == 0.5283203125)
        #expect(face.capHeight == 0.68798828125)
    }

    @Test("an empty text has no width and no cluster, but a line's height")
    func emptyText() {
        let metrics = face.measure("")
        #expect(metrics.width == 0)
        #expect(metrics.clusterCount == 0)
        #expect(metrics.ascent == face.ascent)
        #expect(metrics.isExact)
    }

    @Test("decomposed text measures as composed text", arguments: FontWeight.allCases)
    func normalisation(weight: FontWeight) {
        let face = FontFamily.sans.face(weight)
        let pairs = [
            ("A\u{308}pfel", "Äpfel"), ("Quo\u{302}\u{301}c", "Quốc"), ("Ε\u{301}", "Έ"), ("И\u{306}", "Й"),
            ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{212B}", "Å"), ("\u{37E}", ";"), ("か\u{3099}", "が"),
        ]
        for (decomposed, composed) in pairs { #expect(face.measure(decomposed) == face.measure(composed)) }
    }

    @Test(
        "marks, joiners and format characters take no room",
        arguments: ["\u{335}", "\u{200D}", "\u{200B}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{FE00}", "\u{20DD}"])
    func invisibleCharacters(mark: String) {
        #expect(face.measure("n" + mark + "o").width == face.measure("no").width)
        #expect(face.measure(mark).width == 0)
    }

    @Test("kerning looks past what is invisible, not past a mark", arguments: FontWeight.allCases)
    func kerningAcrossMarks(weight: FontWeight) {
        let face = FontFamily.sans.face(weight)
        let apart = face.measure("P").width + face.measure("A").width
        for invisible in ["\u{200D}", "\u{200B}", "\u{AD}", "\u{2060}", "\u{FE0F}", "\u{34F}"] {
            #expect(face.measure("P" + invisible + "A").width == face.measure("PA").width)
        }
        #expect(face.measure("P\u{335}A").width == apart)
        #expect(face.measure("PA").width < apart)
        // HarfBuzz: no pair of Á and V, and none across a stroke.
        #expect(FontFamily.sans.face(.regular).measure("A\u{301}V").width == 2732.0 / 2048)
        #expect(FontFamily.sans.face(.regular).measure("A\u{335}V").width == 2732.0 / 2048)
    }

    @Test("the two ways of measuring agree wherever the fast one answers")
    func scansAgree() throws {
        let texts = try AdvanceFixture.texts() + ["a\tb\nc", "soft\u{AD}hyphen", "\u{1}\u{7F}\u{85}", "№ ½ € ∞", "Ǿ Ǻ"]
        var answered = 0
        for text in texts {
            guard let fast = face.table.scan(text.utf8.span) else { continue }
            let slow = ClusterScan(table: face.table, fallback: face.fallback).run(text)
            #expect(fast.advance.units == slow.advance.units && slow.advance.thousandths == 0, "\(text)")
            #expect(fast.clusterCount == slow.clusterCount && fast.ink == slow.ink && slow.isExact, "\(text)")
            #expect(fast.firstClass == slow.firstClass && fast.lastClass == slow.lastClass, "\(text)")
            answered += 1
        }
        #expect(answered > 900)
    }

    @Test("clusters are what Swift counts as characters")
    func clusters() throws {
        for text in try AdvanceFixture.texts() + ["e\u{301}\u{301}", "🇩🇪🇫🇷", "\r\n", "क्षि", "각"] {
            #expect(face.measure(text).clusterCount == text.count, "\(text)")
        }
    }

    @Test(
        "an emoji is 1.25 em however many characters it is made of",
        arguments: ["😀", "❤️", "1️⃣", "🇩🇪", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
    func emoji(text: String) {
        #expect(face.measure(text).width == 1.25)
        #expect(face.measure(text + text).width == 2.5)
    }

    @Test("a symbol, a digit and a text presentation are no emoji", arguments: ["1", "#", "©", "❤\u{FE0E}", "✔"])
    func textSymbols(text: String) {
        #expect(face.measure(text).width < 1.1)
        #expect(face.measure(text).width > 0.2)
    }

    @Test("scripts with high or deep ink raise the line box, others keep the face's")
    func lineBoxes() {
        for text in ["Swift", "Έτος", "Ёж", "Quốc Ngữ", "東京", "한국", "カナ", "→ №"] {
            #expect(face.measure(text).ascent == 0.9052734375, "\(text)")
            #expect(face.measure(text).descent == 0.2119140625, "\(text)")
        }
        for text in ["हिन्दी", "สวัสดี", "سلام", "বাংলা", "ខ្មែរ"] {
            #expect(face.measure("A " + text).ascent == 1.03, "\(text)")
            #expect(face.measure("A " + text).descent == 0.42, "\(text)")
        }
        #expect(face.measure("x\u{30F}\u{30F}").ascent == 0.99)
        #expect(face.measure("😀").descent == 0.25)
    }

    @Test("a character that the face lacks makes the measure inexact")
    func exactness() {
        #expect(face.measure("Ünïcödé — Кириллица").isExact)
        #expect(!face.measure("Swift 東京").isExact)
        #expect(!face.measure("\u{E000}").isExact)
    }

    @Test("a text is no wider than its words apart, and no narrower than kerning can make it")
    func wordsAddUp() throws {
        for text in try AdvanceFixture.texts() {
            let words = text.split(separator: " ").map(String.init)
            let apart = words.reduce(0) { $0 + face.measure($1).width }
            let spaces = Double(text.utf8.count { $0 == 0x20 }) * 0.27783203125
            #expect(face.measure(text).width <= apart + spaces + 1e-9, "\(text)")
            #expect(face.measure(text).width >= apart, "\(text)")
        }
    }
}
