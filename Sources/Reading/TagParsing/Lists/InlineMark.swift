import SourceText

/// A run of `*`, `_` or `~`, or a bracket: text unless something uses it up.
struct InlineMark {
    let byte: UInt8
    /// How many of the run nothing has used.
    var count: Int
    let originalCount: Int
    /// Where the run stood, as an offset into the text without marks.
    let position: Int
    let canOpen: Bool
    let canClose: Bool
    /// The mark that opened the last pair of one and of two signs which this one closed.
    var singleOpener = -1
    var doubleOpener = -1

    /// A bracket, or a sign that stands as it is.
    init(byte: UInt8, position: Int) {
        self.byte = byte
        self.position = position
        (count, originalCount, canOpen, canClose) = (1, 1, false, false)
    }

    /// The rules of flanking runs of CommonMark 0.31, section 6.2.
    init(byte: UInt8, count: Int, position: Int, before: Neighbour, after: Neighbour) {
        self.byte = byte
        self.count = count
        originalCount = count
        self.position = position
        let leftFlanking = after != .space && (after != .punctuation || before != .other)
        let rightFlanking = before != .space && (before != .punctuation || after != .other)
        if byte == UInt8(ascii: "_") {
            canOpen = leftFlanking && (!rightFlanking || before == .punctuation)
            canClose = rightFlanking && (!leftFlanking || after == .punctuation)
        } else {
            canOpen = leftFlanking
            canClose = rightFlanking
        }
    }

    /// What stands beside a run, of which depends whether it opens or closes emphasis.
    enum Neighbour {
        /// White space, or the beginning or end of the text.
        case space
        case punctuation
        case other

        init(_ byte: UInt8) {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D: self = .space
            default: self = byte.isASCIIPunctuation ? .punctuation : .other
            }
        }

        init(_ scalar: Unicode.Scalar) {
            switch scalar.properties.generalCategory {
            case .spaceSeparator: self = .space
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
                self = .punctuation
            default: self = .other
            }
        }
    }
}
