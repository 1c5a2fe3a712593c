import TagParsing

/// Who writes and who reads which file, of all lines that have been seen.
struct BatchLedger {
    private var outputs = PathTable()
    private var inputs = PathTable()
    /// That no output may replace: the manifest, and what flags name.
    private var reserved: [String: String] = [:]
    /// Whether all lines have been seen; of a pipe only those before are known.
    let isWhole: Bool
    /// The absolute path of the folder of outputs, with a slash at its end.
    let root: String
    /// The folder that inputs are seen from: empty, or with a slash at its end.
    let folder: String

    /// - Parameter root: nil where nothing is written.
    init(root: String?, folder: String, isWhole: Bool) {
        (self.root, self.folder, self.isWhole) = (root ?? "", folder, isWhole)
    }

    mutating func reserve(_ path: String, as name: String) { reserved[identity(of: path)] = name }

    mutating func enter(_ claim: ManifestClaim?, line: Int) {
        guard let claim else { return }
        if let output = claim.output { outputs.insert(root + output.text, line: line) }
        for input in claim.inputs { inputs.insert(identity(of: Stratus.path(input, from: folder)), line: line) }
    }

    /// Why a line may not write its output; nil if it may.
    func conflict(of output: OutputPath, line: Int) -> (problem: String, hint: String)? {
        let path = root + output.text
        if let first = outputs.line(of: path), first != line {
            return ("line \(first) has this output, too", "give each cloud a file of its own")
        }
        if let name = reserved[path] {
            return ("the output would replace \(name)", "choose another name, or another folder with -o")
        }
        func owner(of path: String) -> String? {
            guard let reader = inputs.line(of: path), isWhole || reader <= line else { return nil }
            return reader == line ? "its own input" : "an input of line \(reader)"
        }
        if let owner = owner(of: path) {
            return ("the output would replace \(owner)", "choose another name, or another folder with -o")
        }
        // Of a folder all posts are read, and what is made would be one the next time.
        guard PostKind(fileName: Array(output.name.utf8)[...]) != nil else { return nil }
        let folders = [String(root.dropLast())] + output.folders.map { root + $0.text }
        guard let owner = folders.lazy.compactMap(owner).first else { return nil }
        return (
            "the output would be a post of \(owner)", "choose another folder with -o, or an output that ends in .svg"
        )
    }

    /// The line before that writes an input.
    func writer(of input: String, before line: Int) -> Int? {
        outputs.line(of: identity(of: Stratus.path(input, from: folder))).flatMap { $0 < line ? $0 : nil }
    }
}
