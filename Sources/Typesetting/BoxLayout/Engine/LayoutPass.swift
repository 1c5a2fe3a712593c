/// What the boxes of one tree share: how text is measured, and what went wrong.
final class LayoutPass {
    let measurer: any TextMeasurer
    let direction: LayoutDirection
    /// The first thing that went wrong; from then on answers do not matter.
    private(set) var failure: LayoutError?
    /// Whether there is one: asked for each box, and quickly.
    private(set) var hasFailed = false
    var boxCount = 0 {
        didSet { limit = Self.leastLimit + Self.limitPerBox * boxCount }
    }

    /// Whether the drawing is finished, and its tree may be gone.
    var isOver = false

    private var asked = 0
    private var limit = leastLimit
    /// Whether the boxes are asked without end: from then on nothing is computed, so that recursion unwinds.
    private(set) var isOverrun = false
    /// What ends a layout that goes on even so.
    var abandon: () -> Void = {}

    /// A layout that asks each of ten thousand children for all the others stays below this; and it is reached within
    /// seconds.
    private static let leastLimit = 30_000_000
    private static let limitPerBox = 20_000
    private static let grace = 1_000_000
    /// A question that has no answer yet takes longer than one that has.
    private static let costOfMeasuring = 20
    /// Nesting beyond this is a mistake, or an attack on the stack.
    static let deepest = 500

    init(measurer: any TextMeasurer, direction: LayoutDirection) {
        self.measurer = measurer
        self.direction = direction
    }

    /// Keeps what went wrong first. Boxes that somebody kept beyond the drawing have no parents to tell of.
    func fail(_ error: @autoclosure () -> LayoutError) {
        guard !hasFailed, !isOver else { return }
        (failure, hasFailed) = (error(), true)
    }

    /// Counts a question to a box, or a placement.
    @inline(__always)
    func count(_ box: Box) {
        asked &+= 1
        if asked > limit { overrun(box) }
    }

    /// Counts what has to be computed.
    func countMeasuring() { asked &+= Self.costOfMeasuring }

    @inline(never)
    private func overrun(_ box: Box) {
        fail(LayoutError(.endless, at: box))
        if isOverrun { abandon() }
        isOverrun = true
        // Nothing is computed any more: whatever is to end by itself has ended long before.
        limit = asked + Self.grace
    }

    /// A proposal that can be answered: lengths below zero are zero. Nil for NaN.
    @inline(__always)
    func check(_ proposal: ProposedViewSize, of box: Box) -> ProposedViewSize? {
        if proposal.width ?? 0 >= 0, proposal.height ?? 0 >= 0 { return proposal }
        return checkSlowly(proposal, of: box)
    }

    private func checkSlowly(_ proposal: ProposedViewSize, of box: Box) -> ProposedViewSize? {
        guard proposal.width?.isNaN != true, proposal.height?.isNaN != true else {
            fail(LayoutError(.proposal(proposal), at: box))
            return nil
        }
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0) }, height: proposal.height.map { max(0, $0) })
    }

    /// An answer that can be used: lengths below zero are zero; NaN, and infinity to a finite proposal, are errors.
    @inline(__always)
    func check(_ size: CGSize, of box: Box, answering proposal: ProposedViewSize) -> CGSize {
        if size.width >= 0, size.height >= 0, size.width < .infinity, size.height < .infinity { return size }
        return checkSlowly(size, of: box, answering: proposal)
    }

    private func checkSlowly(_ size: CGSize, of box: Box, answering proposal: ProposedViewSize) -> CGSize {
        func isFine(_ length: CGFloat, _ proposed: CGFloat?) -> Bool {
            !length.isNaN && (length < .infinity || proposed == .infinity)
        }
        guard isFine(size.width, proposal.width), isFine(size.height, proposal.height) else {
            fail(LayoutError(.size(size, proposal), at: box))
            return .zero
        }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// A guide is finite, unless the box that it lies in is not, which is asked for when flexibility is probed.
    func check(guide: CGFloat?, of box: Box, length: CGFloat) -> CGFloat? {
        guard let guide, !guide.isFinite else { return guide }
        guard guide.isNaN || length.isFinite else { return guide }
        fail(LayoutError(.guide, at: box))
        return nil
    }

    func checkFrame(_ frame: CGRect, of box: Box) -> Bool {
        if frame.origin.x.isFinite, frame.origin.y.isFinite, frame.size.width.isFinite, frame.size.height.isFinite {
            return true
        }
        fail(LayoutError(.frame(frame), at: box))
        return false
    }
}
