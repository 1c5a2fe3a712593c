import ByteWriting
import CloudRendering
import SourceText
import TagParsing

/// A report on several pages that were filled with clouds, or only compared.
public struct EmbeddingReport: Sendable {
    private let results: [EmbeddingResult]
    private let isCheck: Bool

    /// Makes the report of several pages.
    ///
    /// - Parameter isCheck: whether the pages were only compared with the files, and not written.
    public init(_ results: [EmbeddingResult], isCheck: Bool) {
        (self.results, self.isCheck) = (results, isCheck)
    }

    /// The paths of the pages whose clouds were not up to date with their placeholders, in the order of the pages.
    public var stalePaths: [String] { done.filter(\.isChanged).map(\.path) }

    /// The number of pages that could not be filled.
    public var failedCount: Int { results.count - done.count }

    /// The content security policy that all clouds together need; empty unless ``EmbeddingOptions/notesPolicy`` is
    /// true.
    public var policy: ContentPolicy { done.reduce(into: ContentPolicy()) { $0.formUnion($1.policy) } }

    /// The posts that were left out of clouds since they cannot be read, cloud by cloud.
    public var omittedPosts: [OmittedPosts] { done.flatMap { $0.clouds.flatMap(\.report.omittedPosts) } }

    private var done: [EmbeddedPage] {
        results.compactMap { if case .done(let page) = $0 { page } else { nil } }
    }

    /// The report in one line: `12 pages: 3 changed, 8 up to date, 1 failed; 14 clouds, 2 tags fitted to the width`.
    public var summary: String {
        let changed = done.count(where: \.isChanged)
        let clouds = done.reduce(0) { $0 + $1.clouds.count }
        var parts: [String] = []
        if changed > 0 { parts.append("\(changed) \(isCheck ? "not up to date" : "changed")") }
        if done.count > changed { parts.append("\(done.count - changed) up to date") }
        if failedCount > 0 {
            parts.append("\(failedCount) failed and left as \(failedCount == 1 ? "it was" : "they were")")
        }
        let pages = "\(Self.count(results.count, "page")): \(parts.joined(separator: ", "))"
        // Tags that are smaller than their weights ask for are named here: in a narrow column that may be the heaviest.
        let fitted = done.reduce(0) { $0 + $1.clouds.reduce(0) { $0 + $1.report.fittedCount } }
        return "\(pages); \(Self.count(clouds, "cloud"))"
            + (fitted > 0 ? ", \(Self.count(fitted, "tag")) fitted to the width" : "")
    }

    /// The report in full: ``RenderReport/text`` of each cloud, behind the path and line of its placeholder; then
    /// ``summary``.
    public var text: String {
        let clouds = done.flatMap { page in
            page.clouds.map { "\(page.path):\($0.line): \($0.report.text)" }
        }
        return (clouds + [summary]).joined(separator: "\n")
    }

    /// The report as JSON:
    /// `{"pages": [{"path", "state": "changed"|"unchanged"|"failed", "clouds": [{"line", "report": {…}}],`
    /// `"warnings": ["…"], "errors": ["…"]}]}`, with the report of each cloud as ``RenderReport/json`` has it.
    public var json: String {
        var json = JSONOutput(isReport: true)
        json.object { json in
            json.objects("pages", of: results) { json, result in write(result, to: &json) }
        }
        return String(decoding: json.buffer.bytes, as: UTF8.self)
    }

    private func write(_ result: EmbeddingResult, to json: inout JSONOutput) {
        switch result {
        case .done(let page):
            json.string("path", page.path)
            json.string("state", page.isChanged ? "changed" : "unchanged")
            json.objects("clouds", of: page.clouds) { json, cloud in
                json.integer("line", cloud.line)
                cloud.report.write("report", to: &json)
            }
            json.array("warnings", of: page.warnings) { $0.string(nil, "\($1)") }
            json.array("errors", of: [String]()) { $0.string(nil, $1) }
        case .failed(let path, let error):
            json.string("path", path)
            json.string("state", "failed")
            json.array("clouds", of: [String]()) { $0.string(nil, $1) }
            json.array("warnings", of: (error as? EmbeddingError)?.warnings ?? []) { $0.string(nil, "\($1)") }
            json.array("errors", of: (error as? EmbeddingError)?.errors ?? [Problem(any: error)]) {
                $0.string(nil, "\($1)")
            }
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
