/// The case endings of Slavic languages that Snowball has no stemmer for, and of Latvian: without them, a name is as many
/// words as it has cases.
///
/// The longest ending that leaves three letters is taken off. A vowel that only some forms have is taken off, too
/// (`Marcinek`, `Marcinka`), and a last ł becomes l (`szkoła`, `szkole`). Endings of verbs are kept.
struct CaseEndings {
    /// The endings, longer ones first.
    private let endings: [[UInt8]]
    /// Syllables that lose their vowel before an ending, and what is left of them.
    private let fleeting: [(syllable: [UInt8], rest: [UInt8])]
    private let exceptions: Set<[UInt8]>

    private static let shortestStem = 3

    /// Makes the endings of a language; nil if it has none here.
    init?(_ language: Language) {
        let endings: String
        var fleeting = "ek-k ec-c"
        var exceptions = ""
        switch language {
        case .polish:
            endings =
                "owie ami iami ach iach owi iowi emu iemu ego iego ymi imi ych ich iom iem iej ej em om ów iów ie ym im ią ię "
                + "ia iu io a e i o u y ą ę"
            exceptions = "pani panie państwo państwa para parę"
        case .czech:
            endings =
                "ovi ové ého ému ými ími ách ích ých ech ami emi ům ám em ou ím ým a e ě i í o u ů y á é ý"
            exceptions = "paní"
        case .slovak:
            endings = "ovia ovi ov ého ému ými ími ách och ých ích ami om ám em ou ej ím ým ia a e i í o u ú y á é ý"
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
            exceptions = "пані"
        case .bulgarian:
            endings = "овете ове ите ата ята ето ът ят та то те а я и е о"
            fleeting = "ек-к ец-ц"
        case .latvian:
            endings = "iem ām ēm ās ēs us os is as es ai ei am em um im ā ē ī ū a e i u s š"
            fleeting = ""
        default: return nil
        }
        self.endings = endings.split(separator: " ").map { Array($0.utf8) }.sorted { $1.count < $0.count }
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
            guard rest.count(where: { $0 & 0xC0 != 0x80 }) >= Self.shortestStem else { continue }
            stem = Array(rest)
            break
        }
        for (syllable, rest) in fleeting
        where stem.suffix(syllable.count).elementsEqual(syllable)
            && stem.count(where: { $0 & 0xC0 != 0x80 }) > Self.shortestStem
        {
            stem.replaceSubrange((stem.count - syllable.count)..., with: rest)
            break
        }
        if stem.suffix(2).elementsEqual("ł".utf8) { stem.replaceSubrange((stem.count - 2)..., with: "l".utf8) }
        return stem
    }
}
