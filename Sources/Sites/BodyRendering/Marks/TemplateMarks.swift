import MarkupReading
import SourceText

/// A count of the marks of template languages that stay text, `{{ … }}` and `{% … %}`, by their kinds.
struct TemplateMarks {
    /// Whether the source may hold a mark; if false, the text is not searched.
    let mayOccur: Bool
    private let text: BodyText
    private let end: Int
    private var ends: MarkEnds
    private var kinds: [LeftMarks] = []
    private var numbers: [String: Int] = [:]
    /// The offset of each mark that was counted, and its kind, in the order of the text.
    private var found: [(place: Int, kind: Int)] = []

    /// The most kinds in one text; all others are counted as one.
    private static let mostKinds = 50

    init(_ text: BodyText) {
        self.text = text
        end = text.range.upperBound
        ends = MarkEnds(end: end)
        let bytes = text.source.bytes
        mayOccur =
            text.mayHoldMarks
            && (bytes.firstOffset(of: "{{", in: text.range) != nil
                || bytes.firstOffset(of: "{%", in: text.range) != nil)
    }

    private var bytes: [UInt8] { text.source.bytes }

    /// Returns the kinds of marks with their counts, in the order of their first marks.
    func finished() -> [LeftMarks] { kinds.filter { $0.count > 0 } }

    /// Removes the marks from an offset on, because the line there turned out to be a slot.
    mutating func forget(from start: Int) {
        while let last = found.last, last.place >= start {
            found.removeLast()
            kinds[last.kind].count -= 1
        }
    }

