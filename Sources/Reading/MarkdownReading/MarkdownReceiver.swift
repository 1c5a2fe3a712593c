/// A receiver of the blocks, spans and texts that ``MarkdownParser`` finds, in the order of the source.
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

    /// Receives an attribute list.
    ///
    /// - Parameters:
    ///   - place: the range in the source, with its braces.
    ///   - target: the part of the text to which the list belongs.
    func take(_ attributes: MarkdownAttributes, _ place: Range<Int>, of target: MarkdownAttributeTarget)
}

/// Defaults that do nothing, for receivers that need only some of the calls.
extension MarkdownReceiver {
    package var isFinished: Bool { false }
    package func enter(_ block: MarkdownBlock) {}
    package func leave(_ block: MarkdownBlock) {}
    package func enter(_ span: MarkdownSpan) {}
    package func leave(_ span: MarkdownSpan) {}
    package func take(_ attributes: MarkdownAttributes, _ place: Range<Int>, of target: MarkdownAttributeTarget) {}
}

/// A block of Markdown, such as a paragraph, a list or a cell of a table.
package enum MarkdownBlock {
    case quote, rule, paragraph, html
    case heading(level: Int)
    /// A block of code. Its language is the first word after the fence.
    case code(language: MarkdownAttribute?, isFenced: Bool)
    /// A list. `start` is its first number; nil if it is not numbered.
    case list(start: Int?, isLoose: Bool)
    /// A list item. `task` is whether its box is ticked; nil if the item has no box.
    case item(task: Bool?)
    case table, tableHead, tableBody, row
    case cell(isHeader: Bool, MarkdownAlignment?)
    /// A quotation that begins with a sign such as `[!NOTE]`, which is not part of its text.
    case alert(MarkdownAlert)
    /// A list of terms and their definitions, each of which is a block.
    case definitions, term, definition
}

/// The alignment of a column of a table.
package enum MarkdownAlignment { case left, center, right }

/// A span of inline markup, such as emphasis or a link.
package enum MarkdownSpan {
    case emphasis, strong, code, struck
    case link(address: MarkdownAttribute, title: MarkdownAttribute)
    case picture(address: MarkdownAttribute, title: MarkdownAttribute)
}

/// The kind of a piece of text in Markdown.
package enum MarkdownTextKind {
    case text, code, html
    /// A character reference such as `&amp;`, as it is written; HTML need not define it.
    case reference
    /// A NUL character, which is to be shown as U+FFFD.
    case null
    /// The end of a line inside a paragraph, which is shown as a space (soft) or as a line break (hard).
    case softBreak, hardBreak
}

/// The address or title of a link or picture, or the language of code. Its character references are not resolved.
package struct MarkdownAttribute {
    /// The bytes of the attribute, valid only during the receiver's call.
    package let text: UnsafeBufferPointer<UInt8>
    /// The range of the attribute in the source; nil if `text` is a copy, since a backslash or a line ending was
    /// removed.
    package let place: Range<Int>?
    /// The kinds of the parts as md4c has them; nil if all of it is text.
    let kinds: UnsafePointer<UInt32>?
    let offsets: UnsafePointer<UInt32>?

    /// Calls `body` with each part of the attribute and its kind, such as text or a character reference.
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
