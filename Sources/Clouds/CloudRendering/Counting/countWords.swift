import Languages
import SourceText
import TagParsing
import TextReading
import WordCounting

/// The words of texts as tags, and a report on the words that are left out.
public struct CountedTexts: Sendable {
    /// The words as tags, sorted by falling weight; tags of equal weight are sorted by the bytes of their names.
    public internal(set) var list: TagList
    /// A report on the number of words, how spellings were merged, and which words are left out.
    public let report: WordReport

    /// - Parameter paths: the paths of the texts, for notes and for the title of a cloud.
    init(_ words: CountedWords, paths: [String], _ options: CountOptions, _ input: InputOptions) {
        var list = TagList()
        let (sides, isComparison) = (words.report.sides, options.weighting == .comparison)
        list.title =
            isComparison
            ? sides.map(\.name).joined(separator: " – ") : textTitle(of: paths, options.markup, input)
        list.texts = isComparison ? sides : [("", words.report.words)]
        list.unit = options.weighting.unit
        list.countsWords = options.weighting == .counts && options.minCount == 1
        let name = paths.count == 1 ? paths[0] == "-" ? "<standard input>" : paths[0] : "texts"
        let undivided = words.report.languages.filter { [.chinese, .japanese, .thai].contains($0) }
        if !DictionarySegmenter.dividesWords, !undivided.isEmpty {
            let languages = undivided.map(\.englishName).joined(separator: " and ")
            list.notes.append(
                InputNote(
                    path: name,
                    "words of \(languages) are single characters: this build has no dictionaries; build it with make, which installs libicu-dev and libstemmer-dev"
                ))
        }
        list.notes += Self.notes(words.report, path: name)
        list.tags = words.tags
        list.tagsOfSentences = words.sentences
        list.entryCount = words.tags.count
        list.hasDistinctNames = true
        list.suggestedLimit = Self.suggestedLimit
        if words.report.languages.count == 1, words.report.assumedLanguages == 0 {
            list.language = words.report.languages.first?.rawValue
        }
        self.list = list
        report = words.report
    }

    /// The notes on texts that are no plain text.
    private static func notes(_ report: WordReport, path: String) -> [InputNote] {
        report.seeming.map { markup in
            InputNote(
                path: path,
                "this looks like \(markup.title), and is counted as plain text: --markup \(markup.rawValue) counts what its readers see, --markup plain says that it is meant so"
            )
        }
    }

    /// The tags as a plain list of words, without the title, description and unit that a cloud of the text has.
    public var words: TagList { list.withoutCaptions }

    /// The number of words that a cloud shows well.
    static let suggestedLimit = 200
}

extension TagList {
    /// The list as `stratus count` writes it: without title, description and unit if its tags are the words of texts;
    /// otherwise unchanged.
    package var withoutCaptions: TagList {
        guard !texts.isEmpty else { return self }
        var list = self
        (list.title, list.texts, list.unit, list.countsWords) = (nil, [], nil, false)
        return list
    }
}

extension Weighting {
    /// The unit of the weights, as the option `unit` names it.
    fileprivate var unit: String {
        switch self {
        case .counts: "times"
        case .tfidf: "tf–idf"
        case .difference, .comparison: "log-likelihood"
        }
    }
}

/// Counts the words of texts.
///
/// ```swift
/// let counted = try countWords(in: ["speech.txt"])
/// let cloud = try composeCloud(TagCollection([counted.list]))
/// ```
/// - Parameters:
///   - paths: the paths of texts, Markdown or HTML; or of tables if `input.words` names a column; `-` is standard
///     input.
///   - reference: the paths of the texts to compare with, for weights other than counts.
///   - resources: the threads and memory to use; they do not change the result.
/// - Throws: ``Problem`` if a text cannot be read, if the reference has no words, or if the options leave no word to
///   count.
/// - Complexity: O(n) in the bytes; the memory grows with the number of different words.
public func countWords(
    in paths: [String], reference: [String] = [], options: CountOptions = CountOptions(),
    input: InputOptions = InputOptions(), resources: CountResources = CountResources()
) throws -> CountedTexts {
    var resources = resources
    if options.notesSentences { (resources.jobs, resources.memory) = (1, .max) }
    let run = CountRun(options: options, input: input, resources: resources)
    let columns = try columnTexts(in: paths, input)
    var counted = try run.result(
        of: try run.count(paths, columns: columns?.texts), paths: paths, reference: reference)
    if let columns { counted.list.notes = columns.notes + counted.list.notes }
    return counted
}

/// Reads the texts of the column that the options name; nil if the inputs are texts themselves.
private func columnTexts(
    in paths: [String], _ input: InputOptions
) throws -> (texts: [[UInt8]], notes: [InputNote])? {
    guard input.words != nil else { return nil }
    var texts: [[UInt8]] = []
    var notes: [InputNote] = []
    var errors: [Problem] = []
    for path in paths {
        do {
            let column = try TagList.texts(inColumnOf: path, input)
            texts.append(column.bytes)
            notes += column.notes
        } catch { errors.append(Problem(any: error)) }
    }
    if let error = Problem(errors) { throw error }
    return (texts, notes)
}

/// Counts the words of texts, and writes a partial count: a file that can be added up with those of other texts later.
///
/// ``countWords(addingUp:reference:options:input:resources:)`` reads the file.
/// - Throws: ``Problem`` if a text cannot be read, or the file cannot be written.
public func writePartialCount(
    of paths: [String], to output: String, options: CountOptions = CountOptions(), input: InputOptions = InputOptions(),
    resources: CountResources = CountResources()
) throws {
    let run = CountRun(options: options, input: input, resources: resources)
    try run.writePartial(try run.count(paths, columns: try columnTexts(in: paths, input)?.texts), to: output)
}

/// Adds up partial counts; in any order and grouping, the result is the same as that of one count of all their texts.
///
/// - Parameter options: the same options of counting that the partial counts were made with.
/// - Throws: ``Problem`` if a partial count cannot be read, or was made with other options.
public func countWords(
    addingUp paths: [String], reference: [String] = [], options: CountOptions = CountOptions(),
    input: InputOptions = InputOptions(), resources: CountResources = CountResources()
) throws -> CountedTexts {
    let run = CountRun(options: options, input: input, resources: resources)
    return try run.result(of: try run.addUp(paths), paths: paths, reference: reference)
}

/// Adds up partial counts, and writes the sum as another partial count.
public func writePartialCount(
    addingUp paths: [String], to output: String, options: CountOptions = CountOptions(),
    resources: CountResources = CountResources()
) throws {
    let run = CountRun(options: options, input: InputOptions(), resources: resources)
    try run.writePartial(addingUp: paths, to: output)
}
