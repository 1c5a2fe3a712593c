import MarkdownReading
import SourceText
import WordCounting
import Workers

/// Reads texts with several workers and counts their words.
struct TextCounting {
    let options: CountOptions
    let input: InputOptions
    let resources: CountResources
    /// Whether it is noted in how many parts of the texts each word occurs, as of a reference; a text is then not divided.
    var tracksSpread = false

    /// Smaller texts are not divided between workers: threads cost more.
    private static let leastPart = 1 << 20
    /// A process may have some hundred files open. With as many texts nobody waits for the parts of one.
    private static let mostOpenTexts = 64

    /// Counts the words of all texts into sets, one for each worker.
    ///
    /// - Parameter columns: the texts themselves where they are columns of tables, by their paths.
    /// - Throws: ``Problem`` with the errors of all texts that could not be read.
    func count(_ paths: [String], columns: [[UInt8]]? = nil, into store: CountStore) throws -> [TallySet] {
        var failures = Failures()
        var parts: [TextPart] = []
        var openTexts = 0
        for (number, path) in paths.enumerated() {
            do {
                let text = try columns.map { TextInput($0[number], name: path) } ?? TextInput(path)
                let found = try divided(text, number, mayStayOpen: openTexts < Self.mostOpenTexts)
                if found[0].text != nil { openTexts += 1 }
                parts += found
            } catch {
                failures.add(Problem(any: error), number)
            }
        }
        if let error = failures.error { throw error }
        let jobs = max(1, min(resources.jobs, parts.count))
        let workers = (0..<jobs).map { _ in
            TextWorker(self, TallySet(options, tracksSpread: tracksSpread), store, workers: jobs)
        }
        let queue = PartQueue(parts)
        onThreads(jobs, threads: jobs) { workers[$0].run(queue) }
        for worker in workers { failures.add(worker.failures) }
        if let error = failures.storage { throw error }
        if let error = failures.error { throw error }
        return workers.map(\.set)
    }

    /// The parts of a text that may be read at once. Markup has to be read from the beginning, and so have pipes.
    private func divided(_ text: TextInput, _ number: Int, mayStayOpen: Bool) throws -> [TextPart] {
        let markup = options.markup ?? TextMarkup(path: text.path)
        var part = TextPart(
            path: text.path, text: text.isFile ? nil : text, number: number, markup: markup,
            languages: options.isPlain ? [] : options.languages)
        guard mayStayOpen, markup == .plain || options.isPlain, !tracksSpread, resources.jobs > 1,
            let size = text.size, size >= 2 * Self.leastPart, isUTF8(try text.prefix(4), markup)
        else { return [part] }
        let ranges = try text.parts(
            min(resources.jobs * 4, size / Self.leastPart),
            isBorder: options.isPlain ? { $0[$1] == UInt8(ascii: "\n") } : TextTally.isBorder(after:at:))
        guard ranges.count > 1 else { return [part] }
        if part.languages == nil {
            let sample = LanguageSample(of: try text.prefix(LanguageSample.length(markup) + 3))
            (part.languages, part.isAssumed) = (sample.languages, sample.isAssumed)
        }
        // All parts of a text are those of the file that was opened, whatever takes its place meanwhile.
        return ranges.map { range in
            TextPart(
                path: text.path, text: text, number: number, markup: markup, range: range, languages: part.languages,
                isAssumed: part.isAssumed)
        }
    }

    /// - Parameter start: the first bytes of a text, ``EncodingDeclaration/length`` of them where it is HTML.
    func isUTF8(_ start: [UInt8], _ markup: TextMarkup) -> Bool {
        input.words != nil
            || !input.replacesErrors && input.encoding(ofStart: start, mayDeclare: markup == .html) == .utf8
    }
}
