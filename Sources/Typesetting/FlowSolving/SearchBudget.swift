/// The steps that the searches of one flow may still take: lines of which each has limits of its own make a search grow
/// with the square of the boxes and faster, and none is to take minutes.
///
/// A step is an end of a line that is looked at, which takes a nanosecond or two.
final class SearchBudget {
    private(set) var left: Int

    /// All that a flow of so many boxes may take: where as many as a thousand of them stand on a line, the optimal
    /// breaks that nothing constrains stay far below.
    static func most(for boxes: Int) -> Int { 1_000_000_000 + 1000 * boxes }

    init(boxes: Int) { left = Self.most(for: boxes) }

    /// - Parameter steps: what a test allows.
    init(steps: Int) { left = steps }

    /// - Throws: ``FlowError/tooLarge`` when there are no more.
    func take(_ steps: Int) throws(FlowError) {
        left -= steps
        guard left >= 0 else { throw .tooLarge }
    }
}

/// What a step costs whose line is measured with tab stops, or by a look up into sums, and not by one addition.
let dearStep = 4
