import FileAccess
import SourceText
import WordCounting

/// One count of words, from its inputs to its result.
struct CountRun {
    private let options: CountOptions
    private let input: InputOptions
    private let resources: CountResources
    private let store: CountStore

    init(options: CountOptions, input: InputOptions, resources: CountResources) {
        (self.options, self.input, self.resources) = (options, input, resources)
        store = CountStore(options, memory: resources.memory, folder: resources.temporaryFolder)
    }

    // MARK: - Counting

    /// Counts the words of texts.
    ///
    /// - Parameter columns: the texts themselves, in the order of `paths`, if they are columns of tables; nil reads the
    ///   files.
    func count(_ paths: [String], columns: [[UInt8]]? = nil) throws -> [TallySet] {
        try TextCounting(options: options, input: input, resources: resources)
            .count(paths, columns: columns, into: store)
    }

    /// Adds up partial counts, which must have been made with the same options.
    func addUp(_ paths: [String]) throws -> [TallySet] {
        let set = TallySet(options)
        try store.add(try merge(paths), to: set)
        return [set]
    }

    private func merge(_ paths: [String]) throws -> MergedCounts {
        let merge = try PartialMerge(paths, folder: resources.temporaryFolder)
        if let (name, theirs, ours) = merge.settings.firstDifference(from: settings) {
            throw Problem.otherSetting(name, theirs, ours, path: paths[0])
        }
        return merge.counts
    }

    // MARK: - Results

    func result(of sets: [TallySet], paths: [String], reference: [String]) throws -> CountedTexts {
        var compared: TallySet?
        if options.weighting != .counts {
            // The reference is text, even if the inputs are tables.
            var plain = input
            plain.words = nil
            var counting = TextCounting(options: options, input: plain, resources: resources)
            counting.tracksSpread = options.weighting == .tfidf
            let united = TallySet(options, tracksSpread: counting.tracksSpread)
            let unbounded = CountStore(options, memory: .max, folder: resources.temporaryFolder)
            for set in try counting.count(reference, into: unbounded) { united.add(set) }
            guard united.wordCount > 0 else { throw Problem.noWord(inReference: reference) }
            compared = united
        }
        let names = names(paths, reference)
        let words = try store.countedWords(of: sets, reference: compared, names: names)
        guard !words.tags.isEmpty else { throw Problem.noTag(in: paths, words.report) }
        return CountedTexts(words, paths: paths, options, input)
    }

    /// The names of the text and its reference: those that the options give, else the file names without folder and
    /// extension.
    private func names(_ paths: [String], _ reference: [String]) -> (text: String, reference: String) {
        func line(_ name: String) -> String { PlainText.caption(name) ?? name }
        if options.names.count == 2 { return (line(options.names[0]), line(options.names[1])) }
        func names(_ name: (String) -> String) -> (text: String, reference: String) {
            (line(paths.map(name).joined(separator: ", ")), line(reference.map(name).joined(separator: ", ")))
        }
        let names = names(fileName)
        // Files of the same name in two folders are named with their paths, so that they stay two groups.
        guard names.text == names.reference else { return names }
        let text = paths.joined(separator: ", ")
        let other = reference.joined(separator: ", ")
        return text == other ? (names.text, names.reference + " (2)") : (line(text), line(other))
    }

    func writePartial(_ sets: [TallySet], to path: String) throws {
        try writePartial(to: path) { writer in
            try store.writeRecords(of: sets) { key, count throws(Problem) in try writer.append(key, count: count) }
        }
    }

    /// Writes the sum of partial counts, one record at a time, so that it takes no more memory than reading them.
    func writePartial(addingUp paths: [String], to path: String) throws {
        let counts = try merge(paths)
        try writePartial(to: path) { writer in try writer.append(counts) }
    }

    /// Writes a file of partial counts.
    ///
    /// - Parameter body: appends the records; if it throws, the file is not replaced.
    private func writePartial(to path: String, _ body: (inout PartialWriter) throws -> Void) throws {
        let output = try OutputFile(path)
        var writer = PartialWriter(settings) { bytes throws(Problem) in try output.write(UnsafeRawBufferPointer(bytes))
        }
        try body(&writer)
        try writer.finish()
        try output.finish()
    }

    /// The settings that a partial count records: with other settings, other words would have been counted.
    private var settings: PartialSettings {
        PartialSettings(
            [
                // The number rises when words are told apart in another way.
                "words": options.isPlain ? "plain" : "unicode-3",
                "dictionaries": DictionarySegmenter.name,
                "languages": options.languages.map { $0.isEmpty ? "none" : $0.map(\.rawValue).joined(separator: ",") }
                    ?? "detected",
                "phrases": options.needsRuns ? "yes" : "no",
                "stop-words": Self.setting(options.stopWords),
                "keep": Self.setting(options.keptWords),
                "numbers": options.keepsNumbers ? "yes" : "no",
                "links": options.keepsLinks ? "yes" : "no",
                "code": options.keepsCode ? "yes" : "no",
                "noise": options.keepsNoise ? "yes" : "no",
            ].filter { !$0.value.isEmpty })
    }

    /// Returns the words sorted by their bytes, each once. If they are too long for a line of a partial count, their
    /// number and a hash (FNV-1a) take their place.
    private static func setting(_ words: [String]) -> String {
        var sorted = words.map { Array($0.utf8) }.filter { !$0.contains(0) }
            .sorted { $0.lexicographicallyPrecedes($1) }
        sorted = zip(sorted, [[]] + sorted).filter { $0 != $1 }.map(\.0)
        let joined = Array(sorted.joined(separator: [UInt8(ascii: ",")]))
        guard joined.count > 1000 else { return String(decoding: joined, as: UTF8.self) }
        return "\(sorted.count) words, \(String(FNV1a.hash(joined), radix: 16))"
    }
}
