/// Takes what a text in Markdown consists of, in the order in which it is read.
package protocol MarkdownReceiver: AnyObject {
    /// Whether the rest need not be read.
    var isFinished: Bool { get }

    func enter(_ block: MarkdownBlock)
    func leave(_ block: MarkdownBlock)
    func enter(_ span: MarkdownSpan)
    func leave(_ span: MarkdownSpan)

    /// - Parameters:
    ///   - text: for as long as the call lasts.
    ///   - place: where it stands in the source; nil for what Markdown fills in, such as the blanks of a tab.
    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?)
}

/// A receiver that looks for one thing says what it is not interested in by saying nothing.
extension MarkdownReceiver {
    package var isFinished: Bool { false }
    package func enter(_ block: MarkdownBlock) {}
    package func leave(_ block: MarkdownBlock) {}
    package func enter(_ span: MarkdownSpan) {}
    package func leave(_ span: MarkdownSpan) {}
}

package enum MarkdownBlock {
    case quote, rule, paragraph, html
    case heading(level: Int)
    /// - language: the first word behind the fence.
    case code(language: MarkdownAttribute?, isFenced: Bool)
    /// - start: the first number; nil where the items have none.
    case list(start: Int?, isLoose: Bool)
    /// - task: whether the box before it is ticked; nil where there is none.
    case item(task: Bool?)
    case table, tableHead, tableBody, row
    case cell(isHeader: Bool, MarkdownAlignment?)
}

package enum MarkdownAlignment { case left, center, right }

package enum MarkdownSpan {
    case emphasis, strong, code, struck
    case link(address: MarkdownAttribute, title: MarkdownAttribute)
    case picture(address: MarkdownAttribute, title: MarkdownAttribute)
}

package enum MarkdownTextKind {
    case text, code, html
    /// Such as `&amp;`, as it is written; whether HTML knows it is not asked.
    case reference
    /// A character NUL, which stands for U+FFFD.
    case null
    /// The end of a line inside of a paragraph, and one that is to be seen.
    case softBreak, hardBreak
}

/// An address, a title or a language; character references in it are as they are written.
package struct MarkdownAttribute {
    /// The bytes, for as long as the call lasts.
    package let text: UnsafeBufferPointer<UInt8>
    /// Where it stands in the source; nil where there was a backslash in it, or the end of a line: then it is a copy.
    package let place: Range<Int>?
    /// nil where all of it is text.
    let kinds: UnsafePointer<UInt32>?
    let offsets: UnsafePointer<UInt32>?

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
