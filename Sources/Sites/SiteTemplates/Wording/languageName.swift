/// Returns a language's own name for itself, such as `Deutsch`; the tag itself if the name is not known.
///
/// - Parameter tag: a BCP 47 tag; `de-AT` has the name of `de`, since its own is not in the table.
package func languageName(_ tag: String) -> String {
    var parts = tag.lowercased().split(separator: "-")
    while !parts.isEmpty {
        if let name = languageNames[parts.joined(separator: "-")] { return name }
        parts.removeLast()
    }
    return tag
}

/// The names by language tag, from Unicode's CLDR, with a capital as in a list.
private let languageNames = [
    "af": "Afrikaans", "am": "አማርኛ", "ar": "العربية", "az": "Azərbaycan", "be": "Беларуская", "bg": "Български",
    "bn": "বাংলা", "br": "Brezhoneg", "bs": "Bosanski", "ca": "Català", "cs": "Čeština", "cy": "Cymraeg", "da": "Dansk",
    "de": "Deutsch", "de-ch": "Deutsch (Schweiz)", "el": "Ελληνικά", "en": "English", "eo": "Esperanto",
    "es": "Español",
    "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi", "fil": "Filipino", "fo": "Føroyskt", "fr": "Français",
    "fy": "Frysk", "ga": "Gaeilge", "gd": "Gàidhlig", "gl": "Galego", "gsw": "Schwiizertüütsch", "gu": "ગુજરાતી",
    "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar", "hy": "Հայերեն", "id": "Indonesia", "is": "Íslenska",
    "it": "Italiano", "ja": "日本語", "ka": "ქართული", "kk": "Қазақ тілі", "km": "ខ្មែរ", "kn": "ಕನ್ನಡ", "ko": "한국어",
    "ky": "Кыргызча", "la": "Latina", "lb": "Lëtzebuergesch", "lo": "ລາວ", "lt": "Lietuvių", "lv": "Latviešu",
    "mk": "Македонски", "ml": "മലയാളം", "mn": "Монгол", "mr": "मराठी", "ms": "Melayu", "mt": "Malti", "my": "မြန်မာ",
    "nb": "Norsk bokmål", "nds": "Plattdüütsch", "ne": "नेपाली", "nl": "Nederlands", "nn": "Norsk nynorsk", "no": "Norsk",
    "oc": "Occitan", "pa": "ਪੰਜਾਬੀ", "pl": "Polski", "ps": "پښتو", "pt": "Português", "pt-br": "Português (Brasil)",
    "pt-pt": "Português (Portugal)", "rm": "Rumantsch", "ro": "Română", "ru": "Русский", "si": "සිංහල",
    "sk": "Slovenčina", "sl": "Slovenščina", "sq": "Shqip", "sr": "Српски", "sr-latn": "Srpski", "sv": "Svenska",
    "sw": "Kiswahili", "ta": "தமிழ்", "te": "తెలుగు", "th": "ไทย", "tr": "Türkçe", "uk": "Українська", "ur": "اردو",
    "uz": "O‘zbek", "vi": "Tiếng Việt", "yi": "ייִדיש", "zh": "中文", "zh-hans": "简体中文", "zh-hant": "繁體中文",
    "zh-cn": "简体中文", "zh-hk": "中文（香港）", "zh-tw": "繁體中文", "zu": "isiZulu",
]
