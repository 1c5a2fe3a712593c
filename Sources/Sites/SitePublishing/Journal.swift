import FileAccess
import SourceText

/// What is to be done to publish a site that is staged, in this order: a build that is killed meanwhile is finished by it.
struct Journal: Equatable {
    var steps: [Record] = []

    private static let kind = "journal"

    init() {}

    init(_ bytes: [UInt8]) throws(Problem) {
        try RecordFile.read(
            bytes, kind: Self.kind, of: [.delete, .removeFolder, .makeFolder, .create, .replace],
            unknown: "there is a step that is not known"
        ) { steps.append($0) }
    }

    var bytes: [UInt8] {
        RecordFile.bytes(kind: Self.kind) { json in
            for step in steps { step.write(to: &json) }
        }
    }

    /// The folders that are made, the outermost first.
    var madeFolders: [OutputPath] { steps.lazy.filter { $0.kind == .makeFolder }.map(\.path) }
}

extension Record {
    /// Whether the step takes something away, and puts nothing in its place.
    var makesRoom: Bool { kind == .delete || kind == .removeFolder }
}
