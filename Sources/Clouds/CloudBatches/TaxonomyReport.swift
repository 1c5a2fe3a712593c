import ByteWriting
import CloudRendering
import SourceText
import TagParsing

/// A report on the clouds of a site's taxonomies: on every file, and on every term that was merged, dropped or
/// adjusted.
public struct TaxonomyReport: Sendable {
    private let clouds: [TaxonomyCloud]
    /// The files of each cloud, with the outcome of writing them.
    private let files: [[(path: String, state: TaxonomyClouds.FileState)]]
    private let notes: [InputNote]
    /// The posts that were left out since they cannot be read; nil if there are none.
    public let omittedPosts: OmittedPosts?

    /// Makes the report on the clouds of a site.
    ///
    /// - Parameters:
    ///   - states: The outcomes of all files, as ``TaxonomyClouds/write(into:)`` returns them.
    ///   - folder: The folder that the files are in.
    public init(
        _ site: SiteTaxonomies, _ clouds: TaxonomyClouds, _ states: [TaxonomyClouds.FileState], in folder: String
    ) {
        self.clouds = clouds.clouds
        notes = site.notes
        omittedPosts = site.omittedPosts
        var rest = states[...]
        files = clouds.clouds.map { cloud in
            defer { rest = rest.dropFirst(cloud.files.count) }
            return zip(cloud.files, rest).map { (TaxonomyClouds.path(of: $0, in: folder), $1) }
        }
    }

    /// The files that were missing or had other contents before they were written, each with the outcome.
    public var changedFiles: [(path: String, state: TaxonomyClouds.FileState)] {
        files.flatMap { $0 }.filter { $0.state != .unchanged }
    }

    /// Whether ``text`` says more than ``summary``.
    public var namesSome: Bool { !notes.isEmpty || clouds.contains { $0.report.namesSome } }

    /// One line for each taxonomy, `tags: 14 tags on 4 lines, 640 × 210; 3 files written`, and one on posts that were
    /// left out.
    public var summary: String {
        (zip(clouds, files).map(Self.line) + (omittedPosts.map { ["\($0.phrase) left out"] } ?? []))
            .joined(separator: "\n")
    }

    /// The lines of ``summary``, each followed by a line for every term that was merged, dropped or adjusted; then a
    /// line for every note.
    public var text: String {
        let lines = zip(clouds, files).map { cloud, files in
            ([Self.line(cloud, files)] + cloud.report.text.split(separator: "\n").dropFirst().map { "  \($0)" })
                .joined(separator: "\n")
        }
        return (lines + (omittedPosts?.lines ?? []) + notes.map { "note: \($0.description)" }).joined(separator: "\n")
    }

    /// The report as JSON, in which each `report` is as in ``RenderReport/json``:
    /// `{"taxonomies": [{"key", "name", "files": [{"path", "state": "created|replaced|unchanged"}], "report": {…}}],`
    /// `"notes": [{"path", "line": 3|null, "text"}]}`, and `"omitted"` as there if posts were left out.
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
            json.omittedPosts(omittedPosts.map { [$0] } ?? [])
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
