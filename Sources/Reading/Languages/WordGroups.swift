/// Groups of forms that share a key, regardless of the rules of a language.
///
/// Groups are separated by commas or line feeds; each is a key, then the other forms that have it.
/// `man men` gives both words the key `man`.
struct WordGroups: Sendable {
    private var table = WordTable()
    private var keys: [[UInt8]] = []

    init(_ text: String) {
        for group in text.split(whereSeparator: { $0 == "\n" || $0 == "," }) {
            let words = group.drop { $0 == " " }
            keys.append(Array(words.prefix { $0 != " " }.utf8))
            table.insert(wordsOf: String(words), UInt64(keys.count))
        }
    }

    /// Makes a group of each single word, which is then its own key.
    init(words text: String) {
        self.init(text.split { $0 == " " || $0 == "\n" }.joined(separator: "\n"))
    }

    /// Returns the key of a word; nil if it is in no group.
    func key(of word: Span<UInt8>) -> [UInt8]? {
        let index = table.value(of: word)
        return index == 0 ? nil : keys[Int(index) - 1]
    }
}
