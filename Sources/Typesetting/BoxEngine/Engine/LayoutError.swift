import BoxDrawing
import FlowSolving

/// The error thrown when no drawing can be made: a layout answered with a size that is no length, or did not end.
public struct LayoutError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of the error; “the child” is the view that ``LayoutError/child`` names.
    public enum Problem: Sendable, Equatable {
        /// NaN was proposed to the child.
        case proposal(ProposedViewSize)
        /// The child answered NaN, or infinity where the proposal was finite or unspecified.
        case size(CGSize, ProposedViewSize)
        /// A guide of the child is not a finite number.
        case guide
        /// The frame at which the child was placed is not finite.
        case frame(CGRect)
        /// The child has an outline, or is drawn by a transformation, with a number that is not finite.
        case drawing
        /// The layout asked its children for sizes, or placed them, so often that it was stopped.
        case endless
        /// An observer of the child changed a state at every layout, so often that it was stopped.
        case unsettled
        /// Views are nested more deeply than the limit, which is several hundred levels.
        case tooDeep
        /// The solver of a ``FlowLayout`` reported an error, such as an option outside its range.
        case flow(FlowError)
    }

    public let problem: Problem
    /// The name of the container whose layout asked or placed the child; nil if the child is the root.
    public let layout: String?
    /// The name of the child in messages: `Text "Swift"`, or the type of its layout.
    public let child: String
    /// The child's position among its siblings, from 0; nil when the child is the root.
    public let index: Int?

    init(_ problem: Problem, layout: String?, child: String, index: Int?) {
        self.problem = problem
        self.layout = layout
        self.child = child
        self.index = index
    }

    init(_ problem: Problem, at box: Box) {
        // Modifiers are left out: a developer knows the container and its child.
        var outermost = box
        while let parent = outermost.parent, parent is UnaryBox { outermost = parent }
        let (child, container) = (outermost, outermost.parent)
        var (index, count): (Int?, Int) = (nil, 0)
        container?.eachChild {
            if $0 === child { index = count }
            count += 1
        }
        self.init(problem, layout: container?.name, child: box.name, index: index)
    }

    public var description: String {
        let layout = layout ?? "the root"
        let child = index.map { "its child \($0), \(self.child)" } ?? self.child
        switch problem {
        case .proposal(let proposal):
            return "\(layout) proposed \(text(proposal)) to \(child); expected lengths or nil"
        case .size(let size, let proposal):
            return
                "\(layout) proposed \(text(proposal)) to \(child), which answered \(size.width) by \(size.height); expected a finite size"
        case .guide:
            return "\(layout) asked \(child) for a guide, which is no finite number; expected one"
        case .frame(let frame):
            return
                "\(layout) placed \(child) at \(frame.origin.x), \(frame.origin.y) in \(frame.size.width) by \(frame.size.height); expected a finite frame"
        case .drawing:
            return
                "\(layout) holds \(child), whose outline or transformation is not finite; expected finite points, angles and scales"
        case .endless:
            return "\(layout) asked or placed \(child) without end; expected a layout that comes to an end"
        case .flow(let error):
            return "\(layout) cannot set its children in lines: \(error)"
        case .unsettled:
            return
                "\(layout) holds \(child), which changes a state whenever it is laid out; expected rest within \(LayoutPass.mostLayouts) layouts"
        case .tooDeep:
            return "\(layout) holds \(child) more than \(LayoutPass.deepest) levels deep; expected fewer"
        }
    }

    private func text(_ proposal: ProposedViewSize) -> String {
        func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
        return "\(text(proposal.width)) by \(text(proposal.height))"
    }
}
