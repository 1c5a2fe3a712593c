import CloudComposition
import DataReading
import FileAccess
import SiteReading

/// What a file of the content was read as.
///
/// Posts are ordered, filed and listed by value, and handed from thread to thread: a copy of each field for each of these
/// would take longer than all else that is done with a post that has not changed.
final class PostContent: Sendable {
    let file: SiteFolder.File
    let post: Post
    let body: RenderedBody
    /// By which messages and templates call it.
    let title: String
    /// By which it has its place among posts of one date.
    let titleKey: CollationKey
    /// What else its front matter holds.
    let params: [MetadataEntry]
    /// Of the HTML of its text, by which it is known again.
    let bodyHash: UInt64
    /// Whether there may be clouds to make in its text.
    let hasPlaceholders: Bool
    /// Nil where it was read anew.
    let views: PostViews?

    init(
        _ file: SiteFolder.File, _ post: Post, _ body: RenderedBody, title: String, params: [MetadataEntry],
        bodyHash: UInt64, hasPlaceholders: Bool, views: PostViews? = nil
    ) {
        (self.file, self.post, self.body) = (file, post, body)
        (self.title, titleKey, self.params) = (title, CollationKey(title), params)
        (self.bodyHash, self.hasPlaceholders, self.views) = (bodyHash, hasPlaceholders, views)
    }
}
