/// The function words of each language: articles, pronouns, prepositions, conjunctions, auxiliaries, particles,
/// negations, and adverbs that carry no topic.
///
/// They are stored as ``WordFolding`` folds them without a language: in lower case, with ASCII's apostrophe, `ss` for
/// `ß`, `σ` for `ς` and `е` for `ё`. They are texts because arrays of so many literals would take minutes to compile.
enum StopWords {
    /// Returns the words separated by white space, in byte order.
    static func text(of language: Language) -> String {
        switch language {
        case .arabic: arabic
        case .armenian: armenian
        case .basque: basque
        case .bulgarian: bulgarian
        case .catalan: catalan
        case .chinese: chinese
        case .croatian: croatian
        case .czech: czech
        case .danish: danish
        case .dutch: dutch
        case .english: english
        case .estonian: estonian
        case .finnish: finnish
        case .french: french
        case .german: german
        case .greek: greek
        case .hebrew: hebrew
        case .hindi: hindi
        case .hungarian: hungarian
        case .indonesian: indonesian
        case .irish: irish
        case .italian: italian
        case .japanese: japanese
        case .korean: korean
        case .latvian: latvian
        case .lithuanian: lithuanian
        case .malay: malay
        case .nepali: nepali
        case .norwegian: norwegian
        case .persian: persian
        case .polish: polish
        case .portuguese: portuguese
        case .romanian: romanian
        case .russian: russian
        case .serbian: serbian
        case .slovak: slovak
        case .slovenian: slovenian
        case .spanish: spanish
        case .swedish: swedish
        case .tamil: tamil
        case .thai: thai
        case .turkish: turkish
        case .ukrainian: ukrainian
        case .urdu: urdu
        case .vietnamese: vietnamese
        case .yiddish: yiddish
        }
    }

    /// Returns the function words that are acronyms when written in capitals: `US`, `IT`, `WHO`.
    static func acronyms(of language: Language) -> String {
        switch language {
        case .english: "al am er ha hi ie im it us who"
        case .german: "man"
        case .french: "ce sa un"
        case .italian: "un"
        case .spanish: "un"
        case .catalan: "un"
        case .dutch: "er"
        case .polish: "po"
        case .portuguese: "ia um"
        case .romanian: "ai ia"
        case .vietnamese: "ai"
        default: ""
        }
    }
}
