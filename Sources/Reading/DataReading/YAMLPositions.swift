import SourceText
import Yams

/// Where the lines and columns that Yams counts are in the source.
package struct YAMLPositions {
    /// Of the first byte of each character, and the end.
    private let characters: [Int]
    /// The place of the first character of each line in `characters`.
    private let lines: [Int]

    package init(_ source: SourceText, _ block: Range<Int>) {
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
    package func offset(line: Int, column: Int) -> Int {
        let first = lines[min(max(1, line), lines.count) - 1]
        return characters[min(first + max(0, column - 1), characters.count - 1)]
    }
}

extension YAMLPositions {
    /// Where a key stands again, of the table that has it at an offset: in a line that begins in the same column, before
    /// one that begins further to the left. Nil where it does not, as in brackets.
    func second(_ key: String, after first: Int, in bytes: [UInt8], _ block: Range<Int>) -> Int? {
        let name = Array(key.utf8)
        var line = first
        while line > block.lowerBound, bytes[line - 1] != UInt8(ascii: "\n") { line -= 1 }
        let column = first - line
        var index = first
        while let end = bytes[index..<block.upperBound].firstIndex(of: UInt8(ascii: "\n")), end + 1 < block.upperBound {
            index = end + 1
            let indent = bytes[index..<block.upperBound].prefix { $0 == UInt8(ascii: " ") }.count
            var place = index + indent
            guard place < block.upperBound, !bytes[place].isBlank, bytes[place] != UInt8(ascii: "\n"),
                bytes[place] != UInt8(ascii: "#")
            else { continue }
            if indent < column { return nil }
            guard indent == column else { continue }
            let start = place
            let quote = bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") ? bytes[place] : nil
            if quote != nil { place += 1 }
            guard bytes[place..<block.upperBound].starts(with: name) else { continue }
            place += name.count
            if let quote {
                guard place < block.upperBound, bytes[place] == quote else { continue }
                place += 1
            }
            while place < block.upperBound, bytes[place].isSpaceOrTab { place += 1 }
            if place < block.upperBound, bytes[place] == UInt8(ascii: ":") { return start }
        }
        return nil
    }
}

extension YamlError {
    /// Where the error is, if it is somewhere, and what is wrong.
    var frontMatterProblem: (Mark?, String) { problem(in: "the front matter") }

    package func problem(in subject: String) -> (Mark?, String) {
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
