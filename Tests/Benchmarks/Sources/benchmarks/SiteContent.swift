import Foundation

/// The content of a site, made from a seed: posts of 200 words in Markdown, each with 3 to 8 of 500 tags.
struct SiteContent {
    static let tagCount = 500
    private static let wordCount = 200
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Writes the posts below a folder, a hundred in each of its folders, so that no folder is large.
    mutating func write(posts count: Int, into folder: URL) throws {
        for number in 0..<count {
            let part = folder.appending(path: "posts/\(number / 100)")
            if number % 100 == 0 {
                try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
                // A section of Hugo's, too.
                try Data("---\ntitle: Part \(number / 100)\n---\n".utf8).write(to: part.appending(path: "_index.md"))
            }
            try Data(post(number).utf8).write(to: folder.appending(path: Self.path(ofPost: number)))
        }
    }

    /// From the folder of the content.
    static func path(ofPost number: Int) -> String { "posts/\(number / 100)/post-\(number).md" }

    private mutating func post(_ number: Int) -> String {
        var tags: [Int] = []
        let count = 3 + next(6)
        while tags.count < count {
            let tag = skewed(Self.tagCount)
            if !tags.contains(tag) { tags.append(tag) }
        }
        let (year, month, day) = (2010 + number % 14, 1 + number % 12, 1 + number % 28)
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        var text = """
            ---
            title: Post number \(number) on \(Self.word(skewed(3000)))
            date: \(year)-\(two(month))-\(two(day))T10:00:00Z
            tags:
            \(tags.map { "  - \(Self.tag($0))" }.joined(separator: "\n"))
            ---


            """
        var words = 0
        while words < Self.wordCount {
            let paragraph = min(Self.wordCount - words, 30 + next(30))
            if words == 100 { text += "## A heading in the middle\n\n" }
            for index in 0..<paragraph {
                let word = Self.word(skewed(3000))
                switch next(40) {
                case 0: text += "*\(word)*"
                case 1: text += "**\(word)**"
                case 2: text += "[\(word)](https://example.net/\(word))"
                case 3: text += "`\(word)`"
                default: text += word
                }
                text += index == paragraph - 1 ? ".\n\n" : next(12) == 0 ? ", " : " "
            }
            words += paragraph
        }
        return text
    }

    static func tag(_ number: Int) -> String { "\(word(number * 3 + 1)) \(number)" }

    /// A word of two to four syllables, the same for the same number.
    private static func word(_ number: Int) -> String {
        let syllables = [
            "ka", "lo", "mi", "ren", "to", "vas", "pe", "zu", "ni", "dor", "sel", "a", "qui", "bra", "fen",
        ]
        var (rest, word) = (number + 15, "")
        while rest > 0 {
            word += syllables[rest % syllables.count]
            rest /= syllables.count
        }
        return word
    }

    // MARK: - Numbers

    private mutating func next(_ below: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(below))
    }

    /// Small ones are drawn more often, as with words and tags.
    private mutating func skewed(_ below: Int) -> Int {
        let (one, other) = (next(below), next(below))
        return one * other / below
    }
}
