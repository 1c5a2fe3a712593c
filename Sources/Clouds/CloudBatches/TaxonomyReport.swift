import ByteWriting
import CloudRendering
import TagParsing

/// What became of the taxonomies of a site: every file, and every term that is not simply placed.
public struct TaxonomyReport: Sendable {
    private let clouds: [TaxonomyCloud]
    /// Of each cloud, its files with what became of them.
    private let files: [[(path: String, state: TaxonomyClouds.FileState)]]
    private let notes: [InputNote]

    /// - Parameters:
    ///   - states: of all files, as ``TaxonomyClouds/write(into:)`` returns them.
    ///   - folder: in which they are.
    public init(
        _ site: SiteTaxonomies, _ clouds: TaxonomyClouds, _ states: [TaxonomyClouds.FileState], in folder: String
    ) {
        self.clouds = clouds.clouds
        notes = site.notes
        var rest = states[...]
        files = clouds.clouds.map { cloud in
            defer { rest = rest.dropFirst(cloud.files.count) }
            return zip(cloud.files, rest).map { (TaxonomyClouds.path(of: $0, in: folder), $1) }
        }
    }

    /// Files that were not, or would not have been, as they are to be.
    public var changedFiles: [(path: String, state: TaxonomyClouds.FileState)] {
        files.flatMap { $0 }.filter { $0.state != .unchanged }
    }

    /// Whether ``text`` has more than the summary.
    public var namesSome: Bool { !notes.isEmpty || clouds.contains { $0.report.namesSome } }

    /// A line for each taxonomy: `tags: 14 tags on 4 lines, 640 × 210; 3 files written`.
    public var summary: String { zip(clouds, files).map(Self.line).joined(separator: "\n") }

    /// The summary, with a line for every term that is not simply placed and for every note.
    public var text: String {
        let lines = zip(clouds, files).map { cloud, files in
            ([Self.line(cloud, files)] + cloud.report.text.split(separator: "\n").dropFirst().map { "  \($0)" })
                .joined(separator: "\n")
        }
        return (lines + notes.map { "note: \($0.description)" }).joined(separator: "\n")
    }

    /// `{"taxonomies": [{"key", "name", "files": [{"path", "state": "created|replaced|unchanged"}], "report": {…}}],`
    /// `"notes": [{"path", "line": 3|null, "text"}]}`; for the report see ``RenderReport/json``.
    public var json: String {
        var json = JSONOutput(isReport: true)
        json.object { json in
            json.objects("taxonomies", of: zip(clouds, files)) { json, element in
                let (cloud, files) = element
                json.string("key", cloud.taxonomy.key)
                json.string("name", cloud.taxonomy.name)
                json.objects("files", of: files) { json, file in
                    json.string("path", file.path)
                    json.string("state", file.state.rawValue)
                }
                cloud.report.write("report", to: &json)
            }
            json.objects("notes", of: notes) { json, note in
                json.string("path", note.path)
                json.integer("line", note.line)
                json.string("text", note.text)
            }
        }
        return String(decoding: json.buffer.bytes, as: UTF8.self)
    }

    private static func line(
        _ cloud: TaxonomyCloud, _ files: [(path: String, state: TaxonomyClouds.FileState)]
    ) -> String {
        let changed = files.count { $0.state != .unchanged }
        let written = changed == 0 ? "nothing to write" : "\(changed) \(changed == 1 ? "file" : "files") written"
        return "\(cloud.taxonomy.key): \(cloud.report.summary); \(written)"
    }
}
