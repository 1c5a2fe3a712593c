/// One weight of a family: its vertical metrics in em, and how wide it sets a text.
public struct FontFace: Sendable {
    /// Reach of the line box above the baseline.
    public let ascent: Double
    /// Reach of the line box below the baseline, positive.
    public let descent: Double
    /// What the font adds between the descent of a line and the ascent of the next.
    public let lineGap: Double
    /// Height of a small x.
    public let xHeight: Double
    /// Height of a capital H.
    public let capHeight: Double

    private let source: Source

    /// The units that the face's own advances are counted in.
    let unitsPerEm: Int

    /// What a face measures with.
    private indirect enum Source: Sendable {
        case tables(FaceTables)
        /// A font of the user's own, and the face behind it.
        case shaper(any TextShaper, FontFace)
    }

    /// - Parameters:
    ///   - table: of a family.
    ///   - upright: what an italic's table leaves out, before the fonts behind it.
    ///   - fallback: of the fonts behind it in the stack.
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

    /// A face that measures with a font of the user's own, and with the tables of `behind` what that font lacks.
    package init(shaper: any TextShaper, behind: FontFace) {
        source = .shaper(shaper, behind)
        unitsPerEm = shaper.unitsPerEm
        (ascent, descent, lineGap) = (shaper.metrics.ascent, shaper.metrics.descent, shaper.metrics.lineGap)
        (xHeight, capHeight) = (shaper.metrics.xHeight, shaper.metrics.capHeight)
    }

    /// The user's own font, if this face is one.
    package var shaper: (any TextShaper)? {
        if case .shaper(let shaper, _) = source { shaper } else { nil }
    }

    /// Measures a text as one line, as HarfBuzz shapes it: normalised to NFC, kerned, marks and joiners without width.
    ///
    /// Characters of the face are exact: Latin, Greek and Cyrillic with their kerning and ligatures. Others follow the
    /// Noto faces of the stack, kerned too: joined forms of Arabic, conjuncts of the Indic scripts, Thai, kana. Han is
    /// 1 em, Hangul 0.92 em, an emoji 1.245 em per cluster, and what nobody knows (unassigned, private use) 0.6 em. A
    /// tab or a line break is as wide as a space, as in markup; other control characters take no room.
    ///
    /// Linear in the length of the text; Latin, Greek and Cyrillic take no allocation. A face of a font file is shaped by
    /// HarfBuzz itself, save for what the font lacks.
    ///
    ///     FontFamily.sans.face(.regular).measure("AV").width   // 1.260 instead of 1.334 for A and V apart
    public func measure(_ text: String) -> TextMetrics {
        // Most texts: nothing is allocated, and nothing but their bytes is looked at.
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

    /// The two ways of measuring by tables, for the test that they agree; `nil` for a font of the user's own, and the
    /// first where the text needs the second.
    func runs(_ text: String) -> (byBytes: MeasuredRun?, byClusters: MeasuredRun)? {
        guard case .tables(let tables) = source else { return nil }
        return (tables.scan(text), ClusterScan(tables).run(text))
    }

    func em(_ advance: Advance) -> Double {
        Double(advance.units) / Double(unitsPerEm) + Double(advance.shared) / Double(Advance.sharedUnitsPerEm)
    }
}

/// The tables that a face measures with.
final class FaceTables: Sendable {
    let own: FaceTable
    /// In the order in which they are asked: the face's own, that of its upright if it is an italic, those behind it.
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
