import ByteWriting
import FileAccess
import SourceText

/// What is to be done to publish a site that is staged, in this order: a build that is killed meanwhile is finished by it.
struct Journal: Equatable {
    var steps: [Step] = []

    enum Step: Equatable {
        /// Removes a file, if it is as Stratus made it.
        case delete(MadeFile)
        /// Removes a folder, if it is empty.
        case removeFolder(OutputPath)
        case makeFolder(OutputPath)
        /// Gives a staged file its place, where nothing is to be.
        case create(OutputPath, staged: Int)
        /// Gives a staged file its place, where a file is that Stratus made.
        case replace(OutputPath, staged: Int)

        /// Whether the step takes something away, and puts nothing in its place.
        var makesRoom: Bool {
            switch self {
            case .delete, .removeFolder: true
            case .makeFolder, .create, .replace: false
            }
        }

        /// The staged file, by its number, that gets a place; nil where none does.
        var placing: (path: OutputPath, staged: Int)? {
            switch self {
            case .create(let path, let staged), .replace(let path, let staged): (path, staged)
            case .delete, .removeFolder, .makeFolder: nil
            }
        }
    }

    private static let kind = "journal"

    init() {}

    init(_ bytes: [UInt8]) throws(Problem) {
        var steps: [Step] = []
        try RecordFile.read(bytes, kind: Self.kind) { reader throws(Problem) in
            if reader.take("{\"delete\":") {
                steps.append(.delete(try MadeFile(afterPathIn: &reader)))
            } else if reader.take("{\"remove\":") {
                steps.append(.removeFolder(try reader.path()))
            } else if reader.take("{\"make\":") {
                steps.append(.makeFolder(try reader.path()))
            } else if reader.take("{\"create\":") {
                steps.append(.create(try reader.path(), staged: try Self.staged(&reader)))
            } else if reader.take("{\"replace\":") {
                steps.append(.replace(try reader.path(), staged: try Self.staged(&reader)))
            } else {
                throw Problem("there is a step that is not known")
            }
            guard reader.take("}\n") else { throw Problem("there is a step without an end") }
        }
        self.steps = steps
    }

    var bytes: [UInt8] {
        RecordFile.bytes(kind: Self.kind) { json in
            for step in steps {
                json.object { Self.write(step, to: &$0) }
                json.endDocument()
            }
        }
    }

    /// The folders that are made, the outermost first.
    var madeFolders: [OutputPath] {
        steps.compactMap { if case .makeFolder(let path) = $0 { path } else { nil } }
    }

    private static func write(_ step: Step, to json: inout JSONOutput) {
        switch step {
        case .delete(let file):
            json.string("delete", file.path.text)
            file.writeState(to: &json)
        case .removeFolder(let path): json.string("remove", path.text)
        case .makeFolder(let path): json.string("make", path.text)
        case .create(let path, let number):
            json.string("create", path.text)
            json.integer("staged", number)
        case .replace(let path, let number):
            json.string("replace", path.text)
            json.integer("staged", number)
        }
    }

    private static func staged(_ reader: inout RecordReader) throws(Problem) -> Int {
        guard reader.take(",\"staged\":"), let number = reader.integer() else {
            throw Problem("there is a step without its staged file")
        }
        return number
    }
}
