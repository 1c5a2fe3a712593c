import SourceText

/// The weight at the end of an item, in one of its spellings: `(42)`, `: 42`, `× 42`, `x 42`, `（42）`, `：42`.
struct WeightSuffix {
    let value: Double
    /// The item before the weight, without blanks at its ends.
    let precedingRange: Range<Int>

    /// Reads the weight at the end of an item.
    ///
    /// - Returns: nil if the item ends otherwise: its weight is 1 then, and all of it is the name.
    /// - Throws: ``Problem`` for a number that is no weight: with separators, other digits, zero, negative, NaN.
    init?(_ bytes: [UInt8], endOf content: Range<Int>) throws(Problem) {
        guard let last = content.last else { return nil }
        if let (name, number) = Self.fullWidth(bytes, content) {
            guard let value = try Self.weight(bytes, number, isBracket: false) else { return nil }
            (self.value, precedingRange) = (value, name)
        } else if bytes[last] == UInt8(ascii: ")") {
            guard let (open, number) = Self.bracket(bytes, content, closing: last) else { return nil }
            guard let value = try Self.weight(bytes, number, isBracket: true) else { return nil }
            self.value = value
            precedingRange = bytes.trimmingBlanks(content.lowerBound..<open)
        } else {
            guard let (name, number) = try Self.separated(bytes, content) else { return nil }
            guard let value = try Self.weight(bytes, number, isBracket: false) else { return nil }
            self.value = value
            precedingRange = name
        }
    }

    /// Splits `名前（42）` and `名前：42`, with the brackets and the colon of Chinese and Japanese, which need no blank; nil
    /// for others.
    private static func fullWidth(_ bytes: [UInt8], _ content: Range<Int>) -> (name: Range<Int>, number: Range<Int>)? {
        // U+FF08, U+FF09 and U+FF1A are EF BC 88, 89 and 9A.
        func stands(_ last: UInt8, before end: Int) -> Bool {
            end - 3 >= content.lowerBound && bytes[end - 3] == 0xEF && bytes[end - 2] == 0xBC && bytes[end - 1] == last
        }
        let isBracket = stands(0x89, before: content.upperBound)
        let end = isBracket ? content.upperBound - 3 : content.upperBound
        var start = end
        // No number is longer.
        while start > max(content.lowerBound, end - 60), !stands(isBracket ? 0x88 : 0x9A, before: start) { start -= 1 }
        guard stands(isBracket ? 0x88 : 0x9A, before: start) else { return nil }
        let number = bytes.trimmingBlanks(start..<end)
        let text = String(decoding: bytes[number], as: UTF8.self)
        guard isDecimal(bytes[number]) || withoutSeparators(text) != nil || withASCIIDigits(text) != nil else {
            return nil
        }
        return (bytes.trimmingBlanks(content.lowerBound..<start - 3), number)
    }

