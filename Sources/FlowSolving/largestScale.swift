/// The scale at which boxes, their spacing left as it is, fill a width and a height: they fit at it, and at no scale
/// that is one per cent larger.
///
/// Whether boxes fit does not depend on the scale alone: larger boxes may break better. So the search begins at a
/// scale that is certainly too large and goes down in steps of an eighth of a per cent to the first one that fits.
/// - Throws: ``FlowError/nothingFits`` when the spacing alone is too much.
/// - Complexity: some dozens to hundreds of times what the lines cost.
func largestScale(_ boxes: FlowBoxes, _ options: FlowOptions) throws(FlowError) -> Double {
    guard let width = options.width, let height = options.height else { throw .fitBoxNeedsSizes }
    let search = ScaleSearch(boxes: boxes, options: options, width: width, height: height)
    guard var scale = search.upperBound() else { return 1 }
    let least = scale * 1e-9
    while scale > least {
        if try search.fits(scale) { return try search.raised(scale) }
        scale = search.nextBelow(scale)
    }
    throw .nothingFits
}

private struct ScaleSearch {
    let boxes: FlowBoxes
    let options: FlowOptions
    let width: Double
    let height: Double

    /// Eight steps are one per cent.
    private let step = 1.001244578

    func fits(_ scale: Double) throws(FlowError) -> Bool {
        let flow = try makeLines(boxes, options, scale: scale)
        guard flow.hidden.isEmpty else { return false }
        let (length, across) = options.axis == .horizontal ? (width, height) : (height, width)
        return flow.widest <= length * (1 + 1e-9)
            && contentHeight(flow.lines, spacing: options.lineSpacing) <= across * (1 + 1e-9)
    }

    /// No larger scale fits: a box would be wider or higher than the container, or all together cover more than it.
    ///
    /// nil when all boxes are empty, so that every scale fits as well as any other.
    func upperBound() -> Double? {
        var (widest, highest, area) = (0.0, 0.0, 0.0)
        for index in 0..<boxes.count {
            widest = max(widest, boxes.widths[index])
            highest = max(highest, boxes.heights[index])
            area += boxes.widths[index] * boxes.heights[index]
        }
        var bound = Double.infinity
        if widest > 0 { bound = min(bound, width / widest) }
        if highest > 0 { bound = min(bound, height / highest) }
        // Boxes that overlap cover less than their sum.
        if area > 0, options.itemSpacing >= 0, options.lineSpacing >= 0 {
            bound = min(bound, root(width * height / area))
        }
        return bound.isFinite ? bound : nil
    }

    func nextBelow(_ scale: Double) -> Double { scale / step }

    /// A scale that fits, raised while one per cent more fits too: between two steps there may have been one.
    func raised(_ scale: Double) throws(FlowError) -> Double {
        var scale = scale
        // Doubling the precision of the step eight times over.
        var factor = step
        for _ in 0..<8 {
            factor = 1 + (factor - 1) / 2
            if try fits(scale * factor) { scale *= factor }
        }
        while try fits(scale * 1.01) { scale *= 1.01 }
        return scale
    }

    /// Newton's method, the same on every machine.
    private func root(_ value: Double) -> Double {
        guard value > 0 else { return 0 }
        var root = max(value, 1)
        while true {
            let next = (root + value / root) / 2
            if next >= root { return root }
            root = next
        }
    }
}
