import SourceText

/// Reads JSON Lines, a tag a line: `"Swift"`, `["Swift", 42]` or `{"name": "Swift", "weight": 42}`.
package struct JSONLinesReader {
    private let path: String
    private var reader: JSONTagReader
    private var diagnostics = DiagnosticCollector()
    /// The number of lines that were read.
    package private(set) var lineCount = 0

    /// - Parameter columns: the keys of objects that the user names.
    package init(path: String, columns: ColumnChoice? = nil) {
        self.path = path
        reader = JSONTagReader(columns)
    }

    /// How many bytes are to come, if it is known.
    package mutating func expect(bytes count: Int) { reader.reserveCapacity(forBytes: count) }

    /// Reads whole lines; only the last block may end without a line feed.
    package mutating func read(_ block: SourceText) {
        let bytes = block.bytes.span
        var offset = 0
        while offset < bytes.count {
            let end = bytes.firstLineFeed(from: offset)
            lineCount += 1
            var json = JSONScanner(block.bytes, in: offset..<end)
            if !json.isAtEnd() {
                do throws(LineProblem) {
                    try reader.readElement(&json, block)
                    guard json.isAtEnd() else {
                        throw LineProblem(
                            range: json.offset..<end, problem: "there is text behind the value",
                            hint: "write one value a line")
                    }
                } catch {
                    diagnostics.append(
                        Diagnostic(block, at: error.range, line: lineCount, error.problem, hint: error.hint))
                }
            }
            offset = end + 1
        }
    }

    /// - Throws: ``TagListError`` with every line that could not be read.
    package mutating func finished() throws(TagListError) -> TagList {
        try TagList(reader, path: path, diagnostics)
    }
}
