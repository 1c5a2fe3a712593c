import BoxDrawing

/// A node of the tree that is laid out: a box answers proposals, finds its guides, and is placed by its parent.
///
/// Views are descriptions, from which boxes are made once for a drawing. Answers are kept, so that a box is measured
/// once for each proposal, and a deep tree costs no more than its nodes.
class Box {
    /// The state that all boxes of a tree share.
    let pass: LayoutPass
    /// The box that holds and owns this one, and so outlives it.
    unowned(unsafe) var parent: Box?
    /// The position that the parent gave the box, in the coordinates of the whole tree; nil until the parent places the
    /// box.
    var placement: Placement?
    /// Whether the parent has no room for the box, which is then neither placed nor drawn.
    var isOmitted = false
    /// The values that `layoutValue(key:value:)` attached.
    var values: [ObjectIdentifier: Any]?
    /// The kinds of guides that something in this box sets.
    let guides: GuideFlags

    private var answer: Answer?
    /// The answers to all proposals but the first; most boxes get a single proposal.
    private var otherAnswers: [ProposedViewSize: Answer] = [:]

    /// The answer to a proposal, with the guides asked for until now.
    private struct Answer {
        let proposal: ProposedViewSize
        let size: CGSize
        var guides: [(key: AlignmentKey, value: CGFloat?)] = []
    }

    /// The greatest number of answers kept, more than any sensible layout asks for. At this number all answers are
    /// forgotten, so that memory has a bound.
    private static let mostAnswers = 1024

    init(_ pass: LayoutPass, guides: GuideFlags) {
        self.pass = pass
        self.guides = guides
        pass.boxCount += 1
    }

    // MARK: Decided by each kind of box

    /// Returns the size for a proposal, which has neither NaN nor negative lengths.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Returns the position of a guide, measured from the box's origin; nil if nothing in the box sets it.
    func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
    /// The distances that the box prefers to its neighbours.
    var spacing: ViewSpacing { ViewSpacing() }
    var priority: Double { 0 }
    /// What the box, or the one inside its modifiers, is for a flow.
    var role: BoxRole { .item }
    /// The place among the siblings from back to front: greater ones are drawn later.
    var depth: Double { 0 }
    /// Returns how what is inside is drawn elsewhere than where it stands, for a box in `bounds`; nil if it is not.
    func effect(in bounds: CGRect) -> CGAffineTransform? { nil }
    /// Whether the child that is drawn last hands up its preferences before the one behind it.
    var handsUpFrontFirst: Bool { false }
    /// Calls a function for each child, from back to front.
    func eachChild(_ body: (Box) -> Void) {}
    /// Places the children in `bounds`, the box's own frame.
    func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {}
    /// Draws what is behind the children.
    func draw(in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing) {}
    /// Draws what is in front of the children.
    func drawAbove(in bounds: CGRect, _ ink: InheritedStyle, into drawing: inout Drawing) {}
    /// Returns the style in which the children are drawn.
    func ink(for ink: InheritedStyle, in bounds: CGRect) -> InheritedStyle { ink }
    /// Forgets what the box keeps besides its answers.
    func forgetMore() {}
    /// The name of the box in messages: `Text "Swift"`.
    var name: String { "\(type(of: self))" }

    // MARK: Common to all boxes

    final func size(_ proposal: ProposedViewSize) -> CGSize {
        pass.count(self)
        if let answer, answer.proposal == proposal { return answer.size }
        return sizeOfOther(proposal)
    }

    private func sizeOfOther(_ proposal: ProposedViewSize) -> CGSize {
        if let known = otherAnswers[proposal] { return known.size }
        guard !pass.isOverrun, let checked = pass.check(proposal, of: self) else { return .zero }
        pass.countMeasuring()
        let size = pass.check(measure(checked), of: self, answering: checked)
        store(Answer(proposal: proposal, size: size))
        return size
    }

    /// Forgets all answers of this box and those inside.
    final func forget() {
        (answer, otherAnswers) = (nil, [:])
        forgetMore()
        eachChild { $0.forget() }
    }

    private func store(_ new: Answer) {
        if answer == nil || answer?.proposal == new.proposal {
            answer = new
        } else {
            if otherAnswers.count >= Self.mostAnswers { otherAnswers.removeAll() }
            otherAnswers[new.proposal] = new
        }
    }

