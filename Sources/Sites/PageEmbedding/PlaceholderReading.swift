import CloudComposition
import CloudRendering
import FileAccess
import MarkupEmission
import MarkupReading
import SourceText

/// A reader that turns the sources and options of a placeholder into a request for a cloud.
struct PlaceholderReading {
    let page: PageText
    let placeholder: Placeholder
    let options: EmbeddingOptions
    /// The folder to which sources and files of options are relative, with a slash at its end.
    let folder: String
    private(set) var request = CloudRequest()
    private(set) var problems: [Problem] = []

    init(_ placeholder: Placeholder, in page: PageText, folder: String, _ options: EmbeddingOptions) {
        (self.placeholder, self.page, self.folder, self.options) = (placeholder, page, folder, options)
        guard placeholder.sources.count + placeholder.options.count <= Self.mostWords else {
            note(
                placeholder.marker, "the placeholder has more than \(Self.mostWords) sources and options",
                hint: "write the tags into a file, and name that")
            return
        }
        readSources()
        readOptions()
        if request.sources.isEmpty, problems.isEmpty {
            note(
                placeholder.marker, "the placeholder names no tags",
                hint: placeholder.form == .comment
                    ? "name a file of tags: <!-- stratus tags.md -->, or write tags=\"Swift (42), Rust (30)\""
                    : "name a file of tags: src=\"tags.md\", or write data-tags=\"Swift (42), Rust (30)\"")
        }
    }

    private static let mostWords = 1000
    /// The most problems that are kept: more than a person reads.
    private static let mostProblems = 50

    /// Makes the problem of an option, at its place; an option that a flag set has none in the page, so it gets the
    /// marker's.
    func problem(_ error: Problem) -> Problem {
        let option = placeholder.options.last { $0.name.text == error.option }
        return Problem(
            page.source, at: option.map { $0.name.range.lowerBound..<$0.value.range.upperBound } ?? placeholder.marker,
            error.message, hint: error.hint)
    }

    /// Makes the problem of a source that cannot be read, at its place.
    func problem(source number: Int, _ message: String, hint: String?) -> Problem {
        let isNamed = placeholder.sources.indices.contains(number)
        return Problem(
            page.source, at: isNamed ? placeholder.sources[number].range : placeholder.marker, message, hint: hint)
    }

    /// The range of the tags that are written in the placeholder.
    var placeOfTags: Range<Int> {
        placeholder.options.first { $0.name.text == "tags" }?.value.range ?? placeholder.marker
    }

    // MARK: - Sources

    private mutating func readSources() {
        for source in placeholder.sources {
            do throws(Problem) {
                if let part = try InPageSource(source.text) {
                    request.sources.append(.page(part))
                } else if source.text.hasPrefix(Self.sitePrefix) {
                    request.sources.append(.site(try siteSource(source.text)))
                } else if let path = path(of: source) {
                    request.sources.append(.file(path))
                }
            } catch {
                note(source.range, error.message, hint: error.hint)
            }
        }
    }

    private static let sitePrefix = "site:"

    /// Returns the name behind `site:`.
    ///
    /// - Throws: ``Problem`` if the page belongs to no site, or the site has no such tags.
    private func siteSource(_ text: String) throws(Problem) -> String {
        guard let site = options.site else {
            throw Problem(
                "\"\(readable(text, atMost: 60))\" names tags of a site, and this page is of none",
                hint: "stratus build knows them; name a file of tags here")
        }
        let name = String(text.dropFirst(Self.sitePrefix.count))
        // An unknown name is reported here, where its place is known.
        _ = try site.tags(named: name)
        return name
    }

    /// Returns the path of a source's file; nil if the source cannot be a file, which is noted.
    private mutating func path(of source: Placeholder.Value) -> String? {
        if source.text.isEmpty || source.text == "-" || source.text.utf8.contains(0) {
            note(source.range, "the source \"\(source.text)\" is no file", hint: "name a file of tags, such as tags.md")
            return nil
        }
        if source.text.hasPrefix("http://") || source.text.hasPrefix("https://") || source.text.hasPrefix("//") {
            note(
                source.range, "the source \"\(source.text)\" is an address, expected a file",
                hint: "fetch it first: curl -o tags.json …")
            return nil
        }
        return located(source.text, source.range, of: "the source")
    }

