/// The particles that Arabic writes together with the word after them: the article `ال`, and before it `و`, `ف`, `ب`, `ل`
/// and `ك`, which mean “and”, “so”, “in”, “for” and “like”.
enum ArabicPrefixes {
    /// Returns what is left of a folded word behind its article and the particles before that, so that `والكتاب` counts as
    /// `كتاب`, and `للغة` as `لغة`; the word itself if it has no article, or fewer than three letters would be left.
    ///
    /// A word that begins as the article does loses these letters too, as `التزام` does, with and without its article:
    /// the result is a key, and is not shown.
    static func withoutArticle(_ word: [UInt8]) -> [UInt8] {
        // God's name begins with the article, which is not taken from it.
        if let name = name(in: word) { return name }
        var rest = word[...]
        for _ in 0..<2 {
            guard let shorter = behindArticle(rest) else { break }
            rest = shorter
        }
        return Array(rest)
    }

    /// The word behind one or two particles of one letter, for each number of them that leaves two letters or more:
    /// `وبعض` is `و` with the stop word `بعض`.
    static func behindParticles(_ word: [UInt8]) -> [[UInt8]] {
        guard word.count >= 6, isParticle(word[...]), !exceptions.contains(word), !names.contains(word) else {
            return []
        }
        let second = word[2...]
        var rests = [Array(second)]
        if word.count >= 8, isParticle(second) { rests.append(Array(word[4...])) }
        return rests
    }

    private static func behindArticle(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = word
        if rest.starts(with: and) || rest.starts(with: so) { rest = rest.dropFirst(2) }
        if rest.starts(with: double) {
            // Before a word with `ل` of its own, one of three is not written.
            rest = rest.dropFirst(rest.count < 10 ? 2 : 4)
        } else {
            if !rest.starts(with: article), isParticle(rest) { rest = rest.dropFirst(2) }
            guard rest.starts(with: article) else { return nil }
            rest = rest.dropFirst(4)
        }
        return rest.count >= 6 ? rest : nil
    }

    private static func isParticle(_ word: ArraySlice<UInt8>) -> Bool { particles.contains { word.starts(with: $0) } }

    private static func name(in word: [UInt8]) -> [UInt8]? { names.contains(word) ? god : nil }

    private static let article = Array("ال".utf8)
    private static let double = Array("لل".utf8)
    private static let and = Array("و".utf8)
    private static let so = Array("ف".utf8)
    private static let particles = ["و", "ف", "ب", "ل", "ك"].map { Array($0.utf8) }
    private static let god = Array("الله".utf8)
    private static let names = Set(
        "الله والله بالله لله ولله فالله كالله تالله وبالله".split(separator: " ").map { Array($0.utf8) })
    /// Nouns that look like a particle with a pronoun.
    private static let exceptions = Set("فهم لهو بهو فلك بلدي فتحت فيلا".split(separator: " ").map { Array($0.utf8) })
}
