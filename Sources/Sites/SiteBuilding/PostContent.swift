import CloudComposition
import DataReading
import FileAccess
import SiteReading

/// The content of a post's file after reading, shared by all copies of the post.
///
/// Posts are sorted, filed and listed as values and passed between threads. Copying each field each time would take
/// longer than everything else that is done with an unchanged post.
final class PostContent: Sendable {
    let file: SiteFolder.File
    let post: Post
    let body: RenderedBody
    /// The title that messages and templates show.
    let title: String
    /// The key that sorts posts of the same date.
    let titleKey: CollationKey
    /// The other entries of its front matter, which templates see as `params`.
    let params: [MetadataEntry]
    /// The hash of its text's HTML, by which the next build recognises it.
    let bodyHash: UInt64
    /// Whether its text may have placeholders for clouds.
    let hasPlaceholders: Bool
    /// The digests of what templates saw of it in the last build; nil if the file was read again.
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
