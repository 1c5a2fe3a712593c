import MarkupReading
import SourceText

/// A run of inline Markdown read as its text: escapes and character references as what they stand for, emphasis and
/// code without their marks, a link as its text and its destination.
struct InlineText {
    private(set) var text = ""
    private(set) var link: (text: String, range: Range<Int>)?
    private(set) var linkTitle: String?
    /// The emphasis that covers the whole text.
    private(set) var style: TagStyle = []

    /// Reads a range of inline Markdown.
    ///
    /// - Parameter allowsManyLinks: whether links are read as their text only, as in a description.
    /// - Throws: ``Problem`` if the range is longer than 65,536 bytes, or holds a second link.
    init(_ source: SourceText, _ range: Range<Int>, allowsManyLinks: Bool = false) throws(Problem) {
        let bytes = source.bytes
        guard bytes[range].contains(where: { $0.beginsInlineMarkdown }) else {
            text = source.string(range)
            return
        }
        guard range.count <= TagListItem.longestItem else {
            throw Problem(
                "the line has \(range.count) bytes, expected at most \(TagListItem.longestItem)",
                hint: "make it shorter", at: range)
        }
        var reader = InlineReader(bytes, range)
        reader.read()
        text = reader.resolvedText()
        guard !allowsManyLinks else { return }
        style = reader.style()
        guard let first = reader.links.first else { return }
        guard reader.links.count == 1 else {
            throw Problem(
                "a second link in one tag", hint: "a tag has one link; make two tags of it", at: reader.links[1].range)
        }
        link = (first.destinationText(bytes), first.destination)
        linkTitle = first.titleText(bytes).flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// A link of a text, as ranges of the source.
struct InlineLink {
    /// The whole link, from its first bracket to its last.
    let range: Range<Int>
    let destination: Range<Int>
    let title: Range<Int>?
    let kind: Kind

    enum Kind {
        /// A link with a text: `[text](destination "title")`.
        case inline
        /// An address in pointed brackets: `<https://example.org>`.
        case address
        /// A mail address in pointed brackets: `<me@example.org>`.
        case mailAddress
    }

    func destinationText(_ bytes: [UInt8]) -> String {
        // In <https://example.org> a backslash is a backslash.
        let text = bytes.unescapedText(destination, backslashes: kind == .inline)
        return kind == .mailAddress ? "mailto:" + text : text
    }

    func titleText(_ bytes: [UInt8]) -> String? {
        title.map { bytes.unescapedText($0, backslashes: true) }
    }
}

extension UInt8 {
    /// Whether a construct may begin with the byte, one of ``\ ` * _ ~ [ & <``; most names hold none of them.
    var beginsInlineMarkdown: Bool { isMember(0x1000_0440_0000_0000, 0x4000_0001_9800_0000) }

    /// Whether the byte is one of ``beginsInlineMarkdown``, or `]` or `!`, which mean something after or before another
    /// byte.
    var isInlineMarkdown: Bool { isMember(0x1000_0442_0000_0000, 0x4000_0001_B800_0000) }

    /// Whether the bit of the byte is set in `low`, for 0 to 63, or in `high`, for 64 to 127.
    private func isMember(_ low: UInt64, _ high: UInt64) -> Bool {
        self < 0x80 && (self < 0x40 ? low : high) &>> UInt64(self & 63) & 1 == 1
    }
}