    /// The range of a weight in brackets before a comma inside a name, which shows that the item holds several tags;
    /// nil without one.
    static func inside(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Range<Int>? {
        var open: Int?
        var index = name.lowerBound
        while index < name.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): open = index
            case UInt8(ascii: ")"):
                defer { open = nil }
                var next = index + 1
                while next < name.upperBound, bytes[next].isSpaceOrTab { next += 1 }
                guard let open, next < name.upperBound, bytes[next] == UInt8(ascii: ",") else { break }
                let number = (open + 1..<index).map { bytes[$0] }
                if isDecimal(number[...]) { return open..<index + 1 }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The offset and the inside of a final `(…)` that is neither escaped nor the destination of a link; nil without
    /// one.
    private static func bracket(
        _ bytes: [UInt8], _ content: Range<Int>, closing: Int
    ) -> (open: Int, inside: Range<Int>)? {
        var open = closing - 1
        while open >= content.lowerBound, bytes[open] != UInt8(ascii: "(") {
            if bytes[open] == UInt8(ascii: ")") { return nil }
            open -= 1
        }
        guard open >= content.lowerBound,
            !bytes.isEscaped(at: closing, from: content.lowerBound),
            !bytes.isEscaped(at: open, from: content.lowerBound)
        else { return nil }
        if open > content.lowerBound, bytes[open - 1] == UInt8(ascii: "]"),
            !bytes.isEscaped(at: open - 1, from: content.lowerBound)
        {
            return nil
        }
        let inside = bytes.trimmingBlanks(open + 1..<closing)
        return inside.isEmpty ? nil : (open, inside)
    }

    /// Splits `name: 9`, `name × 3` and `name x 3` into name and number; nil for others.
    private static func separated(
        _ bytes: [UInt8], _ content: Range<Int>
    ) throws(Problem) -> (name: Range<Int>, number: Range<Int>)? {
        var start = content.upperBound
        while start > content.lowerBound, !bytes[start - 1].isSpaceOrTab { start -= 1 }
        let before = bytes.trimmingBlanks(content.lowerBound..<start)
        guard let last = before.last, before.upperBound < start else { return nil }
        let separator: Int
        switch bytes[last] {
        case UInt8(ascii: ":"):
            separator = last
        case UInt8(ascii: "x"):
            separator = last
            guard last > before.lowerBound, bytes[last - 1].isSpaceOrTab else { return nil }
        // × is C3 97.
        case 0x97:
            separator = last - 1
            guard separator > before.lowerBound, bytes[separator] == 0xC3, bytes[separator - 1].isSpaceOrTab
            else { return nil }
        case UInt8(ascii: "*"), UInt8(ascii: "_"):
            let marks = bytes[before].reversed().prefix { $0 == bytes[last] }.count
            guard last - marks >= before.lowerBound, bytes[last - marks] == UInt8(ascii: ":"),
                Self.isDecimal(bytes[start..<content.upperBound])
            else { return nil }
            throw Problem(
                "the colon before the weight is inside the emphasis", hint: "write it after: **name**: 3",
                at: last - marks..<last + 1)
        default: return nil
        }
        guard !bytes.isEscaped(at: separator, from: content.lowerBound) else { return nil }
        let name = bytes.trimmingBlanks(content.lowerBound..<separator)
        return (name, start..<content.upperBound)
    }

    // MARK: - Numbers

    /// Reads the weight in a cell that holds nothing else.
    ///
    /// - Parameter row: the range that the message is about when the cell is empty.
    /// - Throws: ``Problem`` if the cell holds no finite number above zero.
    static func weight(_ bytes: [UInt8], _ cell: Range<Int>, row: Range<Int>) throws(Problem) -> Double {
        guard !cell.isEmpty else {
            throw Problem("the row has no weight", hint: "write a number above 0, such as 1", at: row)
        }
        // Most weights are a few digits.
        if cell.count <= 15, bytes[cell].allSatisfy({ $0.isASCIIDigit }) {
            let value = bytes[cell].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
            if value > 0 { return Double(value) }
        }
        if let value = try weight(bytes, cell, isBracket: false) { return value }
        throw Problem(
            "the weight \"\(String(decoding: bytes[cell].prefix(40), as: UTF8.self))\" is not a number",
            hint: "write digits, with a point before decimals", at: cell)
    }

    /// Returns the value of a number; nil for a text that is none, such as `draft` or `1914-1918`.
    private static func weight(
        _ bytes: [UInt8], _ range: Range<Int>, isBracket: Bool
    ) throws(Problem) -> Double? {
        let number = String(decoding: bytes[range], as: UTF8.self)
        // A number of hundreds of digits is shown by its beginning.
        let text = number.count > 40 ? number.prefix(40) + "…" : number
        let asName = isBracket ? "; if it belongs to the name write \\(\(text)\\)" : ""
        if isDecimal(bytes[range]) {
            guard let value = Double(number), value.isFinite else {
                throw Problem(
                    "the weight \"\(text)\" is larger than a number can be", hint: "weights go up to 1.7e308", at: range
                )
            }
            guard value > 0 else {
                throw Problem(
                    "the weight \"\(text)\" is not above zero",
                    hint: "leave the tag out, or give it a weight above 0\(asName)", at: range)
            }
            return value
        }
        if ["nan", "inf", "infinity"].contains(number.lowercased().drop { $0 == "-" || $0 == "+" }) {
            throw Problem(
                "the weight \"\(text)\" is not a finite number", hint: "give the tag a weight above 0\(asName)",
                at: range)
        }
        if let plain = withoutSeparators(number) {
            throw Problem(
                "the weight \"\(text)\" has separators, expected digits and one decimal point",
                hint: "write \(isBracket ? "(\(plain))" : plain)\(asName)", at: range)
        }
        if let plain = withASCIIDigits(number) {
            throw Problem(
                "the weight \"\(text)\" is not written with the digits 0 to 9",
                hint: "write \(isBracket ? "(\(plain))" : plain)\(asName)", at: range)
        }
        return nil
    }

    /// Whether a text is `[+-] digits [. digits] [e [+-] digits]`, with a digit on at least one side of the point.
    static func isDecimal(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        func skipDigits() -> Int {
            let count = rest.prefix { $0.isASCIIDigit }.count
            rest.removeFirst(count)
            return count
        }
        var digits = skipDigits()
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            digits += skipDigits()
        }
        guard digits > 0 else { return false }
        if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard skipDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    /// Whether a text is a number with a comma before the decimals: `3,5`.
    static func isDecimalWithComma(_ text: [UInt8]) -> Bool {
        guard let comma = text.firstIndex(of: UInt8(ascii: ",")), comma > 0, comma + 1 < text.count else {
            return false
        }
        return text[(comma + 1)...].allSatisfy(\.isASCIIDigit) && isDecimal(text[..<comma])
            && text[comma - 1].isASCIIDigit
            && !text[..<comma].contains { $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: ".") }
    }

