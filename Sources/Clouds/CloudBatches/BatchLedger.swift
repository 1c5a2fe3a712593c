import CloudRendering
import FileAccess
import Glibc

/// The files that each line writes and reads, of all lines that have been seen.
struct BatchLedger {
    private var outputs = PathTable()
    private var inputs = PathTable()
    /// The inputs that are folders.
    private var folders = PathTable()
    /// The files that no output may replace, by their identity: the manifest, and those that flags name.
    private var reserved: [[UInt8]: String] = [:]
    /// Whether all lines have been seen; of a pipe, later lines are not known.
    let isWhole: Bool
    /// The absolute path of the folder of outputs, with a slash at its end.
    let root: String
    /// The folder that inputs are relative to: empty, or with a slash at its end.
    let folder: String

    /// Makes an empty ledger.
    ///
    /// - Parameter root: The absolute path of the folder of outputs, with a slash at its end; nil if nothing is
    ///   written.
    init(root: String?, folder: String, isWhole: Bool) {
        (self.root, self.folder, self.isWhole) = (root ?? "", folder, isWhole)
    }

    /// Protects a file from being replaced by an output; messages call it `name`.
    mutating func reserve(_ path: String, as name: String) { reserved[Array(identity(of: path).utf8)] = name }

    /// Enters the files that a line names.
    mutating func enter(_ claim: ManifestClaim?, line: Int) {
        guard let claim else { return }
        if let output = claim.output { outputs.insert(root + output.text, line: line) }
        for input in claim.inputs {
            let place = resolvedPath(input, from: self.folder)
            let path = identity(of: place)
            inputs.insert(path, line: line)
            if isFolder(place) { folders.insert(path, line: line) }
        }
    }

    /// Returns the reason why a line may not write its output, or nil if it may.
    func conflict(of output: OutputPath, line: Int) -> (problem: String, hint: String)? {
        let path = root + output.text
        if let first = outputs.line(of: path), first != line {
            return ("line \(first) has this output, too", "give each cloud a file of its own")
        }
        if let name = reserved[Array(path.utf8)] {
            return ("the output would replace \(name)", "choose another name, or another folder with -o")
        }
        if let reader = inputs.line(of: path), isWhole || reader <= line {
            let owner = reader == line ? "its own input" : "an input of line \(reader)"
            return ("the output would replace \(owner)", "choose another name, or another folder with -o")
        }
        if let reader = readerOfFolder(around: path), isWhole || reader <= line {
            let owner = reader == line ? "its own input" : "the input of line \(reader)"
            return (
                "the output would be a post in the folder that is \(owner)",
                "choose a folder that no line reads, or another one with -o"
            )
        }
        return nil
    }

    /// Returns the first line that reads a file, which need not exist, as one of the posts of a folder.
    private func readerOfFolder(around path: String) -> Int? {
        guard !folders.isEmpty else { return nil }
        var first: Int?
        var end = path.utf8.endIndex
        while let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) {
            let folder = slash == path.startIndex ? "/" : String(path[..<slash])
            if let line = folders.line(of: folder), PostFolder.isPost(path, in: folder) {
                first = min(first ?? line, line)
            }
            end = slash
        }
        return first
    }

    /// Returns the earlier line that writes an input, if there is one.
    func writer(of input: String, before line: Int) -> Int? {
        outputs.line(of: identity(of: resolvedPath(input, from: folder))).flatMap { $0 < line ? $0 : nil }
    }
}

/// Whether a path is, or may be, that of a folder.
private func isFolder(_ path: String) -> Bool {
    switch FileLookup(path, followsLinks: true) {
    case .found(let status): status.st_mode & S_IFMT == S_IFDIR
    case .absent: false
    case .failed: true
    }
}
