import DataReading
import SourceText

/// A reader of JSON Lines, with one tag on each line: `"Swift"`, `["Swift", 42]` or `{"name": "Swift", "weight": 42}`.
package struct JSONLinesReader {
    private let path: String
    private var reader: JSONTagReader
    private let items: DataPath?
    private var problems = ProblemCollector()
    /// The number of lines that were read.
    package private(set) var lineCount = 0

    /// Makes a reader of the input that messages call `path`.
    ///
    /// - Parameters:
    ///   - columns: the fields of a tag that the user chose in the items; nil for the known keys.
    ///   - items: the path to the array of items in each line; nil if each line is one item.
    package init(path: String, columns: ColumnChoice? = nil, items: DataPath? = nil) {
        (self.path, self.items) = (path, items)
        reader = JSONTagReader(columns)
    }

    /// Reserves memory for the tags of an input of `count` bytes.
    package mutating func expect(bytes count: Int) { reader.reserveCapacity(forBytes: count) }

    /// Reads the next block of the input, which holds whole lines; only the last block may end without a line feed.
    package mutating func read(_ block: SourceText) {
        let bytes = block.bytes.span
        var offset = 0
        while offset < bytes.count {
            let end = bytes.firstLineFeed(from: offset)
            lineCount += 1
            var json = JSONScanner(block.bytes, in: offset..<end, hint: JSONTagReader.hint)
            if !json.isAtEnd() {
                do throws(Problem) {
                    if let items {
                        try readItems(at: items, &json, block)
                    } else {
                        try reader.readElement(&json, block)
                    }
                    guard json.isAtEnd() else {
                        throw Problem(
                            "there is text behind the value", hint: "write one value a line", at: json.offset..<end)
                    }
                } catch {
                    let placed = error.placed(in: block, line: lineCount)
                    if !reader.nameless.take(placed) { problems.append(placed) }
                }
            }
            offset = end + 1
        }
    }

    private mutating func readItems(
        at path: DataPath, _ json: inout JSONScanner, _ block: SourceText
    ) throws(Problem) {
        var items = try json.items(at: path, in: "the line")
        if try items.kind() == .array {
            try items.beginArray()
            while try items.nextElement() { try reader.readElement(&items, block) }
        } else {
            try items.beginObject()
            while let key = try items.nextKeyBytes() { try reader.readCount(key, &items, block) }
        }
        try json.skipValue()
    }

    /// Ends the input and returns the tags of all its lines.
    ///
    /// - Throws: ``Problem`` with every line that could not be read.
    package mutating func finished() throws(Problem) -> TagList {
        try TagList(reader, path: path, problems)
    }
}
