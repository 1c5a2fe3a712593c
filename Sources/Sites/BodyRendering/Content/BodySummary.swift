import MarkupReading
import SourceText

/// The summary of a post that lists show: the text before `<!-- more -->`, else the first paragraph.
struct BodySummary {
    private var paragraph: [UInt8] = []
    private var isInParagraph = false
    private var hasParagraph = false
    /// The text from the beginning of the body, collected only if the mark may follow.
    private var beginning: [UInt8] = []
    private var awaitsMark: Bool
    private var hasMark = false

    private static let longest = 280
    /// The number of bytes collected: more than the longest summary in characters of four bytes, with room for blanks.
    private static let kept = 2_000

    init(_ source: SourceText, _ range: Range<Int>) {
        awaitsMark =
            source.bytes.firstOffset(of: "<!--more", in: range) != nil
            || source.bytes.firstOffset(of: "<!-- more", in: range) != nil
    }

    /// Whether text that is added now can become part of the summary.
    var isCollecting: Bool { isInParagraph || awaitsMark }

    mutating func beginParagraph() { isInParagraph = !hasParagraph }

    /// Ends a block, so that the next text begins a new word.
    mutating func endBlock() { if awaitsMark { add(0x20) } }

    mutating func endParagraph(isText: Bool = true) {
        if isInParagraph {
            isInParagraph = false
            hasParagraph = isText && paragraph.contains { $0 > 0x20 }
            if !hasParagraph { paragraph.removeAll(keepingCapacity: true) }
        }
        endBlock()
    }

    mutating func noteMark() {
        guard awaitsMark else { return }
        (awaitsMark, hasMark) = (false, true)
    }

    /// Discards the text collected before the mark, because it was the title.
    mutating func forgetBeginning() { if awaitsMark { beginning.removeAll() } }

    /// Removes the text added last, because it was the attributes of a heading.
    mutating func removeLast(_ text: ArraySlice<UInt8>) {
        guard awaitsMark, beginning.suffix(text.count).elementsEqual(text) else { return }
        beginning.removeLast(text.count)
    }

    mutating func add(_ byte: UInt8) { withUnsafeBytes(of: byte) { add($0.bindMemory(to: UInt8.self)) } }

    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        if isInParagraph, paragraph.count < Self.kept { paragraph.append(contentsOf: text.prefix(Self.kept)) }
        if awaitsMark, beginning.count < Self.kept { beginning.append(contentsOf: text.prefix(Self.kept)) }
    }

    var text: String { Self.cut(hasMark ? beginning : paragraph) }

    /// Returns the text with single spaces, and cuts it after a whole word, with an ellipsis, if it has more than
    /// ``longest`` characters.
    private static func cut(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(min(bytes.count, 4 * longest))
        // The characters so far, counted by their first bytes; where the last word ended; and where the text ended that
        // leaves room for the ellipsis.
        var characters = 0
        var wordEnd = 0
        var fits = 0
        for byte in bytes {
            if byte <= 0x20 {
                guard let last = text.last, last != 0x20 else { continue }
                if characters < longest { wordEnd = text.count }
                text.append(0x20)
                characters += 1
                continue
            }
            if byte & 0xC0 != 0x80 {
                if characters == longest - 1 { fits = text.count }
                characters += 1
                if characters > longest { return shortened(text, wordEnd: wordEnd, fits: fits) }
            }
            text.append(byte)
        }
        if text.last == 0x20 { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }

    /// Cuts the text after the last word that leaves room for the ellipsis; in a script without spaces, after a
    /// character.
    private static func shortened(_ text: [UInt8], wordEnd: Int, fits: Int) -> String {
        if wordEnd > 0 { return String(decoding: text[..<wordEnd], as: UTF8.self) + "…" }
        // Dropping a Character, as a reader sees it, tears no mark from its letter.
        return String(String(decoding: text[..<fits], as: UTF8.self).dropLast()) + "…"
    }
}
