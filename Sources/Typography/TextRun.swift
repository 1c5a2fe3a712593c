/// A width in whole numbers: sums do not depend on the order in which they were made.
struct Advance {
    /// From the face's table, in its units.
    var units = 0
    /// From rules and from fallback fonts, in 1/1000 em.
    var thousandths = 0

    var isZero: Bool { units == 0 && thousandths == 0 }

    static func + (first: Advance, second: Advance) -> Advance {
        Advance(units: first.units + second.units, thousandths: first.thousandths + second.thousandths)
    }
}

/// A measured stretch of text that can be set beside another one, kerning across the seam.
struct TextRun {
    var advance = Advance()
    var clusterCount = 0
    var isExact = true
    var ink = InkHeight.face
    /// Kerning class of the first character towards what stands before it; 0 has no pairs.
    var firstClass = 0
    /// Kerning class of the last character towards what follows; 0 has no pairs.
    var lastClass = 0
}
