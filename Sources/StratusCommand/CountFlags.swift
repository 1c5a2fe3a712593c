import SourceText
import Stratus
import TagParsing

/// The flags for counting words, which every command that reads texts has.
struct CountFlags: FlagList {
    static let language = Flag(
        "language", as: "codes",
        "Texts: their languages, such as de or en,fr; none for no stop words and no stems. Default: told from each text."
    )
    static let stems = Flag(
        "stems", as: "mode", completion: .list(StemMode.allCases.map(\.rawValue)),
        "Texts: which spellings are one word: \(names(StemMode.self)). Default: \(StemMode.best.rawValue).")
    static let phrases = Flag(
        "phrases", as: "threshold",
        "Texts: words that are one tag, such as New York: off, on, or how sure they are to be, as a log-likelihood. Default: on, which is 15."
    )
    static let stopWords = Flag(
        "stop-words", .values, as: "file",
        "Texts: a file of words to leave out besides the language's, one a line.")
    static let minCount = Flag("min-count", as: "n", isNumber: true, "Texts: leave rarer words out.")
    static let minLength = Flag(
        "min-length", as: "n", isNumber: true,
        "Texts: leave words of fewer characters out; 1 keeps single signs of Chinese and Japanese.")
    static let numbers = Flag("numbers", .on, "Texts: count numbers, too.")
    static let links = Flag("links", .on, "Texts: count URLs and e-mail addresses, too.")
    static let code = Flag("code", .on, "Texts: count the words in blocks of code, too.")
    static let raw = Flag(
        "raw", .on,
        "Texts: count what is no prose, too: headers of mail, times of subtitles, running heads, terminal codes.")
    static let markup = Flag(
        "markup", as: "name", completion: .list(TextMarkup.allCases.map(\.rawValue)),
        "Texts: what they are written in: \(names(TextMarkup.self)). Default: by their extensions, else plain.")
    static let weights = Flag(
        "weights", as: "name", completion: .list(Weighting.allCases.map(\.rawValue)),
        "Texts: what a word weighs: \(names(Weighting.self)); all but counts need --reference. Default: counts.")
    static let reference = Flag(
        "reference", .values, as: "file",
        "Texts: a text to compare with; may be repeated. Without --weights it is a comparison.")
    static let sideNames = Flag(
        "names", as: "names",
        "Texts: what the text and its reference are called, such as \"Genesis,Exodus\". Default: as their files.")
    static let jobs = Flag(
        "jobs", as: "n", isNumber: true,
        "Texts: how many are read at once; of a manifest, how many clouds are made. Default: the number of cores, at most 16."
    )
    static let memory = Flag(
        "memory", as: "size",
        "Texts: memory for tables, such as 500MB; what needs more goes to temporary files. Default: 200MB.")
    static let temporaryFolder = Flag(
        "temporary-folder", as: "folder", "Texts: where temporary files are made. Default: $TMPDIR, else /tmp.")

    static let flags = [
        language, stems, phrases, stopWords, minCount, minLength, numbers, links, code, raw, markup, weights, reference,
        sideNames, jobs, memory, temporaryFolder,
    ]

    let given: GivenArguments

    /// The name of the first flag for counting words that was given, in the order of the table.
    var firstGiven: String? { Self.flags.first(where: given.has)?.name }

    /// The paths of the texts with which the other texts are compared.
    var reference: [String] { given.texts(Self.reference) }

    /// Counts the words of texts.
    ///
    /// - Parameter overrides: the options of the cloud; names of several words in them are phrases.
    func count(
        _ texts: [String], _ input: InputOptions, _ overrides: [OptionSetting]
    ) throws -> CountedTexts {
        var options = try options()
        options.knownPhrases = try namedPhrases(in: overrides)
        options.notesSentences = ordersByRelation(overrides)
        return try countWords(in: texts, reference: reference, options: options, input: input, resources: resources())
    }

