import ByteWriting
import CloudComposition
import Glibc
import MarkupEmission
import MarkupValidation
import SourceText
import TagParsing

/// Makes the cloud of a line, and puts it where the line says.
struct BatchRenderer: Sendable {
    let options: BatchOptions
    /// By which messages call the manifest.
    let name: String
    /// That the paths of a manifest are seen from: empty, or with a slash at its end.
    let folder: String
    /// nil where nothing is written.
    let outputFolder: String?
    private let overridden: Set<String>

    init(_ options: BatchOptions, name: String, folder: String, outputFolder: String?) {
        (self.options, self.name, self.folder, self.outputFolder) = (options, name, folder, outputFolder)
        overridden = Set(options.overrides.map(\.name))
    }

    /// What became of a line. It depends on nothing but the line, its inputs and what other lines have named.
    func result(of place: ManifestBlock.Line, in block: ManifestBlock, _ ledger: BatchLedger) -> BatchResult {
        var reader = ManifestLineReader(place, of: block)
        do {
            do {
                try reader.read()
                return try made(reader.line, place, ledger)
            } catch let error as ManifestProblem {
                throw BatchLineError(
                    Diagnostic(
                        block.source, at: error.range, line: place.number, error.problem, hint: error.hint),
                    cause: error.cause)
            }
        } catch {
            let failure =
                error as? BatchLineError
                ?? BatchLineError(
                    Diagnostic(
                        block.source, at: start(of: place, block), line: place.number, "there is no cloud", hint: nil),
                    cause: error)
            return failed(ManifestClaim(place, of: block), place, block, failure)
        }
    }

    /// The first byte that is no space.
    private func start(of place: ManifestBlock.Line, _ block: ManifestBlock) -> Range<Int> {
        let start = place.range.first { block.source.bytes[$0] > 0x20 } ?? place.range.lowerBound
        return start..<min(start + 1, place.range.upperBound)
    }

    // MARK: - Clouds

    private func made(
        _ line: ManifestLine, _ place: ManifestBlock.Line, _ ledger: BatchLedger
    ) throws -> BatchResult {
        let target = try target(of: line, place, ledger)
        let format = try format(of: line)
        let (markup, report) = try cloud(of: line, as: format, place, ledger)
        guard let target, let output = line.output else {
            return BatchResult(
                line: place.number, output: line.output?.text, state: .answered, error: nil, report: report,
                answer: try answer(line, place, "markup", String(decoding: markup.bytes, as: UTF8.self)))
        }
        let state: BatchResult.State
        do { state = try write(markup, to: target) } catch {
            throw ManifestProblem(output.range, error.reason, hint: error.hint, cause: nil)
        }
        return BatchResult(
            line: place.number, output: output.text, state: state, error: nil, report: report, answer: nil)
    }

    private func cloud(
        of line: ManifestLine, as format: OutputFormat, _ place: ManifestBlock.Line, _ ledger: BatchLedger
    ) throws -> (ValidatedMarkup, RenderReport?) {
        var input = InputOptions()
        var overrides: [(name: String, value: String)] = []
        for setting in line.options where !overridden.contains(setting.name) {
            if InputOptions.names.contains(setting.name) {
                do { try input.set(setting.name, to: setting.value) } catch {
                    throw ManifestProblem(setting.range, error.problem, hint: error.hint)
                }
            } else {
                let isPath = isPath(option: setting.name, setting.value)
                overrides.append((setting.name, isPath ? path(setting.value, from: folder) : setting.value))
            }
        }
        for (name, value) in options.overrides {
            if InputOptions.names.contains(name) {
                try input.set(name, to: value)
            } else {
                overrides.append((name, value))
            }
        }
        let (lists, words) = try lists(of: line, input, overrides, place, ledger)
        do {
            let collection = try TagCollection(lists, overrides: overrides)
            let cloud = try composeCloud(collection, for: format)
            let markup = try render(cloud, format: format, isPretty: options.isPretty)
            return (markup, options.notesReports ? RenderReport(collection, cloud, words: words) : nil)
        } catch CollectionError.option(let error) {
            throw problem(error, line)
        } catch RenderError.composition(.option(let error)) {
            throw problem(error, line)
        } catch {
            throw ManifestProblem(sourceRange(of: line), "there is no cloud", hint: nil, cause: error)
        }
    }

