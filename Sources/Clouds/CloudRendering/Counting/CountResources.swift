import Glibc
import Workers

/// The resources that a count of words may use; none of them changes the result.
public struct CountResources: Sendable {
    /// The number of texts, or of parts of one text, that are read in parallel.
    public var jobs = usualThreadCount
    /// The most bytes that tables of counted words take in memory before they are written to ``temporaryFolder``.
    public var memory = 200_000_000
    /// The folder to which the tables are written: `$TMPDIR`, or `/tmp` if that is not set.
    public var temporaryFolder =
        getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"

    public init() {}
}
