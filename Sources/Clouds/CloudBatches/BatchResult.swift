import ByteWriting
import CloudRendering
import MarkupValidation
import SourceText
import TagParsing

/// The result of rendering one line of a manifest.
public struct BatchResult: Sendable {
    /// The outcome of making the cloud that a line asks for.
    public enum State: String, Sendable {
        /// The output file was made or replaced.
        case written
        /// The output file was there already, with the bytes of the cloud.
        case unchanged
        /// The cloud is in ``BatchResult/answer``, and in no file.
        case answered
        /// There is no cloud; an output file from before keeps its contents.
        case failed
    }

    /// The 1-based number of the line in the manifest.
    public let line: Int
    /// The path of the output that the line names, written or not; nil if the line names no output.
    public let output: String?
    /// The outcome of making the cloud.
    public let state: State
    /// The reason why there is no cloud: the cause first, then the place in the manifest; nil unless the line failed.
    public let error: Problem?
    /// The report on the cloud; nil if ``BatchOptions/notesReports`` is false, and for a line that failed.
    public let report: RenderReport?
    /// Notes on inputs that may have been meant otherwise than Stratus read them.
    public let doubts: [InputNote]
    /// The posts that were left out of the cloud since they cannot be read, input by input.
    public let omittedPosts: [OmittedPosts]
    /// The answer for a program that waits for the cloud, as a line of JSON: `{"line", "id", "output", "markup"}`, or
    /// `{"line", "id", "error"}`; nil if a file is written instead.
    public let answer: ValidatedMarkup?
}

/// The number of lines of a manifest, or of one of its shards, by their outcome.
public struct BatchSummary: Sendable, Equatable {
    /// The number of output files that were made or replaced.
    public internal(set) var written = 0
    /// The number of output files that were there already, with the same bytes.
    public internal(set) var unchanged = 0
    /// The number of clouds that are in answers instead of files.
    public internal(set) var answered = 0
    /// The number of lines that failed, for which there is no cloud.
    public internal(set) var failed = 0
    /// The number of clouds that were made without posts that cannot be read.
    public internal(set) var incomplete = 0

    /// The number of clouds asked for: one by each line that is not blank.
    public var clouds: Int { written + unchanged + answered + failed }

    mutating func add(_ result: BatchResult) {
        if !result.omittedPosts.isEmpty { incomplete += 1 }
        switch result.state {
        case .written: written += 1
        case .unchanged: unchanged += 1
        case .answered: answered += 1
        case .failed: failed += 1
        }
    }

    /// The summary as one line of text: `100 clouds: 90 written, 9 up to date, 1 failed`.
    public var text: String {
        let parts = [
            (written, "written"), (unchanged, "up to date"), (answered, "answered"), (failed, "failed"),
            (incomplete, "without some posts"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let count = clouds == 1 ? "1 cloud" : "\(clouds) clouds"
        return parts.isEmpty ? count : "\(count): \(parts.joined(separator: ", "))"
    }

    /// The summary as JSON: `{"clouds", "written", "unchanged", "answered", "failed"}`, and `"incomplete"` if posts were
    /// left out.
    public var json: String {
        var json = JSONOutput(isReport: true)
        json.object { json in
            json.integer("clouds", clouds)
            json.integer("written", written)
            json.integer("unchanged", unchanged)
            json.integer("answered", answered)
            json.integer("failed", failed)
            if incomplete > 0 { json.integer("incomplete", incomplete) }
        }
        return String(decoding: json.buffer.bytes, as: UTF8.self)
    }
}

extension BatchResult {
    /// The result as JSON, with the report of the cloud as in ``RenderReport/json``:
    /// `{"line", "output": "a.svg"|null, "state": "written"|"unchanged"|"answered"|"failed", "error": "…"|null,`
    /// `"report": {…}|null}`.
    public var json: String {
        var json = JSONOutput(isReport: true)
        json.object { json in
            json.integer("line", line)
            json.string("output", output)
            json.string("state", state.rawValue)
            json.string("error", error.map { "\($0)" })
            if let report { report.write("report", to: &json) } else { json.null("report") }
        }
        return String(decoding: json.buffer.bytes, as: UTF8.self)
    }
}
