/// A font that the user supplies and that shapes text itself; `FontFile` is one.
///
/// The protocol exists so that this module needs no font library.
package protocol TextShaper: AnyObject, Sendable {
    /// The number of units per em in which widths are counted.
    var unitsPerEm: Int { get }
    /// The CSS weight at which the font is set.
    var weight: Int { get }
    var isItalic: Bool { get }
    /// The heights of the line box and of letters, in em.
    var metrics: FontMetrics { get }
    /// Returns whether the font has a character, or can compose it from its parts.
    func covers(_ scalar: Unicode.Scalar) -> Bool
    /// Returns the width of a text on one line, and the reach of its ink above and below the baseline, in font units.
    ///
    /// - Parameter features: the features of the font, beside those that are always on.
    func measure(_ text: String, _ features: ShapingFeatures) -> (width: Int, inkAscent: Int, inkDescent: Int)
}

/// The features of a font with which a text is shaped, beside those that are always on.
package struct ShapingFeatures: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Letters are joined in ligatures that are not required, such as fi. Browsers do so unless letters are spaced.
    package static let ligatures = ShapingFeatures(rawValue: 1)
    /// All figures are equally wide, if the font has such figures.
    package static let tabularFigures = ShapingFeatures(rawValue: 2)

    /// Creates a set of features.
    package init(joinsLetters: Bool, hasTabularFigures: Bool) {
        self = joinsLetters ? .ligatures : []
        if hasTabularFigures { insert(.tabularFigures) }
    }

    /// The number of sets of features.
    package static let setCount = 4
}

/// A measurer of text in a font that the user supplies, and by the tables of a family where that font lacks a
/// character.
struct ShaperScan {
    let shaper: any TextShaper
    /// The face that measures the characters that the font lacks.
    let behind: FontFace

    private let features: ShapingFeatures
    private var result = MeasuredRun()

    init(_ shaper: any TextShaper, behind: FontFace, _ features: ShapingFeatures) {
        self.features = features
        self.shaper = shaper
        self.behind = behind
    }

    consuming func run(_ text: String) -> MeasuredRun {
        var scan = self
        let composed = text.composed()
        scan.result.clusterCount = composed.count
        var isCovered = true
        var start = composed.startIndex
        // Stretches alternate between clusters that are all in the font, and those that are not.
        for index in composed.indices {
            let covers = scan.covers(composed[index])
            guard covers != isCovered else { continue }
            scan.add(composed[start..<index], isCovered)
            (start, isCovered) = (index, covers)
        }
        scan.add(composed[start...], isCovered)
        return scan.result
    }

    private func covers(_ cluster: Character) -> Bool {
        !ScriptRules.isEmoji(cluster)
            && cluster.unicodeScalars.allSatisfy { shaper.covers($0) || Self.needsNoGlyph($0) }
    }

    /// Returns whether a scalar shows nothing in any font, as control characters and ignorable ones do; tabs and line
    /// breaks are spaces.
    private static func needsNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isDefaultIgnorableCodePoint
    }

    private mutating func add(_ stretch: Substring, _ isCovered: Bool) {
        guard !stretch.isEmpty else { return }
        if isCovered {
            let run = shaper.measure(String(stretch), features)
            // If a visible text has no width, or a negative one, the font shows nothing of it that could be placed.
            guard run.width * 200 >= shaper.unitsPerEm || !stretch.contains(where: Self.isSeen) else {
                return add(stretch, false)
            }
            result.advance.units += max(0, run.width)
            result.ink.include(
                Ink(ascent: thousandths(run.inkAscent), descent: thousandths(run.inkDescent)))
        } else {
            let run = behind.run(String(stretch))
            result.isExact = false
            result.advance.shared +=
                run.advance.shared + run.advance.units * Advance.sharedUnitsPerEm / behind.unitsPerEm
            result.ink.include(run.ink)
        }
    }

    private static func isSeen(_ cluster: Character) -> Bool {
        !cluster.isWhitespace && cluster.unicodeScalars.contains { !needsNoGlyph($0) }
    }

    /// Returns units in thousandths of an em, rounded up and at most 5 em, the limit of a line box.
    private func thousandths(_ units: Int) -> Int {
        (min(max(0, units), 5 * shaper.unitsPerEm) * 1000 + shaper.unitsPerEm - 1) / shaper.unitsPerEm
    }
}
