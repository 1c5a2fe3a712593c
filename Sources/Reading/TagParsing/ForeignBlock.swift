import SourceText

/// A line of Markdown that is no part of a tag list, such as a quotation; the error names it and says what to write.
struct ForeignBlock {
    let name: String
    let hint: String

    /// Recognises a line of a code block, TOML, a quotation, an underlined heading or a link definition; nil for
    /// others.
    ///
    /// - Parameter line: a line without white space at its ends, not empty.
    init?(_ line: ArraySlice<UInt8>) {
        func starts(_ prefix: StaticString) -> Bool {
            line.starts(with: UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
        }
        func holdsOnly(_ byte: UInt8) -> Bool {
            line.count >= 3 && line.allSatisfy { $0 == byte }
        }
        if starts("```") || starts("~~~") {
            (name, hint) = ("code blocks", "write one tag a line: - `Swift` (42)")
        } else if starts("+++") {
            (name, hint) = ("blocks of TOML", "write front matter as YAML, between lines of ---")
        } else if starts(">") {
            (name, hint) = ("quotations", "the description is written without >")
        } else if holdsOnly(UInt8(ascii: "=")) {
            (name, hint) = ("underlined headings", "write the title as: # Title")
        } else if Self.isReferenceDefinition(line) {
            (name, hint) = ("link definitions", "write the link with its tag: - [Swift](https://www.swift.org) (42)")
        } else {
            return nil
        }
    }

    /// Whether a line is a link definition, `[name]: address`, which no renderer of Markdown shows.
    private static func isReferenceDefinition(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.first == UInt8(ascii: "["), let close = line.firstIndex(of: UInt8(ascii: "]")) else { return false }
        return line[close...].starts(with: "]:".utf8)
    }

    /// Whether a line is a rule: three or more of one sign, spaces between them or not.
    static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        guard let sign = line.first, "-*_".utf8.contains(sign) else { return false }
        var count = 0
        for byte in line {
            if byte == sign { count += 1 } else if !byte.isSpaceOrTab { return false }
        }
        return count >= 3
    }
}
