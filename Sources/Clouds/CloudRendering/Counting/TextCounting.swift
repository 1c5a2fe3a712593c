import SourceText
import TextReading
import WordCounting
import Workers

/// A counter that reads texts with several workers and counts their words.
struct TextCounting {
    let options: CountOptions
    let input: InputOptions
    let resources: CountResources
    /// Whether counting notes in how many parts of the texts each word occurs, as it does for a reference. A text is
    /// then not divided between workers.
    var tracksSpread = false

    /// The fewest bytes of a part: dividing smaller texts costs more in threads than it saves.
    private static let leastPart = 1 << 20
    /// The most texts that stay open to be divided: a process may have some hundred files open, and with so many texts
    /// no worker waits for the parts of one.
    private static let mostOpenTexts = 64

    /// Counts the words of all texts into sets, one for each worker.
    ///
    /// - Parameter columns: the texts themselves, in the order of `paths`, if they are columns of tables; nil reads the
    ///   files.
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

    /// Divides a text into parts that can be read at once. Markup and pipes have to be read from the beginning, so they
    /// stay one part.
    private func divided(_ text: TextInput, _ number: Int, mayStayOpen: Bool) throws -> [TextPart] {
        let markup = options.markup ?? TextMarkup(path: text.path)
        var part = TextPart(
            path: text.path, text: text.isFile ? nil : text, number: number, markup: markup,
            languages: options.isPlain ? [] : options.languages)
        if markup != .plain || options.isPlain || options.keepsNoise { part.form = ProseForm() }
        guard mayStayOpen, markup == .plain || options.isPlain, !tracksSpread, resources.jobs > 1,
            let size = text.size, size >= 2 * Self.leastPart, isUTF8(try text.prefix(4), markup)
        else { return [part] }
        let ranges = try text.parts(
            min(resources.jobs * 4, size / Self.leastPart),
            isBorder: options.isPlain ? { $0[$1] == UInt8(ascii: "\n") } : TextTally.isBorder(after:at:))
        guard ranges.count > 1 else { return [part] }
        if part.form == nil {
            let form = form(of: try text.prefix(ProseForm.sampleLength + 3))
            // What is no prose can be told from the beginning on only.
            guard form.isProse else { return [part] }
            part.form = form
        }
        if part.languages == nil {
            let sample = LanguageSample(of: try text.prefix(LanguageSample.length(markup) + 3))
            (part.languages, part.isAssumed) = (sample.languages, sample.isAssumed)
        }
        // All parts are read from the file that was opened, even if another replaces it meanwhile.
        return ranges.map { range in
            TextPart(
                path: text.path, text: text, number: number, markup: markup, range: range, languages: part.languages,
                form: part.form, isAssumed: part.isAssumed)
        }
    }

    /// Returns whether the text has to be valid UTF-8. The lines of a mail are decoded one by one, as their part of the
    /// mail says.
    ///
    /// - Parameter start: the first ``EncodingDeclaration/length`` bytes of the text.
    func isCheckedUTF8(_ start: [UInt8], _ part: TextPart) -> Bool {
        isUTF8(start, part.markup) && (part.form != nil || form(of: start).layout != .mail)
    }

    /// What a plain text is made of besides prose, and whether it seems to be written in some markup. A text seems so
    /// only if nobody said how it is written.
    ///
    /// - Parameter start: the beginning of the text, in UTF-8.
    func form(of start: some Collection<UInt8>) -> ProseForm {
        ProseForm(of: start, isPlain: options.markup == .plain || input.words != nil)
    }

    /// Returns whether a text is read as UTF-8, without decoding it first.
    ///
    /// - Parameter start: the first bytes of the text: ``EncodingDeclaration/length`` of them if it is HTML.
    func isUTF8(_ start: [UInt8], _ markup: TextMarkup) -> Bool {
        input.words != nil
            || !input.replacesErrors
                && input.encoding(ofStart: start, mayDeclare: markup == .html || markup == .xml) == .utf8
    }
}
