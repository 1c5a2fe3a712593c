import ByteWriting
import CloudComposition

/// The one style element of a document: what the cloud needs, then the theme, then what a page adds.
struct StyleSheet {
    let cloud: Cloud
    let theme: Theme
    let place: Place

    enum Place { case standAlone, fragment, page }

    /// A screen shows text at this size at least, however narrow it is: then the cloud scrolls in its frame.
    static let leastShownSize = 11.0

    func append(to output: inout ByteBuffer) {
        output.append("<style>")
        output.append(".stratus text{font-family:")
        output.appendVerbatim(cloud.font.cssFontFamily)
        output.append(";font-weight:400}")
        // Text of views was measured with all of its spaces.
        if cloud.tags.isEmpty { output.append(".stratus .ink{white-space:pre}") }
        if hasBoldInk { output.append(".stratus .bold{font-weight:700}") }
        // By a class of its own, so that a bold cloud and a regular one stand in one page, whichever comes first.
        if cloud.fontWeight == .bold {
            output.append(".stratus.stratus-bold .tag,.stratus.stratus-bold .count{font-weight:700}")
        }
        if place != .standAlone {
            output.append(".stratus-cloud{overflow-x:auto}.stratus{display:block;max-width:100%;height:auto}")
            if let layout = cloud.layouts.first, let least = Self.leastWidth(of: layout) {
                output.append(".stratus-min-")
                output.appendInteger(least)
                output.append("{min-width:")
                output.appendInteger(least)
                output.append("px}")
            }
        }
        output.appendVerbatim(theme.css)
        output.append("</style>\n")
    }

    private var hasBoldInk: Bool {
        cloud.layouts.contains { layout in
            (layout.captions.above + layout.captions.below).contains { $0.isBold }
        }
    }

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
