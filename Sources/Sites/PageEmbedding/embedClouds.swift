import Workers

/// The result of filling one of several pages.
public enum EmbeddingResult: Sendable {
    /// The page was filled; its ``EmbeddedPage/bytes`` are left out.
    case done(EmbeddedPage)
    /// The page is as it was, because of an error.
    case failed(path: String, any Error)
}

/// Fills the placeholders of pages, several pages in parallel, and writes the pages; a page that fails does not stop
/// the others.
///
/// - Returns: the results in the order of the pages, whatever the number of workers.
/// - Complexity: O(n) in the bytes of the pages; memory grows with the pages that are filled at once, and with the
///   reports on all pages.
public func embedClouds(
    in pages: [PageFile], output: PageOutput, options: EmbeddingOptions = EmbeddingOptions()
) -> [EmbeddingResult] {
    let embedder = PageEmbedder(options)
    return inParallel(pages.count, jobs: options.jobs) { number in
        do {
            return .done(try embed(pages[number], output, embedder))
        } catch {
            return .failed(path: pages[number].path, error)
        }
    }
}

private func embed(_ file: PageFile, _ output: PageOutput, _ embedder: PageEmbedder) throws -> EmbeddedPage {
    let read = try ReadPage(file.path)
    let page = try embedder.embed(read.bytes, path: file.path)
    try output.write(page.bytes, of: read, named: file.name, isChanged: page.isChanged)
    return page.withoutBytes
}
