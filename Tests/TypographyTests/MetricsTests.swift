import TestSupport
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

    @Test("the two ways of measuring agree wherever the fast one answers", arguments: FontFamily.all)
    func scansAgree(family: FontFamily) throws {
        let face = family.face(.bold, .italic)
        let texts =
            try ReferenceWords.all.get().words.map(\.text) + [
                "a\tb\nc", "soft\u{AD}hyphen", "\u{1}\u{7F}\u{85}", "№ ½ € ∞", "Ǿ Ǻ",
            ]
        var answered = 0
        for text in texts {
            let runs = try #require(face.runs(text))
            guard let fast = runs.byBytes else { continue }
            let slow = runs.byClusters
            #expect(fast.advance == slow.advance && slow.advance.shared == 0, "\(text)")
            #expect(fast.clusterCount == slow.clusterCount && fast.ink == slow.ink && slow.isExact, "\(text)")
            answered += 1
        }
        #expect(answered > 850)
    }

    @Test("clusters are what Swift counts as characters", arguments: FontFamily.all)
    func clusters(family: FontFamily) throws {
        let face = family.face(.regular)
        for text in try ReferenceWords.all.get().words.map(\.text) + ["e\u{301}\u{301}", "🇩🇪🇫🇷", "\r\n", "क्षि", "각", "ນຳ"] {
            #expect(face.measure(text).clusterCount == text.count, "\(text)")
        }
    }

    @Test(
        "an emoji is 2550/2048 em, as in Noto Color Emoji, however many characters it is made of",
        arguments: ["😀", "❤️", "1️⃣", "🇩🇪", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
    func emoji(text: String) {
        #expect(face.measure(text).width == 2550.0 / 2048)
        #expect(face.measure(text + text).width == 5100.0 / 2048)
    }

    @Test("a symbol, a digit and a text presentation are no emoji", arguments: ["1", "#", "©", "❤\u{FE0E}", "✔"])
    func textSymbols(text: String) {
        #expect(face.measure(text).width < 1.1)
        #expect(face.measure(text).width > 0.2)
    }

    /// Ink by HarfBuzz, in 1/1000 em: above and below the baseline, of the regular and the bold Noto face.
    private static let inks: [(String, [Double], [Double])] = [
        ("سلام", [714, 393], [732, 393]), ("أهلًا", [1086, 8], [1113, 8]), ("हिन्दी", [896, 142], [896, 169]),
        ("สวัสดี", [787, 10], [802, 13]), ("ที่ปู่", [1009, 265], [1041, 265]), ("বাংলা", [688, 41], [688, 47]),
        ("ខ្មែរ", [854, 270], [854, 270]), ("ເຢົ້າ", [1045, 10], [1108, 10]), ("မြန်မာ", [1003, 467], [1007, 466]),
        ("తెలుగు", [725, 12], [726, 12]), ("東京", [841, 80], [850, 90]), ("한국", [826, 78], [838, 89]),
        ("བོད", [1078, 472], [1108, 486]),
    ]

    @Test(
        "the line box holds the ink of every script, and is no higher than a third of an em more",
        arguments: FontFamily.all)
    func scriptInk(family: FontFamily) {
        for (text, regular, bold) in Self.inks {
            for (weight, ink) in [(FontWeight.regular, regular), (.bold, bold)] {
                let face = family.face(weight)
                // DejaVu Sans draws its own Arabic and Lao.
                let metrics = face.measure(text)
                guard !metrics.isExact else { continue }
                #expect(metrics.ascent >= ink[0] / 1000 && metrics.descent >= ink[1] / 1000, "\(text)")
                #expect(metrics.ascent <= max(face.ascent, ink[0] / 1000 + 0.34), "\(text)")
                #expect(metrics.descent <= max(face.descent, ink[1] / 1000 + 0.76), "\(text)")
            }
        }
    }

    @Test("Latin, Greek and Cyrillic without stacked accents keep the face's line box")
    func plainLineBoxes() {
        for text in ["Swift", "Έτος", "Ёж", "Quốc Ngữ", "→ №", "ქართული", "Հայերեն", "▌"] {
            #expect(face.measure(text).ascent == 0.9052734375, "\(text)")
        }
        #expect(face.measure("x\u{30F}\u{30F}").ascent == 0.99)
        #expect(face.measure("😀").descent == 0.25)
    }

    @Test("the line metrics are the font's, and its accented letters lie within the line box")
    func referenceMetrics() throws {
        let reference = try ReferenceMetrics.all.get()
        #expect(reference.faces.count == 16)
        let ranges: [(String, ClosedRange<UInt32>)] = [
            ("ASCII", 0x21...0x7E), ("Latin1", 0xA1...0xFF), ("LatinExtA", 0x100...0x17F),
            ("Vietnamese", 0x1EA0...0x1EF9), ("Greek", 0x386...0x3CE), ("Cyrillic", 0x400...0x45F),
        ]
        let letters = ranges.map { name, range in
            (name, String(String.UnicodeScalarView(range.compactMap(Unicode.Scalar.init))))
        }
        for expected in reference.faces {
            let weight = try #require(FontWeight.allCases.first { expected.face.hasSuffix($0.rawValue) })
            let family = try #require(FontFamily.named(String(expected.face.dropLast(weight.rawValue.count + 1))))
            let face = family.face(weight)
            let unit = 0.51 / Double(expected.unitsPerEm)
            #expect(abs(face.ascent - expected.ascent) < unit && abs(face.descent - expected.descent) < unit)
            #expect(abs(face.lineGap - expected.lineGap) < unit)
            // Those that were measured have four decimals.
            #expect(abs(face.xHeight - expected.xHeight) < max(unit, 0.0001), "\(expected.face)")
            #expect(abs(face.capHeight - expected.capHeight) < max(unit, 0.0001), "\(expected.face)")
            for (group, sample) in letters where face.measure(sample).isExact {
                let ink = try #require(expected.ink[group])
                #expect(face.measure(sample).ascent >= ink[1] - 0.016, "\(group) of \(expected.face)")
                #expect(face.measure(sample).descent >= -ink[0] - 0.016, "\(group) of \(expected.face)")
            }
        }
    }

    @Test("a character that the face lacks makes the measure inexact")
    func exactness() {
        #expect(face.measure("Ünïcödé — Кириллица").isExact)
        #expect(!face.measure("Swift 東京").isExact)
        #expect(!face.measure("\u{E000}").isExact)
    }

    @Test("a measure is exact if and only if the font has every character", arguments: FontFamily.all)
    func exactnessFollowsTheFont(family: FontFamily) throws {
        let ranges = try #require(try ReferenceCoverage.all.get().faces[family.measuredFont])
        let covered = Set(ranges.flatMap { $0[0]...$0[1] })
        let face = family.face(.regular)
        var wrong: [String] = []
        for value in UInt32(0x20)...0xFFFF {
            guard let scalar = Unicode.Scalar(value), !Self.isMeasuredOtherwise(scalar) else { continue }
            if face.measure(String(scalar)).isExact != covered.contains(value) {
                wrong.append(String(value, radix: 16))
            }
        }
        #expect(wrong == [], "\(wrong.count)")
    }

    /// Characters to which one font or the other gives no advance, so that they lie on the next one: here they have the
    /// place that another font gives them.
    private static let withoutAdvance: Set<UInt32> = [
        0x0375, 0x037A, 0x2028, 0x2029, 0x203F, 0x2040, 0x2054, 0x2E12, 0x2E3C, 0xA717, 0xA718, 0xA719, 0xA71A, 0xA720,
        0xA721, 0xAB5B, 0xFFFC,
    ]

    /// Forms of Arabic letters, which Unicode has for old encodings only: the tables leave them out.
    private static let arabicForms: [ClosedRange<UInt32>] = [0xFB50...0xFDCF, 0xFE70...0xFEFC]

    /// Characters that no font of text draws (controls, emoji), that differ from font to font (private use), and those
    /// that are measured as their normal form.
    private static func isMeasuredOtherwise(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        return withoutAdvance.contains(scalar.value) || arabicForms.contains { $0.contains(scalar.value) }
            || category == .control || category == .privateUse
            || scalar.properties.isEmojiPresentation
            || !String(scalar).composed().unicodeScalars.elementsEqual([scalar])
    }

    @Test("a text is no wider than its words apart, and no narrower than kerning can make it")
    func wordsAddUp() throws {
        for text in try ReferenceWords.all.get().words.map(\.text) {
            let words = text.split(separator: " ").map(String.init)
            let apart = words.reduce(0) { $0 + face.measure($1).width }
            let spaces = Double(text.utf8.count { $0 == 0x20 }) * 0.27783203125
            #expect(face.measure(text).width <= apart + spaces + 1e-9, "\(text)")
            #expect(face.measure(text).width >= apart, "\(text)")
        }
    }
}
