/// One weight of a family: its vertical metrics in em, and how wide it sets a text.
public struct FontFace: Sendable {
    /// Reach of the line box above the baseline.
    public var ascent: Double { table.em(table.ascent) }
    /// Reach of the line box below the baseline, positive.
    public var descent: Double { table.em(table.descent) }
    /// What the font adds between the descent of a line and the ascent of the next.
    public var lineGap: Double { table.em(table.lineGap) }
    /// Height of a small x.
    public var xHeight: Double { table.em(table.xHeight) }
    /// Height of a capital H.
    public var capHeight: Double { table.em(table.capHeight) }

    let table: FaceTable
    let fallback: FallbackTable

    /// Measures a text as one line, as HarfBuzz shapes it: normalised to NFC, kerned, marks and joiners without width.
    ///
    /// Characters of the face are exact. Others follow the Noto faces of the stack: joined forms of Arabic, conjuncts
    /// of Devanagari; other scripts by code point, so that a conjunct of Bengali, say, comes out too wide. Han and kana
    /// are 1 em, Hangul 0.92 em, an emoji 1.25 em per cluster, and what nobody knows (unassigned, private use) 0.6 em.
    /// A tab or a line break is as wide as a space, as in markup; other control characters take no room.
    ///
    /// Linear in the length of the text; Latin, Greek and Cyrillic take no allocation.
    ///
    ///     FontFamily.sans.face(.regular).measure("AV").width   // 1.260 instead of 1.334 for A and V apart
    public func measure(_ text: String) -> TextMetrics {
        let run = run(text)
        let box = run.ink.lineBox(ascent: ascent, descent: descent)
        return TextMetrics(
            width: em(run.advance), ascent: box.ascent, descent: box.descent, clusterCount: run.clusterCount,
            isExact: run.isExact)
    }

    func run(_ text: String) -> TextRun {
        table.scan(text.utf8.span) ?? ClusterScan(table: table, fallback: fallback).run(text)
    }

    func em(_ advance: Advance) -> Double {
        table.em(advance.units) + Double(advance.thousandths) / 1000
    }
}
