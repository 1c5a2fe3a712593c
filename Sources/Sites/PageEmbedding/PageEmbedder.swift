import CloudComposition
import CloudRendering
import FileAccess
import MarkupReading
import SourceText
import TagParsing

/// An embedder that fills the placeholders of pages with clouds, and makes equal clouds once; several threads may share
/// one.
public final class PageEmbedder: Sendable {
    private let options: EmbeddingOptions
    private let cache = CloudCache()

    public init(_ options: EmbeddingOptions = EmbeddingOptions()) {
        self.options = options
    }

    /// Fills the placeholders of a page.
    ///
    /// ```swift
    /// let page = try PageEmbedder().embed(readInput("index.html"), path: "index.html")
    /// ```
    /// - Parameters:
    ///   - bytes: the page, in UTF-8 or another encoding in which ASCII bytes are ASCII.
    ///   - path: the path of the page: messages name it, `.md` makes it Markdown, and sources are relative to its
    ///     folder.
    /// - Throws: ``EmbeddingError`` with the problems of all placeholders of the page.
    /// - Complexity: O(n) in the bytes of the page and its clouds; equal clouds are made once.
    public func embed(_ bytes: [UInt8], path: String) throws(EmbeddingError) -> EmbeddedPage {
        guard mayHavePlaceholders(bytes) else {
            return EmbeddedPage(
                path: path, bytes: bytes, isChanged: false, clouds: [], warnings: [], policy: ContentPolicy())
        }
        let page: PageText
        do { page = try PageText(path: path, bytes: bytes, markup: .of(path)) } catch {
            throw EmbeddingError(path: path, errors: [error])
        }
        let scan = scanPage(page, knownNames: CloudRequest.knownNames)
        var errors = scan.problems
        if let excess = excessiveSource(scan, page) {
            throw EmbeddingError(
                path: path, errors: errors + [excess], warnings: scan.warnings, omittedCount: scan.omittedCount)
        }
        let own = (tags: InPageTags { try self.outside(page, scan) }, clouds: CloudCache())
        var clouds: [RequestedCloud] = []
        for placeholder in scan.placeholders {
            do { clouds.append(try cloud(of: placeholder, in: page, own)) } catch { errors += error.errors }
        }
        guard errors.isEmpty else {
            throw EmbeddingError(
                path: path, errors: errors, warnings: scan.warnings, omittedCount: scan.omittedCount)
        }
        return filled(page, scan, clouds, from: bytes)
    }

    private func cloud(
        of placeholder: Placeholder, in page: PageText, _ own: (tags: InPageTags, clouds: CloudCache)
    ) throws(EmbeddingError) -> RequestedCloud {
        let path = page.source.path
        let folder = options.sourceFolder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? parentFolder(of: path)
        let reading = PlaceholderReading(placeholder, in: page, folder: folder, options)
        guard reading.problems.isEmpty else {
            throw EmbeddingError(
                path: path, errors: reading.problems)
        }
        let request = reading.request
        func make() throws -> RequestedCloud {
            try RequestedCloud(
                request, page: own.tags,
                place: SourceLocation(source: page.source, range: reading.placeOfTags), options: options)
        }
        do {
            return try (request.readsPage ? own.clouds : cache).cloud(request, making: make)
        } catch {
            throw EmbeddingError(path: path, errors: [explained(error, reading)])
        }
    }

    /// The most sources in the page itself that its placeholders may name: each may hold as many tags as the page.
    private static let mostOwnSources = 100

    private func excessiveSource(_ scan: PageScan, _ page: PageText) -> Problem? {
        let sources = scan.placeholders.lazy.flatMap(\.sources).filter { $0.text.hasPrefix(InPageSource.prefix) }
        guard let excess = sources.dropFirst(Self.mostOwnSources).first else { return nil }
        return Problem(
            page.source, at: excess.range,
            "the placeholders of the page name more than \(Self.mostOwnSources) sources in the page itself",
            hint: "write the tags into a file, and name that")
    }

    /// The text of the page without its clouds, so that reading it gives the same result after they are replaced.
    private func outside(_ page: PageText, _ scan: PageScan) throws -> (text: SourceText, isMarkdown: Bool) {
        let bytes = page.bytesOutside(scan.placeholders)
        let isWestern = page.encoding == .windows1252
        let text = try SourceText(
            path: page.source.path, bytes: bytes, encoding: isWestern ? .windows1252 : .utf8)
        return (text, page.markup == .markdown)
    }

