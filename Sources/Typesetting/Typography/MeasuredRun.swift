/// A width in whole numbers: sums do not depend on the order in which they were made.
struct Advance: Equatable {
    /// From the face itself, in its units.
    var units = 0
    /// From rules and from fallback fonts, in `Advance.sharedUnitsPerEm`.
    var shared = 0

    /// Whole for fonts of 1000 and of 2048 units, which the fallback fonts have.
    static let sharedUnitsPerEm = 256_000

    var isZero: Bool { units == 0 && shared == 0 }

    static func + (first: Advance, second: Advance) -> Advance {
        Advance(units: first.units + second.units, shared: first.shared + second.shared)
    }

    static func - (first: Advance, second: Advance) -> Advance {
        Advance(units: first.units - second.units, shared: first.shared - second.shared)
    }
}

/// A measured stretch of text.
struct MeasuredRun {
    var advance = Advance()
    var clusterCount = 0
    var isExact = true
    var ink = Ink()
}
