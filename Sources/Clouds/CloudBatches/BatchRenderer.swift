import CloudComposition
import CloudRendering
import FileAccess
import MarkupEmission
import MarkupValidation
import SourceText
import TagParsing

/// Makes the cloud of a line, and writes it to the output that the line names.
struct BatchRenderer: Sendable {
    let options: BatchOptions
    /// The name of the manifest in messages.
    let name: String
    /// The folder that paths in the manifest are relative to: empty, or with a slash at its end.
    let folder: String
    /// The folder that outputs are written to, or nil if nothing is written.
    let outputFolder: String?
    private let overridden: Set<String>

    init(_ options: BatchOptions, name: String, folder: String, outputFolder: String?) {
        (self.options, self.name, self.folder, self.outputFolder) = (options, name, folder, outputFolder)
        overridden = Set(options.overrides.map(\.name))
    }

    /// Makes the cloud of a line and returns the result, which depends only on the line, its inputs and the files that
    /// other lines name.
    func result(of place: ManifestBlock.Line, in block: ManifestBlock, _ ledger: BatchLedger) -> BatchResult {
        var reader = ManifestLineReader(place, of: block)
        do {
            try reader.read()
            return try made(reader.line, place, ledger)
        } catch {
            var failure = Problem(any: error).allPlaced(in: block.source, line: place.number)
            if failure.all.last?.path != name {
                let line = Problem("there is no cloud", at: start(of: place, block))
                failure = Problem(failure, then: line.placed(in: block.source, line: place.number))
            }
            return failed(ManifestClaim(place, of: block), place, block, failure)
        }
    }

    /// Returns the range of the first byte that is no space.
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
        if target == nil, format.isPicture {
            throw Problem(
                "a picture is no text, and an answer is",
                hint: "name a folder with -o, and an output on the line, such as clouds/a.\(format.rawValue)",
                at: line.format?.range ?? sourceRange(of: line))
        }
        let (markup, report, collection) = try cloud(of: line, as: format, place, ledger)
        let doubts = collection.notes.filter(\.isDoubtful)
        guard let target, let output = line.output else {
            return BatchResult(
                line: place.number, output: line.output?.text, state: .answered, error: nil, report: report,
                doubts: doubts, omittedPosts: collection.omittedPosts,
                answer: try answer(line, place, "markup", String(decoding: markup.bytes, as: UTF8.self)))
        }
        let state: BatchResult.State
        do { state = try write(markup, to: target) } catch {
            throw Problem(error.message, hint: error.hint, at: output.range)
        }
        return BatchResult(
            line: place.number, output: output.text, state: state, error: nil, report: report, doubts: doubts,
            omittedPosts: collection.omittedPosts, answer: nil)
    }

    private func cloud(
        of line: ManifestLine, as format: OutputFormat, _ place: ManifestBlock.Line, _ ledger: BatchLedger
    ) throws -> (ValidatedMarkup, RenderReport?, TagCollection) {
        var input = InputOptions()
        var overrides: [OptionSetting] = []
        for setting in line.options where !overridden.contains(setting.name) {
            if InputOptions.names.contains(setting.name) {
                do { try input.set(setting.name, to: setting.value) } catch {
                    throw Problem(error.message, hint: error.hint, at: setting.range)
                }
            } else {
                overrides.append(
                    OptionSetting(setting.name, resolved(setting.value, of: setting.name, from: folder)))
            }
        }
        for override in options.overrides {
            if InputOptions.names.contains(override.name) {
                try input.set(override.name, to: override.value)
            } else {
                overrides.append(override)
            }
        }
        let (lists, words) = try lists(of: line, input, overrides, place, ledger)
        do {
            let collection = try TagCollection(lists, overrides: overrides)
            let cloud = try composeCloud(collection, for: format)
            let markup = try render(cloud, format: format, isPretty: options.isPretty)
            let report = options.notesReports ? RenderReport(collection, cloud, words: words) : nil
            return (markup, report, collection)
        } catch {
            guard error.option == nil else { throw problem(error, line) }
            throw Problem(error, then: Problem("there is no cloud", at: sourceRange(of: line)))
        }
    }

    /// Returns a problem with an option at its value in the line, or at the line's tags if it is from a flag or not
    /// given.
    private func problem(_ error: Problem, _ line: ManifestLine) -> Problem {
        let setting = line.options.first { $0.name == error.option && !overridden.contains($0.name) }
        return Problem(error.message, hint: error.hint, at: setting?.range ?? sourceRange(of: line))
    }

    private func sourceRange(of line: ManifestLine) -> Range<Int> {
        switch line.source {
        case .files(let files): files.first?.range ?? 0..<0
        case .text(let text): text.range
        case .tags(_, let range): range
        case nil: 0..<0
        }
    }
}
