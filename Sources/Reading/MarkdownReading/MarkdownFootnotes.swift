import MarkupReading
import SourceText

/// The footnotes `[^name]: text` of a Markdown text, in the syntax of Markdown Extra, which Hugo, Zola and Pelican also
/// read. CommonMark would take `[^name]: word` for the definition of a link.
package struct MarkdownFootnotes: Sendable {
    /// A footnote, with the offsets of its parts in the source.
    package struct Note: Sendable {
        /// The name of the footnote as it is written.
        package let name: String
        /// The range from the opening bracket to the end of the footnote's last line.
        package var extent: Range<Int>
        /// The offset of the colon after the closing bracket of the name.
        package let colon: Int
        /// The offset of the footnote's text on its first line; the end of that line if the text begins later.
        package let textStart: Int

        /// The range of the name between `[^` and `]`.
        package var nameRange: Range<Int> { extent.lowerBound + 2..<colon - 1 }
    }

    /// The footnotes with different names, in the order of the source.
    package var notes: [Note] = []
    /// The footnotes whose name an earlier footnote has, in the order of the source.
    package var repeated: [Note] = []
    /// Whether the text may have references `[^name]` to footnotes.
    package var mayOccur = false
    private var places: [String: Int] = [:]

    package init() {}

    private static let longestName = 200

    /// Returns the index in ``notes`` of the footnote with the given name, in any case of its letters; nil if there is
    /// none.
    package func note(named name: String) -> Int? { places[name.lowercased()] }

    /// Returns the range of the name in a reference `[^name]` that begins at `start`; nil if there is no reference.
    package static func name(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> Range<Int>? {
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

    /// Returns the note that begins on a line, if one does, indented by at most three columns.
    static func note(_ bytes: UnsafeBufferPointer<UInt8>, atLine line: Range<Int>) -> Note? {
        var start = line.lowerBound
        while start < line.upperBound, bytes[start] == 0x20, start - line.lowerBound < 4 { start += 1 }
        guard start - line.lowerBound < 4, let name = name(bytes, at: start, end: line.upperBound),
            name.upperBound + 1 < line.upperBound, bytes[name.upperBound + 1] == UInt8(ascii: ":")
        else { return nil }
        var text = name.upperBound + 2
        while text < line.upperBound, bytes[text] == 0x20 || bytes[text] == 0x09 { text += 1 }
        return Note(
            name: String(decoding: bytes[name], as: UTF8.self), extent: start..<line.upperBound,
            colon: name.upperBound + 1, textStart: text)
    }

    mutating func add(_ note: Note) {
        let key = note.name.lowercased()
        guard places[key] == nil else { return repeated.append(note) }
        places[key] = notes.count
        notes.append(note)
    }
}

/// Decides which lines that look like footnotes begin in a paragraph, and where the notes end: with the paragraph, and
/// any text after it that is indented by four columns, which md4c, without footnotes, takes for code.
final class FootnoteSearch: MarkdownReceiver {
    private let source: [UInt8]
    private var candidates: ArraySlice<MarkdownFootnotes.Note>
    private(set) var found: [MarkdownFootnotes.Note] = []
    private var isOpen = false
    /// Whether the block is code, HTML or a cell, in which no note begins.
    private var isOpaque = false

    /// - Parameter candidates: the possible notes, by their offsets.
    init(_ source: [UInt8], _ candidates: [MarkdownFootnotes.Note]) {
        (self.source, self.candidates) = (source, candidates[...])
    }

    func enter(_ block: MarkdownBlock) {
        if case .code(_, isFenced: false) = block {} else { isOpen = false }
        switch block {
        case .code, .html, .cell: isOpaque = true
        default: isOpaque = false
        }
    }

    func leave(_ block: MarkdownBlock) {
        isOpaque = false
        switch block {
        case .paragraph, .code: break
        default: isOpen = false
        }
    }

    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        guard let place, !place.isEmpty else { return }
        while let next = candidates.first, next.extent.lowerBound < place.lowerBound { candidates.removeFirst() }
        if !isOpaque, kind == .text, let next = candidates.first, place.contains(next.extent.lowerBound) {
            found.append(next)
            isOpen = true
        }
        // A long line can have many marks; its end is searched for once.
        guard isOpen, let note = found.last, place.upperBound > note.extent.upperBound else { return }
        let end = source.offset(of: UInt8(ascii: "\n"), in: place.upperBound..<source.count)
        found[found.count - 1].extent = note.extent.lowerBound..<end
    }
}
