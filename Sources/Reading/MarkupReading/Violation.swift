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
