import ByteWriting
import CloudComposition

/// Classes for the spaces between the letters of names: `k2` for letters that are closer by two steps, `l2` for looser
/// ones.
struct TrackingClasses {
    /// The spaces in rising order, in steps.
    private let steps: [Int]

    /// Takes the spaces of a cloud.
    ///
    /// - Parameter isShared: Whether other clouds in the page have the same rules: then these are for all sizes.
    init(_ cloud: Cloud, isShared: Bool) {
        let used = Set(cloud.tags.lazy.map(\.trackingSteps).filter { $0 != 0 })
        steps = (isShared && cloud.options.tracking == .bySize ? used.union(Tracking.stepsBySize) : used).sorted()
    }

    /// Appends the class that a tag's name has after its others.
    static func append(_ tag: CloudTag, to output: inout ByteBuffer) {
        let steps = tag.trackingSteps
        guard steps != 0 else { return }
        output.append(steps < 0 ? " k" : " l")
        output.appendInteger(abs(steps))
    }

    func append(to rules: inout ScopedRules) {
        for step in steps {
            let space = shortest(Double(step) / Tracking.stepsPerEm)
            rules.append("\u{1} .\(step < 0 ? "k" : "l")\(abs(step)){letter-spacing:\(space)em}")
        }
    }
}

extension CloudTag {
    fileprivate var trackingSteps: Int { Int((tracking * Tracking.stepsPerEm).rounded()) }
}
