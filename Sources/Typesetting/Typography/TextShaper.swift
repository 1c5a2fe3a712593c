/// A font of the user's own, which shapes text itself; `FontFile` is one.
///
/// A protocol, so that this module needs no font library.
package protocol TextShaper: AnyObject, Sendable {
    /// Units of the widths below.
    var unitsPerEm: Int { get }
    /// The weight by CSS that it is set at.
    var weight: Int { get }
    var isItalic: Bool { get }
    /// Heights of the line box and of letters.
    var metrics: FontMetrics { get }
    /// Whether the font has a character, or can compose it from its parts.
    func covers(_ scalar: Unicode.Scalar) -> Bool
    /// The width of a text on one line, in units, and how far its ink goes up and down from the baseline.
    func measure(_ text: String) -> (width: Int, inkAscent: Int, inkDescent: Int)
}

/// Measures text in a font of the user's own, and by the tables of a family what that font lacks.
struct ShaperScan {
    let shaper: any TextShaper
    /// What stands behind the font in its stack.
    let behind: FontFace

    private var result = MeasuredRun()

    init(_ shaper: any TextShaper, behind: FontFace) {
        self.shaper = shaper
        self.behind = behind
    }

    consuming func run(_ text: String) -> MeasuredRun {
        var scan = self
        let composed = text.composed()
        scan.result.clusterCount = composed.count
        var isCovered = true
        var start = composed.startIndex
        // Stretches of clusters that are all in the font, or all not.
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

    /// Control characters and those that are ignored show nothing in any font; tabs and line breaks are spaces.
    private static func needsNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isDefaultIgnorableCodePoint
    }

    private mutating func add(_ stretch: Substring, _ isCovered: Bool) {
        guard !stretch.isEmpty else { return }
        if isCovered {
            let run = shaper.measure(String(stretch))
            // A font in which a text has no width, or less than none, shows nothing of it that could be placed.
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

    /// Rounded up, and no more than 5 em: so far a line box goes at most.
    private func thousandths(_ units: Int) -> Int {
        (min(max(0, units), 5 * shaper.unitsPerEm) * 1000 + shaper.unitsPerEm - 1) / shaper.unitsPerEm
    }
}
