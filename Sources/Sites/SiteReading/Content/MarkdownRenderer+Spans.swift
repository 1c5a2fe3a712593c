import CMD4C
import TagParsing

/// Spans: emphasis, code, links and pictures.
extension MarkdownRenderer {
    mutating func enter(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
        writer.flushRaw()
        noteDepth()
        if type == MD_SPAN_IMG {
            if writer.block.pictures == 0, let detail {
                writer.noteStart()
                writer.append("<img src=\"")
                appendAddress(detail.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee.src, of: .picture)
                writer.append("\" alt=\"")
            }
            writer.block.pictures += 1
        }
        guard writer.block.pictures == 0 else { return }
        writer.noteStart()
        if let tags = Self.tags(of: type) { return writer.append(tags.start) }
        guard type == MD_SPAN_A else { return }
        writer.block.links += 1
        guard let detail else { return }
        writer.append("<a href=\"")
        appendAddress(detail.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee.href, of: .text)
        writer.append("\"")
        appendTitle(detail.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee.title)
        writer.append(">")
    }

    mutating func leave(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
        writer.flushRaw()
        writer.depth -= 1
        if type == MD_SPAN_IMG {
            writer.block.pictures -= 1
            if writer.block.pictures == 0, let detail {
                writer.noteEnd()
                writer.append("\"")
                appendTitle(detail.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee.title)
                writer.append("/>")
            }
            return
        }
        guard writer.block.pictures == 0 else { return }
        writer.noteEnd()
        if let tags = Self.tags(of: type) { return writer.append(tags.end) }
        guard type == MD_SPAN_A else { return }
        writer.block.links -= 1
        writer.append("</a>")
    }

    /// Of spans that have no attributes.
    @inline(__always)
    private static func tags(of type: MD_SPANTYPE) -> (start: StaticString, end: StaticString)? {
        switch type {
        case MD_SPAN_EM: ("<em>", "</em>")
        case MD_SPAN_STRONG: ("<strong>", "</strong>")
        case MD_SPAN_CODE: ("<code>", "</code>")
        case MD_SPAN_DEL: ("<del>", "</del>")
        default: nil
        }
    }
}
