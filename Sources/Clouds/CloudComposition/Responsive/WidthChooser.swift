/// Chooses the widths that a cloud is laid out for, so that no width at which its lines break differently is far above
/// the next chosen one below it.
///
/// A container shows the widest layout that fits it. The loss is the width by which it is wider than that layout, which
/// is largest just below a chosen width. A loss is measured against the width, since a phone has less to lose than a
/// desk.
struct WidthChooser {
    /// The width that is always chosen, since nothing narrower is shown.
    let narrowest: Int
    /// The most widths to choose besides it.
    let most: Int

    /// Returns ``narrowest`` and those of the changes that make the largest loss between a change and the chosen width
    /// below it as small as possible, in thousandths of that width, with as few widths as that takes; rising.
    ///
    /// - Parameter changes: The widths at which the lines differ from those at the next narrower one: rising, above
    ///   ``narrowest``.
    /// - Complexity: O(n log w) in the changes and the width.
    func choose(among changes: [Int]) -> [Int] {
        guard let last = changes.last else { return [narrowest] }
        // Invariant: with the loss `enough` the widths are few enough, with `tooLittle` they are too many.
        var (tooLittle, enough) = (-1, (last - narrowest) * 1000 / narrowest + 1)
        while enough - tooLittle > 1 {
            let middle = (tooLittle + enough) / 2
            if chosen(among: changes, within: middle).count <= most + 1 { enough = middle } else { tooLittle = middle }
        }
        return chosen(among: changes, within: enough)
    }

    /// Returns the fewest widths with which no change loses more than `loss`: the first change that would is chosen
    /// itself, since no other one below it reaches as far up.
    private func chosen(among changes: [Int], within loss: Int) -> [Int] {
        var chosen = [narrowest]
        var last = narrowest
        for change in changes where (change - last) * 1000 > loss * last {
            chosen.append(change)
            last = change
        }
        return chosen
    }
}