    /// Searches a part of the source for marks, and counts them.
    mutating func search(_ range: Range<Int>) {
        guard mayOccur else { return }
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            index = bytes.offset(of: UInt8(ascii: "{"), in: index..<range.upperBound - 1)
            guard index + 1 < range.upperBound else { return }
            let second = bytes[index + 1]
            index = second == UInt8(ascii: "{") || second == UInt8(ascii: "%") ? count(at: index) : index + 1
        }
    }

    /// Counts the mark at an offset, unless it is shown as text.
    ///
    /// - Returns: the offset after the mark, or after its opening brackets if the paragraph does not close them.
    @discardableResult
    mutating func count(at start: Int) -> Int {
        guard !text.isLiteral(start) else { return start + 2 }
        let mark = TemplateMark(bytes, at: start, &ends)
        let range = mark?.range ?? start..<min(start + 2, end)
        let meaning = meaning(of: mark, at: range)
        if meaning.isPart, meaning.wholes.contains(where: { numbers[$0] != nil }) { return range.upperBound }
        let number: Int
        if let known = numbers[meaning.kind] {
            number = known
        } else if kinds.count < Self.mostKinds {
            number = kinds.count
            numbers[meaning.kind] = number
            let line = bytes[range].prefix(400).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? 0x20 : $0 }
            let shown = readable(String(decoding: line, as: UTF8.self), atMost: 40)
            kinds.append(
                LeftMarks(
                    kind: meaning.kind, label: meaning.label,
                    first: text.problem(
                        at: range, severity: .warning, "\(meaning.words) \"\(shown)\" stays as text", hint: meaning.hint
                    )
                ))
        } else {
            number = kinds.count - 1
        }
        kinds[number].count += 1
        found.append((start, number))
        return range.upperBound
    }

    private func meaning(of mark: TemplateMark?, at range: Range<Int>) -> LeftMarks.Meaning {
        let instead = "write Markdown or HTML in its place"
        guard let mark else {
            let isTag = bytes[range.lowerBound + 1] == UInt8(ascii: "%")
            return LeftMarks.Meaning(
                kind: isTag ? "{%" : "{{", label: isTag ? "{%" : "{{",
                words: isTag ? "the template tag" : "the template output",
                hint: instead)
        }
        var name = String(decoding: bytes[mark.name].prefix(60), as: UTF8.self)
        var rest = bytes[mark.name.upperBound..<mark.content.upperBound]
        func own(_ name: String) -> String {
            "\(instead), or a template for it: templates/shortcodes/\(name).mustache"
        }
        func label(_ start: String, _ end: String) -> String {
            rest.allSatisfy(\.isHTMLSpace) ? "\(start)\(name) \(end)" : "\(start)\(name) … \(end)"
        }
        switch mark.kind {
        case .tag:
            guard !mark.isEnd, name != "else", name != "elsif", name != "elif", name != "when" else {
                let wholes = mark.isEnd ? ["{% " + name.dropFirst(3)] : ["{% if", "{% unless", "{% case", "{% for"]
                return LeftMarks.Meaning(
                    kind: "{% \(name)", label: label("{% ", "%}"), words: "the template tag", hint: instead,
                    isPart: true,
                    wholes: wholes)
            }
            var hint = instead
            if ["include", "include_cached", "include_relative", "render", "import", "extends"].contains(name) {
                rest = rest.drop(while: \.isHTMLSpace)
                let file = rest.prefix { !$0.isHTMLSpace }
                rest = rest.dropFirst(file.count)
                name += " " + String(decoding: file.prefix(60), as: UTF8.self)
                let base = file.split(separator: UInt8(ascii: "/")).last?.prefix { $0 != UInt8(ascii: ".") } ?? []
                if !base.isEmpty, base.allSatisfy(\.isMarkName) { hint = own(String(decoding: base, as: UTF8.self)) }
            } else if ["raw", "comment", "highlight"].contains(name) {
                hint = "write {% end\(name) %} where it ends"
            } else if !Self.control.contains(name), !name.isEmpty {
                hint = own(name)
            }
            return LeftMarks.Meaning(
                kind: "{% " + name, label: label("{% ", "%}"), words: "the template tag", hint: hint)
        case .angleShortcode, .percentShortcode:
            let isAngle = mark.kind == .angleShortcode
            return LeftMarks.Meaning(
                kind: "{{<" + name, label: isAngle ? label("{{< ", ">}}") : label("{{% ", "%}}"),
                words: "the shortcode of Hugo", hint: name.isEmpty ? instead : own(name), isPart: mark.isEnd,
                wholes: ["{{<" + name])
        case .call:
            return LeftMarks.Meaning(
                kind: "{{ \(name)(", label: "{{ \(name)(…) }}", words: "the shortcode of Zola", hint: own(name))
        case .partial:
            return LeftMarks.Meaning(
                kind: "{{> " + name, label: "{{> \(name)}}", words: "the partial",
                hint: "put it in a paragraph of its own, with a blank line before and behind it")
        case .output:
            let path = bytes[mark.content].prefix { $0.isMarkName || $0 == UInt8(ascii: ".") }
            name = String(decoding: path.prefix(60), as: UTF8.self)
            rest = bytes[mark.content].dropFirst(path.count)
            return LeftMarks.Meaning(
                kind: "{{ " + name, label: label("{{ ", "}}"), words: "the template output", hint: instead)
        }
    }

    /// The tags of Liquid that decide what is written, for which there are no templates.
    private static let control: Set<String> = [
        "if", "unless", "case", "for", "tablerow", "assign", "capture", "increment", "decrement", "cycle", "liquid",
        "break", "continue", "set", "macro", "block", "raw", "comment", "highlight", "post_url", "link",
    ]
}

/// The marks of one kind that stay in a text, such as all of `{% include figure.html … %}`.
package struct LeftMarks: Sendable, Equatable {
    /// The kind, by which the marks of several texts are counted as one.
    package let kind: String
    /// The mark as it is shown for several marks of its kind: `{% include figure.html … %}`.
    package let label: String
    /// The warning about the first mark, as if there were no other.
    package let first: Problem
    package var count = 0

    struct Meaning {
        let kind: String
        let label: String
        let words: String
        let hint: String
        /// Whether the mark is a part of another one, such as the end of a block.
        var isPart = false
        /// The kinds of marks of which it can be a part.
        var wholes: [String] = []
    }

    package init(kind: String, label: String, first: Problem, count: Int = 0) {
        (self.kind, self.label, self.first, self.count) = (kind, label, first, count)
    }
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
            byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
        }
    return isName ? String(decoding: name, as: UTF8.self) : nil
}
