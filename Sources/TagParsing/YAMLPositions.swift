import SourceText
import Yams

/// Where the lines and columns that Yams counts are in the source.
struct YAMLPositions {
    /// Of the first byte of each character, and the end.
    private let characters: [Int]
    /// The place of the first character of each line in `characters`.
    private let lines: [Int]

    init(_ source: SourceText, _ block: Range<Int>) {
        let bytes = source.bytes
        var characters: [Int] = []
        characters.reserveCapacity(block.count + 1)
        var lines = [0]
        for index in block {
            if bytes[index] & 0xC0 != 0x80 { characters.append(index) }
            let byte = bytes[index]
            // Line feed, carriage return, next line, line and paragraph separator: all are line breaks of YAML 1.1.
            let isBreak =
                switch byte {
                case 0x0A: true
                case 0x0D: index + 1 == block.upperBound || bytes[index + 1] != 0x0A
                case 0x85: index > block.lowerBound && bytes[index - 1] == 0xC2
                case 0xA8, 0xA9:
                    index > block.lowerBound + 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2
                default: false
                }
            if isBreak { lines.append(characters.count) }
        }
        characters.append(block.upperBound)
        self.characters = characters
        self.lines = lines
    }

    /// Of the first byte of each line.
    var lineStarts: [Int] { lines.map { characters[$0] } }

    /// The byte offset of a line and column, from 1, in characters.
    func offset(line: Int, column: Int) -> Int {
        let first = lines[min(max(1, line), lines.count) - 1]
        return characters[min(first + max(0, column - 1), characters.count - 1)]
    }
}

extension YamlError {
    /// Where the error is, if it is somewhere, and what is wrong.
    var frontMatterProblem: (Mark?, String) { problem(in: "the front matter") }

    func problem(in subject: String) -> (Mark?, String) {
        switch self {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            (mark, "\(subject) is not YAML: \(problem)")
        case .duplicatedKeysInMapping(let duplicates, let context):
            (
                context.mark,
                "\(subject) names \(duplicates.sorted().prefix(5).map { "\"\($0.prefix(60))\"" }.joined(separator: ", ")) twice"
            )
        default: (nil, "\(subject) is not YAML: \(self)")
        }
    }
}
