/// One place where markup is not what Stratus emits.
public struct Violation: Sendable, Equatable {
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1; `nil` if only the line is known.
    ///
    /// It points at the `<` of the tag in which something is wrong, or just behind what the parser could not read.
    public let column: Int?
    /// What is wrong and what was expected, in one line, without control characters.
    public let message: String

    public init(line: Int, column: Int?, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}

extension Violation: CustomStringConvertible {
    /// `line:column: error: message`, to be put behind a path and a colon.
    public var description: String {
        let place = column.map { "\(line):\($0)" } ?? "\(line)"
        return "\(place): error: \(message)"
    }
}

extension Violation {
    /// Says what is wrong at a byte offset.
    ///
    /// libxml2's own line numbers end at 65,535 and its columns count characters, so both are counted from the bytes.
    /// - Parameter lines: goes on from the place before; a document whose errors come in order is passed once.
    package init(_ message: String, at offset: Int, in bytes: Span<UInt8>, _ lines: inout LineCounter) {
        let place = min(max(offset, 0), bytes.count)
        var start = place
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        self.init(line: lines.line(bytes, at: place), column: place - start + 1, message: message)
    }

    /// Says what is wrong at a byte offset, whose line is counted from the beginning.
    package init(_ message: String, at offset: Int, in bytes: Span<UInt8>) {
        var lines = LineCounter()
        self.init(message, at: offset, in: bytes, &lines)
    }
}
