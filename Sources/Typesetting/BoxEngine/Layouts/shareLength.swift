import BoxDrawing

/// A claim to a part of a length: by a child of a stack or a column of a grid.
struct LengthClaim {
    var priority: Double
    /// The length with which the claimant answers a proposal of zero.
    var least: CGFloat
    /// The length with which the claimant answers a proposal of infinity.
    var most: CGFloat

    /// The difference between `most` and `least`. Claims that cannot change are served first, so that others can take
    /// the rest.
    var flexibility: CGFloat { most == least ? 0 : most - least }
}

/// Shares a length among claims, as SwiftUI's stacks do.
///
/// The claims of the highest priority come first, and leave the claims below no less than their least lengths. Among
/// claims of one priority the least flexible is offered an equal share of the length left, answers, and the others
/// share the rest in the same way.
///
/// - Parameters:
///   - length: the finite length to share, without spacing.
///   - propose: offers a length to the claim of an index, and returns the length that the claim takes.
/// - Returns: the length that each claim was offered, and the length that it takes.
/// - Complexity: O(n log n), and one question for each claim.
func shareLength(
    _ length: CGFloat, among claims: [LengthClaim], propose: (Int, CGFloat) -> CGFloat
) -> [(offered: CGFloat, taken: CGFloat)] {
    var shares = [(offered: CGFloat, taken: CGFloat)](repeating: (0, 0), count: claims.count)
    let order = claims.indices.sorted { one, other in
        if claims[one].priority != claims[other].priority { return claims[one].priority > claims[other].priority }
        if claims[one].flexibility != claims[other].flexibility {
            return claims[one].flexibility < claims[other].flexibility
        }
        return one < other
    }
    var rest = length
    var reserved = claims.reduce(0) { $0 + $1.least }
    var first = 0
    while first < order.count {
        let priority = claims[order[first]].priority
        let end = order[first...].firstIndex { claims[$0].priority != priority } ?? order.count
        reserved -= order[first..<end].reduce(0) { $0 + claims[$1].least }
        // Rounding must not take anything from those that come last.
        if end == order.count { reserved = 0 }
        for place in first..<end {
            let offered = max(0, (rest - reserved) / CGFloat(end - place))
            let taken = propose(order[place], offered)
            shares[order[place]] = (offered, taken)
            rest -= taken
        }
        first = end
    }
    return shares
}
