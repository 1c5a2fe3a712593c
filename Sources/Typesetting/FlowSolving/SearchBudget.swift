/// The steps that the searches of one flow may still take. A search in lines that each have limits of their own grows
/// with the square of the boxes and faster, and none may take minutes.
///
/// A step is one end of a line that is tried, which takes a nanosecond or two.
final class SearchBudget {
    private(set) var left: Int

    /// Returns the number of steps that a flow of so many boxes may take; optimal breaks without constraints stay far
    /// below it even with a thousand boxes on a line.
    static func most(for boxes: Int) -> Int { 1_000_000_000 + 1000 * boxes }

    init(boxes: Int) { left = Self.most(for: boxes) }

    /// Creates a budget of a given size, for tests.
    init(steps: Int) { left = steps }

    /// Takes steps from the budget.
    ///
    /// - Throws: ``FlowError/tooLarge`` if fewer are left.
    func take(_ steps: Int) throws(FlowError) {
        left -= steps
        guard left >= 0 else { throw .tooLarge }
    }
}

/// The cost, in steps, of trying an end whose line is measured with tab stops or looked up in sums instead of by one
/// addition.
let slowStepCost = 4
