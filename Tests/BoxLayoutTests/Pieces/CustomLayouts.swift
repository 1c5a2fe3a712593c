import BoxLayout

/// Pieces with custom layouts.
enum PiecesOfLayouts {}

extension PiecesOfLayouts {
    /// A circle whose turn can be animated.
    struct Orbit: Layout {
        var rotation: Angle = .zero
        var radius: CGFloat = 30

        var animatableData: AnimatablePair<Angle.AnimatableData, CGFloat> {
            get { AnimatablePair(rotation.animatableData, radius) }
            set {
                rotation.animatableData = newValue.first
                radius = newValue.second
            }
        }

        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = nil
            return properties
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 2 * radius, height: 2 * radius)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in zip(subviews.indices, subviews) {
                let angle = Angle.degrees(360 * Double(index) / Double(subviews.count)) + rotation
                subview.place(
                    at: CGPoint(
                        x: bounds.midX + radius * cos(angle.radians), y: bounds.midY + radius * sin(angle.radians)),
                    anchor: .center, proposal: .unspecified)
            }
        }
    }

    struct Orbits: View {
        @State private var isTurned = false

        var body: some View {
            Orbit(rotation: isTurned ? .degrees(180) : .zero) {
                Color.red.frame(width: 10, height: 10).id("right")
                Color.blue.frame(width: 10, height: 10).id("left")
            }
            .animation(.easeInOut(duration: 1), value: isTurned)
            .onTapGesture { isTurned.toggle() }
        }
    }

    /// A layout whose animatable data are a point, a size and a place in a unit square.
    struct Pinned: Layout {
        var point = CGPoint(x: 10, y: 20)
        var size = CGSize(width: 30, height: 10)
        var anchor = UnitPoint.topLeading

        var animatableData:
            AnimatablePair<
                CGPoint.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
            >
        {
            get { .init(point.animatableData, .init(size.animatableData, anchor.animatableData)) }
            set {
                point.animatableData = newValue.first
                size.animatableData = newValue.second.first
                anchor.animatableData = newValue.second.second
            }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 50))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
                    proposal: ProposedViewSize(size))
            }
        }
    }

    struct Pins: View {
        var body: some View {
            Pinned { Color.red.id("pin") }
        }
    }

    /// Numbers that can be added and scaled, for animations of one's own.
    struct Triple: VectorArithmetic {
        var (x, y, z) = (0.0, 0.0, 0.0)

        static var zero: Triple { Triple() }

        static func + (one: Triple, other: Triple) -> Triple {
            Triple(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
        }

        static func - (one: Triple, other: Triple) -> Triple {
            Triple(x: one.x - other.x, y: one.y - other.y, z: one.z - other.z)
        }

        mutating func scale(by factor: Double) {
            x *= factor
            y *= factor
            z *= factor
        }

        var magnitudeSquared: Double { x * x + y * y + z * z }

        init(x: Double = 0, y: Double = 0, z: Double = 0) {
            (self.x, self.y, self.z) = (x, y, z)
        }
    }

    /// A flow as articles print it, with a generic view that hides the layout.
    struct TagLayout: Layout {
        var alignment: Alignment = .center
        var spacing: CGFloat = 10

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let maxWidth = proposal.width ?? 0
            var height: CGFloat = 0
            let rows = generateRows(maxWidth, proposal, subviews)
            for (index, row) in rows.enumerated() {
                height += row.maxHeight(proposal)
                if index != rows.count - 1 { height += spacing }
            }
            return .init(width: maxWidth, height: height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var origin = bounds.origin
            let maxWidth = bounds.width
            for row in generateRows(maxWidth, proposal, subviews) {
                let leading: CGFloat = bounds.maxX - maxWidth
                let trailing =
                    bounds.maxX
                    - row.reduce(CGFloat.zero) { partial, view in
                        let width = view.sizeThatFits(proposal).width
                        return partial + (view == row.last ? width : width + spacing)
                    }
                let center = (trailing + leading) / 2
                origin.x = alignment == .leading ? leading : alignment == .trailing ? trailing : center
                for view in row {
                    let viewSize = view.sizeThatFits(proposal)
                    view.place(at: origin, proposal: proposal)
                    origin.x += (viewSize.width + spacing)
                }
                origin.y += (row.maxHeight(proposal) + spacing)
            }
        }

        private func generateRows(
            _ maxWidth: CGFloat, _ proposal: ProposedViewSize, _ subviews: Subviews
        ) -> [[LayoutSubviews.Element]] {
            var row: [LayoutSubviews.Element] = []
            var rows: [[LayoutSubviews.Element]] = []
            var origin = CGRect.zero.origin
            for view in subviews {
                let viewSize = view.sizeThatFits(proposal)
                if (origin.x + viewSize.width + spacing) > maxWidth {
                    rows.append(row)
                    row.removeAll()
                    origin.x = 0
                }
                row.append(view)
                origin.x += (viewSize.width + spacing)
            }
            if !row.isEmpty {
                rows.append(row)
                row.removeAll()
            }
            return rows
        }
    }

    struct Tags<Item: Hashable, Content: View>: View {
        let items: [Item]
        @ViewBuilder var content: (Item) -> Content

        var body: some View {
            TagLayout(alignment: .leading, spacing: 10) {
                ForEach(items, id: \.self) { item in
                    content(item)
                }
            }
        }
    }

    struct TagsOfLanguages: View {
        var body: some View {
            Tags(items: ["Swift", "Rust", "Haskell", "C"]) { name in
                Text(name)
                    .font(.system(size: 10))
                    .id(name)
            }
        }
    }

    /// A layout with a value of each child, set by a modifier.
    struct PreferredPlace: LayoutValueKey {
        static let defaultValue: CGPoint? = nil
    }

    struct Board: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 100))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews {
                guard let place = subview[PreferredPlace.self] else { continue }
                subview.place(
                    at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
            }
        }
    }

    struct Places: View {
        var body: some View {
            Board {
                Color.red.frame(width: 20, height: 20).id("placed").preferredPlace(x: 5, y: 60)
                Color.blue.frame(width: 20, height: 20).id("centred")
            }
        }
    }

    /// The layout of a stack, asked by another layout's switch.
    struct Switch: View {
        @Environment(\.horizontalSizeClass) private var sizeClass
        var isFlow = false

        private var layout: AnyLayout {
            if isFlow { return AnyLayout(TagLayout(spacing: 4)) }
            return sizeClass == .compact ? AnyLayout(ZStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
        }

        var body: some View {
            layout {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 20, height: 20)
            }
            .id("switch")
        }
    }

    /// A layout in a view with a builder, and another one in it.
    struct Nested: View {
        var body: some View {
            HStackLayout(alignment: .bottom, spacing: 2) {
                Color.red.frame(width: 10, height: 30).id("high")
                VStackLayout(alignment: .trailing, spacing: 3) {
                    Color.blue.frame(width: 20, height: 5).id("top")
                    Color.green.frame(width: 10, height: 5).id("bottom")
                }
            }
        }
    }
}

extension [LayoutSubviews.Element] {
    fileprivate func maxHeight(_ proposal: ProposedViewSize) -> CGFloat {
        compactMap { view in
            view.sizeThatFits(proposal).height
        }
        .max() ?? 0
    }
}

extension View {
    fileprivate func preferredPlace(x: CGFloat, y: CGFloat) -> some View {
        layoutValue(key: PiecesOfLayouts.PreferredPlace.self, value: CGPoint(x: x, y: y))
    }
}

#Preview {
    PiecesOfLayouts.TagsOfLanguages()
}
