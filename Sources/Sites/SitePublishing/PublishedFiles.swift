import FileAccess
import SourceText

/// The manifest of an output folder: the files and folders that Stratus made in it, the only ones that it ever replaces
/// or deletes.
package struct PublishedFiles: Equatable {
    /// The files, sorted by path.
    package private(set) var files: [MadeFile] = []
    /// The folders that Stratus made, sorted by path; folders that existed before are not listed.
    private(set) var folders: [OutputPath] = []

    private static let kind = "manifest"

    init() {}

    /// Creates a manifest from files and folders in any order; no path may occur twice.
    init(files: [MadeFile], folders: [OutputPath]) {
        self.files = files.sorted { $0.path < $1.path }
        self.folders = folders.sorted()
    }

    /// Reads the bytes of a manifest file.
    ///
    /// - Throws: ``Problem`` if the bytes are damaged or not sorted by path.
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
        // Files and folders are found by binary search, so their order matters.
        guard zip(files, files.dropFirst()).allSatisfy({ $0.path < $1.path }),
            zip(folders, folders.dropFirst()).allSatisfy({ $0 < $1 })
        else { throw Problem("the records are not in order") }
        (self.files, self.folders) = (files, folders)
    }

    /// The manifest as the bytes of its file. Equal manifests give equal bytes.
    var bytes: [UInt8] {
        RecordFile.bytes(kind: Self.kind) { json in
            for file in files { Record(kind: .file, path: file.path, state: file.state).write(to: &json) }
            for folder in folders { Record(kind: .folder, path: folder).write(to: &json) }
        }
    }

    /// Returns the file with this path, or nil if the manifest does not list it.
    ///
    /// - Complexity: O(log n).
    subscript(path: OutputPath) -> MadeFile? { place(of: path).map { files[$0] } }

    /// Returns the index in ``files`` of the file with this path, or nil if the manifest does not list it.
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

    /// Returns the files in a folder and in its subfolders.
    func files(inside folder: OutputPath) -> [MadeFile] {
        let start = files.partitionPoint { $0.path >= folder }
        // Names such as `a-b` are sorted between `a` and `a/b`.
        return files[start...].prefix { $0.path.bytes.starts(with: folder.bytes) }.filter { $0.path.isInside(folder) }
    }

    /// Returns the folders in a folder and in its subfolders.
    func folders(inside folder: OutputPath) -> [OutputPath] {
        let start = folders.partitionPoint { $0 >= folder }
        return folders[start...].prefix { $0.bytes.starts(with: folder.bytes) }.filter { $0.isInside(folder) }
    }
}

/// A file that Stratus made, with the size and hash of the bytes that it wrote.
package struct MadeFile: Equatable {
    /// The path in the output folder.
    package let path: OutputPath
    let state: FileState
}
