import ArgumentParser
import SourceText
import Stratus
import TagParsing

/// How words of texts are counted; the flags of every command that reads texts.
struct CountFlags: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Texts: their languages, such as de or en,fr; none for no stop words and no stems. Default: told from each text.",
            valueName: "codes"))
    var language: String?

    @Option(
        help: ArgumentHelp(
            "Texts: which spellings are one word: \(names(StemMode.self)). Default: \(StemMode.best.rawValue).",
            valueName: "mode"))
    var stems: String?

    @Option(
        help: ArgumentHelp(
            "Texts: words that are one tag, such as New York: off, on, or how sure they are to be, as a log-likelihood. Default: on, which is 15.",
            valueName: "threshold"))
    var phrases: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Texts: a file of words to leave out besides the language's, one a line.", valueName: "file")
    )
    var stopWords: [String] = []

    @Option(help: ArgumentHelp("Texts: leave rarer words out.", valueName: "n")) var minCount: Int?

    @Option(help: ArgumentHelp("Texts: leave words of fewer characters out.", valueName: "n")) var minLength: Int?

    @Flag(help: "Texts: count numbers, too.") var numbers = false

    @Flag(help: "Texts: count URLs and e-mail addresses, too.") var links = false

    @Flag(help: "Texts: count the words in blocks of code, too.") var code = false

    @Option(
        help: ArgumentHelp(
            "Texts: what they are written in: \(names(TextMarkup.self)). Default: by their extensions, else plain.",
            valueName: "name"))
    var markup: String?

    @Option(
        help: ArgumentHelp(
            "Texts: what a word weighs: \(names(Weighting.self)); all but counts need --reference. Default: counts.",
            valueName: "name"))
    var weights: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Texts: a text to compare with; may be repeated. Without --weights it is a comparison.", valueName: "file"))
    var reference: [String] = []

    @Option(
        name: .customLong("names"),
        help: ArgumentHelp(
            "Texts: what the text and its reference are called, such as \"Genesis,Exodus\". Default: as their files.",
            valueName: "names"))
    var sideNames: String?

    @Option(
        help: ArgumentHelp(
            "Texts: how many are read at once; of a manifest, how many clouds are made. Default: the number of cores, at most 16.",
            valueName: "n"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Texts: memory for tables, such as 500MB; what needs more goes to temporary files. Default: 200MB.",
            valueName: "size"))
    var memory: String?

    @Option(
        help: ArgumentHelp("Texts: where temporary files are made. Default: $TMPDIR, else /tmp.", valueName: "folder"))
    var temporaryFolder: String?

    /// The first flag that was given.
    var firstGiven: String? {
        let given: [(String, Bool)] = [
            ("language", language != nil), ("stems", stems != nil), ("phrases", phrases != nil),
            ("stop-words", !stopWords.isEmpty), ("min-count", minCount != nil), ("min-length", minLength != nil),
            ("numbers", numbers), ("links", links), ("code", code), ("markup", markup != nil),
            ("weights", weights != nil), ("reference", !reference.isEmpty), ("names", sideNames != nil),
            ("jobs", jobs != nil),
            ("memory", memory != nil), ("temporary-folder", temporaryFolder != nil),
        ]
        return given.first { $0.1 }?.0
    }

    /// Counts the words of texts.
    ///
    /// - Parameter overrides: the cloud's options, whose names of several words are phrases.
    func count(
        _ texts: [String], _ input: InputOptions, _ overrides: [(name: String, value: String)]
    ) throws -> CountedTexts {
        var options = try options()
        options.knownPhrases = try namedPhrases(in: overrides)
        return try countWords(in: texts, reference: reference, options: options, input: input, resources: resources())
    }

    func options() throws -> CountOptions {
        var options = CountOptions()
        options.languages = try language.map(Self.languages)
        options.stems = try stems.map { try choice($0, "--stems") } ?? .best
        if options.stems == .full, StemMode.best != .full {
            throw Problem(
                .usage, "this build of Stratus has no stems: it was made without Snowball and ICU",
                hint: "build it with make, which installs libstemmer-dev and libicu-dev, or take --stems plurals")
        }
        if let phrases { try Self.read(phrases: phrases, into: &options) }
        options.stopWords = try stopWords.flatMap { try readWords($0) }
        options.minCount = try positive(minCount, "--min-count") ?? 1
        options.minLength = try positive(minLength, "--min-length") ?? 1
        options.keepsNumbers = numbers
        options.keepsLinks = links
        options.keepsCode = code
        options.markup = try markup.map { try choice($0, "--markup") }
        options.weighting =
            try weights.map { try choice($0, "--weights") } ?? (reference.isEmpty ? .counts : .comparison)
        options.names = try sideNames.map { try Self.sideNames($0, reference) } ?? []
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
        if let jobs = try positive(jobs, "--jobs") { resources.jobs = min(jobs, 256) }
        if let memory { resources.memory = try Self.bytes(memory) }
        if let temporaryFolder { resources.temporaryFolder = temporaryFolder }
        return resources
    }

    // MARK: - Values

    private func positive(_ value: Int?, _ flag: String) throws -> Int? {
        if let value, value < 1 {
            throw Problem(.usage, "\(flag) is \(value), expected 1 or more", hint: "leave it out for the default")
        }
        return value
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
        let names = escapedParts(of: text, separatedBy: UInt8(ascii: ",")).map { name in
            String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
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