    /// Gives an error the place of the placeholder or of the option that causes it, or adds that place.
    private func explained(_ error: any Error, _ reading: PlaceholderReading) -> Problem {
        if let error = error as? SourceFailure { return explained(error, reading) }
        let problem = Problem(any: error)
        if problem.kind == .bug { return problem }
        guard problem.option == nil else { return reading.problem(problem) }
        return Problem(problem, then: reading.problem(source: 0, "there is no cloud", hint: nil))
    }

    private func explained(_ error: SourceFailure, _ reading: PlaceholderReading) -> Problem {
        let cause = error.cause
        let unread = reading.problem(source: error.number ?? 0, "the source cannot be read", hint: nil)
        guard let number = error.number else {
            return cause.option != nil ? reading.problem(cause) : Problem(cause, then: unread)
        }
        // A fault of the whole file is reported at the place that names the file.
        if cause.isOfFile, let path = cause.path {
            let place =
                options.sourceFolder.map { "in \($0)" }
                ?? (options.site == nil
                    ? "from the page's folder; --sources names another" : "from the folder of the text")
            return reading.problem(
                source: number, cause.message,
                hint: reading.hint(missing: number) ?? cause.hint
                    ?? "it is \(path): sources are looked for \(place)"
            ).of(cause.kind)
        }
        switch reading.request.sources[number] {
        // The message already has its place in the placeholder.
        case .tags: return cause
        case .page:
            // Something that the whole page lacks is reported where it is asked for.
            if cause.hasNoExcerpt, cause.others.isEmpty {
                return reading.problem(source: number, cause.message, hint: cause.hint)
            }
        case .file, .site: break
        }
        return Problem(cause, then: unread)
    }

    private func filled(
        _ page: PageText, _ scan: PageScan, _ clouds: [RequestedCloud], from bytes: [UInt8]
    ) -> EmbeddedPage {
        let isUTF8 = page.encoding == .utf8
        let lineEnding = page.lineEnding(outside: scan.placeholders)
        var written = FragmentPieces.WrittenElements()
        var contents: [(range: Range<Int>, bytes: [UInt8])] = []
        for (placeholder, cloud) in zip(scan.placeholders, clouds) {
            var content: [UInt8] = []
            content.reserveCapacity(cloud.pieces.count + 6)
            content += lineEnding.bytes
            cloud.pieces.append(to: &content, sharing: &written, isASCII: !isUTF8, lineEnding: lineEnding)
            if page.markup == .markdown, placeholder.form == .comment {
                content = Self.setApart(content, page.indentation(of: placeholder), lineEnding.bytes)
            }
            contents.append((placeholder.content, content))
        }
        let isChanged = contents.contains { !page.source.bytes[$0.range].elementsEqual($0.bytes) }
        let lines = page.lines(of: scan.placeholders)
        let embedded = zip(lines, clouds).map { EmbeddedCloud(line: $0, report: $1.report) }
        var policy = ContentPolicy()
        for cloud in clouds { cloud.policy.map { policy.formUnion($0) } }
        var result = EmbeddedPage(
            path: page.source.path, bytes: isChanged ? fillPlaceholders(page, contents) : bytes, isChanged: isChanged,
            clouds: embedded, warnings: scan.warnings, policy: policy)
        result.changes = zip(scan.placeholders, contents).map { placeholder, content in
            EmbeddedPage.Change(
                replaced: content.range, length: content.bytes.count, marker: placeholder.marker.lowerBound)
        }
        return result
    }

    /// Makes a block of Markdown: without an empty line between, lines next to HTML would be HTML, too; and in a list
    /// item all lines are indented.
    private static func setApart(
        _ content: [UInt8], _ indentation: ArraySlice<UInt8>, _ lineEnding: [UInt8]
    ) -> [UInt8] {
        var output = lineEnding
        for line in content.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            if line.contains(where: { $0 != 0x0D }) { output += indentation }
            output += line
            output.append(0x0A)
        }
        return output + lineEnding + indentation
    }
}
