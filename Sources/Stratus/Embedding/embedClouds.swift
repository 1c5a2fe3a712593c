import Dispatch
import Synchronization

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
    let next = Atomic(0)
    let results = Mutex([EmbeddingResult?](repeating: nil, count: pages.count))
    let workers = max(1, min(options.jobs, pages.count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
        while true {
            let number = next.add(1, ordering: .relaxed).oldValue
            guard number < pages.count else { return }
            let result: EmbeddingResult
            do {
                result = .done(try embed(pages[number], output, embedder))
            } catch {
                result = .failed(path: pages[number].path, error)
            }
            results.withLock { $0[number] = result }
        }
    }
    return results.withLock { $0.compactMap(\.self) }
}

private func embed(_ file: PageFile, _ output: PageOutput, _ embedder: PageEmbedder) throws -> EmbeddedPage {
    let read = try ReadPage(file.path)
    let page = try embedder.embed(read.bytes, path: file.path)
    try output.write(page.bytes, of: read, named: file.name, isChanged: page.isChanged)
    return page.withoutBytes
}
