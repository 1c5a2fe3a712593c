import MarkupReading
import SourceText

/// What a list shows of a post: the text before `<!-- more -->`, else the first paragraph.
struct BodySummary {
    private var paragraph: [UInt8] = []
    private var isInParagraph = false
    private var hasParagraph = false
    /// All text so far, where the body may hold the mark.
    private var beginning: [UInt8] = []
    private var awaitsMark: Bool
    private var hasMark = false

    private static let longest = 280
    /// More than the longest summary in characters of four bytes, with room for blanks.
    private static let kept = 2_000

    init(_ source: SourceText, _ range: Range<Int>) {
        awaitsMark =
            source.bytes.firstOffset(of: "<!--more", in: range) != nil
            || source.bytes.firstOffset(of: "<!-- more", in: range) != nil
    }

    /// Whether text is of any use.
    var isCollecting: Bool { isInParagraph || awaitsMark }

    mutating func beginParagraph() { isInParagraph = !hasParagraph }

    /// The next text does not go on with a word.
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

    /// What was collected was a title.
    mutating func forgetBeginning() { if awaitsMark { beginning.removeAll() } }

    /// What was added last was no text: the attributes of a heading.
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

    /// The text with single spaces, as far as whole words fit, and an ellipsis where there is more.
    private static func cut(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(min(bytes.count, 4 * longest))
        // Characters without those that continue another byte by byte; where the last word ended; and where one
        // character less than fits ended.
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

    /// At the last word that leaves room for the ellipsis; in a script without spaces at a character.
    private static func shortened(_ text: [UInt8], wordEnd: Int, fits: Int) -> String {
        if wordEnd > 0 { return String(decoding: text[..<wordEnd], as: UTF8.self) + "…" }
        // By what a reader sees as one character, so that no mark is torn from its letter.
        return String(String(decoding: text[..<fits], as: UTF8.self).dropLast()) + "…"
    }
}
