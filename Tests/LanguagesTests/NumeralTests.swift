import Testing

@testable import Languages

@Suite struct NumeralTests {
    private func isRoman(_ word: String) -> Bool { Numeral.isRoman(Array(word.utf8).span) }

    @Test func theRomanNumeralsBelowFortyAreThose() {
        let signs = ["I", "V", "X"]
        var known: Set<String> = []
        for number in 1..<40 {
            let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][number % 10]
            known.insert(String(repeating: "X", count: number / 10) + ones)
        }
        var words = [""]
        for _ in 0..<7 {
            words = words.flatMap { word in signs.map { word + $0 } }
            for word in words {
                #expect(isRoman(word) == known.contains(word), "\(word)")
            }
        }
        for word in ["", "MIX", "CD", "i", "ii", "XL", "Ⅳ"] { #expect(!isRoman(word)) }
    }

    @Test(arguments: [
        ("1º", true), ("23ª", true), ("5°", true), ("nº", true), ("N°", true), ("aº", false), ("º", false),
        ("12", false),
    ])
    func ordinalsAreNumbers(word: String, isOne: Bool) {
        let found = Numeral.isOrdinal(Array(word.utf8).span)
        #expect(found == isOne)
    }
}
