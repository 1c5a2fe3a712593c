import BoxDrawing

/// The state that the boxes of one tree share: the measurer of text, and the first error.
final class LayoutPass {
    let measurer: any TextMeasurer
    let direction: LayoutDirection
    /// What is kept from one layout of the tree to the next.
    let store: StateStore
    /// What the root is offered.
    let proposal: ProposedViewSize
    /// The preferences of the views settled until now, in their order; a view reads those that were added below it.
    var preferences: [(key: ObjectIdentifier, value: Any)] = []
    /// The tree, once it is laid out, until its observers are told: an error names a box and its container.
    var root: Box?
    /// What observers do once the tree is laid out, each with the box of the observer.
    var observers: [(box: Box, act: () -> Void)] = []
    /// Whether a view has a depth that decides what is drawn first.
    var hasDepths = false
    /// Whether the length of a view depends on the scroll view around it.
    var hasContainerFrames = false
    /// The first error; answers given after it do not matter.
    private(set) var failure: LayoutError?
    /// Whether there is an error; every box asks this, so it has to be quick.
    private(set) var hasFailed = false
    /// The number of sections made until now.
    var sectionCount = 0
    var boxCount = 0 {
        didSet { limit = Self.leastLimit + Self.limitPerBox * boxCount }
    }

    /// Whether the drawing is finished, so that its tree may no longer exist.
    var isOver = false

    private var asked = 0
    private var limit = leastLimit
    /// Whether boxes are asked without end; from then on nothing is computed, so that recursion unwinds.
    private(set) var isOverrun = false
    /// Ends a layout that goes on asking even after `isOverrun` is set.
    var abandon: () -> Void = {}

    /// The number of questions allowed, in addition to `limitPerBox` for each box. A layout that asks each of ten
    /// thousand children once for every other one stays below the limit; an endless one reaches it within seconds.
    private static let leastLimit = 30_000_000
    private static let limitPerBox = 20_000
    private static let grace = 1_000_000
    /// The weight of a question whose answer has to be computed, which takes longer; other questions have a weight of
    /// 1.
    private static let costOfMeasuring = 20
    /// The greatest depth of nested boxes; more is a mistake, or an attack on the stack.
    static let deepest = 500
    /// The number of layouts after which states have to be at rest.
    static let mostLayouts = 100

    init(
        measurer: any TextMeasurer, direction: LayoutDirection, store: StateStore, proposal: ProposedViewSize
    ) {
        (self.measurer, self.direction, self.store, self.proposal) = (measurer, direction, store, proposal)
    }

    /// Keeps an error if it is the first one. Errors of boxes that somebody kept after the drawing are ignored, since
    /// such an error could not name the box's parents.
    func fail(_ error: @autoclosure () -> LayoutError) {
        guard !hasFailed, !isOver else { return }
        (failure, hasFailed) = (error(), true)
    }

    /// Counts a question to a box, or a placement of it.
    @inline(__always)
    func count(_ box: Box) {
        asked &+= 1
        if asked > limit { overrun(box) }
    }

    /// Counts an answer that has to be computed.
    func countMeasuring() { asked &+= Self.costOfMeasuring }

    @inline(never)
    private func overrun(_ box: Box) {
        fail(LayoutError(.endless, at: box))
        if isOverrun { abandon() }
        isOverrun = true
        // Nothing is computed any more, so a layout that ends by itself does so long before.
        limit = asked + Self.grace
    }

    /// Returns a proposal that can be answered, with negative lengths raised to zero; records an error and returns nil
    /// if a length is NaN.
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

    /// Returns an answer that can be used, with negative lengths raised to zero; NaN, and infinity in answer to a
    /// finite proposal, are errors.
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

    /// Returns a guide if it can be used: it must be finite, unless its box is infinite, as when flexibility is probed.
    func check(guide: CGFloat?, of box: Box, length: CGFloat) -> CGFloat? {
        guard let guide, !guide.isFinite else { return guide }
        guard guide.isNaN || length.isFinite else { return guide }
        fail(LayoutError(.guide, at: box))
        return nil
    }

    /// Returns whether a frame is finite; records an error if it is not.
    func checkFrame(_ frame: CGRect, of box: Box) -> Bool {
        if frame.origin.x.isFinite, frame.origin.y.isFinite, frame.size.width.isFinite, frame.size.height.isFinite {
            return true
        }
        fail(LayoutError(.frame(frame), at: box))
        return false
    }
}
