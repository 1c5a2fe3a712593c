import SourceText

/// A run of inline Markdown read as its text: escapes and character references as what they stand for, emphasis and
/// code without their marks, a link as its text and its destination.
struct InlineText {
    private(set) var text = ""
    private(set) var link: (text: String, range: Range<Int>)?
    private(set) var linkTitle: String?
    /// How the text is emphasised from end to end.
    private(set) var style: TagStyle = []

    /// - Parameter allowsManyLinks: true for text whose links are read as their text only, such as a description.
    init(_ source: SourceText, _ range: Range<Int>, allowsManyLinks: Bool = false) throws(LineProblem) {
        guard source.bytes[range].contains(where: Self.isSpecial) else {
            text = source.string(range)
            return
        }
        guard range.count <= TagListItem.longestItem else {
            throw LineProblem(
                range: range, problem: "the line has \(range.count) bytes, expected at most \(TagListItem.longestItem)",
                hint: "make it shorter")
        }
        var reader = InlineReader(source.bytes, range)
        reader.read()
        text = reader.resolvedText()
        guard !allowsManyLinks else { return }
        style = reader.style()
        guard let first = reader.links.first else { return }
        guard reader.links.count == 1 else {
            throw LineProblem(
                range: reader.links[1].range, problem: "a second link in one tag",
                hint: "a tag has one link; make two tags of it")
        }
        link = (first.destinationText(source.bytes), first.destination)
        linkTitle = first.titleText(source.bytes).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The bytes that may begin a construct; most names hold none of them.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
            UInt8(ascii: "["), UInt8(ascii: "&"), UInt8(ascii: "<"):
            true
        default: false
        }
    }
}

/// A link of a text, by its places in the source.
struct InlineLink {
    /// All of it, from its first bracket to its last.
    let range: Range<Int>
    let destination: Range<Int>
    let title: Range<Int>?
    let kind: Kind

    enum Kind {
        /// `[text](destination "title")`
        case inline
        /// `<https://example.org>`
        case address
        /// `<me@example.org>`
        case mailAddress
    }

    func destinationText(_ bytes: [UInt8]) -> String {
        // In pointed brackets alone a backslash is a backslash.
        let text = bytes.unescapedText(destination, backslashes: kind == .inline)
        return kind == .mailAddress ? "mailto:" + text : text
    }

    func titleText(_ bytes: [UInt8]) -> String? {
        title.map { bytes.unescapedText($0, backslashes: true) }
    }
}
