import Typography

/// A tag measured at the size at which it fits.
struct FittedTag {
    /// The font size that the weight asks for, in pixels.
    private(set) var wantedSize: Double
    let size: Double
    let lines: [String]
    /// The width of each line, in pixels.
    let widths: [Double]
    /// The ascent and the descent of one line, in pixels.
    let ascent: Double
    let descent: Double
    /// The space between the descent of a line and the ascent of the next, in pixels.
    let lineGap: Double
    private(set) var isAdjusted: Bool
    let brokeInsideWord: Bool
    /// Whether an ellipsis replaces the rest of the name.
    let isShortened: Bool
    /// Whether the tag had to be wrapped for the cloud, and therefore needs a line to itself: another tag beside its
    /// first line would read as a part of it.
    let needsOwnLine: Bool

    var width: Double { widths.max() ?? 0 }
    /// The distance from the baseline of the first line to the bottom of the last.
    var depth: Double { descent + Double(lines.count - 1) * lineHeight }
    /// The room above and below a tag that had to be wrapped, so that its lines are nearer to each other than to the
    /// next tag.
    var air: Double { needsOwnLine ? 0.2 * size : 0 }
    /// The room above, in pixels: `air`, or 0 at the edges of the cloud, whose margins are to be even.
    var airAbove = 0.0
    var airBelow = 0.0
    /// The distance from one baseline to the next.
    var lineHeight: Double { ascent + descent + lineGap }

    /// Returns the tag, marked as adjusted if its weight asks for less than the smallest size that a tag may have.
    func markedAdjusted(ifWanting wanted: Double) -> FittedTag {
        // A quarter of a pixel is not seen.
        guard wanted + 0.25 < min(size, wantedSize) else { return self }
        var tag = self
        (tag.wantedSize, tag.isAdjusted) = (wanted, true)
        return tag
    }

    /// Returns the tag with the same lines, scaled by a factor.
    func scaled(by scale: Double) -> FittedTag { scaled(to: size * scale, wanted: wantedSize) }

    func scaled(to size: Double, wanted wantedSize: Double) -> FittedTag {
        let scale = size / self.size
        var tag = FittedTag(
            wantedSize: wantedSize, size: size, lines: lines, widths: widths.map { $0 * scale },
            ascent: ascent * scale, descent: descent * scale, lineGap: lineGap * scale, isAdjusted: isAdjusted,
            brokeInsideWord: brokeInsideWord, isShortened: isShortened, needsOwnLine: needsOwnLine)
        (tag.airAbove, tag.airBelow) = (airAbove * scale, airBelow * scale)
        return tag
    }
}

/// Measures tags, and makes those fit that are wider than the cloud or than a tag may be. It breaks them between words
/// first, then sets them smaller, down to a size that can still be read, then breaks them inside a word. If the lines
/// of a tag are limited, the last resort is an ellipsis. No tag overflows and none vanishes.
struct TagFitter {
    private(set) var face: FontFace
    /// The width of the cloud inside its padding.
    let width: Double
    let maxTagWidth: Double
    let maxLines: Int
    let smallest: Double
    /// The space between two lines, in em.
    let lineGap: Double
    /// The space between two lines of plain letters, in em: less if the lines of the cloud are closer than usual.
    private let plainLineGap: Double

    /// The font size in pixels below which text is hard to read on any screen. Only a smaller minimum size, the user's
    /// own wish, goes below it.
    static let legibleSize = 12.0
    /// The least distance between baselines, in em: the line boxes of the fonts that viewers may have instead are up to
    /// 1.17 em high (DejaVu Sans), and are not to overlap either.
    static let leastLineHeight = 1.2

    static func lineGap(of face: FontFace) -> Double {
        max(face.lineGap, leastLineHeight - face.ascent - face.descent)
    }

    init(face: FontFace, options: CloudOptions) {
        self.face = face
        lineGap = Self.lineGap(of: face)
        let leading = options.usedLeading
        plainLineGap =
            leading > 0 && leading < CloudOptions.usualLeading ? leading - face.ascent - face.descent : lineGap
        // Tags that are scaled together need no scaling of their own.
        width = options.fitBox ? .infinity : options.width - 2 * options.padding
        maxTagWidth = options.maxTagWidth ?? .infinity
        maxLines = options.maxTagLines ?? .max
        smallest = min(options.minSize, Self.legibleSize)
    }

    /// Returns the fitter with a space added between letters, in em.
    func tracked(by space: Double) -> TagFitter {
        var fitter = self
        fitter.face = face.tracked(by: space)
        return fitter
    }

