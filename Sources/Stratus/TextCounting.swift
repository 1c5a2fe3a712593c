import Dispatch
import SourceText
import WordCounting

/// Reads texts with several workers and counts their words.
struct TextCounting {
    let options: CountOptions
    let input: InputOptions
    let resources: CountResources
    /// Whether it is noted in how many parts of the texts each word occurs, as of a reference; a text is then not divided.
    var tracksSpread = false

    /// Smaller texts are not divided between workers: threads cost more.
    private static let leastPart = 1 << 20

    /// Counts the words of all texts into sets, one for each worker.
    ///
    /// - Throws: ``FailedInputs`` with the errors of all texts that could not be read.
    func count(_ paths: [String], into store: CountStore) throws -> [TallySet] {
        var failures = Failures()
        var parts: [TextPart] = []
        for (number, path) in paths.enumerated() {
            do { parts += try divided(try TextInput(path), number) } catch { failures.add(error, number) }
        }
        if !failures.isEmpty { throw failures.error }
        let jobs = max(1, min(resources.jobs, parts.count))
        let workers = (0..<jobs).map { _ in
            TextWorker(self, TallySet(options, tracksSpread: tracksSpread), store, workers: jobs)
        }
        let queue = PartQueue(parts)
        DispatchQueue.concurrentPerform(iterations: jobs) { workers[$0].run(queue) }
        for worker in workers { failures.add(worker.failures) }
        if !failures.isEmpty { throw failures.error }
        return workers.map(\.set)
    }

    /// The parts of a text that may be read at once. Markup has to be read from the beginning, and so have pipes.
    private func divided(_ text: TextInput, _ number: Int) throws -> [TextPart] {
        let markup = options.markup ?? TextMarkup(path: text.path)
        let known = options.isPlain ? [] : options.languages
        let whole = TextPart(text: text, number: number, markup: markup, range: nil, languages: known, isAssumed: false)
        guard markup == .plain || options.isPlain, !tracksSpread, resources.jobs > 1, let size = text.size,
            size >= 2 * Self.leastPart,
            isUTF8(try text.prefix(4))
        else { return [whole] }
        let ranges = try text.parts(
            min(resources.jobs * 4, size / Self.leastPart),
            isBorder: options.isPlain ? { $0[$1] == UInt8(ascii: "\n") } : TextTally.isBorder(after:at:))
        guard ranges.count > 1 else { return [whole] }
        let sample = try known == nil ? LanguageSample(of: text.prefix(LanguageSample.length(markup) + 3)) : nil
        return ranges.map {
            TextPart(
                text: text, number: number, markup: markup, range: $0, languages: known ?? sample?.languages,
                isAssumed: sample?.isAssumed ?? false)
        }
    }

    func isUTF8(_ start: [UInt8]) -> Bool {
        (input.encoding ?? TextEncoding.marked(at: start)?.encoding ?? .utf8) == .utf8 && !input.replacesErrors
    }
}
