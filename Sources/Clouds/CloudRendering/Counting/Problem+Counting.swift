import SourceText
import WordCounting

extension Problem {
    static func otherSetting(_ name: String, _ theirs: String?, _ ours: String?, path: String) -> Problem {
        let counted = theirs.map { "\"\($0)\"" } ?? "as it is by default"
        let wanted = ours.map { "\"\($0)\"" } ?? "the default"
        return Problem(
            .badInput, path, "it was counted with \(name) \(counted), and is to be added up with \(wanted)",
            hint: "give the options of counting that the partial counts were made with")
    }

    static func partialCountAsText(_ path: String) -> Problem {
        Problem(
            .badInput, path, "this is a partial count, expected a text",
            hint: "partial counts are added up with stratus count --merge")
    }

    static func noWord(inReference paths: [String]) -> Problem {
        Problem(
            .badInput, paths.joined(separator: ", "), "the reference has no words",
            hint: "name a text that has some, to compare with")
    }

    static func noTag(in paths: [String], _ report: WordReport) -> Problem {
        let name = paths.count == 1 ? (paths[0] == "-" ? "<standard input>" : paths[0]) : "\(paths.count) inputs"
        guard report.words > 0 else {
            let found = report.omissions.map { "\($0.count) \($0.noun)" }.joined(separator: ", ")
            return Problem(
                .badInput, name, "there is no word in the text" + (found.isEmpty ? "" : ", only \(found)"),
                hint:
                    "words of any script are looked for, #hashtags and @names; --numbers counts numbers, --links links and e-mail addresses, --code what is in blocks of code, --raw what is no prose"
            )
        }
        let stopWord = WordReport.ExcludedWord.Reason.stopWord.text
        let reasons = Dictionary(grouping: report.excluded, by: \.reason.text).mapValues(\.count)
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { text, count in
                count == 1 ? "1 is \(text)" : "\(count) are \(text == stopWord ? "stop words" : text)"
            }
        let words = "\(report.distinct) different \(report.distinct == 1 ? "one" : "ones")"
        return Problem(
            .badInput, name, "no word is left: of \(words), \(reasons.joined(separator: ", "))",
            hint:
                "--keep WORD counts a stop word, --language none all words; --min-count and --min-length leave words out"
        )
    }
}
