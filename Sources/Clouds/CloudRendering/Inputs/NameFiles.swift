import CloudComposition
import FileAccess
import SourceText
import TagParsing

extension CloudOptions {
    /// Reads the files that `keep-file`, `exclude-file` and `alias-file` name, and appends their entries to `keep`,
    /// `exclude` and `alias`. The three file options are then nil.
    ///
    /// - Returns: the places of the aliases in the alias file, in its order; these aliases are the last ones of
    ///   `alias`.
    /// - Throws: ``Problem`` if a file, or an entry in a file, cannot be read.
    package mutating func readNameFiles() throws(Problem) -> [SourceLocation] {
        keep += try patterns(in: keepFile, of: "keep-file")
        exclude += try patterns(in: excludeFile, of: "exclude-file")
        var aliases: [(alias: TagAlias, location: SourceLocation)] = []
        if let aliasFile {
            let source = try readNames(aliasFile, of: "alias-file")
            aliases = try TagAlias.list(parsing: source)
        }
        alias += aliases.map(\.alias)
        (keepFile, excludeFile, aliasFile) = (nil, nil, nil)
        return aliases.map(\.location)
    }

    /// Reads the file that `related-file` names, and adds its lines to `relations`, each a set of names.
    ///
    /// - Parameter keys: returns the key of the tag that a name was merged into.
    package mutating func readRelatedFile(_ key: (String) -> String) throws(Problem) {
        guard let relatedFile else { return }
        let source = try readNames(relatedFile, of: "related-file")
        forEachEntry(of: source) { entry, _ in
            let names = escapedRanges(of: source.bytes, in: entry, separatedBy: UInt8(ascii: ","))
            relations.insert(keys: names.map { key(unescaped(source.string(source.bytes.trimmingBlanks($0)))) })
        }
        guard !relations.isEmpty else {
            throw Problem(
                path: relatedFile, "no line has two names",
                hint: "write names that belong together on a line, with commas between them")
        }
        self.relatedFile = nil
    }

    private func patterns(in path: String?, of option: String) throws(Problem) -> [NamePattern] {
        guard let path else { return [] }
        let source = try readNames(path, of: option)
        let patterns = try NamePattern.list(parsing: source)
        // Nothing to exclude is fine; nothing to keep would be a cloud without tags, or one that keeps all.
        guard option != "keep-file" || !patterns.isEmpty else {
            throw Problem(path: path, "there is no name in the file", hint: "write one name or pattern a line")
        }
        return patterns
    }

    /// Reads a file of names; refuses standard input, devices and pipes, which a list from elsewhere might name.
    private func readNames(_ path: String, of option: String) throws(Problem) -> SourceText {
        if path == "-" || FileLookup.isStream(path) {
            throw Problem(
                option: option, "\(option) is \"\(path)\", expected a file",
                hint: "write the names into a file, one a line")
        }
        return try SourceText(path: path, bytes: readInput(path))
    }
}
