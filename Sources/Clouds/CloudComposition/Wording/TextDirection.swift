import SourceText
import TagParsing

/// Returns whether the name of a tag is read from right to left: according to its attribute `dir`, else to its first
/// letter.
package func isRightToLeft(_ tag: Tag) -> Bool {
    (tag.writingDirection ?? firstStrongDirection(of: tag.name)) == .rightToLeft
}

/// Returns whether a text without a declared direction is read from right to left, according to its first letter.
package func isRightToLeft(_ text: String) -> Bool { firstStrongDirection(of: text) == .rightToLeft }

/// Returns the direction of the first character that has a strong one, by the rules P2 and P3 of Unicode's
/// bidirectional algorithm (UAX #9): the contents of isolates are skipped. A line break ends all isolates that are
/// open.
///
/// - Returns: nil when no character has one, as in `42`.
func firstStrongDirection(of text: String) -> WritingDirection? {
    var depth = 0
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x2066...0x2068: depth += 1
        case 0x2069: depth = max(0, depth - 1)
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: depth = 0
        case _ where depth == 0:
            if let direction = scalar.strongDirection { return direction }
        default: break
        }
    }
    return nil
}

extension Unicode.Scalar {
    /// The direction of a letter, or of a digit that is neither European nor Arabic; nil for other characters.
    fileprivate var strongDirection: WritingDirection? {
        if value < 0x80 { return isASCIILetter ? .leftToRight : nil }
        if value == 0x200E { return .leftToRight }
        if isRightToLeft { return .rightToLeft }
        if neutralLetters.contains(where: { $0.contains(value) }) { return nil }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return .leftToRight
        case .decimalNumber:
            return value < 0x0966 || europeanDigits.contains { $0.contains(value) } ? nil : .leftToRight
        default: return nil
        }
    }

    private var isRightToLeft: Bool {
        guard value >= 0x05BE, value <= 0x1EEBB else { return false }
        let place = rightToLeftRanges.partitionPoint { $0.upperBound >= value }
        return place < rightToLeftRanges.count && rightToLeftRanges[place].contains(value)
    }
}

/// The characters of the bidirectional classes R and AL in Unicode 16, with the unassigned ones between them.
private let rightToLeftRanges: [ClosedRange<UInt32>] = [
    0x05BE...0x05BE, 0x05C0...0x05C0, 0x05C3...0x05C3, 0x05C6...0x05C6, 0x05D0...0x05F4, 0x0608...0x0608,
    0x060B...0x060B, 0x060D...0x060D, 0x061B...0x064A, 0x066D...0x066F, 0x0671...0x06D5, 0x06E5...0x06E6,
    0x06EE...0x06EF, 0x06FA...0x0710, 0x0712...0x072F, 0x074D...0x07A5, 0x07B1...0x07EA, 0x07F4...0x07F5,
    0x07FA...0x07FA, 0x07FE...0x0815, 0x081A...0x081A, 0x0824...0x0824, 0x0828...0x0828, 0x0830...0x0858,
    0x085E...0x088E, 0x08A0...0x08C9, 0x200F...0x200F, 0xFB1D...0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFD3D,
    0xFD50...0xFDC7, 0xFDF0...0xFDFC, 0xFE70...0xFEFC, 0x10800...0x1091B, 0x10920...0x10A00, 0x10A10...0x10A35,
    0x10A40...0x10AE4, 0x10AEB...0x10B35, 0x10B40...0x10D23, 0x10D40...0x10D65, 0x10D6F...0x10D8F, 0x10E80...0x10EA9,
    0x10EAD...0x10EC7, 0x10F00...0x10F45, 0x10F51...0x10F81, 0x10F86...0x10FF6, 0x1E800...0x1E8CF, 0x1E900...0x1E943,
    0x1E94B...0x1EEBB,
]

/// The modifier letters of the class ON.
private let neutralLetters: [ClosedRange<UInt32>] = [
    0x02B9...0x02BA, 0x02C6...0x02CF, 0x02EC...0x02EC, 0x0374...0x0374, 0x2E2F...0x2E2F, 0xA67F...0xA67F,
    0xA717...0xA71F, 0xA788...0xA788,
]

/// The decimal digits of the classes EN and AN beyond those of ASCII and Arabic.
private let europeanDigits: [ClosedRange<UInt32>] = [
    0xFF10...0xFF19, 0x10D30...0x10D39, 0x1D7CE...0x1D7FF, 0x1FBF0...0x1FBF9,
]
