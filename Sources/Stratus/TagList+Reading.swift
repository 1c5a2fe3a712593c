extension TagList {
    /// Reads a tag list from a file; `-` is standard input.
    ///
    /// - Throws: ``InputError``, ``SourceError`` when it is no UTF-8, or ``TagListError``.
    public init(reading path: String) throws {
        let bytes = try readInput(path)
        let source = try SourceText(path: path == "-" ? "<standard input>" : path, bytes: bytes)
        try self.init(parsing: source)
    }
}
