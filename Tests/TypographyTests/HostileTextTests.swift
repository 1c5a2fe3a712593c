import TestSupport
import Testing
import Typography

@Suite("Hostile text")
struct HostileTextTests {
    let face = FontFamily.sans.face(.regular)

    @Test("every scalar measures without a trap, finite, and not as nothing if it is visible")
    func everyScalar() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            // All of the planes in use, and samples of the empty ones.
            guard value < 0x32000 || value % 97 == 0 else { continue }
            let width = face.measure(String(scalar)).width
            let isLetter = scalar.properties.isAlphabetic && !scalar.properties.isGraphemeExtend
            // The widest is ﷽, a whole sentence: 7.22 em in Noto Sans Arabic.
            if width < 0 || width > 8 || (width == 0 && isLetter && !isInvisible(scalar)) {
                Issue.record("U+\(String(value, radix: 16)) is \(width) em wide")
            }
        }
    }

    private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint
            || [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory)
    }

    @Test("a letter with 10,000 marks is as wide as the letter, one cluster, and soon measured")
    func manyMarks() {
        let marked = "x" + String(repeating: "\u{301}\u{323}", count: 5_000)
        #expect(face.measure(marked).width == face.measure("x").width)
        #expect(face.measure(marked).clusterCount == 1)
        #expect(processorTime { _ = face.measure(marked) } < .seconds(1))
    }

    @Test(
        "a long word costs the time of its length, not of its square",
        arguments: ["w", "é", "字", "ب", "e\u{301}\u{323}", "😀", "ก", "가", "a\u{AD}", "(1", "🇩🇪"])
    func longWord(unit: String) {
        // A megabyte to be measured, a quarter of that to be broken, which debug builds are slow at.
        let count = 262_144 / unit.utf8.count
        let word = String(repeating: unit, count: count)
        let duration = processorTime {
            #expect(face.measure(word + word + word + word).clusterCount >= 4 * count)
            #expect(face.wrap(word, within: 20).lines.count > 1_000)
            #expect(face.wrap(word, within: 20, maxLines: 3).lines.count == 3)
            // Han, emoji, Hangul and soft hyphens can be broken everywhere.
            #expect(face.widestWord(of: word) > (["字", "😀", "가", "a\u{AD}", "🇩🇪"].contains(unit) ? 0.5 : 1_000))
        }
        // Quadratic time would be minutes.
        #expect(duration < .seconds(40))
    }

    @Test(
        "private use and unassigned characters are 0.6 em",
        arguments: ["\u{E000}", "\u{378}", "\u{F0000}", "\u{10FFFF}"])
    func unknownCharacters(text: String) {
        #expect(face.measure(text).width == 0.6)
    }

    @Test("control characters are 0 wide, a tab and a line break a space")
    func controls() {
        #expect(face.measure("\u{0}\u{1B}\u{7F}\u{9F}").width == 0)
        #expect(face.measure("a\tb").width == face.measure("a b").width)
        #expect(face.measure("a\r\nb").width == face.measure("a b").width)
        #expect(face.measure("a\r\nb").clusterCount == 3)
    }

    @Test("direction marks and embeddings change no width")
    func bidi() {
        #expect(face.measure("\u{202E}AV\u{202C}").width == face.measure("AV").width)
        #expect(face.measure("\u{2066}AV\u{2069}").width == face.measure("AV").width)
    }
}
