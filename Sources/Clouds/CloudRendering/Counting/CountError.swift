import WordCounting

/// A count that could not be made.
public struct CountError: Error, Sendable, CustomStringConvertible {
    public enum Kind: Sendable {
        /// An input that is none, or does not fit the others.
        case badInput
        case noInput
        /// Temporary files could not be made or read.
        case storage
    }

    public let kind: Kind
    public let description: String

    init(_ error: CountStreamError) {
        description = error.description
        kind =
            switch error {
            case .storage: .storage
            case .input(let error):
                switch error.kind {
                case .absent: .noInput
                case .brokeOff: .storage
                case .malformed: .badInput
                }
            }
    }

    init(otherSetting name: String, _ theirs: String?, _ ours: String?, path: String) {
        kind = .badInput
        description =
            "\(path): error: it was counted with \(name) \(theirs.map { "\"\($0)\"" } ?? "as it is by default"), and is to be added up with \(ours.map { "\"\($0)\"" } ?? "the default")"
            + "\nhint: give the options of counting that the partial counts were made with"
    }

    init(partialCountAsText name: String) {
        kind = .badInput
        description =
            "\(name): error: this is a partial count, expected a text\nhint: partial counts are added up with stratus count --merge"
    }

    init(noWordInReference paths: [String]) {
        kind = .badInput
        description =
            "\(paths.joined(separator: ", ")): error: the reference has no words\nhint: name a text that has some, to compare with"
    }

    init(noTagIn paths: [String], _ report: WordReport) {
        kind = .badInput
        let name = paths.count == 1 ? (paths[0] == "-" ? "<standard input>" : paths[0]) : "\(paths.count) inputs"
        guard report.words > 0 else {
            let found = report.omissions.map { "\($0.count) \($0.noun)" }.joined(separator: ", ")
            description =
                "\(name): error: there is no word in the text" + (found.isEmpty ? "" : ", only \(found)")
                + "\nhint: words of any script are looked for, #hashtags and @names; --numbers counts numbers, --links links and e-mail addresses, --code what is in blocks of code"
            return
        }
        let stopWord = WordReport.ExcludedWord.Reason.stopWord.text
        let reasons = Dictionary(grouping: report.excluded, by: \.reason.text).mapValues(\.count)
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { text, count in
                count == 1 ? "1 is \(text)" : "\(count) are \(text == stopWord ? "stop words" : text)"
            }
        description =
            "\(name): error: no word is left: of \(report.distinct) different \(report.distinct == 1 ? "one" : "ones"), \(reasons.joined(separator: ", "))"
            + "\nhint: --keep WORD counts a stop word, --language none all words; --min-count and --min-length leave words out"
    }
}
