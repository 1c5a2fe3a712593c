import ByteWriting
import CloudComposition
import Languages
import TextReading
import WordCounting

extension RenderReport {
    /// The summary of counted words, one line:
    /// `12,345 words, 2,310 distinct, 200 placed, 1,980 below the limit, 130 stop words`. The numbers
    /// behind `distinct` add up to it, unless the cloud has tags of another input.
    func wordSummary(_ words: WordReport) -> String {
        var parts = [
            "\(grouped(words.words)) \(words.words == 1 ? "word" : "words")", "\(grouped(words.distinct)) distinct",
            "\(grouped(placed)) placed",
        ]
        let belowLimit = dropped.count(where: \.isAboveLimit)
        if belowLimit > 0 { parts.append("\(grouped(belowLimit)) below the limit") }
        let singles = dropped.count(where: \.isSingle)
        if singles > 0 { parts.append("\(grouped(singles)) that \(singles == 1 ? "occurs" : "occur") once") }
        let others = dropped.count - belowLimit - singles
        if others > 0 { parts.append("\(grouped(others)) dropped") }
        // An alias has joined the rest to other tags.
        let counted = words.distinct - words.excluded.count
        let joined = counted - placed - dropped.count
        if readCount == counted, joined > 0 { parts.append("\(grouped(joined)) joined to others") }
        for (text, count) in reasons(words) { parts.append("\(grouped(count)) \(text)") }
        return parts.joined(separator: ", ")
    }

    /// What was left out of texts because it is no prose, and what seems to be no plain text.
    func leftOut(_ words: WordReport) -> [String] {
        let noise = words.omissions.filter(\.isNoise).map { "\(grouped($0.count)) \($0.noun)" }
        var parts = noise.isEmpty ? [] : ["left out as no prose: \(noise.joined(separator: ", ")); --raw counts them"]
        for markup in words.seeming { parts.append("it looks like \(markup.title) (--markup \(markup.rawValue))") }
        return parts
    }

    private func reasons(_ words: WordReport) -> [(text: String, count: Int)] {
        Dictionary(grouping: words.excluded) { $0.reason.plural(1) }
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            .map { ($1[0].reason.plural($1.count), $1.count) }
    }

    /// Returns the lines of the report on words: one for each merge, phrase and exclusion.
    func wordLines(_ words: WordReport) -> [String] {
        var lines: [String] = []
        let languages = words.languages.map(\.englishName).joined(separator: ", ")
        let assumed = words.assumedLanguages > 0 ? " (assumed of \(words.assumedLanguages) of \(words.texts))" : ""
        if !languages.isEmpty { lines.append("language: \(languages)\(assumed)") }
        for omission in words.omissions { lines.append("left out: \(grouped(omission.count)) \(omission.noun)") }
        for phrase in words.phrases {
            let likelihood = phrase.likelihood.map { "log-likelihood \(markupNumber($0))" } ?? "named by an option"
            lines.append("phrase: \"\(phrase.text)\" (\(phrase.count)), \(likelihood)")
        }
        for word in words.merged {
            let spellings = word.spellings.map { "\"\($0.text)\" (\($0.count))" }.joined(separator: ", ")
            lines.append("merged: \(spellings) into \"\(word.name)\"")
        }
        if !words.sides.isEmpty {
            let sides = words.sides.map { "\($0.name) with \(grouped($0.words)) words" }
            lines.append("compared: \(sides.joined(separator: ", ")); rates are of a thousand words")
        }
        for word in words.compared {
            let names = (text: words.sides[0].name, reference: words.sides[1].name)
            lines.append("compared: \"\(word.text)\" (\(shortest(word.weight))): \(word.figures.text(names))")
        }
        for word in words.excluded {
            lines.append("excluded: \"\(word.text)\" (\(word.count)) is \(word.reason.text)")
        }
        return lines
    }

    /// Writes the report on words, one field of an object:
    /// `"words": {"count", "distinct", "texts", "languages": ["en"], "assumedLanguages",`
    /// `"merged": [{"name", "spellings": [{"text", "count"}]}], "phrases": [{"text", "count", "logLikelihood"}],`
    /// `"excluded": [{"text", "count", "reason"}], "omitted": [{"kind", "count"}]}`; and if texts were compared also
    /// `"sides": [{"name", "words"}], "compared":`
    /// `[{"text", "weight", "count", "rate", "referenceCount", "referenceRate"}]`, with rates in a thousand words.
    func write(_ words: WordReport, to json: inout JSONOutput) {
        json.object("words") { json in
            json.integer("count", words.words)
            json.integer("distinct", words.distinct)
            json.integer("texts", words.texts)
            json.array("languages", of: words.languages) { json, language in json.string(nil, language.rawValue) }
            json.integer("assumedLanguages", words.assumedLanguages)
            json.objects("merged", of: words.merged) { json, word in
                json.string("name", word.name)
                json.objects("spellings", of: word.spellings) { json, spelling in
                    json.string("text", spelling.text)
                    json.integer("count", spelling.count)
                }
            }
            json.objects("phrases", of: words.phrases) { json, phrase in
                json.string("text", phrase.text)
                json.integer("count", phrase.count)
                json.number("logLikelihood", phrase.likelihood)
            }
            if !words.sides.isEmpty {
                json.objects("sides", of: words.sides) { json, side in
                    json.string("name", side.name)
                    json.integer("words", side.words)
                }
                json.objects("compared", of: words.compared) { json, word in
                    json.string("text", word.text)
                    json.number("weight", word.weight)
                    json.integer("count", word.figures.count)
                    json.number("rate", word.figures.rate)
                    json.integer("referenceCount", word.figures.referenceCount)
                    json.number("referenceRate", word.figures.referenceRate)
                }
            }
            json.objects("excluded", of: words.excluded) { json, word in
                json.string("text", word.text)
                json.integer("count", word.count)
                json.string("reason", word.reason.text)
            }
            json.objects("omitted", of: words.omissions) { json, omission in
                json.string("kind", omission.kind)
                json.integer("count", omission.count)
            }
        }
    }
}

extension WordReport.ExcludedWord.Reason {
    /// The reason as it follows a number: `130 stop words`.
    fileprivate func plural(_ count: Int) -> String {
        switch self {
        case .stopWord: count == 1 ? "stop word" : "stop words"
        case .insidePhrases: "in phrases only"
        case .belowMinimumCount(let least): "rarer than \(least)"
        case .belowMinimumLength(let least): "shorter than \(least)"
        case .notMoreThanReference: "not above the reference"
        case .differenceBelow: "about as frequent in both texts"
        case .everywhereInReference(let part): "in every \(part) of the reference"
        case .noName: count == 1 ? "no name of a tag" : "no names of tags"
        }
    }
}
