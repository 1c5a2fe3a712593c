import Glibc
import Workers

/// What counting may take of a machine; none of it changes what is counted.
public struct CountResources: Sendable {
    /// How many texts, or parts of one, are read at once.
    public var jobs = usualThreadCount
    /// How many bytes tables may take before they are written to the temporary folder.
    public var memory = 200_000_000
    public var temporaryFolder =
        getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"

    public init() {}
}
