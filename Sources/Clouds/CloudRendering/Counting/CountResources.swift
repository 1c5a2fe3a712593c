import Glibc
import Workers

/// The resources that counting may use; none of them changes the result.
public struct CountResources: Sendable {
    /// The number of texts, or parts of one, that are read at once.
    public var jobs = usualThreadCount
    /// The bytes that tables may take in memory before they are written to ``temporaryFolder``.
    public var memory = 200_000_000
    /// The folder for those tables: `$TMPDIR`, or `/tmp` if that is not set.
    public var temporaryFolder =
        getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"

    public init() {}
}
