/// A deletion of more than half of the published pages, which a build asks about before it publishes.
public struct SiteDeletion: Sendable {
    /// The path of the output folder.
    public let output: String
    /// The number of published pages that the build would delete.
    public let deletedPageCount: Int
    /// The number of pages that the last build published.
    public let pageCount: Int

    /// The question as a sentence: "this build would delete 60 of the 80 pages that are published here".
    public var description: String {
        "this build would delete \(deletedPageCount) of the \(pageCount) pages that are published here"
    }

    /// The hint shown with the deletion, which says how to allow it, and its usual causes.
    package static let hint =
        "--yes deletes them; a folder of posts that was moved away, or another output folder, is the usual reason"
}
