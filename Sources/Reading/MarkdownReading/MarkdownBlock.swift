/// A block of Markdown that contains other blocks.
enum MarkdownContainer {
    case quote
    /// An item of a list, or a footnote.
    ///
    /// - indent: how many columns a line has to be indented to belong to it.
    /// - isEmpty: whether nothing stands in it yet; an empty line ends it then.
    case item(indent: Int, isEmpty: Bool)
}

/// A block of Markdown that contains text, and what has to be known of it to read its next line.
enum MarkdownLeaf: Equatable {
    case none
    case paragraph
    case table
    case indentedCode
    case fencedCode(sign: UInt8, count: Int)
    /// - untilEmptyLine: whether an empty line ends it. Else its own end does, such as `-->`.
    case html(untilEmptyLine: Bool)
}
