/// The vertical measures of a face, in its units; all but the line gap are distances from the baseline.
struct LineMetrics: Sendable {
    let ascent: Int
    /// Positive.
    let descent: Int
    let lineGap: Int
    let xHeight: Int
    let capHeight: Int
    /// How far the ink of characters goes that leave the line box; the line box where there are none.
    let inkAscent: Int
    let inkDescent: Int
}
