/// A face of a font family, with one weight and style, which measures, wraps and shortens text. All lengths are in em.
public struct FontFace: Sendable {
    /// The reach of the line box above the baseline, in em.
    public let ascent: Double
    /// The reach of the line box below the baseline, in em and positive.
    public let descent: Double
    /// The distance that the font adds between the descent of a line and the ascent of the next, in em.
    public let lineGap: Double
    /// The height of a small x, in em.
    public let xHeight: Double
    /// The height of a capital H, in em.
    public let capHeight: Double

    private let source: Source

    /// The number of units per em in which the face's own advances are counted.
    let unitsPerEm: Int

    /// The source of a face's measurements: tables or a font file.
    private indirect enum Source: Sendable {
        case tables(FaceTables)
        /// A font that the user supplies, and the face for characters that it lacks.
        case shaper(any TextShaper, FontFace)
    }

    /// Creates a face that measures by tables.
    ///
    /// - Parameters:
    ///   - table: the table of a family's face.
    ///   - upright: the table of the upright face, for characters that the italic table leaves out; it precedes
    ///     `fallback`.
    ///   - fallback: the tables of the fonts after the family's own in the stack.
    init(table: FaceTable, upright: FaceTable? = nil, fallback: FaceStack) {
        source = .tables(FaceTables(own: table, upright: upright, fallback: fallback))
        unitsPerEm = table.unitsPerEm
        func em(_ path: KeyPath<LineMetrics, Int>) -> Double {
            table.metrics.map { Double($0[keyPath: path]) / Double(table.unitsPerEm) } ?? 0
        }
        ascent = em(\.ascent)
        descent = em(\.descent)
        lineGap = em(\.lineGap)
        xHeight = em(\.xHeight)
        capHeight = em(\.capHeight)
    }

    /// Creates a face that measures with a font that the user supplies, and with `behind` where that font lacks a
    /// character.
    package init(shaper: any TextShaper, behind: FontFace) {
        source = .shaper(shaper, behind)
        unitsPerEm = shaper.unitsPerEm
        (ascent, descent, lineGap) = (shaper.metrics.ascent, shaper.metrics.descent, shaper.metrics.lineGap)
        (xHeight, capHeight) = (shaper.metrics.xHeight, shaper.metrics.capHeight)
    }

    /// The font that the user supplies, or nil for a face that measures by tables.
    package var shaper: (any TextShaper)? {
        if case .shaper(let shaper, _) = source { shaper } else { nil }
    }

    /// Measures a text as one line, as HarfBuzz shapes it: normalised to NFC, kerned, marks and joiners without width.
    ///
    /// The widths of characters that the face has are exact: Latin, Greek and Cyrillic with their kerning and
    /// ligatures. Others follow the Noto faces of the stack, kerned too: joined forms of Arabic, conjuncts of the Indic
    /// scripts, Thai, kana. Han is 1 em, Hangul 0.92 em, an emoji 1.245 em per cluster, and unknown characters
    /// (unassigned, private use) 0.6 em. A tab or a line break is as wide as a space, as in markup; other control
    /// characters take no room.
    ///
    /// In a face of a font file, HarfBuzz itself shapes the text, except for characters that the font lacks.
    ///
    ///     FontFamily.sans.face(.regular).measure("AV").width   // 1.260 instead of 1.334 for A and V apart
    /// - Complexity: O(n) in the length of the text; Latin, Greek and Cyrillic take no allocation.
    public func measure(_ text: String) -> TextMetrics {
        // Most texts take this path, which allocates nothing and reads only bytes.
        if case .tables(let tables) = source, let scan = tables.own.arrays.scan(text.utf8.span), !scan.isTall {
            return TextMetrics(
                width: Double(scan.units) / Double(unitsPerEm), ascent: ascent, descent: descent,
                clusterCount: scan.clusterCount, isExact: true)
        }
        let run = run(text)
        return TextMetrics(
            width: em(run.advance), ascent: max(ascent, Double(run.ink.ascent) / 1000),
            descent: max(descent, Double(run.ink.descent) / 1000), clusterCount: run.clusterCount,
            isExact: run.isExact)
    }

    func run(_ text: String) -> MeasuredRun {
        switch source {
        case .tables(let tables): tables.scan(text) ?? ClusterScan(tables).run(text)
        case .shaper(let shaper, let behind): ShaperScan(shaper, behind: behind).run(text)
        }
    }

    /// Returns the results of the two ways of measuring by tables, for the test that they agree; `nil` for a font that
    /// the user supplies. `byBytes` is nil for text that has to be measured by clusters.
    func runs(_ text: String) -> (byBytes: MeasuredRun?, byClusters: MeasuredRun)? {
        guard case .tables(let tables) = source else { return nil }
        return (tables.scan(text), ClusterScan(tables).run(text))
    }

    /// Converts an advance to em.
    func em(_ advance: Advance) -> Double {
        Double(advance.units) / Double(unitsPerEm) + Double(advance.shared) / Double(Advance.sharedUnitsPerEm)
    }
}

/// The tables by which a face measures text.
final class FaceTables: Sendable {
    let own: FaceTable
    /// The tables in the order in which they are searched: the face's own, that of its upright if it is an italic, then
    /// those of the stack.
    let all: [FaceTable]

    init(own: FaceTable, upright: FaceTable?, fallback: FaceStack) {
        self.own = own
        all = [own] + (upright.map { [$0] } ?? []) + fallback.tables
    }

    func scan(_ text: String) -> MeasuredRun? {
        own.arrays.scan(text.utf8.span).map { scan in
            MeasuredRun(
                advance: Advance(units: scan.units), clusterCount: scan.clusterCount,
                ink: scan.isTall ? own.tallInk : Ink())
        }
    }
}