    /// Returns the position of a guide that this box, or something in it, sets; nil if nothing does.
    final func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        pass.count(self)
        guard maySet(key) else { return nil }
        let size = size(proposal)
        guard var known = answer?.proposal == proposal ? answer : otherAnswers[proposal], !pass.isOverrun else {
            return nil
        }
        if let found = known.guides.first(where: { $0.key == key }) { return found.value }
        let value = pass.check(
            guide: findGuide(key, in: pass.check(proposal, of: self) ?? .zero), of: self, length: size[key.axis])
        known.guides.append((key, value))
        store(known)
        return value
    }

    final func maySet(_ key: AlignmentKey) -> Bool {
        guides.contains(key.kind)
    }

    /// Places the children and all boxes below them, and draws this box and all of those.
    final func settle(_ ink: InheritedStyle, into drawing: inout Drawing) {
        guard let placement, !pass.hasFailed else { return }
        let bounds = CGRect(origin: placement.origin, size: size(placement.proposal))
        guard pass.checkFrame(bounds, of: self) else { return }
        let proposal = pass.check(placement.proposal, of: self) ?? .zero
        eachChild { $0.placement = nil }
        placeChildren(in: bounds, proposal)
        draw(in: bounds, proposal, ink, into: &drawing)
        let inner = self.ink(for: ink, in: bounds)
        if pass.hasDepths {
            var children: [Box] = []
            eachChild { children.append($0) }
            // Equal depths keep their order.
            let order = children.indices.sorted { (children[$0].depth, $0) < (children[$1].depth, $1) }
            // What is drawn later may hand up its preferences earlier: their order is that of the views.
            let first = pass.preferences.count
            var preferences = [[(key: ObjectIdentifier, value: Any)]](repeating: [], count: children.count)
            for index in order {
                let start = pass.preferences.count
                children[index].settle(in: bounds, proposal, inner, into: &drawing)
                // A copy: a slice would keep the list, which would be copied whole at the next addition.
                preferences[index] = Array(pass.preferences[start...])
            }
            if handsUpFrontFirst { preferences.reverse() }
            pass.preferences.replaceSubrange(first..., with: preferences.joined())
        } else if handsUpFrontFirst {
            let first = pass.preferences.count
            eachChild { child in
                let start = pass.preferences.count
                child.settle(in: bounds, proposal, inner, into: &drawing)
                guard start > first, pass.preferences.count > start else { return }
                let rotated = Array(pass.preferences[start...] + pass.preferences[first..<start])
                pass.preferences.replaceSubrange(first..., with: rotated)
            }
        } else {
            eachChild { $0.settle(in: bounds, proposal, inner, into: &drawing) }
        }
        drawAbove(in: bounds, ink, into: &drawing)
    }

    private func settle(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        guard !isOmitted else { return }
        _ = placed(in: bounds, proposal)
        settle(ink, into: &drawing)
    }

    final func place(at position: CGPoint, anchor: UnitPoint = .topLeading, _ proposal: ProposedViewSize) {
        let size = size(proposal)
        // A share of an infinite length is no position; a child at its leading edge has one.
        let dx = anchor.x == 0 ? 0 : size.width * anchor.x
        let dy = anchor.y == 0 ? 0 : size.height * anchor.y
        placement = Placement(origin: Point(x: position.x - dx, y: position.y - dy), proposal: proposal)
    }

    /// Returns the placement that the parent gave the box; a box that was not placed is centred in `bounds`, and is
    /// offered what the parent was.
    final func placed(in bounds: CGRect, _ proposal: ProposedViewSize) -> Placement {
        if let placement { return placement }
        place(at: bounds.point(at: .center), anchor: .center, proposal)
        return placement ?? Placement(origin: bounds.origin, proposal: proposal)
    }

    final func adopt(_ children: [Box]) {
        for child in children { child.parent = self }
    }
}

/// What a box is for a layout that sets its children in lines.
enum BoxRole { case item, spacer, divider, lineBreak }

/// The position that a parent gave a child, and the size that it proposed.
struct Placement {
    var origin: Point
    var proposal: ProposedViewSize
}

/// The kinds of guides that a box may set. The kinds are distinguished because nearly all boxes set no guides, and text
/// sets baselines only.
struct GuideFlags: OptionSet {
    let rawValue: UInt8

    static let baselines = GuideFlags(rawValue: 1)
    /// The six guides that every frame has: its edges and its middle. They act in the container of the child that sets
    /// them, and are not passed on to the container's own.
    static let frame = GuideFlags(rawValue: 2)
    static let custom = GuideFlags(rawValue: 4)
}
