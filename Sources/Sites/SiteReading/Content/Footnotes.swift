import MarkupReading
import SourceText

/// The footnotes of a text in Markdown, `[^name]: text`, and the references to them, `[^name]`: of Markdown Extra, and of
/// Hugo, Zola and Pelican with it. CommonMark takes `[^name]: word` for the address of a link.
struct Footnotes {
    struct Note {
        /// As written.
        let name: String
        /// From the bracket to the end of the note's last line.
        var extent: Range<Int>
        /// The place of the colon behind the bracket.
        let colon: Int
        /// Where its text begins in the first line; the end of that line where it has none.
        let textStart: Int
        /// From 1, by the first reference; 0 before.
        var number = 0
        /// Of the note; empty before the first reference.
        var id = ""
        /// Of the references.
        var referenceIDs: [String] = []
    }

    /// By their places in the text.
    var notes: [Note] = []
    /// Whether there may be references.
    private(set) var mayOccur = false
    /// Places of names that are defined once more.
    private(set) var repeated: [(name: String, place: Range<Int>)] = []
    private var places: [String: Int] = [:]
    /// The notes in the order of their numbers.
    var order: [Int] = []
    /// How many of them are written.
    var writtenCount = 0
    /// The notes that were referred to, each time.
    var references: [Int] = []
    var warnings: [Diagnostic] = []
    /// Names without a note that were told.
    var unknown: Set<String> = []
    /// Whether the text of a note is written.
    var isWriting = false

    private static let longestName = 200

    init() {}

    /// Finds the notes of a text: they begin a line, outside of code.
    ///
    /// - Complexity: O(n) in the bytes; a text without `[^` is searched for that alone.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        guard bytes.offset(of: "[^", in: range) != nil else { return }
        mayOccur = true
        var code = CodeLines()
        var isOpen = false
        var isBehindBlank = false
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes.offset(of: UInt8(ascii: "\n"), in: start..<range.upperBound)
            let line = TextLine(bytes, start..<end)
            start = end + 1
            if isOpen {
                if line.isBlank {
                    isBehindBlank = true
                    continue
                }
                if line.columns >= 4 || !isBehindBlank && line.goesOnWithParagraph && Self.name(bytes, line) == nil {
                    notes[notes.count - 1].extent = notes[notes.count - 1].extent.lowerBound..<end
                    isBehindBlank = false
                    continue
                }
                isOpen = false
            }
            if code.take(line) { continue }
            guard let name = Self.name(bytes, line) else { continue }
            isOpen = add(name, bytes, line)
            isBehindBlank = false
        }
    }

    /// - Returns: whether it is a new one.
    private mutating func add(_ name: Range<Int>, _ bytes: [UInt8], _ line: TextLine) -> Bool {
        let text = String(decoding: bytes[name], as: UTF8.self)
        let key = text.lowercased()
        guard places[key] == nil else {
            repeated.append((text, name))
            return false
        }
        places[key] = notes.count
        var start = name.upperBound + 2
        while start < line.end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        notes.append(Note(name: text, extent: line.text..<line.end, colon: name.upperBound + 1, textStart: start))
        return true
    }

    /// The name in `[^name]:` at the beginning of a line.
    private static func name(_ bytes: [UInt8], _ line: TextLine) -> Range<Int>? {
        guard line.columns <= 3, let name = name(bytes, at: line.text, end: line.end), name.upperBound + 1 < line.end,
            bytes[name.upperBound + 1] == UInt8(ascii: ":")
        else { return nil }
        return name
    }

    /// The name in `[^name]`.
    static func name(_ bytes: [UInt8], at start: Int, end: Int) -> Range<Int>? {
        guard start + 3 < end, bytes[start] == UInt8(ascii: "["), bytes[start + 1] == UInt8(ascii: "^") else {
            return nil
        }
        var index = start + 2
        let limit = min(end, index + longestName)
        while index < limit, bytes[index] != UInt8(ascii: "]") {
            guard bytes[index] != UInt8(ascii: "["), bytes[index] != UInt8(ascii: "\n") else { return nil }
            index += 1
        }
        return index < limit && index > start + 2 ? start + 2..<index : nil
    }

    /// The note of a name, in any case of its letters.
    func note(named name: String) -> Int? { places[name.lowercased()] }
}

