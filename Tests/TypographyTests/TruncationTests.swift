import TestSupport
import Testing
import Typography

@Suite("Ellipses")
struct TruncationTests {
    let face = FontFamily.sans.face(.regular)

    private func width(_ text: String) -> Double { face.measure(text).width }

    @Test("a text that fits is left as it is")
    func fits() {
        #expect(face.truncated("Machine learning", within: width("Machine learning")) == "Machine learning")
        #expect(face.truncated("", within: 0) == "")
        let wrapped = face.wrap("Machine learning", within: 5, maxLines: 2)
        #expect(wrapped.lines == ["Machine", "learning"] && !wrapped.isTruncated)
    }

    @Test("a word is cut where at least four letters of it are seen, else the word before it ends the line")
    func words() {
        #expect(face.truncated("Machine learning", within: width("Machine lear…")) == "Machine lear…")
        #expect(face.truncated("Machine learning", within: width("Machine lea…")) == "Machine…")
        #expect(face.truncated("Machine learning", within: width("Machi…")) == "Machi…")
        #expect(face.truncated("機械学習の基礎", within: 4) == "機械学…")
    }

    @Test(
        "nothing that is nothing stands before an ellipsis",
        arguments: [
            ("a, bcdefgh", "a…"), ("ab - cdefgh", "ab…"), ("ab (cdefgh)", "ab…"), ("well-known", "well…"),
            ("und/oder", "und…"), ("a\u{200B}bcdefg", "a…"), ("日本、東京", "日本…"), ("“abc” “defgh”", "“abc”…"),
        ])
    func idle(text: String, shown: String) { #expect(face.truncated(text, within: width(shown) + 0.3) == shown) }

    @Test("no cluster is cut, and no conjunct")
    func clusters() {
        #expect(face.truncated("e\u{301}e\u{301}e\u{301}", within: 1.6) == "e\u{301}…")
        #expect(face.truncated("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", within: 2.4) == "👨‍👩‍👧‍👦…")
        // The vowel stands before the consonant that it belongs to.
        let thai = "ไทยแลนด์"
        #expect(face.truncated(thai, within: width("ไทยแ…")) == "ไทย…")
    }

    // Behind the last letter the line goes on to the left.
    @Test("an ellipsis stays behind letters that run from right to left")
    func rightToLeft() {
        #expect(face.truncated("למידת מכונה", within: width("למידת…")) == "למידת…\u{200F}")
        #expect(face.truncated("تعلم الآلة", within: width("تعلم…")) == "تعلم…\u{200F}")
        #expect(face.truncated("שלום Machine", within: width("שלום Mach…")) == "שלום Mach…")
    }

    @Test("the last line that may be has as much of the rest as fits")
    func lines() {
        let text = "The quick brown fox jumps over the lazy dog"
        let wrapped = face.wrap(text, within: 6, maxLines: 2)
        #expect(wrapped.lines == ["The quick", "brown fox…"] && wrapped.isTruncated)
        // What is cut is not broken.
        let word = face.wrap("incomprehensibilities", within: width("incompre…"), maxLines: 1)
        #expect(word.lines == ["incompre…"] && !word.brokeInsideWord)
        #expect(face.wrap("incomprehensibilities", within: 4, maxLines: 2).brokeInsideWord)
        // A line feed ends the last line, too.
        #expect(face.wrap("a\nb\nc", within: 6, maxLines: 2).lines == ["a", "b…"])
        #expect(face.wrap("a\nb\nc", within: 6, maxLines: 0).lines == ["a…"])
        #expect(face.wrap("a b   ", within: 6, maxLines: 1).lines == ["a b"])
    }

    @Test("every line fits or is the ellipsis alone, and begins as the text does", arguments: [0, 0.9, 2, 3.7, .nan])
    func property(limit: Double) throws {
        for text in try ReferenceWords.all.get().words.map(\.text) {
            for lines in 1...2 {
                let wrapped = face.wrap(text, within: limit, maxLines: lines)
                #expect(wrapped.lines.count <= lines)
                guard wrapped.isTruncated, let last = wrapped.lines.last else { continue }
                let shown = last.filter { $0 != "\u{200F}" }
                #expect(width(last) <= limit || shown == "…", "\(last)")
                #expect(last.unicodeScalars.contains("…"))
                if lines == 1 {
                    let head = last.unicodeScalars.prefix { $0 != "…" }
                    #expect(text.unicodeScalars.starts(with: head), "\(text): \(last)")
                }
            }
        }
    }
}
