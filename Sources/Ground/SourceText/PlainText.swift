/// The limits and rules for names, titles and all other text that goes into markup.
package enum PlainText {
    /// The largest number of `Character`s in a name.
    package static let longestName = 1000
    /// The maximum size, in bytes, of a tag with its link, group and attributes. Escaping can lengthen a tag, and an
    /// entry of a list is limited to 65,536 bytes.
    package static let longestTag = 30_000
    /// The maximum size, in bytes, of a title, a description or the value of an attribute: a page of text.
    package static let longestText = 10_000

    /// Returns the reason why a scalar cannot be in markup; nil if it can. XML 1.0 forbids the C0 controls, U+FFFE and
    /// U+FFFF; HTML treats the other controls and noncharacters as errors too.
    package static func problem(with scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00..<0x20 where scalar != "\n" && scalar != "\t", 0x7F..<0xA0:
            "the control character \(name(scalar)) cannot stand in markup"
        case 0xFDD0...0xFDEF: "the noncharacter \(name(scalar)) cannot stand in markup"
        case let value where value & 0xFFFE == 0xFFFE: "the noncharacter \(name(scalar)) cannot stand in markup"
        default: nil
        }
    }

    /// Returns the problem with a title, a description or the value of an attribute, and the advice for it; nil if the
    /// text can be in markup and is not too long.
    package static func problem(with text: String) -> (problem: String, hint: String)? {
        guard text.utf8.count <= longestText else {
            return ("the text has \(text.utf8.count) bytes, expected at most \(longestText)", "make it shorter")
        }
        for scalar in text.unicodeScalars {
            if let problem = problem(with: scalar) { return (problem, "remove it") }
        }
        return nil
    }

    /// Returns the code point of a scalar for messages: `U+00AD`.
    package static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Returns the text with white space collapsed, as a renderer collapses it, so that measured widths hold: runs of
    /// spaces, tabs and line separators become one space, line breaks stay, and lines have no space at their ends.
    package static func collapsingWhiteSpace(_ text: String) -> String {
        // Most names have single spaces only and are kept as they are.
        var previous: UInt8 = 0x20
        var clean = true
        for byte in text.utf8 {
            if byte <= 0x20, byte != 0x20 || previous == 0x20 { clean = false }
            if byte == 0xE2 || byte == 0xC2 { clean = false }
            previous = byte
        }
        if clean && previous != 0x20 { return text }
        return text.unicodeScalars
            .split(separator: "\n")
            .map { line in
                // A no-break space keeps words together; at the end of a line there is nothing to keep.
                trimmingNoBreakSpaces(line)
                    .split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\u{2028}" || $0 == "\u{2029}" }
                    .map { String(String.UnicodeScalarView($0)) }
                    .joined(separator: " ")
            }
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// Returns the text as one line, for a title or a description; nil if nothing of the text is visible, or it cannot
    /// be in markup.
    package static func caption(_ text: String) -> String? {
        let text = collapsingWhiteSpace(text).replacingLineFeeds()
        return problem(with: text) == nil && isVisible(text) ? text : nil
    }

    private static func trimmingNoBreakSpaces(_ line: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == " " }
        var line = line.drop(while: isSpace)
        while let last = line.last, isSpace(last) { line.removeLast() }
        return line
    }

    /// Returns whether the text has a visible character: white space, marks without a letter, joiners and format
    /// characters are not visible.
    package static func isVisible(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            if scalar.value > 0x20 && scalar.value < 0x7F { return true }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .spaceSeparator, .lineSeparator,
                .paragraphSeparator:
                return false
            default:
                // Hangul fillers and variation selectors are letters and marks, but invisible.
                return !scalar.properties.isDefaultIgnorableCodePoint
            }
        }
    }
}