/// A line of Markdown, as far as blocks are told by it.
struct TextLine {
    /// Without its ending.
    let end: Int
    /// Its first byte that is no blank.
    let text: Int
    /// Those that the blanks before it take.
    let columns: Int
    let bytes: [UInt8]

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        var end = range.upperBound
        if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        var index = range.lowerBound
        var columns = 0
        while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 {
            columns += bytes[index] == 0x20 ? 1 : 4 - columns % 4
            index += 1
        }
        (self.bytes, self.end, text, self.columns) = (bytes, end, index, columns)
    }

    var isBlank: Bool { text == end }

    /// Whether it may go on with the paragraph before it: it begins no other block.
    var goesOnWithParagraph: Bool {
        guard text < end else { return false }
        let next = text + 1 < end ? bytes[text + 1] : 0x20
        switch bytes[text] {
        case UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "#"): return false
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            return next != 0x20 && next != 0x09 && next != bytes[text]
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return afterMarker == nil
        default: return fence(from: text) == nil
        }
    }

    /// How many signs the fence has that begins at an offset.
    func fence(from start: Int) -> Int? {
        guard start < end, bytes[start] == UInt8(ascii: "`") || bytes[start] == UInt8(ascii: "~") else { return nil }
        var index = start
        while index < end, bytes[index] == bytes[start] { index += 1 }
        guard index - start >= 3 else { return nil }
        // One of a line with more of them is code in a line.
        if bytes[start] == UInt8(ascii: "`"), bytes[index..<end].contains(UInt8(ascii: "`")) { return nil }
        return index - start
    }

    /// What is behind the marker of a list's item or of a quotation, and the blanks after it.
    var afterMarker: Int? { afterMarker(from: text) }

    func afterMarker(from start: Int) -> Int? {
        var index = start
        guard index < end else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ">"): index += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            while index < end, index < start + 9, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
            guard index < end, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else {
                return nil
            }
            index += 1
        default: return nil
        }
        let blank = index
        while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index > blank || bytes[start] == UInt8(ascii: ">") ? index : nil
    }
}

/// Knows of each line whether it is code or HTML that stays as it is.
private struct CodeLines {
    private var fence: (sign: UInt8, count: Int, isInItem: Bool)?
    private var closing: StaticString?

    /// - Returns: whether the line belongs to code, or begins it.
    mutating func take(_ line: TextLine) -> Bool {
        if let fence {
            if line.columns <= 3 || fence.isInItem, line.text < line.end, line.bytes[line.text] == fence.sign,
                let count = line.fence(from: line.text), count >= fence.count,
                line.bytes[(line.text + count)..<line.end].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
            {
                self.fence = nil
            }
            return true
        }
        if let closing {
            if line.bytes.offset(of: closing, in: line.text..<line.end) != nil { self.closing = nil }
            return true
        }
        guard line.columns <= 3 else { return false }
        var start = line.text
        while let next = line.afterMarker(from: start) { start = next }
        if let count = line.fence(from: start) {
            fence = (line.bytes[start], count, start > line.text)
            return true
        }
        for (opening, closing) in Self.blocks where line.bytes[line.text..<line.end].starts(withLetters: opening) {
            if line.bytes.offset(of: closing, in: line.text..<line.end) == nil { self.closing = closing }
            return true
        }
        return false
    }

    /// HTML in which blank lines end nothing.
    private static let blocks: [(StaticString, StaticString)] = [
        ("<pre", "</pre>"), ("<script", "</script>"), ("<style", "</style>"), ("<textarea", "</textarea>"),
        ("<!--", "-->"),
    ]
}

extension ArraySlice<UInt8> {
    /// In any case of the letters.
    fileprivate func starts(withLetters text: StaticString) -> Bool {
        guard count >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount {
            let (byte, wanted) = (self[startIndex + index], text.utf8Start[index])
            guard byte == wanted || wanted >= UInt8(ascii: "a") && byte | 0x20 == wanted else { return false }
        }
        return true
    }
}
