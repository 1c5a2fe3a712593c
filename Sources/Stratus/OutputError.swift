/// An output that cannot be made.
public struct OutputError: Error, Sendable, CustomStringConvertible {
    public let path: String
    public let reason: String
    public let hint: String?
    /// Whether it could not be created, or broke off while it was written.
    public let brokeOff: Bool
    /// Whether the reader of a pipe has gone.
    public let isClosedPipe: Bool

    init(path: String, reason: String, hint: String? = nil, brokeOff: Bool, isClosedPipe: Bool = false) {
        self.path = path
        self.reason = reason
        self.hint = hint
        self.brokeOff = brokeOff
        self.isClosedPipe = isClosedPipe
    }

    public var description: String {
        "\(path): error: \(reason)" + (hint.map { "\nhint: \($0)" } ?? "")
    }
}
