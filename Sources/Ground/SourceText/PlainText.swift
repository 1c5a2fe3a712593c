/// The rule for names, titles and all other text that goes into markup.
package enum PlainText {
    /// Characters of a name at most, as `Character`s.
    package static let longestName = 1000
    /// Bytes of a tag at most, with its link, group and attributes: each may be escaped, and an item of a list has 65,536.
    package static let longestTag = 30_000
    /// Bytes of a title, a description or an attribute at most: a page of text.
    package static let longestText = 10_000

    /// What forbids a scalar in markup, or nil. XML 1.0 forbids the C0 controls and U+FFFE, U+FFFF; HTML calls the
    /// other controls and noncharacters errors too.
    package static func problem(with scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00..<0x20 where scalar != "\n" && scalar != "\t", 0x7F..<0xA0:
            "the control character \(name(scalar)) cannot stand in markup"
        case 0xFDD0...0xFDEF: "the noncharacter \(name(scalar)) cannot stand in markup"
        case let value where value & 0xFFFE == 0xFFFE: "the noncharacter \(name(scalar)) cannot stand in markup"
        default: nil
        }
    }

    /// What is wrong with a title, a description or the value of an attribute, and what to do; nil when it is fine.
    package static func problem(with text: String) -> (problem: String, hint: String)? {
        guard text.utf8.count <= longestText else {
            return ("the text has \(text.utf8.count) bytes, expected at most \(longestText)", "make it shorter")
        }
        for scalar in text.unicodeScalars {
            if let problem = problem(with: scalar) { return (problem, "remove it") }
        }
        return nil
    }

    package static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// White space as markup shows it: runs of space, tab and line separators become one space, line breaks stay,
    /// and none stands at an end of a line. A renderer collapses them too, so a measured width would not hold.
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
                // A no-break space holds words together; at an end there is nothing to hold.
                trimmingNoBreakSpaces(line)
                    .split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\u{2028}" || $0 == "\u{2029}" }
                    .map { String(String.UnicodeScalarView($0)) }
                    .joined(separator: " ")
            }
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// A text as one line, for a title or a description; nil when nothing of it is seen, or markup cannot hold it.
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

    /// Whether a reader sees anything: false for white space, marks without a letter, joiners and format characters.
    package static func isVisible(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            if scalar.value > 0x20 && scalar.value < 0x7F { return true }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .spaceSeparator, .lineSeparator,
                .paragraphSeparator:
                return false
            default:
                // Hangul fillers and variation selectors are letters and marks that show nothing.
                return !scalar.properties.isDefaultIgnorableCodePoint
            }
        }
    }
}
