import CloudRendering
import FileAccess
import SourceText
import TagParsing
import WordCounting

/// Where the tags of a line come from.
extension BatchRenderer {
    func lists(
        of line: ManifestLine, _ input: InputOptions, _ overrides: [(name: String, value: String)],
        _ place: ManifestBlock.Line, _ ledger: BatchLedger
    ) throws -> (lists: [TagList], words: WordReport?) {
        switch line.source {
        case .tags(let list, _): return ([list], nil)
        case .text(let text):
            do {
                return ([try TagList(parsing: text.text, path: "\(name):\(place.number) (text)", input)], nil)
            } catch let error as ManifestProblem {
                throw ManifestProblem(text.range, error.problem, hint: error.hint)
            } catch {
                throw ManifestProblem(text.range, "the text cannot be read", hint: nil, cause: error)
            }
        case .files(let files): return try lists(reading: files, input, overrides, ledger, line: place.number)
        case nil: return ([], nil)
        }
    }

    private func lists(
        reading files: [ManifestLine.Value], _ input: InputOptions, _ overrides: [(name: String, value: String)],
        _ ledger: BatchLedger, line: Int
    ) throws -> (lists: [TagList], words: WordReport?) {
        var lists: [TagList] = []
        var texts: [String] = []
        for file in files {
            let path = try located(file, ledger, line: line)
            guard !input.countsWords(of: path) else {
                texts.append(path)
                continue
            }
            do { lists.append(try TagList(reading: path, input)) } catch { throw problem(error, with: file) }
        }
        guard !texts.isEmpty else { return (lists, nil) }
        var counting = options.counting
        counting.knownPhrases = try namedPhrases(in: overrides)
        var resources = CountResources()
        // Lines are what is worked on at once.
        resources.jobs = 1
        do {
            let counted = try countWords(in: texts, options: counting, input: input, resources: resources)
            return (lists + [counted.list], counted.report)
        } catch {
            throw problem(error, with: files[0])
        }
    }

    /// The path of an input as seen from here.
    private func located(_ file: ManifestLine.Value, _ ledger: BatchLedger, line: Int) throws(ManifestProblem) -> String
    {
        guard !file.text.isEmpty else {
            throw ManifestProblem(file.range, "the input is empty, expected a path", hint: "such as tags.md")
        }
        guard file.text != "-" else {
            throw ManifestProblem(
                file.range, "a line cannot read standard input",
                hint: "name a file, or write tags or text into the line")
        }
        let path = resolvedPath(file.text, from: folder)
        if outputFolder != nil, !ledger.isWhole, let writer = ledger.writer(of: file.text, before: line) {
            throw ManifestProblem(
                file.range, "the input is the output of line \(writer)", hint: "make it in a run before")
        }
        // A pipe would be waited for.
        if FileLookup.isStream(path) {
            throw ManifestProblem(file.range, "\(readable(path, atMost: 200)) is no file, expected one", hint: nil)
        }
        return path
    }

    private func problem(_ error: any Error, with file: ManifestLine.Value) -> ManifestProblem {
        if let input = error as? InputError {
            let hint =
                "it is \(readable(input.path, atMost: 200)): paths are seen from the \(name.hasPrefix("<") ? "working folder" : "folder of the manifest")"
            return ManifestProblem(file.range, input.reason, hint: input.hint ?? hint)
        }
        return ManifestProblem(file.range, "the input cannot be read", hint: nil, cause: error)
    }
}
