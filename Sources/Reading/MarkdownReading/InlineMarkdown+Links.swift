import MarkupReading

extension InlineMarkdown {
    /// A square bracket that may begin a link or a picture.
    struct Bracket {
        /// The edit that takes it away.
        let edit: Int
        let isImage: Bool
        /// Behind a letter or a digit: `list[1][2]` is no link.
        let isIndex: Bool
        /// How many marks of emphasis stand before it that may still find their like.
        let marks: Int
        /// Where its text begins.
        let start: Int
    }

    mutating func openBracket(_ bytes: Span<UInt8>, at index: Int, in range: Range<Int>) -> Int {
        if let end = MarkdownSyntax.footnoteLabel(bytes, index, range.upperBound) {
            edits.append(Edit(start: index, end: end))
            return end
        }
        let before = index > range.lowerBound ? bytes[index - 1] : 0x20
        // A mark with a backslash before it is text.
        let isImage =
            before == UInt8(ascii: "!")
            && edits.last.map { $0.end == index - 1 && bytes[$0.start] == UInt8(ascii: "\\") } != true
        let start = isImage ? index - 1 : index
        brackets.append(
            Bracket(
                edit: edits.count, isImage: isImage, isIndex: Syntax.isLetterOrDigit(before), marks: emphasis.liveCount,
                start: index + 1))
        edits.append(Edit(start: start, end: start))
        return index + 1
    }

    mutating func closeBracket(_ bytes: Span<UInt8>, at index: Int, _ limit: Int) -> Int {
        guard let bracket = brackets.popLast() else { return index + 1 }
        let isBarred = !bracket.isImage && brackets.count < bracketsWithoutLinks
        bracketsWithoutLinks = min(bracketsWithoutLinks, brackets.count)
        guard !isBarred, let end = targetEnd(bytes, bracket, index + 1, limit) else { return index + 1 }
        emphasis.resolve(from: bracket.marks, &edits)
        let kind: Edit.Kind = bracket.isImage ? .space : .vanishes
        edits[bracket.edit].end = bracket.start
        edits[bracket.edit].kind = kind
        edits.append(Edit(start: index, end: end, kind: kind))
        if !bracket.isImage { bracketsWithoutLinks = brackets.count }
        return end
    }

    /// What follows the text of a link: `(address "title")`, `[label]` or `[]`. Whether the label is defined is not
    /// asked: its definition may stand at the end of the text.
    private func targetEnd(_ bytes: Span<UInt8>, _ bracket: Bracket, _ index: Int, _ limit: Int) -> Int? {
        guard index < limit else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "("): return LinkSyntax.targetEnd(bytes, index + 1, limit)
        case UInt8(ascii: "["):
            // A footnote behind brackets is no label.
            guard !bracket.isIndex, MarkdownSyntax.footnoteLabel(bytes, index, limit) == nil else { return nil }
            return LinkSyntax.labelEnd(bytes, index, limit)
        default: return nil
        }
    }
}
