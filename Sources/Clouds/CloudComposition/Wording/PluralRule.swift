import SourceText

/// One set of cardinal plural rules, named after a language that has it.
///
/// Facts from CLDR's plurals.xml, by way of Babel 2.18.0, against which a test holds them.
enum PluralRule: CaseIterable {
    case japanese, hindi, armenian, english, sinhala, akan, tamazight, turkish, danish, icelandic, macedonian, filipino
    case latvian, langi, colognian, hebrew, inuktitut, tachelhit, romanian, serbian, french, portuguese, italian,
        spanish
    case gaelic, slovenian, sorbian, czech, polish, belarusian, lithuanian, russian, breton, maltese, irish, manx,
        cornish
    case arabic, welsh

    /// - Parameter tag: nil is a language that is not known.
    init(_ tag: LanguageTag?) {
        guard let tag else {
            self = .turkish
            return
        }
        if tag.primary == "pt", let region = tag.region, Self.portugueseOfPortugal.contains(region) {
            self = .italian
            return
        }
        self = Self.byLanguage[tag.primary] ?? .turkish
    }

    /// The regions whose Portuguese follows that of Portugal: CLDR's parent locales.
    static let portugueseOfPortugal: Set<String> = [
        "ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "pt", "st", "tl",
    ]

    private static let byLanguage: [String: PluralRule] = {
        var rules: [String: PluralRule] = [:]
        for (rule, languages) in languages {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        return rules
    }()

    /// Codes that are no longer used are there, too: `iw` is `he`.
    private static let languages: [(PluralRule, String)] = [
        (
            .japanese,
            "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh"
        ),
        (.hindi, "am as bn doi fa gu hi kn pcm zu"),
        (.armenian, "ff hy kab"),
        (.english, "ast de en et fi fy gl ia ie io ji lij nl sc sv sw ur yi"),
        (.sinhala, "si"),
        (.akan, "ak bho csw guw ln mg nso pa ti wa"),
        (.tamazight, "tzm"),
        (
            .turkish,
            """
            af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl \
            ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn \
            so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
            """
        ),
        (.danish, "da"), (.icelandic, "is"), (.macedonian, "mk"), (.filipino, "ceb fil tl"), (.latvian, "lv prg"),
        (.langi, "lag"), (.colognian, "blo ksh"), (.hebrew, "he iw"),
        (.inuktitut, "iu naq sat se sma smi smj smn sms"),
        (.tachelhit, "shi"), (.romanian, "mo ro"), (.serbian, "bs hr sh sr"), (.french, "fr ht"), (.portuguese, "pt"),
        (.italian, "ca it lld scn vec"), (.spanish, "es"), (.gaelic, "gd"), (.slovenian, "sl"), (.sorbian, "dsb hsb"),
        (.czech, "cs sk"), (.polish, "pl"), (.belarusian, "be"), (.lithuanian, "lt"), (.russian, "ru uk"),
        (.breton, "br"), (.maltese, "mt"), (.irish, "ga"), (.manx, "gv"), (.cornish, "kw"), (.arabic, "ar ars"),
        (.welsh, "cy"),
    ]
}
