/// Counts the parts of a reference text that each word occurs in: its files, its paragraphs, its sentences.
struct WordSpread {
    /// The number of each word's key, by the number of the word: spellings of one word count once in a part.
    private var keys: [Int] = []
    private var keyNumbers: [[UInt8]: Int] = [:]
    /// The counters of files, of paragraphs and of sentences.
    private var counters = [Counter](repeating: Counter(), count: 3)

    private struct Counter {
        /// How many parts have words.
        var parts: UInt64 = 0
        var hasWords = false
        /// How many parts have each key, by its number, and in ``last`` the last one of them, counted from 1.
        var counts: [UInt64] = []
        var last: [UInt64] = []

        mutating func add(_ key: Int) {
            if !hasWords {
                hasWords = true
                parts += 1
            }
            if last[key] != parts {
                last[key] = parts
                counts[key] += 1
            }
        }
    }

    /// Records a new word, and the key that it counts under.
    mutating func learn(_ index: Int, key: [UInt8]) {
        let number = number(of: key)
        while keys.count <= index { keys.append(number) }
    }

    private mutating func number(of key: [UInt8]) -> Int {
        if let number = keyNumbers[key] { return number }
        let number = keyNumbers.count
        keyNumbers[key] = number
        for place in counters.indices {
            counters[place].counts.append(0)
            counters[place].last.append(0)
        }
        return number
    }

    mutating func add(_ index: Int) {
        for place in counters.indices { counters[place].add(keys[index]) }
    }

    mutating func end(_ boundary: TokenBoundary) {
        if boundary == .clause { return }
        counters[2].hasWords = false
        if boundary == .paragraph { counters[1].hasWords = false }
    }

    mutating func endFile() { counters[0].hasWords = false }

    mutating func add(_ other: WordSpread) {
        for (key, number) in other.keyNumbers {
            let mine = self.number(of: key)
            for place in counters.indices { counters[place].counts[mine] += other.counters[place].counts[number] }
        }
        for place in counters.indices { counters[place].parts += other.counters[place].parts }
    }

    // MARK: - Asking

    /// The largest kind of parts of which there are several.
    private var chosen: Int { counters.firstIndex { $0.parts > 1 } ?? 2 }

    var partCount: UInt64 { counters[chosen].parts }

    /// The name of a part, in the singular.
    var partName: String { ["file", "paragraph", "sentence"][chosen] }

    /// How many parts have a word with this key.
    func partCount(ofKey key: [UInt8]) -> UInt64 { keyNumbers[key].map { counters[chosen].counts[$0] } ?? 0 }
}
