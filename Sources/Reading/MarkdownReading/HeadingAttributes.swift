import SourceText

/// The attributes in braces at the end of a heading, such as `{#id .class}` or `{: #id key=value}`, in the syntax of
/// many renderers of Markdown.
package struct HeadingAttributes {
    package let attributes: MarkdownAttributes
    /// The first id in the braces, without its `#`; nil if there is none.
    package var id: String? { attributes.id }
    /// The number of bytes to cut from the end of the heading: the braces, the blanks before them, and number signs
    /// that close the heading.
    package private(set) var length = 0

    /// Reads the attributes of a heading; nil if the text does not end in such braces, so that all of it is the
    /// heading.
    package init?(_ text: [UInt8]) {
        guard text.last == UInt8(ascii: "}"), let start = text.lastIndex(of: UInt8(ascii: "{")) else { return nil }
        var words = text[(start + 1)..<(text.count - 1)]
        if words.first == UInt8(ascii: ":") { words = words.dropFirst() }
        guard let attributes = MarkdownAttributes(words, allowsNames: false) else { return nil }
        self.attributes = attributes
        var first = start
        while first > 0, text[first - 1].isSpaceOrTab { first -= 1 }
        var sign = first
        while sign > 0, text[sign - 1] == UInt8(ascii: "#") { sign -= 1 }
        if sign < first, sign == 0 || text[sign - 1].isSpaceOrTab { first = sign }
        while first > 0, text[first - 1].isSpaceOrTab { first -= 1 }
        length = text.count - first
    }
}
