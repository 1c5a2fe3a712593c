/// Pages that a build would delete.
public struct SiteDeletion: Sendable {
    /// The output folder.
    public let output: String
    public let deletedPageCount: Int
    /// Those that the last build published.
    public let pageCount: Int

    public var description: String {
        "this build would delete \(deletedPageCount) of the \(pageCount) pages that are published here"
    }

    package static let hint =
        "--yes deletes them; a folder of posts that was moved away, or another output folder, is the usual reason"
}
