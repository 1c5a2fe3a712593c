/// Chooses the widths that a cloud is laid out for, so that none at which its lines break otherwise has the next chosen
/// one far below it.
///
/// A container shows the widest layout that has room in it. What is lost is what it is wider than that layout: most just
/// before a width that is chosen. A loss is measured against the width, since a phone has less to lose than a desk.
struct WidthChooser {
    /// What is chosen in any case, since nothing narrower is shown.
    let narrowest: Int
    /// How many more there may be.
    let most: Int

    /// - Parameter changes: the widths at which the lines are others than at the next narrower one: rising, above
    ///   ``narrowest``.
    /// - Returns: ``narrowest`` and those of the changes with which the largest loss between a change and the chosen width
    ///   below it is the least that there is, in thousandths of that width, and as few of them as that takes; rising.
    /// - Complexity: O(n log w) in the changes and the width.
    func choose(among changes: [Int]) -> [Int] {
        guard let last = changes.last else { return [narrowest] }
        // Invariant: with the loss `enough` they are no more than there may be, with `tooLittle` they are more.
        var (tooLittle, enough) = (-1, (last - narrowest) * 1000 / narrowest + 1)
        while enough - tooLittle > 1 {
            let middle = (tooLittle + enough) / 2
            if chosen(among: changes, within: middle).count <= most + 1 { enough = middle } else { tooLittle = middle }
        }
        return chosen(among: changes, within: enough)
    }

    /// The fewest with which no change loses more than that: the first one that would is chosen itself, since no other one
    /// below it reaches as far up.
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
