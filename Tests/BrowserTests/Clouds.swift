import Foundation
import TestSupport
import Typography

/// Clouds for the browser to look at.
enum Clouds {
    /// A tag list of words in seven weights: a browser makes every font ready for every size.
    static func list(of words: [String]) -> String {
        words.enumerated().map { index, word in
            let escaped = word.map { "\\[]{}()*_`~".contains($0) ? "\\\($0)" : String($0) }.joined()
            return "- \(escaped) (\(1 + index * 4 % 7))\n"
        }.joined()
    }

    /// Words of twelve groups in turn, none twice.
    static func words(_ count: Int) throws -> [String] {
        let groups = try ["tags", "vi", "el", "ru", "he", "ar", "th", "hi", "zh", "ja", "ko", "emoji"].map {
            try ReferenceWords.all.get().words(of: $0).map(\.text)
        }
        var words: [String] = []
        var known: Set<String> = []
        for row in 0..<(groups.map(\.count).max() ?? 0) {
            for group in groups where row < group.count {
                if words.count < count, known.insert(group[row].lowercased()).inserted { words.append(group[row]) }
            }
        }
        return words
    }

    static func render(_ list: String, _ options: [String]) throws -> String {
        let result = try Command.run(["render", "--quiet"] + options, input: Array(list.utf8))
        guard result.status == 0 else { throw Failure(errors: result.errors) }
        return result.text
    }

    /// The style sheet of a cloud in a family and a weight: what its texts are set by.
    static func style(_ family: FontFamily, _ weight: FontWeight) throws -> String {
        // Emoji have a rule of their own, which names those of the cloud.
        let emoji = try ReferenceWords.all.get().words.filter { $0.group.hasPrefix("emoji") }
        let list = "- a\n" + emoji.map { "- \($0.text)\n" }.joined()
        let picture = try render(list, ["--font", family.name, "--font-weight", weight.rawValue])
        guard let start = picture.firstRange(of: "<style>"), let end = picture.firstRange(of: "</style>") else {
            throw Failure(errors: "there is no style sheet: \(picture)")
        }
        let sheet = String(picture[start.upperBound..<end.lowerBound])
        // Its rules are those of a class of the cloud; the texts measured here stand in one without it.
        return sheet.replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
            .replacing(/\.s[0-9a-z]{6}\b/, with: ".stratus")
    }

    struct Failure: Error { let errors: String }
}

extension Browser.Measurement {
    /// Texts that lie on each other by more than a quarter of a pixel.
    var overlaps: [String] {
        let texts = texts.sorted { $0.top < $1.top }
        var result: [String] = []
        for (index, text) in texts.enumerated() {
            // Those below it are below it for good.
            for other in texts[(index + 1)...].prefix(while: { $0.top < text.bottom - 0.25 }) {
                let across = min(text.right, other.right) - max(text.left, other.left)
                let down = min(text.bottom, other.bottom) - other.top
                if across > 0.25, down > 0.25 { result.append("\(text.text) and \(other.text): \(across) × \(down)") }
            }
        }
        return result
    }

    /// Texts that leave the picture by more than half a pixel.
    var leaving: [String] {
        texts.filter {
            $0.left < left - 0.5 || $0.right > right + 0.5 || $0.top < top - 0.5 || $0.bottom > bottom + 0.5
        }.map(\.text)
    }
}
