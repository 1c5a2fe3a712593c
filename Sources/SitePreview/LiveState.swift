import ByteWriting
import Stratus

/// What the pages that are open have to know: which build is the last, and what is wrong.
struct LiveState: Sendable {
    /// Of the last build; nil before the first good one.
    private(set) var files: BuiltFiles?
    /// The number of the last build that made anything another one.
    private(set) var build: Int
    /// The last of those that made more than style sheets.
    private var pageBuild: Int
    private(set) var failure: Failure?
    private var failureCount = 0

    struct Failure: Sendable {
        let number: Int
        let error: SiteError
        /// As JSON in a line, for the script.
        let data: [UInt8]
    }

    /// - Parameter start: the number before that of the first build: greater than any that a page can have of another run,
    ///   so that it is loaded again.
    init(start: Int) { (build, pageBuild) = (start, start) }

    /// - Returns: whether anybody needs to be told.
    mutating func show(_ names: [String], in folder: String, changed: [String]) -> Bool {
        let hadFailure = failure != nil
        failure = nil
        let isFirst = files == nil
        let hasSameFiles = files?.has(names, in: folder) ?? false
        if !hasSameFiles { files = BuiltFiles(names, in: folder) }
        guard !changed.isEmpty || !hasSameFiles else { return hadFailure }
        build += 1
        if isFirst || !hasSameFiles || !changed.allSatisfy({ $0.lowercased().hasSuffix(".css") }) { pageBuild = build }
        return true
    }

    mutating func show(_ error: SiteError) {
        failureCount += 1
        failure = Failure(number: failureCount, error: error, data: errorData(error))
    }

    /// What a page has been told.
    struct Told: Equatable {
        /// The build that it shows.
        var build: Int
        var failure: Int?
    }

    /// The events that a page lacks, in the form of the event stream.
    func events(after told: inout Told) -> [UInt8] {
        var buffer = ByteBuffer()
        if told.build != build {
            // A greater number is of another run.
            let isStyle = told.build >= pageBuild && told.build < build
            append(isStyle ? "styles" : "reload", data: [UInt8(ascii: "0")], to: &buffer)
            told.build = build
        }
        if told.failure != failure?.number {
            // A page takes `error` for the end of the stream.
            append(failure == nil ? "mended" : "failed", data: failure?.data ?? [UInt8(ascii: "0")], to: &buffer)
            told.failure = failure?.number
        }
        return buffer.finished()
    }

    private func append(_ name: StaticString, data: [UInt8], to buffer: inout ByteBuffer) {
        buffer.append("event: ")
        buffer.append(name)
        buffer.append("\nid: ")
        buffer.appendInteger(build)
        // Without data an event is none.
        buffer.append("\ndata: ")
        buffer.append(contentsOf: data)
        buffer.append("\n\n")
    }
}

/// What the script shows: `{"errors": [{"place", "message", "line", "caret", "hint"}], "more": 0}`, in one line.
func errorData(_ error: SiteError) -> [UInt8] {
    var json = JSONOutput()
    json.object { json in
        json.array("errors", of: error.errors) { json, diagnostic in
            json.object { json in
                json.string("place", "\(diagnostic.path):\(diagnostic.line):\(diagnostic.column)")
                json.string("message", diagnostic.message)
                json.string("line", diagnostic.excerpt?.text)
                json.string("caret", diagnostic.excerpt?.caret)
                json.string("hint", diagnostic.hint)
            }
        }
        json.integer("more", error.omittedCount)
    }
    return json.buffer.bytes
}
