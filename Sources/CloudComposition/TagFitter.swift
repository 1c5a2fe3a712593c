import Typography

/// A tag measured at the size at which it fits.
struct FittedTag {
    let wantedSize: Double
    let size: Double
    let lines: [String]
    /// Of each line, in pixels.
    let widths: [Double]
    /// Of one line, in pixels.
    let ascent: Double
    let descent: Double
    /// Between the descent of a line and the ascent of the next.
    let lineGap: Double
    let isAdjusted: Bool
    let brokeInsideWord: Bool

    var width: Double { widths.max() ?? 0 }
    /// From the baseline of the first line to the bottom of the last.
    var depth: Double { descent + Double(lines.count - 1) * lineHeight }
    /// A tag that had to be wrapped stands alone: beside its first line another tag would read as a part of it.
    var needsOwnLine: Bool { isAdjusted && lines.count > 1 }
    /// Room above and below a tag that had to be wrapped, so that its lines are nearer to each other than to the next.
    var air: Double { needsOwnLine ? 0.2 * size : 0 }
    /// None at the edges of the cloud, whose margins are to be even.
    var airAbove = 0.0
    var airBelow = 0.0
    /// From one baseline to the next.
    var lineHeight: Double { ascent + descent + lineGap }
}

/// Measures tags, and makes those fit that are wider than the cloud: broken at spaces first, then set smaller down to
/// a size that can still be read, then broken inside a word. No tag overflows and none vanishes.
struct TagFitter {
    let face: FontFace
    let width: Double
    let smallest: Double
    /// In em.
    let lineGap: Double

    /// Below this text is hard to read on any screen; a smaller minimum size is the user's own wish.
    static let legibleSize = 12.0
    /// From baseline to baseline in em, at least: the line boxes of the fonts that viewers have instead are up to
    /// 1.17 em high (DejaVu Sans), and are not to overlap either.
    static let leastLineHeight = 1.2

    static func lineGap(of face: FontFace) -> Double {
        max(face.lineGap, leastLineHeight - face.ascent - face.descent)
    }

    init(face: FontFace, options: CloudOptions) {
        self.face = face
        lineGap = Self.lineGap(of: face)
        // Tags that are scaled together need no scaling alone.
        width = options.fitBox ? .infinity : options.width - 2 * options.padding
        smallest = min(options.minSize, Self.legibleSize)
    }

    /// - Parameters:
    ///   - within: the width that there is; nil is that of the cloud.
    ///   - room: what a tag of a size needs beside its text.
    func fit(
        _ name: String, size: Double, within: Double? = nil, room: (Double) -> Double = { _ in 0 }
    ) -> FittedTag {
        let lines = name.utf8.contains(UInt8(ascii: "\n")) ? name.split(separator: "\n").map(String.init) : [name]
        let metrics = lines.map { face.measure($0) }
        // A smaller tag needs no more room; where that alone is too much, the text goes beyond it.
        let width = max(1, (within ?? width) - room(size))
        let limit = width * (1 + 1e-9)
        if metrics.allSatisfy({ $0.width * size <= limit }) {
            return fitted(lines, metrics, size: size, wantedSize: size, brokeInsideWord: false, isAdjusted: false)
        }
        let widestWord = lines.map { face.widestWord(of: $0) }.max() ?? 0
        let smaller = widestWord * size <= limit ? size : max(smallest, (width / widestWord).tenthsDown)
        let wrapped = lines.map { wrap($0, within: width / smaller) }
        let allLines = wrapped.flatMap(\.lines)
        return fitted(
            allLines, allLines.map { face.measure($0) }, size: smaller, wantedSize: size,
            brokeInsideWord: wrapped.contains { $0.brokeInsideWord }, isAdjusted: true)
    }

    /// As few lines as fit, and these as even as can be: the least width that needs no more lines, in em.
    private func wrap(_ line: String, within limit: Double) -> WrappedText {
        var best = face.wrap(line, within: limit)
        guard best.lines.count > 1, !best.brokeInsideWord else { return best }
        var (low, high) = (limit / 2, limit)
        for _ in 0..<8 {
            let middle = (low + high) / 2
            let candidate = face.wrap(line, within: middle)
            if candidate.lines.count == best.lines.count, !candidate.brokeInsideWord {
                (best, high) = (candidate, middle)
            } else {
                low = middle
            }
        }
        return best
    }

    private func fitted(
        _ lines: [String], _ metrics: [TextMetrics], size: Double, wantedSize: Double, brokeInsideWord: Bool,
        isAdjusted: Bool
    ) -> FittedTag {
        FittedTag(
            wantedSize: wantedSize, size: size, lines: lines, widths: metrics.map { $0.width * size },
            ascent: (metrics.map(\.ascent).max() ?? face.ascent) * size,
            descent: (metrics.map(\.descent).max() ?? face.descent) * size, lineGap: lineGap * size,
            isAdjusted: isAdjusted, brokeInsideWord: brokeInsideWord)
    }
}
