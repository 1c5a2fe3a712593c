/// A run of `*`, `_` or `~` in a text.
struct EmphasisMark {
    let byte: UInt8
    /// How many of the run no pair has used.
    var count: Int
    let originalCount: Int
    /// Where the run stood, as an offset into the text without marks.
    let position: Int
    var canOpen: Bool
    var canClose: Bool

    /// The rules of flanking runs of CommonMark 0.31, section 6.2.
    init(byte: UInt8, count: Int, position: Int, before: Unicode.Scalar?, after: Unicode.Scalar?) {
        self.byte = byte
        self.count = count
        originalCount = count
        self.position = position
        let spaceBefore = before.map(Self.isSpace) ?? true
        let spaceAfter = after.map(Self.isSpace) ?? true
        let punctuationBefore = before.map(Self.isPunctuation) ?? false
        let punctuationAfter = after.map(Self.isPunctuation) ?? false
        let leftFlanking = !spaceAfter && (!punctuationAfter || spaceBefore || punctuationBefore)
        let rightFlanking = !spaceBefore && (!punctuationBefore || spaceAfter || punctuationAfter)
        if byte == UInt8(ascii: "_") {
            canOpen = leftFlanking && (!rightFlanking || punctuationBefore)
            canClose = rightFlanking && (!leftFlanking || punctuationAfter)
        } else {
            canOpen = leftFlanking
            canClose = rightFlanking
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }
}

/// Pairs emphasis marks as CommonMark does. Here emphasis is read as its text, so a pair only uses marks up;
/// what no pair uses is text.
struct EmphasisStack {
    private var marks: [EmphasisMark] = []

    var count: Int { marks.count }

    mutating func append(_ mark: EmphasisMark) { marks.append(mark) }

    /// Pairs the marks from `base` on, and takes what is left of them out of the game.
    mutating func resolve(from base: Int) {
        var openers: [Int] = []
        // Below these heights no opener fits a closer of that kind, which keeps the search linear.
        var bottoms: [Int: Int] = [:]
        for closer in base..<marks.count {
            while marks[closer].canClose, marks[closer].count > 0 {
                let kind =
                    Int(marks[closer].byte) << 8 | (marks[closer].canOpen ? 4 : 0) | marks[closer].originalCount % 3
                let bottom = bottoms[kind] ?? 0
                guard let height = openers.indices.last(where: { $0 >= bottom && fits(openers[$0], closer) }) else {
                    bottoms[kind] = openers.count
                    break
                }
                let opener = openers[height]
                let used =
                    marks[closer].byte == UInt8(ascii: "~")
                    ? 2 : (marks[opener].count >= 2 && marks[closer].count >= 2 ? 2 : 1)
                marks[opener].count -= used
                marks[closer].count -= used
                openers.removeSubrange((marks[opener].count > 0 ? height + 1 : height)...)
                for (kind, bottom) in bottoms { bottoms[kind] = min(bottom, openers.count) }
            }
            if marks[closer].canOpen, marks[closer].count > 0 { openers.append(closer) }
        }
        for index in base..<marks.count {
            marks[index].canOpen = false
            marks[index].canClose = false
        }
    }

    private func fits(_ opener: Int, _ closer: Int) -> Bool {
        let (one, other) = (marks[opener], marks[closer])
        guard one.byte == other.byte else { return false }
        // The rule of three: a run that can both open and close pairs only with a sum that is no multiple of three.
        if one.canClose || other.canOpen, one.byte != UInt8(ascii: "~"),
            (one.originalCount + other.originalCount) % 3 == 0,
            one.originalCount % 3 != 0 || other.originalCount % 3 != 0
        {
            return false
        }
        return true
    }

    func insertingUnusedMarks(into text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        for mark in marks {
            result.append(contentsOf: text[copied..<mark.position])
            copied = mark.position
            result.append(contentsOf: repeatElement(mark.byte, count: mark.count))
        }
        result.append(contentsOf: text[copied...])
        return result
    }
}