    func options() throws -> CountOptions {
        var options = CountOptions()
        options.languages = try given.text(Self.language).map(Self.languages)
        options.stems = try given.text(Self.stems).map { try choice($0, "--stems") } ?? .best
        if options.stems == .full, StemMode.best != .full {
            throw Problem(
                .usage, "this build of Stratus has no stems: it was made without Snowball and ICU",
                hint: "build it with make, which installs libstemmer-dev and libicu-dev, or take --stems plurals")
        }
        if let phrases = given.text(Self.phrases) { try Self.read(phrases: phrases, into: &options) }
        options.stopWords = try given.texts(Self.stopWords).flatMap { try readWords($0) }
        options.minCount = try positive(Self.minCount) ?? 1
        options.minLength = try positive(Self.minLength)
        options.keepsNumbers = given.isOn(Self.numbers)
        options.keepsLinks = given.isOn(Self.links)
        options.keepsCode = given.isOn(Self.code)
        options.keepsNoise = given.isOn(Self.raw)
        options.markup = try given.text(Self.markup).map { try choice($0, "--markup") }
        options.weighting =
            try given.text(Self.weights).map { try choice($0, "--weights") }
            ?? (reference.isEmpty ? .counts : .comparison)
        options.names = try given.text(Self.sideNames).map { try Self.sideNames($0, reference) } ?? []
        if options.weighting != .counts, reference.isEmpty {
            throw Problem(
                .usage, "--weights \(options.weighting.rawValue) has no text to compare with",
                hint: "name one with --reference")
        }
        if options.weighting == .counts, !reference.isEmpty {
            throw Problem(
                .usage, "--reference is for weights other than counts",
                hint: "choose --weights tfidf, difference or comparison")
        }
        return options
    }

    func resources() throws -> CountResources {
        var resources = CountResources()
        if let jobs = try positive(Self.jobs) { resources.jobs = min(jobs, 256) }
        if let memory = given.text(Self.memory) { resources.memory = try Self.bytes(memory) }
        if let temporaryFolder = given.text(Self.temporaryFolder) { resources.temporaryFolder = temporaryFolder }
        return resources
    }

    // MARK: - Values

    private func positive(_ flag: Flag) throws -> Int? {
        guard let value = given.number(flag), value < 1 else { return given.number(flag) }
        throw Problem(.usage, "--\(flag.name) is \(value), expected 1 or more", hint: "leave it out for the default")
    }

    private static func languages(_ text: String) throws -> [Language] {
        if text.lowercased() == "none" { return [] }
        return try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let language = Language(named: String(name)) else {
                throw Problem(
                    .usage, "--language is \"\(name)\"",
                    hint:
                        "expected none, or codes with commas between them: \(Language.allCases.map(\.rawValue).sorted().joined(separator: ", "))"
                )
            }
            return language
        }
    }

    private static func read(phrases: String, into options: inout CountOptions) throws {
        switch phrases {
        case "off": options.findsPhrases = false
        case "on": break
        default:
            guard let threshold = Double(phrases), threshold.isFinite, threshold >= 0 else {
                throw Problem(
                    .usage, "--phrases is \"\(phrases)\", expected off, on or a number from 0",
                    hint: "such as --phrases 30 for the surer ones only")
            }
            options.phraseThreshold = threshold
        }
    }

    private static func sideNames(_ text: String, _ reference: [String]) throws -> [String] {
        let names = OptionValue.text(text).items
        guard !reference.isEmpty else {
            throw Problem(
                .usage, "--names are those of a text and its reference, and there is no reference",
                hint: "name one with --reference")
        }
        guard names.count == 2, names.allSatisfy({ !$0.isEmpty }), names[0] != names[1] else {
            throw Problem(
                .usage, "--names is \"\(text)\", expected two different names with a comma between them",
                hint:
                    "the text first and then its reference, such as --names \"Genesis,Exodus\"; a comma of a name is \\,"
            )
        }
        return names
    }

    private static func bytes(_ text: String) throws -> Int {
        if let bytes = byteCount(text), bytes >= 1_000_000 { return bytes }
        throw Problem(
            .usage, "--memory is \"\(text)\", expected a size from 1MB", hint: "such as --memory 500MB or 2GB")
    }
}
