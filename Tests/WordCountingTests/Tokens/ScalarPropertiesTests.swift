import Testing

@testable import WordCounting

@Suite struct ScalarPropertiesTests {
    private static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

    private func properties(_ scalars: some Sequence<Unicode.Scalar>) -> [(Unicode.Scalar, ScalarProperties)] {
        let nothing: [UInt8] = [0x20]
        return BlockReader.reading(nothing.span, isLast: true) { reader in
            scalars.map { ($0, reader.properties(of: $0.value)) }
        } ?? []
    }

    @Test func theTableHasNoValueThatIsNoCase() {
        for bits in Set(ScalarPropertyTable.entries) {
            #expect(WordBreakClass(rawValue: UInt8(bits & 0x1F)) != nil)
            #expect(ScalarRole(rawValue: UInt8(bits >> 6 & 0x3F)) != nil)
            #expect(TokenBoundary(rawValue: UInt8(bits >> 12 & 3)) != nil)
        }
        #expect(ScalarPropertyTable.blockOf.count == 0x110000 >> ScalarPropertyTable.blockBits)
        let blocks = ScalarPropertyTable.entries.count >> ScalarPropertyTable.blockBits
        #expect(ScalarPropertyTable.blockOf.allSatisfy { Int($0) < blocks })
    }

    /// Swift's own tables are the independent source; they may be of a later version of Unicode.
    @Test func everyLetterAndDigitOfUnicodeIsPartOfAWord() {
        var wrong: [Unicode.Scalar] = []
        let isKnown = { (scalar: Unicode.Scalar) in
            (scalar.properties.age ?? (99, 0)) <= (15, 0) || scalar.value >> 16 == 2
        }
        for (scalar, found) in properties(Self.scalars.lazy.filter(isKnown)) {
            let isWord =
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
                    .decimalNumber:
                    true
                default: false
                }
            if isWord, !found.isLetterOrDigit, found.role != .dictionary { wrong.append(scalar) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }

    @Test func whiteSpaceIsBlank() {
        for (scalar, found) in properties(Self.scalars.lazy.filter(\.properties.isWhitespace)) {
            #expect(found.isBlank, "\(scalar.value)")
        }
    }
}
