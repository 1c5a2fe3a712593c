/// The vertical metrics of a face, in its font units; all but the line gap are distances from the baseline.
struct LineMetrics: Sendable {
    let ascent: Int
    /// The distance from the baseline down to the bottom of the line box, positive.
    let descent: Int
    let lineGap: Int
    let xHeight: Int
    let capHeight: Int
    /// The reach upward of the characters whose ink leaves the line box, and in `inkDescent` downward; that of the line
    /// box if there are no such characters.
    let inkAscent: Int
    let inkDescent: Int
}
