import SourceText

/// An output that cannot be made.
public struct OutputError: Error, Sendable, CustomStringConvertible {
    public let path: String
    public let reason: String
    public let hint: String?
    /// Whether it could not be created, or broke off while it was written.
    public let brokeOff: Bool
    /// Whether the reader of a pipe has gone.
    public let isClosedPipe: Bool
    /// Whether the disk is the reason, and not the file: no other can be written either.
    package let isOfDisk: Bool

    package init(
        path: String, reason: String, hint: String? = nil, brokeOff: Bool, isClosedPipe: Bool = false,
        isOfDisk: Bool = false
    ) {
        self.path = path
        self.reason = reason
        self.hint = hint
        self.brokeOff = brokeOff
        self.isClosedPipe = isClosedPipe
        self.isOfDisk = isOfDisk
    }

    public var description: String {
        "\(readable(path)): error: \(reason)" + (hint.map { "\nhint: \($0)" } ?? "")
    }
}
