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

    /// The space added to the advance of each cluster, in thousandths of an em. With it, letters are not joined in
    /// ligatures.
    private var tracking = 0

    /// Whether all figures are equally wide.
    private var isTabular = false
    /// The figures for tables of a face that measures by tables; nil if its usual figures are as wide.
    private let tabularFigures: TabularFigures?

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
    ///   - tabularFigures: the equally wide figures of the font, if its usual ones are not so.
    init(
        table: FaceTable, upright: FaceTable? = nil, fallback: FaceStack, tabularFigures: TabularFigures? = nil
    ) {
        self.tabularFigures = tabularFigures
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
        tabularFigures = nil
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
        if case .tables(let tables) = source, usedFigures == nil,
            tracking == 0 || !text.hasLigatures,
            let scan = tables.own.arrays.scan(text.utf8.span), !scan.isTall
        {
            let space = Double(tracking * scan.clusterCount) / 1000
            return TextMetrics(
                width: Double(scan.units) / Double(unitsPerEm) + space, ascent: ascent, descent: descent,
                clusterCount: scan.clusterCount, isExact: true)
        }
        return metrics(of: run(text))
    }

    private func metrics(of run: MeasuredRun) -> TextMetrics {
        TextMetrics(
            width: em(run.advance), ascent: max(ascent, Double(run.ink.ascent) / 1000),
            descent: max(descent, Double(run.ink.descent) / 1000), clusterCount: run.clusterCount,
            isExact: run.isExact)
    }

    /// Returns the face with a space added to the advance of each cluster, as browsers do for `letter-spacing`.
    ///
    /// - Parameter space: The space in em, which is rounded to thousandths.
    package func tracked(by space: Double) -> FontFace {
        var face = self
        face.tracking = Int((space * 1000).rounded())
        return face
    }

    /// Returns the face with the equally wide figures that fonts have for tables, as browsers take for `tabular-nums`.
    package func withTabularFigures() -> FontFace {
        var face = self
        face.isTabular = true
        return face
    }

    private var usedFigures: TabularFigures? { isTabular ? tabularFigures : nil }

    /// The space that ``tracked(by:)`` added, in em. It is behind the last cluster of a text, too.
    package var trackedSpace: Double { Double(tracking) / 1000 }

    func run(_ text: String) -> MeasuredRun {
        guard tracking != 0 || usedFigures != nil else { return untrackedRun(text) }
        var sum = MeasuredRun()
        for part in partsMeasuredApart(text) {
            var run = untrackedRun(part)
            if let units = usedFigures?.units(of: part) { run.advance = Advance(units: units) }
            sum.advance = sum.advance + run.advance
            sum.clusterCount += run.clusterCount
            sum.ink.include(run.ink)
            sum.isExact = sum.isExact && run.isExact
        }
        sum.advance = sum.advance + Advance(shared: tracking * sum.clusterCount * Advance.sharedUnitsPerEm / 1000)
        return sum
    }

    /// Returns the parts of a text whose advances add up. HarfBuzz can be told which letters to join and which figures
    /// to take; with tables they have to be kept apart. Tabular figures have no kerning.
    private func partsMeasuredApart(_ text: String) -> [String] {
        if usedFigures != nil { return text.map { String($0) } }
        return text.hasLigatures && shaper == nil ? text.partsBetweenLigatures : [text]
    }

    private func untrackedRun(_ text: String) -> MeasuredRun {
        switch source {
        case .tables(let tables): tables.scan(text) ?? ClusterScan(tables).run(text)
        case .shaper(let shaper, let behind):
            ShaperScan(
                shaper, behind: isTabular ? behind.withTabularFigures() : behind,
                ShapingFeatures(joinsLetters: tracking == 0, hasTabularFigures: isTabular)
            ).run(text)
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

extension String {
    /// Whether the text has two letters that a font may join in a ligature.
    fileprivate var hasLigatures: Bool {
        var previous: UInt8 = 0
        for byte in utf8 {
            if previous == UInt8(ascii: "f"), "fijlt".utf8.contains(byte) { return true }
            previous = byte
        }
        return false
    }

    /// The parts of the text whose letters a font joins in no ligature: cut after each `f` before f, i, j, l or t.
    fileprivate var partsBetweenLigatures: [String] {
        var parts: [String] = []
        var start = startIndex
        var previous: UInt8 = 0
        for index in utf8.indices {
            let byte = utf8[index]
            if previous == UInt8(ascii: "f"), "fijlt".utf8.contains(byte) {
                parts.append(String(self[start..<index]))
                start = index
            }
            previous = byte
        }
        return parts + [String(self[start...])]
    }

    /// Returns whether space can be added between the letters: they are Latin, Greek or Cyrillic, and not joined in
    /// writing.
    ///
    /// - Parameter inSquares: Whether they may also be Han, kana or Hangul, whose letters stand in squares.
    package func canBeTracked(inSquares: Bool) -> Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case ..<0x0300, 0x0370..<0x0530, 0x1E00..<0x200B, 0x2010..<0x2028, 0x2030..<0x2060, 0x20A0..<0x20C0: true
            case 0x3000..<0x302A, 0x3030..<0x3099, 0x309B..<0x3100, 0x3400..<0xA000, 0xAC00..<0xD7A4, 0xFF01..<0xFF61:
                inSquares
            default: false
            }
        }
    }
}

/// The advances of the figures that a font has for tables, in units of the font, if its usual figures are not as wide.
struct TabularFigures: Sendable {
    private let figure: Int
    /// The advances of the characters that are not as wide as the other figures.
    private let others: [String: Int]

    /// Inter Regular 3.019 and its italic.
    static let interRegular = TabularFigures(figure: 1824, others: [",": 776])
    /// Inter Bold 3.019 and its italic.
    static let interBold = TabularFigures(figure: 1920, others: ["4": 1915, ",": 841])
    /// Roboto Italic 2.138, whose usual figures are all equal, unlike these.
    static let robotoItalic = TabularFigures(figure: 1116, others: ["6": 1126, "8": 1126])
    /// Roboto Bold Italic 2.138, likewise.
    static let robotoBoldItalic = TabularFigures(figure: 1140, others: ["6": 1150, "8": 1150])

    /// Returns the advance of a character; nil if it is as wide as usual.
    func units(of character: String) -> Int? {
        others[character] ?? (character.utf8.count == 1 && "0"..."9" ~= character ? figure : nil)
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
