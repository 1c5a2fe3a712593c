/// What is wrong with the CSS of a theme, where, and what to do about it.
public struct InvalidTheme: Error, Sendable, Equatable, CustomStringConvertible {
    public let problem: String
    public let hint: String?
    /// 1-based.
    public let line: Int
    /// 1-based, in UTF-8 bytes.
    public let column: Int

    /// - Parameter offset: of the place in the text.
    init(_ problem: String, hint: String? = nil, at offset: Int, of bytes: [UInt8]) {
        self.problem = problem
        self.hint = hint
        var (line, start) = (1, 0)
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
            (line, start) = (line + 1, index + 1)
        }
        self.line = line
        column = offset - start + 1
    }

    public var description: String {
        "line \(line), column \(column) of the theme: \(problem)" + (hint.map { "\nhint: \($0)" } ?? "")
    }
}
