import BoxDrawing

extension View {
    /// Puts a badge on the top trailing corner of the view. The badge overlaps the view by the share `ratio` of its own
    /// width and height, whatever its size.
    ///
    /// The badge's trailing guide is at `ratio` of its width, measured from its leading edge, and its top guide at 1 -
    /// `ratio` of its height, measured from its top. With 0.8 a badge of 20 by 20 on a view of 50 by 50 has its origin
    /// at (34, -4):
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

    /// Sets the trailing and the top guide as ``badge(ratio:content:)`` does, for a badge in a ZStack that should grow
    /// with the badge.
    public func cornered(_ ratio: CGFloat = 0.8) -> some View {
        alignmentGuide(.trailing) { $0.width * ratio }
            .alignmentGuide(.top) { $0.height - $0.height * ratio }
    }
}
