import ByteWriting
import CloudComposition

/// The style of a cloud: what it is set in, how large, how it is painted, and where it stands at each width.
///
/// It stands inside the `<svg>`, in pages too: so it goes where the cloud goes, and HTML has no say in it. A fragment has
/// its look apart from its places, since there may be others in its page.
struct StyleSheet {
    /// The classes of the cloud that its rules name.
    let scope: String
    private let style: CloudStyle

    enum Place { case standAlone, fragment, page }

    /// A screen shows text at this size at least, however narrow it is: then the cloud scrolls in its frame.
    static let leastShownSize = 11.0

    /// - Parameter reflow: nil for a cloud that scales.
    init(
        _ cloud: Cloud, theme: Theme, painted: PaintedTheme, sizes: SizeClasses, place: Place, reflow: ReflowRules?
    ) {
        var rules = CloudRules(areParted: place == .fragment && !theme.setsPlaces)
        FontRules(cloud, isPartOfPage: place == .fragment).append(to: &rules.look)
        sizes.append(to: &rules.places)
        // What is read from the right begins there, and is placed by its left edge like all other text.
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

    /// The width in pixels below which the smallest text would be shown too small; nil when the cloud has no text.
    static func leastWidth(of layout: CloudLayout) -> Int? {
        let captions = (layout.captions.above + layout.captions.below).compactMap(\.fontSize).min()
        let runs = layout.runs.lazy.map(\.fontSize).min()
        guard let smallest = [captions, runs].compactMap(\.self).min() else { return nil }
        guard smallest > leastShownSize else { return min(9999, Int(layout.width)) }
        let width = layout.width * leastShownSize / smallest
        // One more than the whole part is never too little.
        return min(9999, min(Int(layout.width), Int(width) + 1))
    }
}