    /// Returns a path relative to the current folder; nil if it is no file, or is outside of the folder of sources,
    /// which is noted.
    private mutating func located(_ text: String, _ range: Range<Int>, of what: String) -> String? {
        let path = resolvedPath(text, from: folder)
        options.site?.noteRead?(path)
        // A pipe or a device could be waited for without end.
        if FileLookup.isStream(path) {
            note(range, "\(what) \"\(text)\" is no file", hint: "name a file")
            return nil
        }
        guard let sources = options.sourceFolder ?? options.site?.folder else { return path }
        guard let located = SourceFolder(sources).located(path) else {
            note(
                range, "\(what) \"\(text)\" leads out of the folder \(sources)",
                hint:
                    "only files in \(options.sourceFolder == nil ? "the folder of the site" : "the folder of --sources") are read"
            )
            return nil
        }
        return located
    }

    // MARK: - Options

    private mutating func readOptions() {
        let beaten = Set(options.overrides.map(\.name))
        var input: [OptionSetting] = []
        var cloud: [OptionSetting] = []
        for option in placeholder.options {
            let name = option.name.text
            // HTML does not distinguish an empty attribute from one without a value.
            let isBare = option.value.text.isEmpty && placeholder.form == .element
            let value = isBare && OptionDefinition.named(name)?.isFlag == true ? "true" : option.value.text
            switch name {
            case "tags": request.sources.append(.tags(value))
            case "format": if options.format == nil { readFormat(option) }
            case _ where InputOptions.names.contains(name):
                if !beaten.contains(name) { input.append(OptionSetting(name, .text(value))) }
            case _ where OptionDefinition.named(name) != nil:
                guard !beaten.contains(name) else { continue }
                guard isPath(option: name, .text(value)) else {
                    cloud.append(OptionSetting(name, .text(value)))
                    continue
                }
                if let path = located(value, option.value.range, of: name) {
                    cloud.append(OptionSetting(name, .text(path)))
                }
            default: noteUnknown(option.name)
            }
        }
        for override in options.overrides {
            if InputOptions.names.contains(override.name) { input.append(override) } else { cloud.append(override) }
        }
        (request.input, request.options) = (input, cloud)
        if let format = options.format {
            if format == .markdown, page.markup != .markdown {
                note(
                    placeholder.marker, "--format is markdown, and the page is HTML", hint: "leave it out, or take list"
                )
            }
            request.format = format
        }
        checkInput()
    }

    private mutating func readFormat(_ option: Placeholder.Option) {
        let names = EmbeddingOptions.formats.map(\.rawValue)
        guard let format = OutputFormat(rawValue: option.value.text), EmbeddingOptions.formats.contains(format) else {
            note(
                option.value.range, "format is \"\(option.value.text)\", expected \(names.joined(separator: ", "))",
                hint: suggestion(for: option.value.text, among: names).map { "did you mean \"\($0)\"?" }
                    ?? "in a page a cloud is a fragment, the default")
            return
        }
        if format == .markdown, page.markup != .markdown {
            note(
                option.value.range, "format is markdown in a page of HTML, which would show its signs",
                hint: "leave format out, or take list")
            return
        }
        request.format = format
    }

    private mutating func noteUnknown(_ name: Placeholder.Value) {
        note(
            name.range, "unknown option \"\(readable(name.text, atMost: 40))\"",
            hint: hint(unknown: name.text))
    }

    /// Checks the values of input options here, where their places are known.
    private mutating func checkInput() {
        var tried = InputOptions()
        for setting in request.input {
            do throws(Problem) { try tried.set(setting.name, to: setting.value) } catch {
                if problems.count < Self.mostProblems { problems.append(problem(error)) }
            }
        }
    }

    private mutating func note(_ range: Range<Int>, _ message: String, hint: String?) {
        guard problems.count < Self.mostProblems else { return }
        problems.append(Problem(page.source, at: range, message, hint: hint))
    }
}
