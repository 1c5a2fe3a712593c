import CloudComposition
import FontFiles
import SourceText
import Typography

/// A line of text as glyphs, in em, with x from its left end and y upward from the baseline.
struct PictureText {
    struct Glyph {
        let font: PictureFont
        let id: UInt32
        let x: Double
        let y: Double
        /// The advance of the pen.
        let advance: Double
        /// The offset of the glyph's characters in the UTF-8 bytes of the text.
        let cluster: Int
    }

    let text: String
    /// The glyphs from left to right.
    let glyphs: [Glyph]
    /// The sum of the advances.
    let width: Double
    /// The ascent of the first font, from which the place of a strike follows.
    let ascent: Double

    /// Shapes a text.
    ///
    /// - Throws: ``Problem`` if the machine has no font for a part of it.
    init(_ styled: StyledText, _ face: PictureFace) throws(Problem) {
        let (text, tracking) = (styled.text, styled.tracking)
        var choices: [Int] = []
        choices.reserveCapacity(text.utf8.count)
        for cluster in text {
            let font = try face.font(for: cluster, in: text)
            for _ in cluster.unicodeScalars { choices.append(font) }
        }
        let fonts = face.fonts
        var glyphs: [Glyph] = []
        var pen = 0.0
        var cluster = -1
        FontFile.shape(
            text, isRightToLeft: isRightToLeft(text), styled.features, choices: choices,
            of: fonts.map(\.file)
        ) { number, glyph in
            if glyph.cluster != cluster {
                if cluster >= 0 { pen += tracking }
                cluster = glyph.cluster
            }
            let em = Double(fonts[number].file.unitsPerEm)
            let advance = Double(glyph.advance) / em
            glyphs.append(
                Glyph(
                    font: fonts[number], id: glyph.id, x: pen + Double(glyph.xOffset) / em,
                    y: Double(glyph.yOffset) / em, advance: advance, cluster: glyph.cluster))
            pen += advance
        }
        self.text = text
        self.glyphs = glyphs
        width = pen
        ascent = fonts.first?.file.metrics.ascent ?? 0
    }

    /// Adjacent glyphs of one font whose text runs in one direction.
    struct Run {
        var glyphs: Range<Int>
        /// The range of the text in UTF-8 bytes.
        var text: Range<Int>
        var isBackward: Bool
        /// The numbers of bytes and glyphs that belong together, in the order of the text.
        var clusters: [(bytes: Int, glyphs: Int)]
    }

    /// The runs of the text, from which a PDF knows the characters to copy.
    var runs: [Run] {
        let starts = Set(glyphs.map(\.cluster)).sorted()
        func end(of cluster: Int) -> Int {
            starts.first { $0 > cluster } ?? text.utf8.count
        }
        var runs: [Run] = []
        var first = 0
        while first < glyphs.count {
            // The direction is that of the first two clusters that differ.
            var last = first + 1
            var direction = 0
            while last < glyphs.count, glyphs[last].font == glyphs[first].font {
                let (before, now) = (glyphs[last - 1].cluster, glyphs[last].cluster)
                let step = now == before ? 0 : now == end(of: before) ? 1 : before == end(of: now) ? -1 : 2
                guard step == 0 || (step != 2 && (direction == 0 || step == direction)) else { break }
                if step != 0 { direction = step }
                last += 1
            }
            runs.append(run(first..<last, isBackward: direction == -1, end: end))
            first = last
        }
        return runs
    }

    private func run(_ range: Range<Int>, isBackward: Bool, end: (Int) -> Int) -> Run {
        var clusters: [(bytes: Int, glyphs: Int)] = []
        var known = -1
        let order = isBackward ? Array(range.reversed()) : Array(range)
        var bytes = glyphs[order[0]].cluster..<glyphs[order[0]].cluster
        for index in order {
            let cluster = glyphs[index].cluster
            if cluster == known {
                clusters[clusters.count - 1].glyphs += 1
            } else {
                clusters.append((end(cluster) - cluster, 1))
                known = cluster
            }
            bytes = bytes.lowerBound..<end(cluster)
        }
        return Run(glyphs: range, text: bytes, isBackward: isBackward, clusters: clusters)
    }
}
