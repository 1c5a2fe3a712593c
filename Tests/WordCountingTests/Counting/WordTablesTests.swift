import TestSupport
import Testing

@testable import WordCounting

/// The tables of words and of runs of them, beside the standard library's dictionary.
@Suite struct WordTablesTests {
    /// Adds a word with garbage behind it, as text is behind a word.
    private static func add(
        _ word: [UInt8], to words: inout WordInterner, garbage: UInt8, occurrences: UInt64 = 1
    ) -> Int {
        let bytes = word + [UInt8](repeating: garbage, count: 24)
        return bytes.withUnsafeBytes { bytes in
            bytes.baseAddress.map { words.add($0, length: word.count, occurrences: occurrences) } ?? -1
        }
    }

    /// Words of few letters, many of them as long as a half, a whole or one more than what lies in an entry.
    private static func word(_ random: inout Seeded) -> [UInt8] {
        let lengths = [1, 2, 7, 8, 9, 15, 16, 17, 23, 24, 25, 32, 33, 100]
        let length = lengths[Int.random(in: 0..<lengths.count, using: &random)]
        var word = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        // Nearly equal ones: one or two letters differ, the last ones most often.
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let place = Bool.random(using: &random) ? length - 1 : Int.random(in: 0..<length, using: &random)
            word[place] = UInt8.random(in: 0...3, using: &random) &* 85
        }
        return word
    }

    @Test(arguments: 0..<20) func aWordHasTheNumberOfItsFirstTime(seed: Int) {
        var random = Seeded(seed)
        var words = WordInterner()
        var numbers: [[UInt8]: Int] = [:]
        var counts: [UInt64] = []
        for _ in 0..<3000 {
            let word = Self.word(&random)
            let number = numbers[word, default: numbers.count]
            if number == counts.count { counts.append(0) }
            numbers[word] = number
            let occurrences = UInt64.random(in: 0...3, using: &random)
            counts[number] += occurrences
            let garbage = UInt8.random(in: .min ... .max, using: &random)
            let found = Self.add(word, to: &words, garbage: garbage, occurrences: occurrences)
            guard found == number else {
                Issue.record("\(word) is \(found), and was \(number)")
                return
            }
        }
        let count = words.count
        #expect(count == numbers.count)
        for (word, number) in numbers {
            let (found, occurrences) = (words.word(number), words.occurrences(of: number))
            #expect(found == word && occurrences == counts[number])
        }
        let sorted = words.indicesInByteOrder().map { words.word($0) }
        #expect(sorted == numbers.keys.sorted { $0.lexicographicallyPrecedes($1) })
    }

    // One more word than the tables have room for, again and again.
    @Test func tablesGrow() {
        var words = WordInterner()
        for number in 0..<40_000 {
            let found = Self.add(Array("\(number)-\(number &* 7919)".utf8), to: &words, garbage: 0)
            if found != number { Issue.record("\(number) is \(found)") }
        }
        for number in stride(from: 0, to: 40_000, by: 111) {
            let found = Self.add(Array("\(number)-\(number &* 7919)".utf8), to: &words, garbage: 0xFF)
            #expect(found == number)
        }
    }

    @Test func zerosAreLettersLikeOthers() {
        var words = WordInterner()
        let equalButForZeros: [[UInt8]] = [[97], [97, 0], [97, 0, 0], [0], [0, 0], [0, 97]]
        for (number, word) in equalButForZeros.enumerated() {
            let found = Self.add(word, to: &words, garbage: 0)
            #expect(found == number)
        }
        for length in 1...40 {
            let (short, long) = (
                Self.add([UInt8](repeating: 0, count: length), to: &words, garbage: 0),
                Self.add([UInt8](repeating: 0, count: length), to: &words, garbage: 0xFF)
            )
            #expect(short == long)
        }
    }

    @Test(arguments: 0..<10) func aTableTakesOverTheWordsOfAnother(seed: Int) {
        var random = Seeded(100 + seed)
        var one = WordInterner()
        var other = WordInterner()
        var counts: [[UInt8]: UInt64] = [:]
        for _ in 0..<2000 {
            let word = Self.word(&random)
            counts[word, default: 0] += 1
            if Bool.random(using: &random) {
                _ = Self.add(word, to: &one, garbage: 1)
            } else {
                _ = Self.add(word, to: &other, garbage: 2)
            }
        }
        for index in 0..<other.count { _ = one.add(index, of: other) }
        var found: [[UInt8]: UInt64] = [:]
        for index in 0..<one.count { found[one.word(index)] = one.occurrences(of: index) }
        #expect(found == counts)
    }

    @Test(arguments: 0..<20) func aRunHasTheNumberOfItsFirstTime(seed: Int) {
        var random = Seeded(200 + seed)
        var runs = SequenceTable()
        var numbers: [[UInt32]: Int] = [:]
        var counts: [UInt64] = []
        for _ in 0..<3000 {
            let run = (0..<Int.random(in: 1...11, using: &random)).map { _ in UInt32.random(in: 0...3, using: &random) }
            let number = numbers[run, default: numbers.count]
            if number == counts.count {
                counts.append(0)
                let absent = run.withUnsafeBufferPointer { runs.index(of: $0) }
                #expect(absent == nil)
            }
            numbers[run] = number
            counts[number] += 1
            let found = runs.add(run)
            guard found == number else {
                Issue.record("\(run) is \(found), and was \(number)")
                return
            }
        }
        for (run, number) in numbers {
            let index = run.withUnsafeBufferPointer { runs.index(of: $0) }
            let (sequence, occurrences) = (runs.sequence(number), runs.occurrences(of: number))
            #expect(index == number && sequence == run && occurrences == counts[number])
        }
    }

    @Test func wordsAreInTheOrderOfTheirBytes() {
        let words = ["", "a", "aaaaaaaa", "aaaaaaaab", "aaaaaaab", "ab", "z", "é", "東"].map { Array($0.utf8) }
        let order = byteOrder(of: words.reversed())
        #expect(order.map { words.reversed()[$0] } == words)
    }
}