    /// Whether the comma of a number may be between thousands as well: in `1,234`, but not in `0,123` or `12,34`.
    static func mayHaveThousands(_ text: [UInt8]) -> Bool {
        guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return false }
        let whole = text[..<comma].drop { !$0.isASCIIDigit }
        return text.count - comma == 4 && (1...3).contains(whole.count) && whole.first != UInt8(ascii: "0")
    }

    /// Returns `1,234`, `1.234.567`, `1 234`, `1'234` and `1_234` as `1234`, and `1,5` as `1.5`; nil for all else.
    static func withoutSeparators(_ text: String) -> String? {
        let separators: Set<Character> = [",", ".", " ", "'", "’", "_", "\u{A0}", "\u{202F}"]
        guard text.first?.isASCIIDigit == true, text.allSatisfy({ $0.isASCIIDigit || separators.contains($0) })
        else { return nil }
        let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
        guard parts.count > 1 else { return nil }
        if parts.count == 2, text.contains(","), parts[1].count != 3 { return "\(parts[0]).\(parts[1])" }
        guard (1...3).contains(parts[0].count), parts.dropFirst().dropLast().allSatisfy({ $0.count == 3 }),
            let last = parts.last, !last.isEmpty
        else { return nil }
        let isDecimal = parts.count > 2 && last.count != 3
        return isDecimal ? parts.dropLast().joined() + "." + last : (last.count == 3 ? parts.joined() : nil)
    }

    /// Returns `１２` and `٤٢` as `12` and `42`, in the digits of weights; nil for all else.
    private static func withASCIIDigits(_ text: String) -> String? {
        var plain = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
                plain += String(Int(value))
            } else if scalar == "." || scalar == "٫" {
                plain += "."
            } else {
                return nil
            }
        }
        return plain.isEmpty ? nil : plain
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
