import FileAccess
import SourceText

/// The steps that publish a staged site, in order. If a build is killed meanwhile, the next one finishes them.
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

    /// The folders that the journal makes, each after the folder that contains it.
    var madeFolders: [OutputPath] { steps.lazy.filter { $0.kind == .makeFolder }.map(\.path) }
}

extension Record {
    /// Whether the step removes a file or a folder, without a replacement.
    var makesRoom: Bool { kind == .delete || kind == .removeFolder }
}
