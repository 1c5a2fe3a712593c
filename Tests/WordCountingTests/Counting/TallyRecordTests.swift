import Testing

@testable import WordCounting

/// What a partial count says that Stratus did not write.
@Suite struct TallyRecordTests {
    @Test(arguments: [
        "", "0", "1 en", "1 en ", "6 en word", "1 xx word", "0 en sentences", "1 en two words", "1 en tab\u{9}",
        "2 en alone", "2 en ^ alone", "2 en two  spaces", "2 en two words ", "2 en a ^ b", "2 en ^ ^ a",
        "2 en a b\u{1} c",
        "3 en a b",
    ])
    func aRecordOfNothingIsRefused(key: String) {
        let set = TallySet(CountOptions())
        #expect(throws: InvalidRecord.self) { try set.add(key: Array(key.utf8), count: 2) }
    }

    @Test(arguments: [
        "0 en words", "1 en word", "1 en,fr C++", "2 en New York", "2 en ^ New York", "3 en HOLY", "4 en LUKE",
        "5 en Swift",
    ])
    func aRecordOfWordsIsTaken(key: String) throws {
        let set = TallySet(CountOptions())
        try set.add(key: Array("1 en HOLY".utf8), count: 1)
        try set.add(key: Array(key.utf8), count: 2)
        var keys: [String] = []
        set.forEachRecord { bytes, _ in keys.append(String(decoding: bytes, as: UTF8.self)) }
        #expect(keys.contains(key))
    }
}
