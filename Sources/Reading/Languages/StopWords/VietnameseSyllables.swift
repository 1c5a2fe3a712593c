/// The syllables of Vietnamese, which writes each with spaces around it, as if it were a word.
enum VietnameseSyllables {
    /// Whether a stop word may be a part of a word of two syllables, as chính in chính phủ (government), and thế in
    /// thế giới (world).
    static func joinsWords(_ syllable: [UInt8]) -> Bool { parts.contains(syllable) }

    private static let parts = Set(
        "chính thế thể tự con toàn thường nhất điều việc tại đối cô bà sự bao bây cách hoàn khiến lẽ phía vẻ vốn thật thành"
            .split(separator: " ").map { Array($0.utf8) })
}
