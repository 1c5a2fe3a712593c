/// A place where markup is not valid, and the reason.
public struct Violation: Sendable, Equatable {
    /// The 1-based line of the violation.
    public let line: Int
    /// The 1-based column of the violation in UTF-8 bytes; `nil` if only the line is known.
    ///
    /// It is the column of the `<` of the wrong tag, or follows the part that the parser could not read.
    public let column: Int?
    /// The mistake and what was expected, on one line, without control characters.
    public let message: String

    public init(line: Int, column: Int?, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}

extension Violation: CustomStringConvertible {
    /// The violation as `line:column: error: message`, to be printed after a path and a colon.
    public var description: String {
        let place = column.map { "\(line):\($0)" } ?? "\(line)"
        return "\(place): error: \(message)"
    }
}

extension Violation {
    /// Makes a violation at a byte offset.
    ///
    /// libxml2's own line numbers end at 65,535 and its columns count characters, so both are counted from the bytes.
    /// - Parameter lines: the line counter of the document; if errors come in order, it reads the document only once.
    package init(_ message: String, at offset: Int, in bytes: Span<UInt8>, _ lines: inout LineCounter) {
        let place = min(max(offset, 0), bytes.count)
        var start = place
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        self.init(line: lines.line(bytes, at: place), column: place - start + 1, message: message)
    }

    /// Makes a violation at a byte offset, and counts the lines from the beginning of the document.
    package init(_ message: String, at offset: Int, in bytes: Span<UInt8>) {
        var lines = LineCounter()
        self.init(message, at: offset, in: bytes, &lines)
    }
}
