import Testing

@testable import Languages

@Suite struct KoreanParticlesTests {
    /// The noun that is left of a word, before the longest particle.
    private func noun(_ word: String) -> String? {
        let bytes = Array(word.utf8)
        guard KoreanParticles.mayEnd(bytes.span) else { return nil }
        return KoreanParticles.nounEnds(of: bytes.span).first.map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }

    // Pairs of an introduction to the language: a noun that ends with a vowel, and one that ends with a consonant.
    @Test(arguments: [
        ("친구가", "친구"), ("친구는", "친구"), ("친구를", "친구"), ("친구와", "친구"), ("친구로", "친구"),
        ("사람이", "사람"), ("사람은", "사람"), ("사람을", "사람"), ("사람과", "사람"), ("사람으로", "사람"),
        ("서울로", "서울"), ("서울에서는", "서울"), ("친구에게", "친구"), ("사람의", "사람"), ("학교에서", "학교"),
        ("친구들이", "친구들"), ("말을", "말"), ("차를", "차"), ("집에서", "집"), ("Alice가", "Alice"), ("Bob은", "Bob"),
    ])
    func aParticleIsTakenOff(word: String, expected: String) { #expect(noun(word) == expected) }

    @Test(arguments: [
        "소설가", "국가", "사과", "아이", "회의", "고양이", "어린이", "나무", "가을", "마을", "제주도", "가", "는", "들어가", "돌아와",
    ])
    func aNounThatOnlyLooksSoIsKept(word: String) { #expect(noun(word) == nil) }
}
