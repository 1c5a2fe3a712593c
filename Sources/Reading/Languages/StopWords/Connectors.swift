/// The few function words that may be inside a name or a fixed phrase, but never at either end: `Lord of the Rings`,
/// `Tour de France`.
package enum Connectors {
    /// Returns folded words separated by white space; none for a language whose phrases have none.
    static func words(of language: Language) -> String {
        switch language {
        case .english: "of the and"
        case .german: "der des dem den und von vom zu zum zur im am für"
        case .french: "de la le les du des d' l' à au aux en et sur"
        case .spanish: "de la el las los del y en a al"
        case .portuguese: "de da do das dos e em na no ao à"
        case .italian: "di della del delle dei degli dello dell' d' l' la il e da a al alla in"
        case .catalan: "de la el les els del dels d' l' i en a al"
        case .romanian: "de la din al a ale cu și pe în"
        case .dutch: "van de der den het en in op te ter ten aan"
        case .danish: "af og i på for til den det"
        case .norwegian: "av og i på for til den det"
        case .swedish: "av och i på för till den det"
        case .polish: "i w na z do"
        case .czech: "a v na z do"
        case .slovak: "a v na z do"
        case .croatian: "i u na za"
        case .slovenian: "in v na za"
        case .irish: "na an agus"
        case .russian, .bulgarian: "и в на по за"
        case .ukrainian: "і та й в на"
        case .serbian: "и у на за"
        case .greek: "του τησ των και τον την στο στη"
        case .hindi: "का की के और"
        case .nepali: "को का र"
        case .urdu: "کا کی کے اور"
        case .persian: "و"
        case .indonesian, .malay: "dan di dari"
        case .japanese: "の"
        case .chinese: "的 之 與 与"
        case .arabic, .armenian, .basque, .estonian, .finnish, .hebrew, .hungarian, .korean, .latvian, .lithuanian,
            .tamil, .thai, .turkish, .vietnamese, .yiddish:
            ""
        }
    }

    /// The connectors that join two names as often as they are part of one name, such as `and`, after folding.
    package static let conjunctions = Set(
        "and und et y e i og och en și ve a και и й та और र اور و dan 與 与".split(separator: " ").map { Array($0.utf8) })
}
