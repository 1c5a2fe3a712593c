import ByteWriting
import SourceText

/// Returns markup of this module laid out for people: each element and each rule of CSS is on a line of its own,
/// indented. The document is the same apart from white space that means nothing.
///
/// An element that contains text is on one line with the text, and an item of a list is on one line, too: white space
/// inside them would be seen.
/// - Parameter markup: SVG or HTML written by this module, in which no attribute contains `>`.
/// - Complexity: O(n).
package func prettyPrinted(_ markup: [UInt8]) -> [UInt8] {
    var printer = PrettyPrinter(markup)
    printer.write()
    return printer.output.bytes
}

private struct PrettyPrinter {
    private let markup: [UInt8]
    private var index = 0
    private var depth = 0
    private(set) var output: ByteBuffer

    init(_ markup: [UInt8]) {
        self.markup = markup
        output = ByteBuffer(reservingCapacity: markup.count + markup.count / 4)
    }

    mutating func write() {
        while index < markup.count {
            guard markup[index] == UInt8(ascii: "<") else {
                // There is only white space between elements.
                index += 1
                continue
            }
            let tag = tagRange
            let name = elementName(tag)
            if markup[tag.lowerBound + 1] == UInt8(ascii: "/") {
                depth -= 1
                line(tag)
            } else if name == "style" {
                printStyle(tag)
            } else if Self.inlineNames.contains(name), !isEmpty(tag) {
                line(tag.lowerBound..<end(of: name, behind: tag))
            } else {
                line(tag)
                if !isEmpty(tag), markup[tag.lowerBound + 1] != UInt8(ascii: "!") { depth += 1 }
            }
        }
    }

    /// The elements whose content is text, or is set as text is.
    private static let inlineNames: Set<String> = ["title", "desc", "text", "h1", "h2", "p", "li"]

    private var tagRange: Range<Int> {
        let close = markup[index...].firstIndex(of: UInt8(ascii: ">")) ?? markup.count - 1
        return index..<close + 1
    }

    private func elementName(_ tag: Range<Int>) -> String {
        let bytes = markup[tag].dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func isEmpty(_ tag: Range<Int>) -> Bool { markup[tag.upperBound - 2] == UInt8(ascii: "/") }

    /// Returns the offset after the end tag. No such element contains another of its name.
    private func end(of name: String, behind tag: Range<Int>) -> Int {
        let wanted = Array("</\(name)>".utf8)
        let place = markup.firstOffset(of: wanted, in: tag.upperBound..<markup.count)
        return place.map { $0 + wanted.count } ?? markup.count
    }

    private mutating func line(_ range: Range<Int>) {
        indent(depth)
        output.append(contentsOf: Array(markup[range]))
        output.append("\n")
        index = range.upperBound
    }

    private mutating func indent(_ depth: Int) {
        for _ in 0..<max(0, depth) { output.append("  ") }
    }

    // MARK: - Style

    private mutating func printStyle(_ tag: Range<Int>) {
        line(tag)
        let end = markup[index...].firstIndex(of: UInt8(ascii: "<")) ?? markup.count
        var rules = depth + 1
        var start = index
        /// Whether each open brace is that of an at-rule that contains rules.
        var open: [Bool] = []
        var place = index
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
        while place < end {
            switch markup[place] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): place = endOfText(place, end)
            // An address may contain the signs that separate declarations.
            case UInt8(ascii: "("): place = endOfBracket(place, end)
            case UInt8(ascii: "{"):
                let prelude = markup[start..<place].drop(while: isSpace)
                open.append(holdsRules(prelude))
                indent(rules)
                output.append(contentsOf: Array(prelude))
                output.append(" {")
                if open.last == true {
                    output.append("\n")
                    rules += 1
                } else {
                    output.append(" ")
                }
                start = place + 1
            case UInt8(ascii: ";") where open.last == false:
                output.append(contentsOf: Array(markup[start...place].drop(while: isSpace)))
                output.append(" ")
                start = place + 1
            case UInt8(ascii: "}"):
                if open.popLast() == true {
                    rules -= 1
                    indent(rules)
                    output.append("}\n")
                } else {
                    output.append(contentsOf: Array(markup[start..<place].drop(while: isSpace)))
                    output.append(" }\n")
                }
                start = place + 1
            case UInt8(ascii: ";"):
                // A statement, such as one that orders layers.
                indent(rules)
                output.append(contentsOf: Array(markup[start...place].drop(while: isSpace)))
                output.append("\n")
                start = place + 1
            default: break
            }
            place += 1
        }
        let rest = markup[min(start, end)..<end].drop(while: isSpace)
        if !rest.isEmpty {
            indent(rules)
            output.append(contentsOf: Array(rest))
            output.append("\n")
        }
        index = end
        line(tagRange)
    }

    /// Whether a block contains rules: those of at-rules do, except a few that contain declarations.
    private func holdsRules(_ prelude: ArraySlice<UInt8>) -> Bool {
        guard prelude.first == UInt8(ascii: "@") else { return false }
        return !["@font-face", "@property", "@page", "@counter-style"].contains { prelude.starts(with: $0.utf8) }
    }

    /// Returns the offset at which a text between quotation marks ends: that of the second one.
    private func endOfText(_ start: Int, _ end: Int) -> Int {
        var place = start + 1
        while place < end, markup[place] != markup[start] {
            place += markup[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return place
    }

    private func endOfBracket(_ start: Int, _ end: Int) -> Int {
        var depth = 0
        var place = start
        while place < end {
            switch markup[place] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"): place = endOfText(place, end)
            default: break
            }
            if depth == 0 { return place }
            place += 1
        }
        return end
    }
}
