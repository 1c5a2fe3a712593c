import Stratus

/// How fast widths are measured, by kind of text, beside a dictionary of characters.
struct MeasureTimes {
    struct Row {
        let name: String
        let bytes: Int
        let seconds: Double
        /// Of the dictionary's time for the same texts.
        var ratio: Double?
    }

    private(set) var rows: [Row] = []

    private static let words: [(name: String, words: [String])] = [
        ("Latin", ["machine", "learning", "AVATAR", "office", "typography", "Swift", "Tag", "cloud"]),
        ("Latin, accents", ["Köln", "Ünïcödé", "Zażółć", "crème", "brûlée", "Škofja", "Loka", "Hà", "Nội"]),
        ("Greek", ["Ελλάδα", "ταξίδια", "λογισμικό", "Ακρόπολη"]),
        ("Cyrillic", ["путешествия", "Київ", "програмування", "борщ"]),
        ("Hebrew", ["שלום", "ירושלים", "טיולים", "תכנות"]), ("Arabic", ["القاهرة", "سفر", "برمجة", "فلافل"]),
        ("Devanagari", ["यात्रा", "दिल्ली", "हिमालय", "प्रौद्योगिकी"]), ("Thai", ["กรุงเทพฯ", "เชียงใหม่", "ท่องเที่ยว"]),
        ("Han", ["東京", "人工智能", "新幹線", "抹茶"]), ("emoji", ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣"]),
    ]

    init() {
        let face = FontFamily.sans.face(.regular)
        for (name, words) in Self.words {
            let texts = Self.texts(of: words, bytes: 100_000)
            let bytes = texts.reduce(0) { $0 + $1.utf8.count }
            let table = median(31) { texts.reduce(0.0) { $0 + face.measure($1).width } }
            let dictionary = Self.dictionary(of: words)
            let dictionaryTime = median(31) {
                texts.reduce(0.0) { sum, text in text.reduce(sum) { $0 + (dictionary[$1] ?? 0) } }
            }
            rows.append(Row(name: name + ", tags", bytes: bytes, seconds: table, ratio: table / dictionaryTime))
        }
        // One text of rising length: what a byte costs apart from the call, and that it does not grow.
        for size in [1_000, 100_000, 10_000_000] {
            let text = Self.texts(of: Self.words[0].words, bytes: size).joined(separator: " ")
            let seconds = median(max(3, min(1001, 10_000_000 / size))) { face.measure(text).width }
            rows.append(Row(name: "Latin, one text", bytes: text.utf8.count, seconds: seconds))
        }
    }

    private static func texts(of words: [String], bytes: Int) -> [String] {
        var (texts, count) = ([String](), 0)
        while count < bytes {
            let word = words[texts.count % words.count]
            texts.append(word)
            count += word.utf8.count
        }
        return texts
    }

    private static func dictionary(of words: [String]) -> [Character: Double] {
        var widths: [Character: Double] = [:]
        for character in words.joined() { widths[character] = 0.5 }
        // A dictionary for all of Latin, not for the few letters of a benchmark.
        for value in UInt32(0x20)...0x24F {
            guard let scalar = Unicode.Scalar(value) else { continue }
            widths[Character(scalar)] = 0.5
        }
        return widths
    }
}
