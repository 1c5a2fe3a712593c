/// Receives the blocks, spans and texts of a Markdown text, in their order.
package protocol MarkdownReceiver: AnyObject {
    /// Whether the rest of the text need not be read.
    var isFinished: Bool { get }

    func enter(_ block: MarkdownBlock)
    func leave(_ block: MarkdownBlock)
    func enter(_ span: MarkdownSpan)
    func leave(_ span: MarkdownSpan)

    /// Receives a piece of text.
    ///
    /// - Parameters:
    ///   - text: the bytes, valid during the call only.
    ///   - place: the range in the source; nil for text that Markdown generates, such as the blanks of a tab.
    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?)
}

/// Empty defaults, for receivers that need only some of the calls.
extension MarkdownReceiver {
    package var isFinished: Bool { false }
    package func enter(_ block: MarkdownBlock) {}
    package func leave(_ block: MarkdownBlock) {}
    package func enter(_ span: MarkdownSpan) {}
    package func leave(_ span: MarkdownSpan) {}
}

/// A block of Markdown.
package enum MarkdownBlock {
    case quote, rule, paragraph, html
    case heading(level: Int)
    /// A block of code; its language is the first word after the fence.
    case code(language: MarkdownAttribute?, isFenced: Bool)
    /// A list; `start` is the first number, or nil if the items have none.
    case list(start: Int?, isLoose: Bool)
    /// An item; `task` is whether its box is ticked, or nil if it has none.
    case item(task: Bool?)
    case table, tableHead, tableBody, row
    case cell(isHeader: Bool, MarkdownAlignment?)
}

/// The alignment of a table's column.
package enum MarkdownAlignment { case left, center, right }

/// A span of inline markup.
package enum MarkdownSpan {
    case emphasis, strong, code, struck
    case link(address: MarkdownAttribute, title: MarkdownAttribute)
    case picture(address: MarkdownAttribute, title: MarkdownAttribute)
}

/// The kind of a piece of text.
package enum MarkdownTextKind {
    case text, code, html
    /// A character reference such as `&amp;`, as it is written; it need not be one that HTML has.
    case reference
    /// A NUL, which stands for U+FFFD.
    case null
    /// The end of a line inside a paragraph, which is shown as a space or, if hard, as a line break.
    case softBreak, hardBreak
}

/// An address, a title or a language. Character references in it are not resolved.
package struct MarkdownAttribute {
    /// The bytes, valid during the call only.
    package let text: UnsafeBufferPointer<UInt8>
    /// The range in the source; nil if the text is a copy, since it had a backslash or a line ending in it.
    package let place: Range<Int>?
    /// The kinds of the parts as md4c has them; nil if all of it is text.
    let kinds: UnsafePointer<UInt32>?
    let offsets: UnsafePointer<UInt32>?

    /// Calls `body` with each part and its kind, such as text or a character reference.
    package func forEachPart(_ body: (UnsafeBufferPointer<UInt8>, MarkdownTextKind) -> Void) {
        guard let kinds, let offsets else { return body(text, .text) }
        var part = 0
        while Int(offsets[part]) < text.count {
            let range = Int(offsets[part])..<Int(offsets[part + 1])
            body(UnsafeBufferPointer(rebasing: text[range]), MarkdownTextKind(kinds[part]))
            part += 1
        }
    }
}
