import BoxDrawing

/// A layout of cards: cells of one size in rows and in as many columns as fit.
///
/// All cards have the largest ideal width and height of the children, made wider or taller to match
/// ``aspectRatio``, and limited to ``minWidth`` and ``maxWidth`` and to the container. If the proposed width is nil or
/// infinite, there is one column.
public struct CardLayout: Layout, Sendable {
    /// The ratio of a card's width to its height; a value that is no positive finite number counts as 1.5.
    public var aspectRatio: CGFloat
    /// The least width of a card, unless the container is narrower.
    public var minWidth: CGFloat
    /// The greatest width of a card, unless `minWidth` is greater.
    public var maxWidth: CGFloat
    /// The gap between cards.
    public var padding: CGFloat
    /// The distance from the edges of the container to the cards.
    public var margin: CGFloat
    /// Whether all cards become taller than ``aspectRatio`` says if the content of one of them needs more height.
    public var fitsContent: Bool

    public init(
        aspectRatio: CGFloat = 1.5, minWidth: CGFloat = 150, maxWidth: CGFloat = 400, padding: CGFloat = 8,
        margin: CGFloat = 8, fitsContent: Bool = false
    ) {
        (self.aspectRatio, self.minWidth, self.maxWidth) = (aspectRatio, minWidth, maxWidth)
        (self.padding, self.margin, self.fitsContent) = (padding, margin, fitsContent)
    }

    /// The largest ideal width and height of the children. They do not depend on the proposal, so each child is asked
    /// once.
    public struct Cache { fileprivate var ideal: CGSize }

    public func makeCache(subviews: Subviews) -> Cache {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return Cache(
            ideal: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        return grid(of: subviews, width: proposal.width, ideal: cache.ideal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let grid = grid(of: subviews, width: proposal.width, ideal: cache.ideal)
        for (index, card) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
            card.place(
                at: Point(
                    x: bounds.minX + margin + CGFloat(column) * (grid.card.width + padding),
                    y: bounds.minY + margin + CGFloat(row) * (grid.card.height + padding)),
                proposal: ProposedViewSize(grid.card))
        }
    }

    /// Returns the size of a card, the number of columns and the size of the whole container. Only this function
    /// computes them, so that the size and the positions agree.
    private func grid(
        of cards: Subviews, width: CGFloat?, ideal: CGSize
    ) -> (card: CGSize, columns: Int, size: CGSize) {
        let count = cards.count
        // A ratio that is no positive number is replaced by the usual one, and the least width wins.
        let aspectRatio = aspectRatio > 0 && aspectRatio < .infinity ? aspectRatio : 1.5
        let room = width.flatMap { $0 < .infinity ? max(0, $0 - 2 * margin) : nil }
        var cardWidth = max(minWidth, min(max(ideal.width, ideal.height * aspectRatio), maxWidth))
        if let room { cardWidth = min(cardWidth, room) }
        var card = CGSize(width: cardWidth, height: cardWidth / aspectRatio)
        if fitsContent {
            for child in cards {
                let needed = child.sizeThatFits(ProposedViewSize(width: cardWidth, height: nil)).height
                card.height = max(card.height, needed)
            }
        }
        var columns = 1
        if let room, card.width > 0 {
            // Rounding must not cost a column that fits exactly.
            let fitting = ((room + padding) / (card.width + padding) * (1 + 1e-12)).rounded(.down)
            // A value that is NaN or less than one counts as one.
            columns = fitting >= 1 ? Int(min(fitting, CGFloat(max(1, count)))) : 1
        }
        let rows = (count + columns - 1) / columns
        let total = CGFloat(columns) * (card.width + padding) - padding + 2 * margin
        let height = CGFloat(rows) * (card.height + padding) - padding + 2 * margin
        return (card, columns, CGSize(width: total, height: height))
    }
}
