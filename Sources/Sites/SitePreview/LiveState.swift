import ByteWriting
import SiteBuilding
import SourceText

/// What the pages that are open have to know: which build is the last, and what is wrong.
struct LiveState: Sendable {
    /// Of the last build; nil before the first good one.
    private(set) var files: BuiltFiles?
    /// The number of the last build that made anything another one.
    private(set) var build: Int
    private var changes: BuildChanges
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
    init(start: Int) { (build, changes) = (start, BuildChanges(start: start)) }

    /// - Returns: whether anybody needs to be told.
    mutating func show(_ names: [String], in folder: String, changed: [String]) -> Bool {
        let hadFailure = failure != nil
        failure = nil
        var kinds = Set(changed.map(ChangeKind.init(of:)))
        if let files, files.folder == folder {
            if !files.has(names) {
                let newFiles = BuiltFiles(names, in: folder)
                kinds.formUnion(newFiles.difference(from: files).map(ChangeKind.init(of:)))
                self.files = newFiles
            }
        } else {
            files = BuiltFiles(names, in: folder)
            kinds.insert(.all)
        }
        guard !kinds.isEmpty else { return hadFailure }
        build += 1
        changes.insert(kinds, build: build)
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
            let kinds = told.build < build ? changes.kinds(after: told.build) : [.all]
            switch kinds.max() {
            case .styles: append("styles", data: Self.noData, to: &buffer)
            case .pages: append("pages", data: pagesData(withStyles: kinds.contains(.styles)), to: &buffer)
            case .all, nil: append("reload", data: Self.noData, to: &buffer)
            }
            told.build = build
        }
        if told.failure != failure?.number {
            // A page takes `error` for the end of the stream.
            append(failure == nil ? "mended" : "failed", data: failure?.data ?? Self.noData, to: &buffer)
            told.failure = failure?.number
        }
        return buffer.finished()
    }

    /// Without data an event is none.
    private static let noData = [UInt8(ascii: "0")]

    private func append(_ name: StaticString, data: [UInt8], to buffer: inout ByteBuffer) {
        buffer.append("event: ")
        buffer.append(name)
        buffer.append("\nid: ")
        buffer.appendInteger(build)
        buffer.append("\ndata: ")
        buffer.append(contentsOf: data)
        buffer.append("\n\n")
    }
}

/// Whether style sheets are other ones, too: `{"styles": true}`.
private func pagesData(withStyles: Bool) -> [UInt8] { Array("{\"styles\":\(withStyles)}".utf8) }

/// What the script shows: `{"errors": [{"place", "message", "line", "caret", "hint"}], "more": 0}`, in one line.
func errorData(_ error: SiteError) -> [UInt8] {
    var json = JSONOutput(isReport: true)
    json.object { json in
        json.objects("errors", of: error.errors) { json, problem in
            json.string("place", problem.place)
            json.string("message", problem.message)
            json.string("line", problem.excerptLines?.text)
            json.string("caret", problem.excerptLines?.caret)
            json.string("hint", problem.hint)
        }
        json.integer("more", error.omittedCount)
    }
    return json.buffer.bytes
}
