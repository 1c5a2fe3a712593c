import CloudRendering
import FileAccess
import SourceText
import TagParsing
import WordCounting

/// The reading of the inputs that a line names.
extension BatchRenderer {
    /// Reads the tags of a line, and counts its texts.
    func lists(
        of line: ManifestLine, _ input: InputOptions, _ overrides: [OptionSetting],
        _ place: ManifestBlock.Line, _ ledger: BatchLedger
    ) throws -> (lists: [TagList], words: WordReport?) {
        switch line.source {
        case .tags(let list, _): return ([list], nil)
        case .text(let text):
            do {
                return ([try TagList(parsing: text.text, path: "\(name):\(place.number) (text)", input)], nil)
            } catch {
                let problem = Problem(any: error)
                guard problem.path != nil else { throw problem.at(text.range) }
                throw Problem(problem, then: Problem("the text cannot be read", at: text.range))
            }
        case .files(let files): return try lists(reading: files, input, overrides, ledger, line: place.number)
        case nil: return ([], nil)
        }
    }

    private func lists(
        reading files: [ManifestLine.Value], _ input: InputOptions, _ overrides: [OptionSetting],
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
            do { lists.append(try TagList(reading: path, input)) } catch {
                throw problem(Problem(any: error), with: file)
            }
        }
        guard !texts.isEmpty else { return (lists, nil) }
        var counting = options.counting
        counting.knownPhrases = try namedPhrases(in: overrides)
        counting.notesSentences = ordersByRelation(overrides)
        var resources = CountResources()
        // Lines are worked on in parallel, so each of them uses one worker.
        resources.jobs = 1
        do {
            let counted = try countWords(in: texts, options: counting, input: input, resources: resources)
            return (lists + [counted.list], counted.report)
        } catch {
            throw unread(Problem(any: error), files[0])
        }
    }

    /// Returns the path of an input, relative to the working folder.
    ///
    /// - Throws: ``Problem`` if the path is empty, `-`, a pipe, or the output of an earlier line.
    private func located(_ file: ManifestLine.Value, _ ledger: BatchLedger, line: Int) throws(Problem) -> String {
        guard !file.text.isEmpty else {
            throw Problem("the input is empty, expected a path", hint: "such as tags.md", at: file.range)
        }
        guard file.text != "-" else {
            throw Problem(
                "a line cannot read standard input", hint: "name a file, or write tags or text into the line",
                at: file.range)
        }
        let path = resolvedPath(file.text, from: folder)
        if outputFolder != nil, !ledger.isWhole, let writer = ledger.writer(of: file.text, before: line) {
            throw Problem("the input is the output of line \(writer)", hint: "make it in a run before", at: file.range)
        }
        // Opening a pipe would wait for its writer.
        if FileLookup.isStream(path) {
            throw Problem("\(readable(path, atMost: 200)) is no file, expected one", at: file.range)
        }
        return path
    }

    /// Returns the problem with a file: at the place that names it if it cannot be opened, else at the place inside the
    /// file.
    private func problem(_ error: Problem, with file: ManifestLine.Value) -> Problem {
        guard error.isOfFile, let path = error.path else { return unread(error, file) }
        let folder = name.hasPrefix("<") ? "working folder" : "folder of the manifest"
        let hint = "it is \(readable(path, atMost: 200)): paths are seen from the \(folder)"
        return Problem(error.message, hint: error.hint ?? hint, at: file.range)
    }

    private func unread(_ error: Problem, _ file: ManifestLine.Value) -> Problem {
        Problem(error, then: Problem("the input cannot be read", at: file.range))
    }
}
