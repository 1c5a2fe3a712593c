import ByteWriting
import SitePublishing
import SiteReading
import SourceText

/// The report of a build: the numbers of the site's posts and pages, the files that were written, and the problems.
public struct SiteReport: Sendable {
    /// The number of posts that lists show.
    public internal(set) var postCount = 0
    /// The number of pages with a text that no list shows, such as a page about the site.
    public internal(set) var pageCount = 0
    /// The number of tags that have pages.
    public internal(set) var tagCount = 0
    /// The number of all files of the output.
    public internal(set) var fileCount = 0
    /// The number of pages with a cloud.
    public internal(set) var cloudCount = 0
    /// The posts that have no page at present, each with the reason: drafts, posts of the future, expired posts.
    public internal(set) var leftOut: [(path: String, reason: String)] = []
    /// The posts that ``SiteOptions/keepsGoing`` left out because of errors, each with the first error; their last
    /// versions stay in the output, if there are any.
    public internal(set) var failed: [(path: String, reason: String)] = []
    /// All files of the output, by their paths in the output folder, sorted.
    public internal(set) var files: [String] = []
    /// The new files that were written, as paths in the output folder.
    public internal(set) var created: [String] = []
    /// The files that were replaced with other bytes, as paths in the output folder.
    public internal(set) var replaced: [String] = []
    /// The files that were deleted, as paths in the output folder.
    public internal(set) var deleted: [String] = []
    /// The files that Stratus made once but did not delete or replace, as paths in the output folder, each with the
    /// reason.
    public internal(set) var kept: [(path: String, reason: String)] = []
    /// The number of files that did not change.
    public internal(set) var unchangedCount = 0
    /// The warnings of the build; ``omittedWarningCount`` more were not kept.
    public internal(set) var warnings: [Problem] = []
    /// The number of further warnings, which are not in ``warnings``.
    public internal(set) var omittedWarningCount = 0
    /// The errors of pages that failed although the other pages were published; ``omittedErrorCount`` more were not
    /// kept.
    public internal(set) var errors: [Problem] = []
    /// The number of further errors, which are not in ``errors``.
    public internal(set) var omittedErrorCount = 0
    /// The output folder, as messages show it.
    public internal(set) var output = ""

    /// Whether any file was written or deleted, or for a check whether any would be.
    public var isStale: Bool { !created.isEmpty || !replaced.isEmpty || !deleted.isEmpty }

    /// The report in one line, such as
    /// `public: 42 posts, 2 pages, 91 tags, 310 files: 12 written, 298 unchanged, 1 deleted`.
    public var summary: String {
        var parts: [String] = []
        let written = created.count + replaced.count
        if written > 0 { parts.append("\(written) written") }
        if unchangedCount > 0 { parts.append("\(unchangedCount) unchanged") }
        if !deleted.isEmpty { parts.append("\(deleted.count) deleted") }
        if !kept.isEmpty { parts.append("\(kept.count) kept") }
        var counts = [Self.count(postCount, "post"), Self.count(tagCount, "tag"), Self.count(fileCount, "file")]
        if pageCount > 0 { counts.insert(Self.count(pageCount, "page"), at: 1) }
        var text =
            "\(output): \(counts.joined(separator: ", ")): \(parts.isEmpty ? "nothing to do" : parts.joined(separator: ", "))"
        switch leftOut.count {
        case 0: break
        case 1...3: text += "; left out: " + leftOut.map { "\($0.path) (\($0.reason))" }.joined(separator: ", ")
        case let count: text += "; \(count) posts left out, which --report text names"
        }
        if !failed.isEmpty {
            text +=
                "; \(failed.count) of \(Self.count(postCount + pageCount + failed.count, "post")) left out for errors"
        }
        return text
    }

    /// A line for each file that was written, deleted, kept or left out, and the summary as the last line.
    public var text: String {
        var lines =
            created.map { "created \($0)" } + replaced.map { "replaced \($0)" } + deleted.map { "deleted \($0)" }
        lines +=
            kept.map { "kept \($0.path): \($0.reason)" }
            + (leftOut + failed).map { "left out \($0.path): \($0.reason)" }
        return (lines + [summary]).joined(separator: "\n")
    }

