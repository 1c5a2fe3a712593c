import BoxLayout

// “Custom layout”.
extension SymbolProbes {
    private struct Rank: LayoutValueKey {
        typealias Value = Int
        static let defaultValue: Int = 0
    }

    /// A layout with all that the protocol asks, and all that it has.
    private struct Row: Layout {
        var gap: CGFloat = 4

        var animatableData: CGFloat {
            get { gap }
            set { gap = newValue }
        }

        struct Cache { var sizes: [CGSize] = [] }

        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }

        func makeCache(subviews: Subviews) -> Cache { Cache() }
        func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.sizes = [] }

        func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
            var spacing = ViewSpacing()
            for subview in subviews { spacing.formUnion(subview.spacing, edges: [.top, .bottom]) }
            spacing.formUnion(.zero)
            return spacing.union(ViewSpacing.zero).union(spacing, edges: .leading)
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let width = cache.sizes.reduce(0) { $0 + $1.width + gap }
            return CGSize(width: width, height: cache.sizes.map(\.height).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            var x = bounds.minX
            for index in subviews.startIndex..<subviews.endIndex {
                let subview: LayoutSubview = subviews[index]
                let dimensions: ViewDimensions = subview.dimensions(in: .unspecified)
                let lift = CGFloat(subview[Rank.self]) + dimensions[VerticalAlignment.top] + CGFloat(subview.priority)
                let point = CGPoint(x: x + dimensions[HorizontalAlignment.leading], y: bounds.minY + lift)
                subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
                x += dimensions.width + gap
            }
            for pair in zip(subviews, subviews.dropFirst()) {
                x += pair.0.spacing.distance(to: pair.1.spacing, along: .horizontal)
            }
            subviews.last?.place(at: CGPoint(x: x, y: bounds.midY), proposal: ProposedViewSize(bounds.size))
        }

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Cache
        ) -> CGFloat? {
            guide == .leading ? bounds.minX : nil
        }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Cache
        ) -> CGFloat? {
            nil
        }
    }

    /// A layout with the least that the protocol asks, which looks at all that it is given.
    private struct Piled: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let offered: CGFloat? = proposal.width ?? proposal.height
            let sizes = parts(subviews).map { $0.sizeThatFits(ProposedViewSize(width: offered, height: nil)) }
            let least: CGSize = sizes.first ?? ProposedViewSize.zero.replacingUnspecifiedDimensions()
            let most = proposal.replacingUnspecifiedDimensions(by: least)
            return proposal == .infinity ? least : most
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let isMirrored = subviews.layoutDirection == .rightToLeft
            for subview in subviews {
                let isPinned = subview.containerValues.isPinned
                let anchor: UnitPoint = isMirrored || isPinned ? .top : .topLeading
                subview.place(at: bounds.origin, anchor: anchor, proposal: proposal)
            }
        }

        private func parts(_ subviews: LayoutSubviews) -> LayoutSubviews {
            let part: LayoutSubviews.SubSequence = subviews[0..<min(2, subviews.count)]
            let numbers: [LayoutSubviews.Index] = Array(part.indices)
            let children: [LayoutSubviews.Element] = numbers.map { subviews[$0] }
            return subviews[numbers.filter { children[$0] == subviews[$0] }]
        }
    }

    @ViewBuilder static func layouts() -> some View {
        Row { Text("one").layoutValue(key: Rank.self, value: 2) }
        Row(gap: 8).callAsFunction { Text("two").layoutPriority(1) }
        Piled {
            Text("three").containerValue(\.isPinned, true)
            Text("four")
        }
    }

    private static var anyLayouts: [AnyLayout] {
        var row: HStackLayout = HStackLayout(alignment: .top, spacing: 4)
        (row.alignment, row.spacing) = (.bottom, nil)
        var column: VStackLayout = VStackLayout(alignment: .leading, spacing: 4)
        (column.alignment, column.spacing) = (.trailing, 2)
        var pile: ZStackLayout = ZStackLayout(alignment: .bottom)
        pile.alignment = .topLeading
        var grid: GridLayout = GridLayout(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 6)
        (grid.alignment, grid.horizontalSpacing, grid.verticalSpacing) = (.center, nil, 3)
        return [AnyLayout(row), AnyLayout(column), AnyLayout(pile), AnyLayout(grid), AnyLayout(HStackLayout())]
    }

    @ViewBuilder static func layoutTypes() -> some View {
        ForEach(0..<anyLayouts.count) { number in
            let layout = anyLayouts[number]
            layout { Text("\(number)") }
        }
        let grid = GridLayout()
        grid { GridRow { Text("\(GridLayout.Cache.self)") } }
    }

    private struct Cards<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            Group(subviews: content) { (subviews: SubviewsCollection) in
                if let first = subviews.first { first.padding() }
                ForEach(subviews[1...]) { (subview: Subview) in
                    subview.opacity(subview.containerValues.isPinned ? 1 : 0.5)
                }
            }
            ForEach(subviews: content) { $0.border(.red) }
            Group(sections: content) { sections in
                ForEach(sections) { section in part(section) }
            }
            ForEach(sections: content) { section in part(section) }
        }

        @ViewBuilder private func part(_ section: SectionConfiguration) -> some View {
            section.header
            section.content
            section.footer
        }
    }

    private struct Pair: Animatable {
        typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
        var animatableData = AnimatablePair<CGFloat, CGFloat>(1, 2)
    }

    @ViewBuilder static func containers() -> some View {
        Cards {
            Text("one").containerValue(\.isPinned, true)
            Group { Text("two") }
            Text("\(Pair().animatableData.first + Pair().animatableData.second)")
        }
    }
}

private struct PinnedKey: ContainerValueKey {
    static let defaultValue = false
}

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}
