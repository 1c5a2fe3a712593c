import FlowSolving
import SourceText

/// The widths at which a cloud is laid out besides its own.
struct ResponsiveWidths {
    /// The width of the cloud itself, which is shown if the available width is not known.
    private let own: Double
    private let widths: CloudWidths
    /// The least width that leaves room inside the padding.
    private let least: Double

    /// The narrowest automatic width, in pixels. Phones of any make are wider, margins of the page included.
    static let narrowest = 240
    static let mostAutomatic = 8

    /// Reads the widths from the options. Nil for a cloud that is laid out once: one whose width is fixed, or whose
    /// lines are columns, which the width does not break.
    ///
    /// - Throws: ``Problem`` for a width of which the padding leaves too little.
    init?(_ options: CloudOptions) throws(Problem) {
        guard options.isReflowing else { return nil }
        own = options.width
        widths = options.widths
        least = 2 * options.padding + CloudOptions.leastContentWidth
        guard case .chosen(let widths) = widths, let narrowest = widths.min(), narrowest < least else { return }
        throw Problem(
            option: "widths",
            "padding \(format(options.padding)) leaves less than \(format(CloudOptions.leastContentWidth)) of \(format(narrowest)), one of the widths",
            hint: "make the widths larger or the padding smaller")
    }

    /// The narrowest of all widths, the cloud's own included.
    var narrowest: Double {
        switch widths {
        case .automatic: min(own, max(Double(Self.narrowest), least.rounded(.up)))
        case .chosen(let widths): min(own, widths.min() ?? own)
        }
    }

    /// Returns all widths except the cloud's own, rising.
    ///
    /// - Parameters:
    ///   - most: The most widths to look at.
    ///   - signature: Returns a value that differs if the lines at two widths do.
    func chosen<Signature: Equatable>(lookingAtMost most: Int, signature: (Double) -> Signature) -> [Double] {
        switch widths {
        case .chosen(let widths): return Set(widths).subtracting([own]).sorted()
        case .automatic:
            let (first, end) = (Int(narrowest), Int(own.rounded(.up)))
            guard Double(first) < own else { return [] }
            let changes = changes(from: first, to: end, lookingAtMost: most, signature)
            let chooser = WidthChooser(narrowest: first, most: Self.mostAutomatic - 2)
            let isExact = changes.count <= chooser.most
            return chooser.choose(among: changes.map(\.at)).map { width in
                guard isExact, let change = changes.first(where: { $0.at == width }) else { return Double(width) }
                return Double(firstWidth(of: change, signature))
            }
        }
    }

    /// A width at which the lines differ from those at the width that was looked at before it.
    private typealias Change = (before: Int, at: Int)

    private func changes<Signature: Equatable>(
        from first: Int, to end: Int, lookingAtMost most: Int, _ signature: (Double) -> Signature
    ) -> [Change] {
        let range = end - first
        let step = max(1, range / most + (range % most == 0 ? 0 : 1))
        var changes: [Change] = []
        var (before, last) = (first, signature(Double(first)))
        for width in stride(from: first + step, to: end, by: step) {
            let next = signature(Double(width))
            if next != last { changes.append((before, width)) }
            (before, last) = (width, next)
        }
        return changes
    }

    /// Returns the first pixel at which a change shows, found by halving.
    private func firstWidth<Signature: Equatable>(
        of change: Change, _ signature: (Double) -> Signature
    ) -> Int {
        guard change.at - change.before > 1 else { return change.at }
        let wanted = signature(Double(change.at))
        var (before, at) = change
        while at - before > 1 {
            let middle = (before + at) / 2
            if signature(Double(middle)) == wanted { at = middle } else { before = middle }
        }
        return at
    }
}

extension CloudOptions {
    /// Whether the cloud is laid out for several widths. Columns are broken by the height, and not by the width.
    var isReflowing: Bool { responsive == true && (cards || axis == .horizontal) }

    /// Returns the options for another width, at which the tags keep the order that they have at the cloud's own.
    /// Options that choose or reorder tags have acted already, and lines and tab stops that have no room are left out.
    func reflowed(to width: Double) -> CloudOptions {
        var options = self
        options.width = width
        if let heightShare { options.height = max(20, (width * heightShare).rounded()) }
        // Shapes are filled out of order, too, if the heaviest are in the middle.
        if order == .packed || outline != nil, order != .given { options.order = .given }
        (options.maxMove, options.maxLines) = (nil, nil)
        let room = width - 2 * padding
        if case .lines(let lines) = lineWidths, lines.contains(where: { $0.x + $0.width > room }) {
            options.lineWidths = nil
        }
        switch tabStops {
        case .every(let distance) where distance >= room: options.tabStops = nil
        case .positions(let stops) where stops.contains { $0 >= room }: options.tabStops = nil
        default: break
        }
        return options
    }
}

/// Keeps the layouts that can be told apart by the width of their container: each is wider than the one before.
///
/// Hugged lines may be shorter in a layout that had more room; then the wider layout is the better one.
///
/// - Parameters:
///   - narrower: The layouts for narrower widths, rising, like those in `wider`.
///   - own: The default layout, which is always kept.
func layoutsOfRisingWidth(
    _ narrower: [CloudLayout], own: CloudLayout, _ wider: [CloudLayout]
) -> (layouts: [CloudLayout], own: Int) {
    var kept = [own]
    for layout in narrower.reversed() where layout.width < kept[kept.count - 1].width { kept.append(layout) }
    kept.reverse()
    let place = kept.count - 1
    for layout in wider where layout.width > kept[kept.count - 1].width { kept.append(layout) }
    return (kept, place)
}
