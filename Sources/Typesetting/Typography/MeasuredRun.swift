/// A width in whole numbers, so that sums do not depend on the order in which they are made.
struct Advance: Equatable {
    /// The part that the face itself measured, in the face's units.
    var units = 0
    /// The part from rules and fallback fonts, in units of `Advance.sharedUnitsPerEm`.
    var shared = 0

    /// The shared units per em: a whole multiple for fonts of 1000 and of 2048 units, which the fallback fonts have.
    static let sharedUnitsPerEm = 256_000

    var isZero: Bool { units == 0 && shared == 0 }

    static func + (first: Advance, second: Advance) -> Advance {
        Advance(units: first.units + second.units, shared: first.shared + second.shared)
    }

    static func - (first: Advance, second: Advance) -> Advance {
        Advance(units: first.units - second.units, shared: first.shared - second.shared)
    }
}

/// The measurements of a stretch of text.
struct MeasuredRun {
    var advance = Advance()
    var clusterCount = 0
    var isExact = true
    var ink = Ink()
}
