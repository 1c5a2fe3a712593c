import Workers

/// What became of one of several pages.
public enum EmbeddingResult: Sendable {
    /// The page without its bytes.
    case done(EmbeddedPage)
    /// The page is as it was.
    case failed(path: String, any Error)
}

/// Fills the placeholders of pages, several at once; what cannot be filled does not hold up the others.
///
/// - Returns: in the order of the pages, whatever the number of workers.
/// - Complexity: O(n) in the bytes of the pages; memory for as many pages as are worked on at once, and for what is told of
///   all of them.
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
