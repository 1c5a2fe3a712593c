/// Where a page or a file of the site stands.
package struct PageAddress: Sendable, Hashable {
    /// Its path in the output folder, without a slash at its beginning: `posts/hello/index.html`. Not encoded.
    package var file: String
    /// From the root of the host, with the base path, percent-encoded: `/blog/posts/hello/`.
    package var url: String

    package init(file: String, url: String) {
        (self.file, self.url) = (file, url)
    }
}
