extension View {
    /// Puts a badge on the top trailing corner, which overlaps the view by the same share of its own size whatever that
    /// is.
    ///
    /// The badge's trailing guide is `ratio` of its width from its leading edge, and its top guide is the rest of its
    /// height from its top. With 0.8 a badge of 20 by 20 on a view of 50 by 50 has its origin at (34, -4):
    ///
    /// ```
    ///       34  54
    ///        ┌───┐ -4
    /// ┌──────│─┐ │
    /// │      └───┘ 16
    /// └────────┘ 50
    /// ```
    public func badge<Content: View>(ratio: CGFloat = 0.8, @ViewBuilder content: () -> Content) -> some View {
        overlay(alignment: .topTrailing) { content().cornered(ratio) }
    }

    /// Sets the guides that ``badge(ratio:content:)`` uses, for a ZStack that should grow with its badge.
    public func cornered(_ ratio: CGFloat = 0.8) -> some View {
        alignmentGuide(.trailing) { $0.width * ratio }
            .alignmentGuide(.top) { $0.height - $0.height * ratio }
    }
}
