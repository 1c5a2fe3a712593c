import MarkdownReading
import MarkupReading
import SourceText
import TagParsing

/// Returns the HTML of a body in Markdown; see ``renderBody(of:in:kind:title:style:values:keepsPlaces:)``.
func renderMarkdown(
    _ source: SourceText, _ range: Range<Int>, title: String?, _ style: BodyStyle, _ values: PostValues,
    keepsPlaces: Bool
) throws(BodyError) -> RenderedBody {
    guard range.count <= MarkdownParser.longest else {
        throw BodyError([
            Problem(
                path: source.path, "the text has \(range.count) bytes, expected at most 1 GB", hint: "divide it")
        ])
    }
    let text = BodyExpander.expanded(source, range, isMarkdown: true, values)
    func write(keepsPlaces: Bool) -> BodyWriter {
        let renderer = MarkdownRenderer(text, title: title, style, keepsPlaces: keepsPlaces)
        renderer.render()
        return renderer.writer
    }
    return try write(keepsPlaces: keepsPlaces).finished { write(keepsPlaces: true) }
}

/// A renderer that receives the parts of a Markdown text, in the order of the text, and writes them as HTML.
final class MarkdownRenderer: MarkdownReceiver {
    var writer: BodyWriter

    init(_ text: BodyText, title: String?, _ style: BodyStyle, keepsPlaces: Bool) {
        writer = BodyWriter(text, title: title, style: style, keepsPlaces: keepsPlaces)
    }

    func render() {
        guard !writer.range.isEmpty else { return }
        let parser = MarkdownParser(writer.source.bytes, writer.range)
        writer.take(parser.footnotes)
        end(parser.parse(into: self))
        guard writer.beginFootnotes() else { return }
        while let note = writer.beginFootnote() {
            end(parser.parse(note, into: self))
            writer.endFootnote()
        }
        writer.endFootnotes()
    }

    /// Reports the reason if parsing ended early, which can only be a lack of memory or ``isFinished``; too deep
    /// nesting has been reported before.
    private func end(_ end: MarkdownParser.End) {
        writer.isBrokenOff = end != .whole
        if writer.isTooLong { writer.reportLength() }
        if end == .outOfMemory {
            let place = writer.range.lowerBound
            writer.report(place..<place, "there is not enough memory for this text", hint: "divide it")
        }
    }

    var isFinished: Bool { writer.depth > BodyWriter.deepestNesting || writer.isTooLong }

    private func noteDepth() {
        writer.depth += 1
        if writer.text.insertions.mayOccur { writer.calls.enter() }
        if writer.depth == BodyWriter.deepestNesting + 1 {
            let place = writer.textEnd
            writer.report(
                place..<place, "blocks and emphasis are nested more than \(BodyWriter.deepestNesting) deep",
                hint: "a backslash before a sign makes it text")
        }
    }

    private func leaveDepth() {
        writer.depth -= 1
        // The paragraph of a token is still open when the writer ends it.
        if writer.text.insertions.mayOccur { writer.calls.leave() }
    }

    // MARK: - Blocks

    func enter(_ block: MarkdownBlock) {
        writer.flushRaw()
        noteDepth()
        writer.beginTarget(Self.target(block))
        switch block {
        case .paragraph: writer.beginParagraph()
        case .heading: writer.beginHeading()
        case .html: writer.beginRawBlock()
        case .code(let language, _): writer.beginCode(language.map { text(of: $0) } ?? [])
        case .list(let start, let isLoose): writer.beginList(start: start, isLoose: isLoose)
        case .item(let task): writer.beginItem(task: task)
        case .cell(let isHeader, let alignment):
            writer.beginCell(isHeader ? "<th" : "<td", alignment: alignment.map(Self.name))
        case .quote: writer.openBlock("<blockquote>\n")
        case .rule: writer.openBlock("<hr/>\n")
        case .table: writer.openBlock("<table>\n")
        case .tableHead: writer.openBlock("<thead>\n")
        case .tableBody: writer.openBlock("<tbody>\n")
        case .row: writer.openBlock("<tr>\n")
        case .alert(let alert): writer.beginAlert(alert)
        case .definitions: writer.openBlock("<dl>\n")
        case .term: writer.openBlock("<dt>")
        case .definition: writer.openBlock("<dd>")
        }
    }

    private static func target(_ block: MarkdownBlock) -> WrittenBlock.Kind {
        switch block {
        case .list: .list
        case .item, .definition: .item
        default: .other
        }
    }

    func leave(_ block: MarkdownBlock) {
        writer.flushRaw()
        leaveDepth()
        switch block {
        case .paragraph: writer.endParagraph()
        case .heading(let level): writer.endHeading(level: UInt8(clamping: level))
        case .code: writer.endCode()
        case .list(let start, _): writer.endList(start == nil ? "</ul>\n" : "</ol>\n")
        case .item: writer.endItem()
        case .cell(let isHeader, _): writer.endCell(isHeader ? "</th>\n" : "</td>\n")
        case .quote: writer.closeBlock("</blockquote>\n", onItsOwnLine: true)
        case .table: writer.closeBlock("</table>\n", onItsOwnLine: true)
        case .tableHead: writer.closeBlock("</thead>\n", onItsOwnLine: true)
        case .tableBody: writer.closeBlock("</tbody>\n", onItsOwnLine: true)
        case .row: writer.closeBlock("</tr>\n", onItsOwnLine: true)
        case .alert: writer.closeBlock("</div>\n", onItsOwnLine: true)
        case .definitions: writer.closeBlock("</dl>\n", onItsOwnLine: true)
        case .term: writer.closeBlock("</dt>\n")
        case .definition: writer.closeBlock("</dd>\n")
        case .html, .rule: break
        }
        writer.endTarget()
    }

