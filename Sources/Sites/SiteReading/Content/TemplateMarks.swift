import MarkupReading
import SourceText

/// A search for template marks of other generators, `{{ … }}` and `{% … %}`, which stay text, with a warning for each.
struct TemplateMarks {
    /// Whether the source may hold a mark; if false, the text is not searched.
    let mayOccur: Bool
    private let source: SourceText
    private let end: Int
    private var warnings: [Problem] = []
    /// The offset in the source of each warning's mark, in the order of the warnings.
    private var places: [Int] = []
    private var omittedCount = 0
    /// Whether the current place is between `{% raw %}` and `{% endraw %}`, where marks are meant as text.
    private var isRaw = false

    private static let limit = 50

    init(_ source: SourceText, _ range: Range<Int>) {
        self.source = source
        end = range.upperBound
        mayOccur =
            source.bytes.firstOffset(of: "{{", in: range) != nil
            || source.bytes.firstOffset(of: "{%", in: range) != nil
    }

    func finished() -> [Problem] {
        guard omittedCount > 0 else { return warnings }
        return warnings + [
            Problem(
                path: source.path, severity: .warning, "\(omittedCount) more marks of templates stay as text")
        ]
    }

    /// Removes the warnings for marks from an offset on, because the line there turned out to be a slot.
    mutating func forget(from start: Int) {
        while let last = places.last, last >= start {
            places.removeLast()
            warnings.removeLast()
        }
    }

    /// Searches a part of the source for marks, and warns of them.
    mutating func search(_ range: Range<Int>) {
        guard mayOccur else { return }
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            let second = source.bytes[index + 1]
            if source.bytes[index] == UInt8(ascii: "{"), second == UInt8(ascii: "{") || second == UInt8(ascii: "%") {
                index = warn(at: index)
            } else {
                index += 1
            }
        }
    }

    /// Warns of the mark at an offset, unless it is in a raw block.
    ///
    /// - Returns: the offset after the mark, or after its opening brackets if the line does not close them.
    @discardableResult
    mutating func warn(at start: Int) -> Int {
        let extent = self.extent(at: start)
        var words = extent.dropFirst(2)
        while let first = words.first, first == UInt8(ascii: "-") || first.isSpaceOrTab { words = words.dropFirst() }
        let isTag = source.bytes[start + 1] == UInt8(ascii: "%")
        let name = words.prefix { !$0.isSpaceOrTab && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "%") }
        if isRaw {
            if isTag, name.elementsEqual("endraw".utf8) { isRaw = false }
            return extent.endIndex
        }
        if isTag, name.elementsEqual("raw".utf8) { isRaw = true }
        guard warnings.count < Self.limit else {
            omittedCount += 1
            return extent.endIndex
        }
        let (kind, hint) = Self.meaning(isTag, words)
        let text = readable(String(decoding: extent.prefix(400), as: UTF8.self), atMost: 40)
        places.append(start)
        warnings.append(
            Problem(
                source, at: extent.startIndex..<extent.endIndex, severity: .warning,
                "\(kind) \"\(text)\" stays as text", hint: hint))
        return extent.endIndex
    }

    /// Returns the mark from its opening brackets to those that close it on the same line; without such, only the
    /// opening brackets.
    private func extent(at start: Int) -> ArraySlice<UInt8> {
        let closing = source.bytes[start + 1] == UInt8(ascii: "%") ? UInt8(ascii: "%") : UInt8(ascii: "}")
        // A bound on the cost of many unclosed marks on one line.
        let limit = min(end, start + 1_000)
        var index = start + 2
        while index + 1 < limit, source.bytes[index] != UInt8(ascii: "\n") {
            if source.bytes[index] == closing, source.bytes[index + 1] == UInt8(ascii: "}") {
                return source.bytes[start..<index + 2]
            }
            index += 1
        }
        return source.bytes[start..<start + 2]
    }

    private static func meaning(_ isTag: Bool, _ words: ArraySlice<UInt8>) -> (kind: String, hint: String) {
        let instead = "write Markdown or HTML in its place"
        if isTag { return ("the template tag", instead) }
        switch words.first {
        case UInt8(ascii: "<"), UInt8(ascii: "%"): return ("the shortcode of Hugo", instead)
        case UInt8(ascii: ">"):
            return ("the partial", "put it in a paragraph of its own, with a blank line before and behind it")
        default:
            let name = words.prefix { $0.isLetterDigitOrUnderscore }
            let isCall = !name.isEmpty && words.dropFirst(name.count).first == UInt8(ascii: "(")
            return (isCall ? "the shortcode of Zola" : "the template output", instead)
        }
    }
}

extension UInt8 {
    fileprivate var isLetterDigitOrUnderscore: Bool { isASCIILetterOrDigit || self == UInt8(ascii: "_") }
}

/// Returns the name in `{{> name}}`; nil if the line holds anything else.
func slotName(_ line: ArraySlice<UInt8>) -> String? {
    guard line.count > 5, line.starts(with: "{{>".utf8), line.suffix(2).elementsEqual("}}".utf8) else { return nil }
    var name = line.dropFirst(3).dropLast(2)
    while let first = name.first, first.isSpaceOrTab { name = name.dropFirst() }
    while let last = name.last, last.isSpaceOrTab { name = name.dropLast() }
    let isName =
        !name.isEmpty
        && name.allSatisfy { byte in
            byte.isLetterDigitOrUnderscore || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
                || byte == UInt8(ascii: ".")
        }
    return isName ? String(decoding: name, as: UTF8.self) : nil
}
