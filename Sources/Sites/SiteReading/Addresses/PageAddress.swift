/// The address of a page or a file of the site: its path in the output folder, and its URL.
package struct PageAddress: Sendable, Hashable {
    /// The path in the output folder, not encoded, without a leading slash: `posts/hello/index.html`.
    package var file: String
    /// The path of the URL from the root of the host, with the base path, percent-encoded: `/blog/posts/hello/`.
    package var url: String

    package init(file: String, url: String) {
        (self.file, self.url) = (file, url)
    }
}