    func take(_ attributes: MarkdownAttributes, _ place: Range<Int>, of target: MarkdownAttributeTarget) {
        writer.flushRaw()
        writer.take(attributes, at: place, of: target)
    }

    private static func name(_ alignment: MarkdownAlignment) -> StaticString {
        switch alignment {
        case .left: "align-left"
        case .center: "align-center"
        case .right: "align-right"
        }
    }

    // MARK: - Spans

    func enter(_ span: MarkdownSpan) {
        writer.flushRaw()
        noteDepth()
        writer.beginSpanTarget()
        if case .picture(let address, _) = span {
            if writer.block.pictures == 0 {
                writer.noteStart()
                writer.append("<img src=\"")
                _ = appendAddress(address, of: .picture)
                writer.append("\" alt=\"")
            }
            writer.block.pictures += 1
        }
        guard writer.block.pictures == 0 else { return }
        writer.noteStart()
        switch span {
        case .emphasis: writer.append("<em>")
        case .strong: writer.append("<strong>")
        case .code: writer.append("<code>")
        case .struck: writer.append("<del>")
        case .link(let address, let title):
            writer.block.links += 1
            let start = writer.html.count + 2
            writer.append("<a href=\"")
            if appendAddress(address, of: .text) {
                writer.append("\"")
            } else {
                writer.html.removeSubrange(start...)
            }
            appendTitle(title)
            writer.append(">")
        case .picture: break
        }
    }

    func leave(_ span: MarkdownSpan) {
        writer.flushRaw()
        leaveDepth()
        if case .picture(_, let title) = span {
            writer.block.pictures -= 1
            if writer.block.pictures == 0 {
                writer.noteEnd()
                writer.append("\"")
                appendTitle(title)
                writer.append("/>")
            }
            return writer.endSpanTarget()
        }
        defer { writer.endSpanTarget() }
        guard writer.block.pictures == 0 else { return }
        writer.noteEnd()
        switch span {
        case .emphasis: writer.append("</em>")
        case .strong: writer.append("</strong>")
        case .code: writer.append("</code>")
        case .struck: writer.append("</del>")
        case .link:
            writer.block.links -= 1
            writer.append("</a>")
        case .picture: break
        }
    }

    // MARK: - Text

    func take(_ text: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        // Line breaks and blanks that are filled in have no place.
        if let place, !place.isEmpty { writer.textEnd = place.upperBound }
        if kind == .html { return writer.takeRaw(text, at: place?.lowerBound ?? writer.textEnd) }
        writer.flushRaw()
        if let place { writer.noteText(at: place.lowerBound) }
        switch kind {
        case .text:
            if writer.block.textStart == nil { writer.block.textStart = place?.lowerBound }
            if let place, writer.block.codeDepth == 0 { writer.marks.search(place) }
            if writer.footnotes.found.mayOccur, let place, writer.mayRefer {
                writer.takeTextWithReferences(place)
            } else {
                writer.takeProse(text, at: place)
            }
        case .softBreak: writer.takeSoftBreak()
        case .hardBreak: writer.takeBreak()
        case .reference:
            writer.smart?.skip(text)
            writer.takeText(reference(text, place))
        case .code, .null, .html:
            writer.smart?.skip(text)
            writer.takeText(text)
        }
    }

    /// Returns the text of a character reference; one that HTML does not define stays as it is.
    private func reference(_ text: UnsafeBufferPointer<UInt8>, _ place: Range<Int>?) -> [UInt8] {
        let bytes = Array(text)
        guard let reference = CharacterReference(bytes, at: 0, end: bytes.count) else { return bytes }
        if let forbidden = reference.forbidden {
            writer.reportForbidden(forbidden, at: place ?? writer.textEnd..<writer.textEnd)
        }
        return Array(reference.text.utf8)
    }

    /// Returns an address, a title or a language with its character references resolved.
    private func text(of attribute: MarkdownAttribute, at place: Range<Int>? = nil) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(attribute.text.count)
        attribute.forEachPart { part, kind in
            switch kind {
            case .reference: text += reference(part, place)
            case .null: text += "\u{FFFD}".utf8
            default: text += part
            }
        }
        return text
    }

    private func appendAddress(_ attribute: MarkdownAttribute, of use: LinkUse) -> Bool {
        // An address with a place in the source has nothing to resolve, else it would be a copy.
        if let place = attribute.place { return writer.appendAddress(attribute.text, at: place, of: use) }
        let place = writer.guess(of: Array(attribute.text.prefix(8)))
        return text(of: attribute, at: place).withUnsafeBufferPointer { writer.appendAddress($0, at: place, of: use) }
    }

    private func appendTitle(_ attribute: MarkdownAttribute) {
        guard !attribute.text.isEmpty else { return }
        writer.append(" title=\"")
        text(of: attribute).withUnsafeBufferPointer { writer.appendText($0, counts: false, quotes: true) }
        writer.append("\"")
    }
}
