import TestSupport
import Testing

@testable import FlowSolving

/// Flows whose searches grow with the square of their boxes, or faster.
private let dear: [(name: String, options: FlowOptions)] = [
    ("minLines", options(300) { $0.minLines = 30 }),
    ("minLines and one wide line", options(1e6) { $0.minLines = 30 }),
    ("tab stops", options(1e6) { ($0.minLines, $0.tabStops) = (2, .every(50)) }),
    ("widths", options(nil) { $0.shape = .lines((1...12).map { LineExtent(width: Double($0 * 40)) }) }),
    ("ellipse", options(300) { $0.shape = .ellipse }),
]

@Suite struct SearchBudgetTests {
    private func steps(_ boxes: FlowBoxes, _ options: FlowOptions, of most: Int) throws(FlowError) -> Int {
        let budget = SearchBudget(steps: most)
        _ = try makeLines(boxes, options, scale: 1, budget: budget)
        return most - budget.left
    }

    @Test("A search ends as soon as its steps are used up", arguments: dear, [FlowBreaking.optimal, .balanced])
    func aSearchEndsWithItsSteps(flow: (name: String, options: FlowOptions), breaking: FlowBreaking) throws {
        var generator = Seeded(1)
        let boxes = flowBoxes(randomBoxes(60, using: &generator, breaks: false))
        var options = flow.options
        options.breaking = breaking
        let needed = try steps(boxes, options, of: 10_000_000)
        #expect(needed > 0)
        // A step of some searches costs as much as four.
        #expect(try steps(boxes, options, of: needed + slowStepCost) == needed)
        #expect(throws: FlowError.tooLarge) { try steps(boxes, options, of: needed - slowStepCost) }
    }

    @Test("What nothing constrains takes none", arguments: FlowBreaking.allCases)
    func whatNothingConstrainsTakesNone(breaking: FlowBreaking) throws {
        let boxes = flowBoxes([Double](repeating: 20, count: 1000))
        #expect(try steps(boxes, options(1e6) { $0.breaking = breaking }, of: 0) == 0)
    }

    @Test("All scales that are tried share the steps")
    func allScalesShareTheSteps() throws {
        let boxes = flowBoxes([Double](repeating: 20, count: 60))
        let fitted = options(300) {
            ($0.height, $0.fitBox, $0.breaking, $0.minLines) = (400, true, .balanced, 12)
        }
        let budget = SearchBudget(steps: 10_000_000)
        let scale = try largestScale(boxes, fitted, budget)
        let one = SearchBudget(steps: 10_000_000)
        _ = try makeLines(boxes, fitted, scale: scale, budget: one)
        #expect(10_000_000 - budget.left > 5 * (10_000_000 - one.left))
    }
}
