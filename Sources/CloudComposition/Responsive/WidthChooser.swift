/// Chooses the widths that a cloud is laid out for, so that none at which its lines break otherwise has the next chosen
/// one far below it.
///
/// A container shows the widest layout that has room in it. What is lost is what it is wider than that layout: most just
/// before a width that is chosen.
struct WidthChooser {
    /// What is chosen in any case, since nothing narrower is shown.
    let narrowest: Int
    /// How many more there may be.
    let most: Int

    /// - Parameter changes: the widths at which the lines are others than at the next narrower one: rising, above
    ///   ``narrowest``.
    /// - Returns: ``narrowest`` and those of the changes with which the largest distance from a change down to a chosen
    ///   width is the least that there is, and as few of them as that takes; rising.
    /// - Complexity: O(n log w) in the changes and the width.
    func choose(among changes: [Int]) -> [Int] {
        guard let last = changes.last else { return [narrowest] }
        // Invariant: with the distance `enough` they are no more than there may be, with `tooLittle` they are more.
        var (tooLittle, enough) = (-1, last - narrowest)
        while enough - tooLittle > 1 {
            let middle = (tooLittle + enough) / 2
            if chosen(among: changes, within: middle).count <= most + 1 { enough = middle } else { tooLittle = middle }
        }
        return chosen(among: changes, within: enough)
    }

    /// The fewest with which no change is further from a chosen width than a distance: the first change that would be
    /// is chosen itself, since no other one below it reaches as far up.
    private func chosen(among changes: [Int], within distance: Int) -> [Int] {
        var chosen = [narrowest]
        var last = narrowest
        for change in changes where change - last > distance {
            chosen.append(change)
            last = change
        }
        return chosen
    }
}
