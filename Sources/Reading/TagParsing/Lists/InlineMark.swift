import SourceText

/// A run of `*`, `_` or `~`, or a bracket; it is text unless a pair or a link uses it.
struct InlineMark {
    let byte: UInt8
    /// How many signs of the run no pair has used.
    var count: Int
    let originalCount: Int
    /// The place of the run, as an offset into the text without marks.
    let position: Int
    let canOpen: Bool
    let canClose: Bool
    /// The index of the mark that opened the last pair of one sign that this mark closed, and the same for two signs;
    /// -1 without one.
    var singleOpener = -1
    var doubleOpener = -1

    /// Makes a mark for a bracket, or for a sign that is no emphasis.
    init(byte: UInt8, position: Int) {
        self.byte = byte
        self.position = position
        (count, originalCount, canOpen, canClose) = (1, 1, false, false)
    }

    /// Makes a mark for a run, which may open or close emphasis by the rules of flanking runs in CommonMark 0.31,
    /// section 6.2.
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

    /// The kind of character beside a run, which decides whether the run opens or closes emphasis.
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
