/// Forms that share a key whatever the rules of a language say.
///
/// Written as lines of words: the key, then the other forms that have it. `man men` gives both the key `man`.
struct WordGroups: Sendable {
    private var table = WordTable()
    private var keys: [[UInt8]] = []

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            keys.append(Array(line.prefix { $0 != " " }.utf8))
            table.insert(wordsOf: String(line), UInt64(keys.count))
        }
    }

    /// Each word a key of its own.
    init(words text: String) {
        self.init(text.split { $0 == " " || $0 == "\n" }.joined(separator: "\n"))
    }

    func key(of word: Span<UInt8>) -> [UInt8]? {
        let index = table.value(of: word)
        return index == 0 ? nil : keys[Int(index) - 1]
    }
}
