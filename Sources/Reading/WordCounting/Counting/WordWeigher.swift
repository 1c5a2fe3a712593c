import ByteWriting
import Glibc
import TagParsing

/// The error for a word that is no tag, with the reason.
struct Exclusion: Error { let reason: WordReport.ExcludedWord.Reason }

/// Weighs the words of a text, on their own or against a reference.
struct WordWeigher {
    private let weighting: Weighting
    private let names: (text: String, reference: String)
    /// How many words the text and the reference have.
    private let totals: (text: Double, reference: Double)
    private let vocabulary: Vocabulary
    private let spreads: [WordSpread]

    /// The least log-likelihood of a difference: smaller ones come about by chance more than once in twenty times.
    private static let leastDifference = 3.84

    init(
        _ weighting: Weighting, _ vocabulary: Vocabulary, _ reference: [TallyBox],
        names: (text: String, reference: String)
    ) {
        (self.weighting, self.names, self.vocabulary) = (weighting, names, vocabulary)
        totals = vocabulary.words.reduce(into: (0.0, 0.0)) { sums, word in
            sums.0 += Double(word.occurrences.text)
            sums.1 += Double(word.occurrences.reference)
        }
        spreads = reference.compactMap { $0.tally.spread }
    }

    /// The names of the text and the reference, and how many words each has.
    var sides: [(name: String, words: Int)] {
        [(names.text, Int(totals.text)), (names.reference, Int(totals.reference))]
    }

    /// Weighs a word or a phrase.
    ///
    /// - Parameters:
    ///   - words: the word, or the words of the phrase.
    ///   - counts: its occurrences in the text, and in the reference.
    /// - Returns: the weight, and in a comparison the group.
    /// - Throws: ``Exclusion`` if the item is no tag.
    func weight(of words: [UInt32], counts: SideCounts) throws(Exclusion) -> (weight: Double, group: String?) {
        let count = Double(counts.text)
        let other = Double(counts.reference)
        switch weighting {
        case .counts: return (count, nil)
        case .tfidf:
            guard count > 0 else { throw Exclusion(reason: .notMoreThanReference) }
            let parts = Double(spreads.reduce(0) { $0 + $1.partCount })
            // A phrase is in no more parts than each of its words, and than it occurs.
            var with =
                words.map { word in
                    Double(spreads.reduce(0) { $0 + $1.partCount(ofKey: vocabulary.words[Int(word)].key) })
                }.min() ?? 0
            if words.count > 1 { with = min(with, other) }
            let weight = count * log((parts + 1) / (with + 1))
            guard weight > 0 else {
                throw Exclusion(reason: .everywhereInReference(spreads.first?.partName ?? "part"))
            }
            return (fourDigits(weight), nil)
        case .difference, .comparison:
            let difference = logLikelihood(
                count, other, max(0, totals.text - count), max(0, totals.reference - other))
            let isMore = count * totals.reference > other * totals.text
            guard isMore || weighting == .comparison else { throw Exclusion(reason: .notMoreThanReference) }
            guard difference >= Self.leastDifference else {
                throw Exclusion(reason: .differenceBelow(Self.leastDifference))
            }
            let weight = fourDigits(difference)
            guard weighting == .comparison else { return (weight, nil) }
            return (weight, isMore ? names.text : names.reference)
        }
    }

    /// The counts of a word in both texts, and its rates per thousand words.
    func comparison(of counts: SideCounts) -> WordReport.ComparedWord.Figures {
        func rate(_ count: UInt64, of total: Double) -> Double {
            total > 0 ? fourDigits(1000 * Double(count) / total) : 0
        }
        return WordReport.ComparedWord.Figures(
            count: Int(clamping: counts.text), rate: rate(counts.text, of: totals.text),
            referenceCount: Int(clamping: counts.reference), referenceRate: rate(counts.reference, of: totals.reference)
        )
    }

    /// The figures as attributes of a tag, with a title that says them in words.
    func attributes(_ figures: WordReport.ComparedWord.Figures) -> TagAttributes {
        let values = [
            String(figures.count), shortest(figures.rate), String(figures.referenceCount),
            shortest(figures.referenceRate),
        ]
        let title = figures.text(names)
        return TagAttributes(values: [("title", title)] + zip(TagAttributes.figureKeys, values).map { ($0, $1) })
    }
}

/// A number rounded to its first four digits.
private func fourDigits(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return number }
    let exponent = 3 - log10(number).rounded(.down)
    // Powers of ten are exact up to the 22nd, and quotients by them are the numbers nearest to what is meant.
    guard abs(exponent) <= 22 else { return number }
    let power = pow(10, abs(exponent))
    return exponent >= 0 ? (number * power).rounded() / power : (number / power).rounded() * power
}
