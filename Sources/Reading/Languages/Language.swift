/// A language whose function words Stratus knows. Its words have stems if the Snowball project has a stemmer for it.
///
/// The raw value is the code of ISO 639-1.
public enum Language: String, Sendable, CaseIterable {
    case arabic = "ar"
    case armenian = "hy"
    case basque = "eu"
    case bulgarian = "bg"
    case catalan = "ca"
    case chinese = "zh"
    case croatian = "hr"
    case czech = "cs"
    case danish = "da"
    case dutch = "nl"
    case english = "en"
    case estonian = "et"
    case finnish = "fi"
    case french = "fr"
    case german = "de"
    case greek = "el"
    case hebrew = "he"
    case hindi = "hi"
    case hungarian = "hu"
    case indonesian = "id"
    case irish = "ga"
    case italian = "it"
    case japanese = "ja"
    case korean = "ko"
    case latvian = "lv"
    case lithuanian = "lt"
    case malay = "ms"
    case nepali = "ne"
    case norwegian = "no"
    case persian = "fa"
    case polish = "pl"
    case portuguese = "pt"
    case romanian = "ro"
    case russian = "ru"
    case serbian = "sr"
    case slovak = "sk"
    case slovenian = "sl"
    case spanish = "es"
    case swedish = "sv"
    case tamil = "ta"
    case thai = "th"
    case turkish = "tr"
    case ukrainian = "uk"
    case urdu = "ur"
    case vietnamese = "vi"
    case yiddish = "yi"

    /// The English name of the language, such as `German`.
    public var englishName: String {
        // The cases are spelled like the names.
        let name = String(describing: self)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The script of the language. If it is written in two, this is the script of its function words in Stratus.
    public var script: WritingScript {
        switch self {
        case .arabic, .persian, .urdu: .arabic
        case .armenian: .armenian
        case .bulgarian, .russian, .serbian, .ukrainian: .cyrillic
        case .chinese: .han
        case .greek: .greek
        case .hebrew, .yiddish: .hebrew
        case .hindi, .nepali: .devanagari
        case .japanese: .kana
        case .korean: .hangul
        case .tamil: .tamil
        case .thai: .thai
        default: .latin
        }
    }

    /// Every script that words of the language may have. Serbian in Latin letters counts as Croatian.
    package var scripts: [WritingScript] { self == .japanese ? [.kana, .han] : [script] }

    /// Whether the Snowball project has a stemmer for the language.
    public var hasStems: Bool {
        switch self {
        case .bulgarian, .chinese, .croatian, .czech, .estonian, .hebrew, .japanese, .korean, .latvian, .malay,
            .persian,
            .polish, .slovak, .slovenian, .thai, .ukrainian, .urdu, .vietnamese:
            false
        default: true
        }
    }

    /// Makes the language with the given code or English name, in any case: `de`, `de-AT`, `zh_Hant`, `German`; nil for
    /// any other name.
    public init?(named name: String) {
        let name = name.lowercased()
        let code = name.prefix { $0 != "-" && $0 != "_" }
        if let language = Language(rawValue: String(code)) {
            self = language
        } else if let language = Self.otherNames[String(code)] {
            self = language
        } else if let language = Self.allCases.first(where: { String(describing: $0) == name }) {
            self = language
        } else {
            return nil
        }
    }

    /// The codes of written norms, codes of former editions of ISO 639, and second names in English.
    private static let otherNames: [String: Language] = [
        "nb": .norwegian, "nn": .norwegian, "bokmål": .norwegian, "nynorsk": .norwegian, "iw": .hebrew,
        "in": .indonesian, "ji": .yiddish, "farsi": .persian, "castilian": .spanish, "flemish": .dutch,
        "moldovan": .romanian, "mandarin": .chinese, "slovene": .slovenian,
    ]
}