    /// An option is told at its value; one of a flag, or that is not given, at the line's tags.
    private func problem(_ error: InvalidOption, _ line: ManifestLine) -> ManifestProblem {
        let setting = line.options.first { $0.name == error.name && !overridden.contains($0.name) }
        return ManifestProblem(setting?.range ?? sourceRange(of: line), error.problem, hint: error.hint)
    }

    private func sourceRange(of line: ManifestLine) -> Range<Int> {
        switch line.source {
        case .files(let files): files.first?.range ?? 0..<0
        case .text(let text): text.range
        case .tags(_, let range): range
        case nil: 0..<0
        }
    }

    // MARK: - Inputs

    private func lists(
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
            guard (input.format ?? InputFormat(path: path)) != .text else {
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
        let path = path(file.text, from: folder)
        if outputFolder != nil, !ledger.isWhole, let writer = ledger.writer(of: file.text, before: line) {
            throw ManifestProblem(
                file.range, "the input is the output of line \(writer)", hint: "make it in a run before")
        }
        var status = stat()
        // A pipe would be waited for.
        if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
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

    // MARK: - Outputs

    /// The output of a line; nil if it is answered.
    private func target(
        of line: ManifestLine, _ place: ManifestBlock.Line, _ ledger: BatchLedger
    ) throws(ManifestProblem) -> OutputPath? {
        guard outputFolder != nil, let output = line.output else { return nil }
        let path: OutputPath
        do throws(OutputPath.Refusal) { path = try ManifestPath(output.text).path } catch {
            throw ManifestProblem(
                output.range, error.reason, hint: "an output is a path in the folder of outputs, such as clouds/a.svg")
        }
        if let conflict = ledger.conflict(of: path, line: place.number) {
            throw ManifestProblem(output.range, conflict.problem, hint: conflict.hint)
        }
        return path
    }

    private func format(of line: ManifestLine) throws(ManifestProblem) -> OutputFormat {
        if let format = options.format { return format }
        let choices = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
        if let value = line.format {
            if let format = OutputFormat(rawValue: value.text) { return format }
            throw ManifestProblem(
                value.range, "the format is \"\(readable(value.text, atMost: 40))\", expected one of \(choices)",
                hint: value.text == "png" ? "a picture of dots is made of one cloud: stratus render a.md -o a.png" : nil
            )
        }
        guard let output = line.output else { return .svg }
        if let format = OutputFormat(path: output.text) { return format }
        throw ManifestProblem(
            output.range, "the extension of the output names no format",
            hint: "choose one with \"format\": \(choices)")
    }

    private func write(_ markup: ValidatedMarkup, to output: OutputPath) throws(OutputError) -> BatchResult.State {
        let place = try OutputPlace(of: output.text, in: outputFolder ?? ".")
        if case .page = try place.existing(), place.holds(markup.bytes) { return .unchanged }
        let file = try OutputFile(named: place.name, in: place.descriptor, path: place.path)
        try file.write(markup.bytes)
        try file.finish()
        return .written
    }

    // MARK: - Answers

    /// - Parameter claim: what is known of a line whose fields may not all have been read; nil where it is no JSON.
    private func failed(
        _ claim: ManifestClaim?, _ place: ManifestBlock.Line, _ block: ManifestBlock, _ error: BatchLineError
    ) -> BatchResult {
        var line = ManifestLine()
        line.id = claim?.id.map { Array(block.source.bytes[$0]) }
        line.output = claim?.output.map { ManifestLine.Value(text: $0.text, range: 0..<0) }
        // Of a line that is no JSON nobody knows whether it has an output.
        let isAnswered = options.answersAll || claim.map { !$0.hasOutput } ?? false
        return BatchResult(
            line: place.number, output: line.output?.text, state: .failed, error: error, report: nil,
            answer: isAnswered ? try? answer(line, place, "error", "\(error)") : nil)
    }

    private func answer(
        _ line: ManifestLine, _ place: ManifestBlock.Line, _ key: StaticString, _ value: String
    ) throws(InvalidMarkup) -> ValidatedMarkup {
        var json = JSONOutput(reservingCapacity: value.utf8.count + value.utf8.count / 8 + 100)
        json.object { json in
            json.integer("line", place.number)
            if let id = line.id { json.verbatim("id", id) }
            if let output = line.output { json.string("output", output.text) }
            json.string(key, value)
        }
        json.endDocument()
        return try .validate(json: json.buffer.bytes)
    }
}