    /// Measures a name at a size, and makes it fit.
    ///
    /// - Parameters:
    ///   - within: The width available; nil for that of the cloud, or the greatest width of a tag if that is less.
    ///   - room: Returns the width that a tag of a size needs beside its text.
    func fit(
        _ name: String, size: Double, within: Double? = nil, room: (Double) -> Double = { _ in 0 }
    ) -> FittedTag {
        let (lines, isCut) = linesOfName(name)
        let metrics = lines.map { face.measure($0) }
        // The width left for the text at a size; at least 1, even if the rest alone is too wide.
        // The space behind the last letter is no part of a name, but of what the face measures.
        func width(_ size: Double) -> Double {
            max(1, (within ?? min(self.width, maxTagWidth)) - room(size)) + face.trackedSpace * size
        }
        let limit = width(size) * (1 + 1e-9)
        if metrics.allSatisfy({ $0.width * size <= limit }) {
            return fitted(
                lines, metrics, size: size, wantedSize: size, brokeInsideWord: false, isAdjusted: isCut,
                isShortened: isCut, needsOwnLine: false)
        }
        let smaller = self.size(of: lines, at: size, within: width)
        let line = width(smaller) / smaller
        var wrapped = lines.map { wrap($0, within: line) }
        if wrapped.reduce(0, { $0 + $1.lines.count }) > maxLines {
            wrapped = [face.wrap(lines.joined(separator: "\n"), within: line, maxLines: maxLines)]
        }
        let allLines = wrapped.flatMap(\.lines)
        return fitted(
            allLines, allLines.map { face.measure($0) }, size: smaller, wantedSize: size,
            brokeInsideWord: wrapped.contains { $0.brokeInsideWord }, isAdjusted: true,
            isShortened: isCut || wrapped.contains { $0.isTruncated },
            needsOwnLine: allLines.count > 1 && (within ?? self.width) <= maxTagWidth)
    }

    /// Returns the narrow setting of a tag, for layouts in which its own lines would be too small to read: as many
    /// lines as it takes to be legible in the narrowest layout. Nil for a tag that needs none.
    ///
    /// - Parameter tag: The tag as it is set in the cloud's own layout.
    func narrowSetting(
        of name: String, _ tag: FittedTag, narrowest: Double, room: (Double) -> Double = { _ in 0 }
    ) -> FittedTag? {
        let needed = tag.width + room(tag.size)
        guard needed > narrowest, tag.size * narrowest / needed < min(tag.size, smallest) else { return nil }
        let narrow = fit(name, size: min(tag.size, smallest), within: narrowest, room: room)
        return narrow.lines == tag.lines ? nil : narrow
    }

    /// Returns the lines that the name asks for; if they are more than `maxLines`, the last one kept ends with an
    /// ellipsis.
    private func linesOfName(_ name: String) -> (lines: [String], isCut: Bool) {
        guard name.utf8.contains(UInt8(ascii: "\n")) else { return ([name], false) }
        var lines = name.split(separator: "\n").map(String.init)
        guard lines.count > maxLines else { return (lines, false) }
        lines.removeSubrange(maxLines...)
        lines[maxLines - 1] = face.ellipsized(lines[maxLines - 1], within: .infinity)
        return (lines, true)
    }

    /// Returns the largest size up to `wanted` at which no word is too wide and the lines are no more than `maxLines`,
    /// or the smallest size if there is none.
    ///
    /// - Parameter width: Returns the width available to the text at a size; it grows as the size falls.
    private func size(of lines: [String], at wanted: Double, within width: (Double) -> Double) -> Double {
        let widestWord = lines.map { face.widestWord(of: $0) }.max() ?? 0
        func fits(_ size: Double) -> Bool {
            let width = width(size)
            guard widestWord * size <= width * (1 + 1e-9) else { return false }
            guard maxLines < .max else { return true }
            var count = 0
            for line in lines {
                let wrapped = face.wrap(line, within: width / size, maxLines: maxLines)
                count += wrapped.lines.count
                if wrapped.isTruncated || wrapped.brokeInsideWord { return false }
            }
            return count <= maxLines
        }
        if fits(wanted) { return wanted }
        // Invariant, in tenths of a pixel: `tooLarge` does not fit; `small` fits or is the smallest.
        var (small, tooLarge) = (Int((smallest * 10).rounded(.up)), Int((wanted * 10).rounded(.up)))
        while tooLarge - small > 1 {
            let middle = (small + tooLarge) / 2
            if fits(Double(middle) / 10) { small = middle } else { tooLarge = middle }
        }
        return min(wanted, max(smallest, Double(small) / 10))
    }

    /// Wraps a line into as few lines as fit, and these as even as possible: to the least width, in em, that needs no
    /// more lines.
    private func wrap(_ line: String, within limit: Double) -> WrappedText {
        var best = face.wrap(line, within: limit)
        guard best.lines.count > 1, !best.brokeInsideWord else { return best }
        var (low, high) = (limit / 2, limit)
        for _ in 0..<8 {
            let middle = (low + high) / 2
            let candidate = face.wrap(line, within: middle)
            // Even lines are not worth a hyphen.
            if candidate.lines.count == best.lines.count, !candidate.brokeInsideWord,
                candidate.divisions <= best.divisions
            {
                (best, high) = (candidate, middle)
            } else {
                low = middle
            }
        }
        return best
    }

    private func fitted(
        _ lines: [String], _ metrics: [TextMetrics], size: Double, wantedSize: Double, brokeInsideWord: Bool,
        isAdjusted: Bool, isShortened: Bool, needsOwnLine: Bool
    ) -> FittedTag {
        let lineGap = lines.count > 1 && lines.allSatisfy(\.isPlainHeight) ? plainLineGap : lineGap
        return FittedTag(
            wantedSize: wantedSize, size: size, lines: lines,
            widths: metrics.map { max(0, $0.width - face.trackedSpace) * size },
            ascent: (metrics.map(\.ascent).max() ?? face.ascent) * size,
            descent: (metrics.map(\.descent).max() ?? face.descent) * size, lineGap: lineGap * size,
            isAdjusted: isAdjusted, brokeInsideWord: brokeInsideWord, isShortened: isShortened,
            needsOwnLine: needsOwnLine)
    }
}
