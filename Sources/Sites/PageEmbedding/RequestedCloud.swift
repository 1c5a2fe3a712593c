import CloudComposition
import CloudRendering
import DataReading
import MarkupEmission
import SourceText
import TagParsing
import WordCounting

/// A cloud that a placeholder asked for, ready to be inserted into pages.
struct RequestedCloud: Sendable {
    let pieces: FragmentPieces
    /// The style sheets of the cloud; nil if ``EmbeddingOptions/notesPolicy`` is false.
    let policy: ContentPolicy?
    let report: RenderReport

    /// Reads the sources, composes the cloud, and renders it.
    ///
    /// - Parameters:
    ///   - page: the tags in the page itself, for sources that name them.
    ///   - place: the place of tags that are written in the placeholder.
    /// - Throws: the errors of readers and of ``render(_:options:format:)``; ``SourceFailure`` names the source.
    init(
        _ request: CloudRequest, page: InPageTags, place: SourceLocation, options: EmbeddingOptions
    ) throws {
        var input = InputOptions()
        let folder =
            options.sourceFolder.map { SourceFolder($0) }
            ?? options.site.map { SourceFolder($0.folder, called: "the folder of the site") }
        input.followsLinks = folder == nil
        for setting in request.input { try input.set(setting.name, to: setting.value) }
        let overrides = request.options
        let defaults = options.site?.defaults ?? CloudOptions()
        var lists: [TagList] = []
        var texts: [(number: Int, path: String)] = []
        for (number, source) in request.sources.enumerated() {
            do {
                switch source {
                case .file(let path):
                    guard !input.countsWords(of: path) else {
                        texts.append((number, path))
                        continue
                    }
                    lists.append(try TagList(reading: path, input))
                case .site(let name): if let site = options.site { lists.append(try site.tags(named: name)) }
                case .tags(let text): lists.append(try TagList(parsingInline: text, at: place))
                case .page(let source): lists.append(try page.tags(of: source, request.input, input))
                }
            } catch {
                throw SourceFailure(number: number, cause: Problem(any: error))
            }
        }
        var words: WordReport?
        if !texts.isEmpty {
            var counting = options.counting
            counting.knownPhrases = try namedPhrases(in: overrides)
            counting.notesSentences = ordersByRelation(overrides, defaults: defaults)
            var resources = CountResources()
            // Pages are what runs in parallel.
            resources.jobs = 1
            do {
                let counted = try countWords(
                    in: texts.map(\.path), options: counting, input: input, resources: resources)
                (words, lists) = (counted.report, lists + [counted.list])
            } catch {
                let cause = Problem(any: error)
                throw SourceFailure(
                    number: texts.first { $0.path == cause.path }?.number ?? texts[0].number, cause: cause)
            }
        }
        do throws(Problem) { try folder?.check(lists) } catch { throw SourceFailure(number: nil, cause: error) }
        if let note = options.site?.noteRead {
            for option in lists.flatMap(\.options) where isPath(option: option.name, option.valueFromHere) {
                note(option.valueFromHere.text)
            }
        }
        let collection: TagCollection
        do throws(Problem) {
            var defaults = defaults
            // The site's order is for what posts or sentences relate.
            if lists.allSatisfy({ $0.tagsOfPosts.isEmpty && $0.tagsOfSentences.isEmpty }) {
                defaults = defaults.orderedAsRelationsAllow
            }
            collection = try TagCollection(lists, defaults: defaults, overrides: overrides)
        } catch {
            throw SourceFailure(number: nil, cause: error)
        }
        let cloud = try composeCloud(collection, for: request.format)
        let markup = try request.format == .png ? pictureElement(of: cloud) : render(cloud, format: request.format)
        pieces = FragmentPieces(markup)
        policy = options.notesPolicy ? ContentPolicy(of: markup) : nil
        report = RenderReport(collection, cloud, words: words)
    }
}

/// An error of a placeholder's source.
struct SourceFailure: Error {
    /// The index of the source; nil if the options that the sources bring along are wrong.
    let number: Int?
    let cause: Problem
}
