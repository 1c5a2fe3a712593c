import FileAccess
import SourceText

/// What Stratus made in a folder of outputs: only that is ever replaced or deleted.
package struct PublishedFiles: Equatable {
    /// By their paths.
    package private(set) var files: [MadeFile] = []
    /// By their paths; those that were there before are not among them.
    private(set) var folders: [OutputPath] = []

    private static let kind = "manifest"

    init() {}

    /// - Parameters: both in any order, and no path twice.
    init(files: [MadeFile], folders: [OutputPath]) {
        self.files = files.sorted { $0.path < $1.path }
        self.folders = folders.sorted()
    }

    init(_ bytes: [UInt8]) throws(Problem) {
        var (files, folders): ([MadeFile], [OutputPath]) = ([], [])
        try RecordFile.read(
            bytes, kind: Self.kind, of: [.file, .folder],
            unknown: "there is a record that is neither a file nor a folder"
        ) { record in
            if let state = record.state {
                files.append(MadeFile(path: record.path, state: state))
            } else {
                folders.append(record.path)
            }
        }
        // The order is what a file is found by.
        guard zip(files, files.dropFirst()).allSatisfy({ $0.path < $1.path }),
            zip(folders, folders.dropFirst()).allSatisfy({ $0 < $1 })
        else { throw Problem("the records are not in order") }
        (self.files, self.folders) = (files, folders)
    }

    /// Deterministic: equal manifests are equal bytes.
    var bytes: [UInt8] {
        RecordFile.bytes(kind: Self.kind) { json in
            for file in files { Record(kind: .file, path: file.path, state: file.state).write(to: &json) }
            for folder in folders { Record(kind: .folder, path: folder).write(to: &json) }
        }
    }

    /// - Complexity: O(log n).
    subscript(path: OutputPath) -> MadeFile? { place(of: path).map { files[$0] } }

    /// Where a file stands in ``files``; nil for none of them.
    ///
    /// - Complexity: O(log n).
    package func place(of path: OutputPath) -> Int? {
        let place = files.partitionPoint { $0.path >= path }
        return place < files.count && files[place].path == path ? place : nil
    }

    func hasFolder(_ path: OutputPath) -> Bool {
        let place = folders.partitionPoint { $0 >= path }
        return place < folders.count && folders[place] == path
    }

    /// The files in a folder, and in the folders in it.
    func files(inside folder: OutputPath) -> [MadeFile] {
        let start = files.partitionPoint { $0.path >= folder }
        // Names such as `a-b` stand between `a` and `a/b`.
        return files[start...].prefix { $0.path.bytes.starts(with: folder.bytes) }.filter { $0.path.isInside(folder) }
    }

    func folders(inside folder: OutputPath) -> [OutputPath] {
        let start = folders.partitionPoint { $0 >= folder }
        return folders[start...].prefix { $0.bytes.starts(with: folder.bytes) }.filter { $0.isInside(folder) }
    }
}

/// A file as Stratus wrote it.
package struct MadeFile: Equatable {
    package let path: OutputPath
    let state: FileState
}
