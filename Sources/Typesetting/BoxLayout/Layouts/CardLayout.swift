/// Cards: cells of one size in rows and columns, as many columns as fit.
///
/// The size is the largest ideal width and the largest ideal height of all children, widened or heightened to the
/// ratio, and kept between the least and the greatest width and within the container. Without a width, or with an
/// infinite one, there is one column.
public struct CardLayout: Layout, Sendable {
    /// Width to height.
    public var aspectRatio: CGFloat
    public var minWidth: CGFloat
    public var maxWidth: CGFloat
    /// Between cards.
    public var padding: CGFloat
    /// Around all of them.
    public var margin: CGFloat
    /// Whether cards become higher than the ratio asks where what one of them holds needs it at their width.
    public var fitsContent: Bool

    public init(
        aspectRatio: CGFloat = 1.5, minWidth: CGFloat = 150, maxWidth: CGFloat = 400, padding: CGFloat = 8,
        margin: CGFloat = 8, fitsContent: Bool = false
    ) {
        (self.aspectRatio, self.minWidth, self.maxWidth) = (aspectRatio, minWidth, maxWidth)
        (self.padding, self.margin, self.fitsContent) = (padding, margin, fitsContent)
    }

    /// The largest ideal size: it does not depend on what is offered, and is asked for once.
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

    /// Columns are counted here and nowhere else, so that the size and the places agree.
    private func grid(
        of cards: Subviews, width: CGFloat?, ideal: CGSize
    ) -> (card: CGSize, columns: Int, size: CGSize) {
        let count = cards.count
        // What is no ratio is the usual one, and the least width wins.
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
            // A column more than fits exactly is not lost to rounding.
            let fitting = ((room + padding) / (card.width + padding) * (1 + 1e-12)).rounded(.down)
            // What is no number, or less than one, is one.
            columns = fitting >= 1 ? Int(min(fitting, CGFloat(max(1, count)))) : 1
        }
        let rows = (count + columns - 1) / columns
        let total = CGFloat(columns) * (card.width + padding) - padding + 2 * margin
        let height = CGFloat(rows) * (card.height + padding) - padding + 2 * margin
        return (card, columns, CGSize(width: total, height: height))
    }
}
