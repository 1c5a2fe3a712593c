/// The case endings of Slavic languages that Snowball has no stemmer for, and of Latvian: without them, a name is as many
/// words as it has cases.
///
/// The longest ending that leaves four letters is taken off; of shorter words only the endings of a noun in the singular
/// that ends with a (`ręka`, `rękę`), since short stems are those of many words. A vowel that only some forms have is taken off, too
/// (`Marcinek`, `Marcinka`). Endings of verbs are kept.
struct CaseEndings {
    /// The endings, longer ones first.
    private let endings: [[UInt8]]
    /// Syllables that lose their vowel before an ending, and what is left of them.
    private let fleeting: [(syllable: [UInt8], rest: [UInt8])]
    private let exceptions: Set<[UInt8]>

    /// The endings that may leave three letters, that of the nominative first.
    private let shortEndings: [[UInt8]]

    private static let shortestStem = 4

    /// Makes the endings of a language; nil if it has none here.
    init?(_ language: Language) {
        let endings: String
        var short = "a u"
        var fleeting = "ek-k ec-c"
        var exceptions = ""
        switch language {
        case .polish:
            endings =
                "owie ami iami ach iach owi iowi emu iemu ego iego ymi imi ych ich iom iem iej ej em om ów iów ie ym im ią ię "
                + "ia iu a e i o u y ą ę"
            short = "a ę ą"
            exceptions = "pani panie państwo państwa"
        case .czech:
            endings =
                "ovi ové ého ému ými ími ách ích ých ech ami emi ům ám em ou ím ým a e ě i í o u ů y á é ý"
            short = "a u ou"
            exceptions = "paní"
        case .slovak:
            endings = "ovia ovi ov ého ému ými ími ách och ých ích ami om ám em ou ej ím ým ia a e i í o u ú y á é ý"
            short = "a u ou"
            exceptions = "pani"
        case .croatian:
            endings = "ovima evima ovi evi ova eva ama ima oga omu emu ega ih im om em og oj a e i o u"
            fleeting = "ac-c ak-k"
        case .slovenian:
            endings = "ovi evi ami oma ega emu ima ih im om em ov ev ah ih a e i o u"
        case .ukrainian:
            endings =
                "ами ями ові еві єві ого ому ими іми ах ях ам ям ів їв ей ою ею єю ом ем єм их іх им ій ий ої а я у ю и і "
                + "ї е є о ь"
            fleeting = "ок-к ец-ц"
            short = "а у ою"
            exceptions = "пані"
        case .bulgarian:
            endings = "овете ове ите ата ята ето ът ят та то те а я и е о"
            short = "а ата"
            fleeting = "ек-к ец-ц"
        case .latvian:
            endings = "iem ām ēm ās ēs us os is as es ai ei am em um im ā ē ī ū a e i u s š"
            short = ""
            fleeting = ""
        default: return nil
        }
        self.endings = endings.split(separator: " ").map { Array($0.utf8) }.sorted { $1.count < $0.count }
        shortEndings = short.split(separator: " ").map { Array($0.utf8) }
        self.fleeting = fleeting.split(separator: " ").compactMap { pair in
            let parts = pair.split(separator: "-").map { Array($0.utf8) }
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
        self.exceptions = Set(exceptions.split(separator: " ").map { Array($0.utf8) })
    }

    /// Returns the stem of a folded word; the word itself if it has none of the endings.
    func stem(_ word: [UInt8]) -> [UInt8] {
        if exceptions.contains(word) { return word }
        var stem = word
        for ending in endings where word.count > ending.count && word.suffix(ending.count).elementsEqual(ending) {
            let rest = word.dropLast(ending.count)
            let letters = rest.count { $0 & 0xC0 != 0x80 }
            if letters >= Self.shortestStem {
                stem = Array(rest)
                break
            }
            guard letters == Self.shortestStem - 1, shortEndings.contains(ending) else { continue }
            // The nominative, since a word of three letters is another one: let and leta.
            return rest + shortEndings[0]
        }
        for (syllable, rest) in fleeting
        where stem.suffix(syllable.count).elementsEqual(syllable)
            && stem.count(where: { $0 & 0xC0 != 0x80 }) >= Self.shortestStem
        {
            stem.replaceSubrange((stem.count - syllable.count)..., with: rest)
            break
        }
        return stem
    }
}
