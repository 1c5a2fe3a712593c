import ByteWriting
import SiteBuilding
import SourceText

/// The state that open pages are kept up to date with: the last build, and the error of a build that failed after it.
struct LiveState: Sendable {
    /// The files of the last good build, or nil before the first one.
    private(set) var files: BuiltFiles?
    /// The number of the last build that changed anything.
    private(set) var build: Int
    private var changes: BuildChanges
    private(set) var failure: Failure?
    private var failureCount = 0

    struct Failure: Sendable {
        let number: Int
        let error: SiteError
        /// The error as one line of JSON, for the script in the pages.
        let data: [UInt8]
    }

    /// - Parameter start: the number before that of the first build. It must be greater than any number that a page of
    ///   an earlier run can have, so that such a page is reloaded.
    init(start: Int) { (build, changes) = (start, BuildChanges(start: start)) }

    /// Replaces the files by those of a new good build.
    ///
    /// - Returns: whether open pages have to be notified.
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

    /// Sets the error of a failed build; the files of the last good build stay.
    mutating func show(_ error: SiteError) {
        failureCount += 1
        failure = Failure(number: failureCount, error: error, data: errorData(error))
    }

    /// The part of the state that an open page already has, from its address and from earlier events.
    struct PageKnowledge: Equatable {
        /// The number of the build that the page shows.
        var build: Int
        var failure: Int?
    }

    /// Returns the events that a page lacks, in the format of an event stream, and updates `knowledge` by them.
    func events(after knowledge: inout PageKnowledge) -> [UInt8] {
        var buffer = ByteBuffer()
        if knowledge.build != build {
            // A greater number comes from another run.
            let kinds = knowledge.build < build ? changes.kinds(after: knowledge.build) : [.all]
            switch kinds.max() {
            case .styles: append("styles", data: Self.noData, to: &buffer)
            case .pages: append("pages", data: pagesData(withStyles: kinds.contains(.styles)), to: &buffer)
            case .all, nil: append("reload", data: Self.noData, to: &buffer)
            }
            knowledge.build = build
        }
        if knowledge.failure != failure?.number {
            // The event is not named `error`, since a page takes that for the end of the stream.
            append(failure == nil ? "mended" : "failed", data: failure?.data ?? Self.noData, to: &buffer)
            knowledge.failure = failure?.number
        }
        return buffer.finished()
    }

    /// The data of events that carry none, since browsers ignore an event without data.
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

/// Returns the data of a `pages` event, which says whether style sheets changed too: `{"styles": true}`.
private func pagesData(withStyles: Bool) -> [UInt8] { Array("{\"styles\":\(withStyles)}".utf8) }

/// Returns an error as one line of JSON, which the script in the pages shows:
/// `{"errors": [{"place", "message", "line", "caret", "hint"}], "more": 0}`.
func errorData(_ error: SiteError) -> [UInt8] {
    var json = JSONOutput(isReport: true)
    json.object { json in
        // More than anybody reads at once; the terminal has all kinds of them.
        let shown = error.errors.prefix(100)
        json.objects("errors", of: shown) { json, problem in
            json.string("place", problem.place)
            json.string("message", problem.message)
            json.string("line", problem.excerptLines?.text)
            json.string("caret", problem.excerptLines?.caret)
            json.string("hint", problem.hint)
        }
        json.integer("more", error.omittedCount + error.errors.count - shown.count)
    }
    return json.buffer.bytes
}
