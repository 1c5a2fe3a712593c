/// The particles that Korean writes behind a noun.
///
/// Most have one form behind a vowel and another behind a consonant, so that the 가 of 소설가 (a novelist) is no particle:
/// 소설 ends with a consonant.
package enum KoreanParticles {
    /// The number of bytes of a syllable.
    package static let syllable = 3

    private enum Place { case anywhere, behindVowel, behindConsonant }

    /// The particles, longer ones before those that they end with.
    private static let particles: [(bytes: [UInt8], place: Place)] = [
        (
            .anywhere,
            "에서는 에서도 에서의 에게는 에게서 에게도 한테는 까지는 까지도 부터는 만으로 만으로는 보다는 보다도 에서 에게 에는 에도 에만 "
                + "한테 까지 부터 처럼 보다 마다 조차 마저 밖에 께서 만은 만을 만이 도 의 에 만"
        ),
        (.behindVowel, "로부터 로서의 로는 로도 로서 로써 와의 와는 와도 는 가 를 와 로"),
        (
            .behindConsonant,
            "으로부터 으로서의 으로는 으로도 으로서 으로써 과의 과는 과도 이나 입니다 이다 으로 은 이 을 과"
        ),
    ].flatMap { place, words in words.split(separator: " ").map { (Array($0.utf8), place) } }
        .sorted { $1.bytes.count < $0.bytes.count }

    /// The particles that follow a noun of one syllable; the others end many words of two syllables that have none.
    private static let afterSyllable: Set<[UInt8]> = Set(
        ["를", "을", "이", "은", "에", "에는", "에도", "에서", "에게", "까지", "으로"].map { Array($0.utf8) })

    /// Words that end like a noun with a particle, and are one noun.
    private static let nouns: Set<[UInt8]> = Set(
        "어린이 젊은이 늙은이 고양이 호랑이 원숭이 지팡이 정치가 제주도 경기도 경상도 전라도 충청도 수백만 수천만 수십만 길이 높이 깊이 넓이 놀이 죽은 검은 남은"
            .split(separator: " ").map { Array($0.utf8) })

    /// Whether a word ends with a syllable of Hangul.
    package static func mayEnd(_ word: Span<UInt8>) -> Bool {
        word.count > syllable && isSyllable(word, at: word.count - 3)
    }

    /// The offsets at which the noun may end in a word, the first one before the longest particle; empty if the word has
    /// no particle.
    package static func nounEnds(of word: Span<UInt8>) -> [Int] {
        let bytes = word.withUnsafeBufferPointer { Array($0) }
        if nouns.contains(bytes) { return [] }
        return particles.compactMap { particle, place in
            let end = bytes.count - particle.count
            guard end > 0, bytes[end...].elementsEqual(particle) else { return nil }
            if end == syllable, !afterSyllable.contains(particle) { return nil }
            // 들어가 and 돌아와 are verbs: 들어 and 돌아 with those for to go and to come.
            if end == 2 * syllable, isVerbStem(bytes[syllable..<end]), motions.contains(particle) { return nil }
            // A noun in other letters may end with any sound.
            guard place != .anywhere, isSyllable(word, at: end - 3) else { return end }
            // Syllables are numbered by their parts, the final consonant last: of 28 numbers the first has none.
            let final = (decodeScalar(word, at: end - 3).scalar - 0xAC00) % 28
            let isRieul = final == 8 && particle.starts(with: "로".utf8)
            return (final == 0 || isRieul) == (place == .behindVowel) ? end : nil
        }
    }

    private static let motions: Set<[UInt8]> = [Array("가".utf8), Array("와".utf8)]

    private static func isVerbStem(_ last: ArraySlice<UInt8>) -> Bool {
        last.elementsEqual("아".utf8) || last.elementsEqual("어".utf8)
    }

    private static func isSyllable(_ word: Span<UInt8>, at index: Int) -> Bool {
        guard index >= 0, 0xEA...0xED ~= word[index] else { return false }
        return 0xAC00...0xD7A3 ~= decodeScalar(word, at: index).scalar
    }
}
