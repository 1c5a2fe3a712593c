import SiteReading
import SourceText
import TagParsing

@testable import BodyRendering
@testable import PostReading

/// A body as it is rendered, from text.
func rendered(
    _ text: String, _ kind: PostKind = .markdown, title: String? = nil, keepsPlaces: Bool = false
) throws -> RenderedBody {
    let source = try SourceText(path: "post.md", text: text)
    return try renderBody(of: source, in: 0..<source.bytes.count, kind: kind, title: title, keepsPlaces: keepsPlaces)
}

func html(_ text: String, _ kind: PostKind = .markdown) throws -> String {
    String(decoding: try rendered(text, kind).html, as: UTF8.self)
}

/// The messages with which a text is refused.
func refusals(_ text: String, _ kind: PostKind = .markdown) -> [String] {
    do throws(BodyError) {
        let source = try? SourceText(path: "post.md", text: text)
        guard let source else { return ["no UTF-8"] }
        _ = try renderBody(of: source, in: 0..<source.bytes.count, kind: kind)
        return []
    } catch {
        return error.problems.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" }
    }
}

extension RenderedBody {
    /// All ids in the HTML, in the order written.
    var ids: [String] { readPageFacts(html).ids }

    /// What stands in the HTML where each link is said to be.
    var writtenAddresses: [String] { links.map { String(decoding: html[$0.place], as: UTF8.self) } }
}
