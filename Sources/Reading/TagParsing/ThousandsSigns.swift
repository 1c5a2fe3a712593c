import SourceText

/// The points and commas in the numbers of a column, which tell the sign between their thousands.
struct ThousandsSigns {
    private struct Use {
        /// The first number with this sign between groups of three digits.
        var example: [UInt8]?
        /// Whether a number has two such signs, or the other sign as well, and so no other meaning.
        var isCertain = false
        /// Whether another number has the sign elsewhere.
        var hasOther = false
    }

    private var points = Use()
    private var commas = Use()

    mutating func add(_ number: [UInt8]) {
        Self.add(number, UInt8(ascii: "."), &points)
        Self.add(number, UInt8(ascii: ","), &commas)
    }

    private static func add(_ number: [UInt8], _ sign: UInt8, _ use: inout Use) {
        let count = number.count { $0 == sign }
        guard count > 0 else { return }
        guard isGrouped(number, by: sign) else {
            use.hasOther = true
            return
        }
        if use.example == nil { use.example = number }
        // 1.204,5 has a decimal comma.
        use.isCertain = use.isCertain || count > 1 || number.contains(other(sign))
    }

    /// The sign between thousands, and a number that has it; nil if the numbers do not tell.
    ///
    /// `1.204` between semicolons is German, as `1,204` in quotes between commas is English: a spreadsheet writes both
    /// so.
    /// - Parameter separator: the sign between the fields of a record.
    func sign(separator: UInt8, hasDecimalCommas: Bool) -> (sign: UInt8, example: [UInt8])? {
        let isGerman = separator == UInt8(ascii: ";") || hasDecimalCommas
        if let example = points.example, !points.hasOther, points.isCertain || isGerman {
            return (UInt8(ascii: "."), example)
        }
        if let example = commas.example, !commas.hasOther, commas.isCertain || separator == UInt8(ascii: ",") {
            return (UInt8(ascii: ","), example)
        }
        return nil
    }

    private static func other(_ sign: UInt8) -> UInt8 {
        sign == UInt8(ascii: ".") ? UInt8(ascii: ",") : UInt8(ascii: ".")
    }

    /// Whether a number has the sign between its thousands, for points `1.204`, `1.204.331` and `1.204,5`: one to three
    /// digits, the first not 0, then groups of three.
    static func isGrouped(_ number: [UInt8], by sign: UInt8) -> Bool {
        let decimal = other(sign)
        let halves = number.split(separator: decimal, maxSplits: 1, omittingEmptySubsequences: false)
        let groups = halves[0].split(separator: sign, omittingEmptySubsequences: false)
        return groups.count > 1 && (1...3).contains(groups[0].count) && groups[0].first != UInt8(ascii: "0")
            && groups.dropFirst().allSatisfy { $0.count == 3 }
            && groups.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
            && halves.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
    }

    /// Finds a weight of a list such as `(1.204)`, which is read as a little more than 1; nil if some weight has other
    /// decimals.
    static func doubtfulWeight(in bytes: [UInt8]) -> String? {
        var signs = ThousandsSigns()
        for start in bytes.indices.dropLast(2)
        where bytes[start] == UInt8(ascii: "(") || bytes[start] == UInt8(ascii: ":") && bytes[start + 1].isSpaceOrTab {
            let isBracket = bytes[start] == UInt8(ascii: "(")
            let rest = bytes[(start + (isBracket ? 1 : 2))...]
            let number = rest.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
            guard number.contains(UInt8(ascii: ".")),
                number.endIndex == bytes.count || ")\n {".utf8.contains(bytes[number.endIndex])
            else { continue }
            signs.add(Array(number))
        }
        return signs.sign(separator: UInt8(ascii: ";"), hasDecimalCommas: false)
            .map { String(decoding: $0.example, as: UTF8.self) }
    }
}
