extension FontFace {
    /// Returns a text as one line of at most `maxWidth` em: unchanged if it fits, otherwise as much of it as fits with
    /// an ellipsis.
    ///
    /// The text is cut between grapheme clusters, and at the end of a word if at most three letters of the next word
    /// would be shown; no space, hyphen, comma or opening bracket remains before the ellipsis. If not even one cluster
    /// fits, the result is the ellipsis alone, however narrow the line is.
    ///
    ///     face.truncated("Machine learning", within: 6)   // "Machine…"
    /// - Complexity: O(n) in the length of the text.
    public func truncated(_ text: String, within maxWidth: Double) -> String {
        em(run(text).advance) <= maxWidth ? text : ellipsized(text, within: maxWidth)
    }

    /// Returns as much of a text as fits into `maxWidth` em with an ellipsis after it; the ellipsis is added even if
    /// all fits.
    package func ellipsized(_ text: String, within maxWidth: Double) -> String {
        LineWrapper(face: self, text: text, maxWidth: maxWidth).shortened(from: 0)
    }
}

extension LineWrapper {
    /// Returns as much of the text from a UTF-8 offset on as fits on a line with an ellipsis, at most up to the next
    /// line end.
    func shortened(from start: Int) -> String {
        // This is a copy: in the middle of a text each step along a row of flags would look back to the beginning of
        // the row.
        let rest = text.slice(start..<text.utf8.count)
        let end = rest.firstIndex { BreakCluster($0).type == .lineEnd } ?? rest.endIndex
        let range = start..<start + rest.utf8.distance(from: rest.startIndex, to: end)
        var boundaries: [Boundary] = []
        func shown(_ end: Int) -> String { text.slice(start..<boundaries[end].offset).withEllipsis() }
        // Only a few times as much text is read as fits.
        var count = 64
        var cut = 0
        repeat {
            boundaries = self.boundaries(of: range, atMost: count)
            cut = lastFitting(boundaries, from: 0) { face.run(shown($0)).advance }
            count *= 4
        } while cut == boundaries.count - 1 && boundaries[cut].offset < range.upperBound
        // The part that is shown of a cut word must be long enough to say something.
        let wordEnd = (0...cut).last { boundaries[$0].quality >= .word } ?? 0
        if wordEnd > 0, cut - wordEnd <= 3 { cut = wordEnd }
        // Letters that are joined may need more room where the text is cut.
        while cut > 0, !fits(face.run(shown(cut)).advance) { cut -= 1 }
        return shown(cut)
    }
}

extension String {
    /// Returns the text with an ellipsis in place of spaces, joiners, hyphens, commas and opening brackets at its end.
    fileprivate func withEllipsis() -> String {
        var end = endIndex
        while end > startIndex {
            let last = index(before: end)
            guard self[last].isIdle else { break }
            end = last
        }
        let shown = self[..<end]
        // The base direction of a line is from left to right: a mark keeps the ellipsis after letters of the other
        // direction.
        return shown + (shown.endsRightToLeft ? "…\u{200F}" : "…")
    }
}

extension Substring {
    /// Whether the last letter belongs to a script that is written from right to left.
    fileprivate var endsRightToLeft: Bool {
        for scalar in unicodeScalars.reversed() where scalar.properties.isAlphabetic {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: return false
            }
        }
        return false
    }
}

extension Character {
    /// Whether the character adds nothing in front of an ellipsis, as a space or a comma.
    fileprivate var isIdle: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return true }
        switch first.properties.generalCategory {
        case .spaceSeparator, .format, .control, .lineSeparator, .paragraphSeparator:
            // A space that carries a mark is a letter to the reader.
            return scalars.dropFirst().allSatisfy(\.properties.isDefaultIgnorableCodePoint) || self == "\r\n"
        case .dashPunctuation, .openPunctuation, .initialPunctuation: return scalars.count == 1
        default: return scalars.count == 1 && ",;:./、。，．：；・،؛।…".unicodeScalars.contains(first)
        }
    }
}