    /// The report as JSON:
    /// `{"output", "posts", "pages", "tags", "clouds", "files", "unchanged", "created": ["…"], "replaced": ["…"],`
    /// `"deleted": ["…"], "kept": [{"path", "reason"}], "leftOut": [{"path", "reason"}], "failed": […], "warnings": [{"path", "line",`
    /// `"column", "message", "hint"}], "errors": […], "groups": [{"about", "count", "files", "path", …}]}`
    public var json: String { json(site: nil) }

    /// Returns the report of one of several sites as JSON, like ``json``, with the member `"site"` first.
    public func json(site: String?) -> String {
        var json = JSONOutput(isReport: true)
        json.object { json in
            if let site { json.string("site", site) }
            json.string("output", output)
            json.integer("posts", postCount)
            json.integer("pages", pageCount)
            json.integer("tags", tagCount)
            json.integer("clouds", cloudCount)
            json.integer("files", fileCount)
            json.integer("unchanged", unchangedCount)
            json.array("created", of: created) { $0.string(nil, $1) }
            json.array("replaced", of: replaced) { $0.string(nil, $1) }
            json.array("deleted", of: deleted) { $0.string(nil, $1) }
            for (key, entries): (StaticString, [(path: String, reason: String)]) in [
                ("kept", kept), ("leftOut", leftOut), ("failed", failed),
            ] {
                json.array(key, of: entries) { json, entry in
                    json.object { json in
                        json.string("path", entry.path)
                        json.string("reason", entry.reason)
                    }
                }
            }
            for (key, problems): (StaticString, [Problem]) in [("warnings", warnings), ("errors", errors)] {
                json.array(key, of: problems) { json, problem in json.object { problem.writeMembers(to: &$0) } }
            }
            let groups = ProblemGroup.groups(of: errors + warnings).filter { $0.problems.count > 1 }
            json.array("groups", of: groups) { $1.write(to: &$0) }
            if omittedErrorCount > 0 { json.integer("omittedErrors", omittedErrorCount) }
            if omittedWarningCount > 0 { json.integer("omittedWarnings", omittedWarningCount) }
        }
        return String(decoding: json.buffer.bytes, as: UTF8.self)
    }

    /// Creates the report of a site that could not be built.
    public init(_ error: SiteError) {
        (errors, warnings, omittedErrorCount) = (error.errors, error.warnings, error.omittedCount)
    }

    init() {}

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}

extension SiteReport {
    /// - Parameters:
    ///   - summary: the effects of the publication on the output files.
    ///   - output: the output folder, as messages show it.
    init(
        _ summary: PublicationSummary, _ site: StagedSite, _ reading: SiteReading, _ problems: SiteProblems,
        output: String
    ) {
        self.init()
        let catalogues = site.plan.trees.map(\.catalogue)
        self.output = output
        postCount = catalogues.reduce(0) { $0 + $1.listed.count }
        pageCount = catalogues.reduce(0) { $0 + $1.posts.count } - postCount
        tagCount = catalogues.flatMap(\.taxonomies).reduce(0) { $0 + $1.terms.count }
        cloudCount = site.made.count(where: \.hasCloud)
        fileCount = summary.created.count + summary.replaced.count + summary.unchanged.count
        leftOut = reading.leftOut.map { ($0.file.path, $0.reason) }
        files = (summary.created + summary.replaced + summary.unchanged + summary.carried).sorted()
        created = summary.created
        replaced = summary.replaced
        deleted = summary.deleted
        kept = summary.kept.map { ($0.path, $0.reason) }
        unchangedCount = summary.unchanged.count
        var problems = problems
        for path in summary.overwritten {
            problems.append(
                Problem(
                    path: "\(output)/\(path)", severity: .warning,
                    "this was changed by somebody else, and was made anew",
                    hint: "what is to be changed stands in the site's folder"))
        }
        for file in summary.kept {
            problems.append(Problem(path: "\(output)/\(file.path)", severity: .warning, file.reason))
        }
        (warnings, omittedWarningCount) = (problems.warnings, problems.omittedWarnings)
        (errors, omittedErrorCount) = (problems.errors, problems.omittedErrors)
        let reasons = Dictionary(errors.map { ($0.path, $0.message) }) { first, _ in first }
        failed = reading.failed.map(\.file.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { ($0, reasons[$0] ?? PagelessPost.failure) }
    }
}
