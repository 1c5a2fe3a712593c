import ByteWriting
import CloudRendering
import MarkupValidation
import SourceText
import TagParsing

/// What became of a line of a manifest.
public struct BatchResult: Sendable {
    /// What became of a cloud.
    public enum State: String, Sendable {
        /// A file was made or replaced.
        case written
        /// The file was there already, with these bytes.
        case unchanged
        /// There is an ``BatchResult/answer`` instead of a file.
        case answered
        /// There is no cloud; what the file held before is still there.
        case failed
    }

    /// Of the manifest, 1-based.
    public let line: Int
    /// Where the cloud was written to, or was to be; nil where the line names no output.
    public let output: String?
    /// What became of the cloud.
    public let state: State
    /// Why there is no cloud, at its place in the manifest, behind what it comes from; nil unless the line failed.
    public let error: Problem?
    /// nil where nobody asks, and of a line that failed.
    public let report: RenderReport?
    /// Notes on inputs that may have been meant otherwise than they were read.
    public let doubts: [InputNote]
    /// For whoever waits for the cloud: a line of JSON, `{"line", "id", "output", "markup"}` or `{"line", "id", "error"}`.
    public let answer: ValidatedMarkup?
}

/// What became of the lines of a manifest, or of a shard of them.
public struct BatchSummary: Sendable, Equatable {
    /// How many files were made or replaced.
    public internal(set) var written = 0
    /// How many files were there already, with the same bytes.
    public internal(set) var unchanged = 0
    /// How many clouds are in answers instead of files.
    public internal(set) var answered = 0
    /// How many lines have no cloud.
    public internal(set) var failed = 0

    /// One for each line that holds something.
    public var clouds: Int { written + unchanged + answered + failed }

    mutating func add(_ state: BatchResult.State) {
        switch state {
        case .written: written += 1
        case .unchanged: unchanged += 1
        case .answered: answered += 1
        case .failed: failed += 1
        }
    }

    /// One line: `100 clouds: 90 written, 9 up to date, 1 failed`.
    public var text: String {
        let parts = [
            (written, "written"), (unchanged, "up to date"), (answered, "answered"), (failed, "failed"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let count = clouds == 1 ? "1 cloud" : "\(clouds) clouds"
        return parts.isEmpty ? count : "\(count): \(parts.joined(separator: ", "))"
    }

    /// `{"clouds", "written", "unchanged", "answered", "failed"}`
    public var json: String {
        var json = JSONOutput(isReport: true)
        json.object { json in
            json.integer("clouds", clouds)
            json.integer("written", written)
            json.integer("unchanged", unchanged)
            json.integer("answered", answered)
            json.integer("failed", failed)
        }
        return String(decoding: json.buffer.bytes, as: UTF8.self)
    }
}

extension BatchResult {
    /// `{"line", "output": "a.svg"|null, "state": "written"|"unchanged"|"answered"|"failed", "error": "…"|null,`
    /// `"report": {…}|null}`, with the report of the cloud as ``RenderReport/json`` has it.
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
