import BodyRendering
import CloudComposition
import DataReading
import FileAccess
import SiteReading

/// The content of a post's file after it was read, shared by all copies of the post.
///
/// Posts are sorted, filed and listed as values, and passed between threads. Copying each field every time would take
/// longer than all other work on an unchanged post.
final class PostContent: Sendable {
    let file: SiteFolder.File
    let post: Post
    let body: RenderedBody
    /// The title that messages and templates show.
    let title: String
    /// The key that sorts posts of the same date.
    let titleKey: CollationKey
    /// The entries of the front matter without a meaning for Stratus, which templates find as `params`.
    let params: [MetadataEntry]
    /// The hash of the text's HTML, by which the next build recognises it.
    let bodyHash: UInt64
    /// Whether the text may have placeholders for clouds.
    let hasPlaceholders: Bool
    /// The digests of the part of the post that templates showed in the last build; nil if the file was read again.
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
