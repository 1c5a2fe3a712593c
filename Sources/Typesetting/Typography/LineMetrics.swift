/// The vertical metrics of a face, in its units; all but the line gap are distances from the baseline.
struct LineMetrics: Sendable {
    let ascent: Int
    /// The distance from the baseline down to the bottom of the line box, positive.
    let descent: Int
    let lineGap: Int
    let xHeight: Int
    let capHeight: Int
    /// The reach, up and in `inkDescent` down, of the characters whose ink leaves the line box; that of the line box if
    /// there are none.
    let inkAscent: Int
    let inkDescent: Int
}
