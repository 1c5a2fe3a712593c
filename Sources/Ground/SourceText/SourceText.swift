/// The bytes of one input, with the path that messages show for it.
///
/// Parsers scan `bytes` by index and keep `Range<Int>` offsets into the array; they make a `String` only of text that
/// people read.
public struct SourceText: Sendable {
    /// The path of the input as the user wrote it, or `<standard input>`.
    public let path: String
    /// The content of the input, valid UTF-8 without a byte order mark.
    public let bytes: [UInt8]

    /// Makes a source of the bytes of an input: drops a UTF-8 byte order mark, and checks the encoding once for all
    /// later stages.
    ///
    /// - Throws: ``Problem`` with line and column of the first bytes that are not UTF-8, or if the bytes begin with a
    ///   UTF-16 or UTF-32 byte order mark.
    /// - Complexity: O(n) in the bytes, without a copy when there is no byte order mark.
    public init(path: String, bytes: consuming [UInt8]) throws(Problem) {
        try self.init(path: path, bytes: bytes, offset: 0, line: 1)
    }

    /// Makes a source of a part of an input that is read piece by piece, and checks the encoding of the part.
    ///
    /// - Parameters:
    ///   - offset: the number of bytes of the input before the part.
    ///   - line: the 1-based line of the input in which the part begins.
    ///   - before: the number of bytes of that line before the part.
    /// - Throws: ``Problem`` for bytes that are not UTF-8.
    package init(
        path: String, bytes: consuming [UInt8], offset: Int, line: Int, before: Int = 0
    ) throws(Problem) {
        let hasMark = offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        if hasMark { bytes.removeFirst(3) }
        self.path = path
        self.bytes = bytes
        try checkEncoding(offset: hasMark ? 3 : offset, line: line, before: before)
    }

    /// Makes a source of bytes that are known to be UTF-8 without a byte order mark.
    package init(checked bytes: [UInt8], path: String) {
        self.path = path
        self.bytes = bytes
    }

    /// Makes an empty source, for an input of which nothing has been read.
    package init(emptyAt path: String) {
        self.path = path
        bytes = []
    }

    /// Makes a source of a text that is in memory already.
    ///
    /// - Throws: ``Problem`` as ``init(path:bytes:)`` does.
    public init(path: String, text: String) throws(Problem) {
        try self.init(path: path, bytes: Array(text.utf8))
    }

    private func checkEncoding(offset: Int, line: Int, before: Int) throws(Problem) {
        if offset == 0 { try refuseOtherEncodings() }
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            let range = error.byteOffsets
            let value = hexadecimal(bytes[range.lowerBound])
            throw Problem(
                self, at: range, line: line - 1 + lineNumber(at: range.lowerBound), before: before,
                "the byte 0x\(value) at offset \(offset + range.lowerBound) is not UTF-8",
                hint:
                    "save the input as UTF-8, or say --encoding latin-1, shift_jis or what else it is; --lossy replaces what is no text"
            ).of(.encoding("LATIN1"))
        }
    }

    /// Throws ``Problem`` for a byte order mark of UTF-16 or UTF-32, which is one only at the beginning of an input.
    private func refuseOtherEncodings() throws(Problem) {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw Problem(
                self, at: 0..<4, "the input is UTF-32, expected UTF-8", hint: "convert it: iconv -f UTF-32 -t UTF-8"
            ).of(.encoding("UTF-32"))
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw Problem(
                self, at: 0..<2, "the input is UTF-16, expected UTF-8", hint: "read it with --encoding utf-16"
            ).of(.encoding("UTF-16"))
        }
    }

    /// Returns the text of a byte range, whose ends should be between characters.
    public func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Returns the offset at which the line with the given 1-based number begins; the number of bytes if there is none.
    ///
    /// - Complexity: O(n) in the bytes before the line.
    package func offset(ofLine line: Int) -> Int {
        var (start, number) = (0, 1)
        while number < line, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            (start, number) = (end + 1, number + 1)
        }
        return number == line ? start : bytes.count
    }

    /// Returns the range of bytes of the line around `offset`, without its line ending.
    package func lineRange(at offset: Int) -> Range<Int> {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var end = min(offset, bytes.count)
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<max(start, end)
    }

    /// Returns the 1-based number of the line at a byte offset.
    ///
    /// - Complexity: O(offset): call it for messages, not in loops.
    package func lineNumber(at offset: Int) -> Int {
        var line = 1
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") { line += 1 }
        return line
    }
}
