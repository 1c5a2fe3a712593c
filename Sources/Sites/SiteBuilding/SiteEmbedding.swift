import BodyRendering
import FileAccess
import PageEmbedding
import SiteReading
import SourceText

/// An embedder that inserts clouds into the texts of posts that have placeholders, and renders these texts again.
struct SiteEmbedding: Sendable {
    private let folder: SiteFolder
    private let settings: SiteSettings
    private let embedder: PageEmbedder

    init(_ catalogue: SiteCatalogue, _ clouds: SiteClouds, _ settings: SiteSettings, _ folder: SiteFolder) {
        (self.folder, self.settings) = (folder, settings)
        var options = EmbeddingOptions()
        options.site = clouds.defaults.map {
            SiteTagSource(
                catalogue: catalogue, defaults: $0, folder: settings.options.folder,
                noteRead: settings.options.noteRead)
        }
        options.overrides = settings.options.overrides
        options.jobs = 1
        embedder = PageEmbedder(options)
    }

    /// Returns the body of a post with its clouds, and the problems; the body is nil if no cloud was inserted, or after
    /// an error.
    func body(of post: SitePost) -> (body: RenderedBody?, problems: [Problem]) {
        do {
            let bytes = try folder.read(post.file)
            let page = try embedder.embed(bytes, path: post.post.path)
            guard page.isChanged else { return (nil, page.warnings) }
            // `SourceText` drops the byte order mark, which neither text has then.
            let tail = try SourceText(path: post.post.path, bytes: bytes).bytes.count - post.post.body.upperBound
            let source = try SourceText(path: post.post.path, bytes: page.bytes)
            // Front matter has no clouds, so the text begins where it did.
            var body = try render(
                post, source, max(post.post.body.lowerBound, source.bytes.count - tail))
            // Messages show the text as its author wrote it.
            for index in body.links.indices {
                body.links[index].offset = page.original(of: body.links[index].offset).offset
            }
            for index in body.slots.indices {
                body.slots[index].offset = page.original(of: body.slots[index].offset).offset
            }
            body.places = body.places.mapped(page.original)
            (body.warnings, body.summary, body.wordCount) = ([], post.body.summary, post.body.wordCount)
            return (body, page.warnings)
        } catch let error as EmbeddingError {
            return (nil, error.warnings + error.errors.flatMap { problems(of: $0, post) })
        } catch {
            return (nil, problems(of: error, post))
        }
    }

    /// Renders a text with clouds in it. The problems of the text itself were reported before, and clouds add none.
    private func render(_ post: SitePost, _ source: SourceText, _ end: Int) throws(BodyError) -> RenderedBody {
        let post = post.post
        do {
            return try renderBody(
                of: source, in: post.body.lowerBound..<end, kind: post.kind, title: post.title,
                style: settings.configuration.bodyStyle(of: post), values: settings.values(of: post),
                keepsPlaces: true)
        } catch {
            guard let body = error.body else { throw error }
            return body
        }
    }

    /// Returns the problem of a source, and behind it that of the placeholder that names the source.
    private func problems(of error: any Error, _ post: SitePost) -> [Problem] {
        if let error = error as? BodyError, let first = error.problems.first { return [first] }
        return Problem(any: error).placed(inSite: post.post.path)
    }
}
