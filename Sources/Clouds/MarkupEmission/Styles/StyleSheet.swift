import ByteWriting
import CloudComposition

/// The style sheet of a cloud: its fonts, sizes and colours, and the places of its tags at each width.
///
/// It is inside the `<svg>`, in pages too, so that it goes wherever the cloud goes, and HTML does not restrict it. A
/// fragment has its look separate from its places, since its page may contain others.
struct StyleSheet {
    /// The classes of the cloud that its rules name.
    let scope: String
    private let style: CloudStyle

    enum Place { case standAlone, fragment, page }

    /// The least size in pixels at which a screen shows text. If the screen is too narrow for it, the cloud scrolls in
    /// its frame.
    static let leastShownSize = 11.0

    /// Writes the rules of a cloud.
    ///
    /// - Parameter reflow: The rules by which it reflows; nil for a cloud that scales.
    init(
        _ cloud: Cloud, theme: Theme, painted: PaintedTheme, sizes: SizeClasses, place: Place, reflow: ReflowRules?
    ) {
        var rules = CloudRules(areParted: place == .fragment && !theme.setsPlaces)
        FontRules(cloud, isPartOfPage: place == .fragment).append(to: &rules.look)
        sizes.append(to: &rules.places)
        TrackingClasses(cloud, isShared: place == .fragment).append(to: &rules.look)
        // A text that is read from the right begins there, but is placed by its left edge like all other text.
        let captions = cloud.layouts.lazy.flatMap { $0.captions.above + $0.captions.below }
        if cloud.tags.contains(where: \.isRightToLeft) || captions.contains(where: \.isRightToLeftText) {
            rules.look.append("\u{1} .rtl{direction:rtl;text-anchor:end}")
        }
        if let reflow {
            reflow.append(to: &rules)
        } else if place != .standAlone {
            rules.look.append(
                ".stratus-cloud{overflow-x:auto}\u{1}{display:block;max-width:100%;height:auto;margin:0 auto}")
            if let least = Self.leastWidth(of: cloud.layout) { rules.places.append("\u{1}{min-width:\(least)px}") }
        }
        rules.look.append(painted.rules)
        rules.look.append(painted.forcedColors)
        style = rules.finished()
        scope = style.scope
    }

    func append(to output: inout ByteBuffer) { style.append(to: &output) }

    /// Returns the width in pixels below which the smallest text would be shown too small; nil if the cloud has no
    /// text.
    static func leastWidth(of layout: CloudLayout) -> Int? {
        let captions = (layout.captions.above + layout.captions.below).compactMap(\.fontSize).min()
        let runs = layout.runs.lazy.map(\.fontSize).min()
        guard let smallest = [captions, runs].compactMap(\.self).min() else { return nil }
        guard smallest > leastShownSize else { return min(9999, Int(layout.width)) }
        let width = layout.width * leastShownSize / smallest
        // The next whole number is never too little.
        return min(9999, min(Int(layout.width), Int(width) + 1))
    }
}
