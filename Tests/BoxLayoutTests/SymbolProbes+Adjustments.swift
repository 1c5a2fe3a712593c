import BoxLayout

// “Layout adjustments”: padding, sizes, positions, guides, margins, directions.
extension SymbolProbes {
    @ViewBuilder static func paddings() -> some View {
        Text("one").padding().padding(8).padding(.horizontal).padding([.top, .leading], 4)
        Text("two").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(.vertical, nil)
        Text("three").scenePadding().scenePadding(.horizontal)
        Text("four").scenePadding(.minimum, edges: .all).scenePadding(navigationPadding, edges: .leading)
    }

    private static let navigationPadding: ScenePadding = .navigationBar

    @ViewBuilder static func sizes() -> some View {
        Text("one")
            .frame()
            .frame(width: 100, height: 50, alignment: .topLeading)
            .frame(width: 100)
            .frame(
                minWidth: 10, idealWidth: 20, maxWidth: .infinity, minHeight: 10, idealHeight: 20, maxHeight: 100,
                alignment: .bottom
            )
            .frame(maxWidth: .infinity, alignment: .leading)
        Text("two").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
        Text("three")
            .contentShape(Circle(), eoFill: true)
            .contentShape(Rectangle())
            .clipped(antialiased: true)
            .clipped()
        Text("\(Circle().sizeThatFits(ProposedViewSize(width: 10, height: 20)).width)")
    }

    @ViewBuilder static func ratios() -> some View {
        let mode: ContentMode = .fit
        Color.red.aspectRatio(2, contentMode: mode)
        Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fill)
        Color.red.aspectRatio(contentMode: ContentMode.fill)
        Image("one").resizable().scaledToFit()
        Image("two").resizable().scaledToFill()
    }

    @ViewBuilder static func containerFrames() -> some View {
        Text("one").containerRelativeFrame(.horizontal, alignment: .leading)
        Text("two").containerRelativeFrame([.horizontal, .vertical])
        Text("three").containerRelativeFrame(.horizontal, alignment: .top) { length, axis in
            axis == .vertical ? length / 3 : length / 2
        }
        Text("four").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4, alignment: .trailing)
        Text("five").containerRelativeFrame(.horizontal, count: 3, spacing: 4)
    }

    @ViewBuilder static func positions() -> some View {
        Text("one").position(CGPoint(x: 10, y: 20)).position(x: 10, y: 20).position(x: 5)
        Text("two").offset(CGSize(width: 10, height: 20)).offset(x: 10, y: 20).offset(y: 3)
        Text("three").scaleEffect(2, anchor: .topLeading).scaleEffect(1.5).scaleEffect(CGSize(width: 1, height: 2))
        Text("four").scaleEffect(x: 2, y: 0.5, anchor: .bottom).rotationEffect(.degrees(45), anchor: .leading)
        Text("five").transformEffect(CGAffineTransform(translationX: 4, y: 5)).rotationEffect(.radians(1))
        Text("six").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        Text("seven")
            .rotation3DEffect(
                .degrees(30), axis: (x: 1, y: 0, z: 0), anchor: .top, anchorZ: 1, perspective: 0.5
            )
            .geometryGroup()
        Text("eight").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2).opacity(0.5) }
        Text("nine").visualEffect { content, _ in moved(content) }
    }

    private static func moved(_ effect: some VisualEffect) -> some VisualEffect {
        effect.offset(x: 1, y: 2).scaleEffect(2).rotationEffect(.degrees(3)).blur(radius: 2)
    }

    @ViewBuilder static func coordinateSpaces() -> some View {
        let named: NamedCoordinateSpace = .named("box")
        ScrollView {
            GeometryReader { proxy in
                Text(numbers(proxy, .local) + numbers(proxy, .global) + numbers(proxy, named))
                Text(numbers(proxy, .scrollView) + numbers(proxy, .scrollView(axis: .vertical)))
                Text(numbers(proxy, LocalCoordinateSpace()) + numbers(proxy, GlobalCoordinateSpace()))
                Text("\(proxy.frame(in: CoordinateSpace.named("box")).minX)")
                Text("\(proxy.frame(in: CoordinateSpace.local).minX)\(proxy.frame(in: CoordinateSpace.global).minX)")
            }
            .coordinateSpace(named)
            .coordinateSpace(.named("other"))
            .coordinateSpace(name: "third")
        }
    }

    private static func numbers(_ proxy: GeometryProxy, _ space: some CoordinateSpaceProtocol) -> String {
        "\(proxy.frame(in: space).midX)"
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context.width / 3 + context.height / 3
        }
    }

    private static let column = HorizontalAlignment(Third.self)
    private static let line = VerticalAlignment(Third.self)

    private static let alignments: [Alignment] = [
        .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
        .centerFirstTextBaseline, .centerLastTextBaseline, .leadingFirstTextBaseline, .leadingLastTextBaseline,
        .trailingFirstTextBaseline, .trailingLastTextBaseline, Alignment(horizontal: column, vertical: line),
    ]

    @ViewBuilder static func guides() -> some View {
        ForEach(alignments, id: \.self) { alignment in
            ZStack(alignment: alignment) {
                Text("one").alignmentGuide(alignment.horizontal) { $0[.leading] + ($0[explicit: .trailing] ?? 0) }
                Text("two").alignmentGuide(alignment.vertical) { $0[.top] - ($0[explicit: .lastTextBaseline] ?? 0) }
            }
        }
        let columns: [HorizontalAlignment] = [
            .leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing, column,
        ]
        ForEach(columns, id: \.self) { guide in
            VStack(alignment: guide) {
                Text("one").alignmentGuide(guide, computeValue: { dimensions in dimensions.width })
                Text("\(guide.combineExplicit([1, nil, 3]) ?? 0)")
            }
        }
        let lines: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, line]
        ForEach(lines, id: \.self) { guide in
            HStack(alignment: guide) {
                Text("one").alignmentGuide(guide, computeValue: { dimensions in dimensions.height })
                Text("\(guide.combineExplicit([1, nil, 3]) ?? 0)")
            }
        }
    }

    @ViewBuilder static func margins() -> some View {
        let placement: ContentMarginPlacement = .scrollContent
        ScrollView { Text("one") }
            .contentMargins(20, for: placement)
            .contentMargins(.horizontal, 20, for: .scrollIndicators)
            .contentMargins(.horizontal, nil, for: .automatic)
            .contentMargins(.vertical, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), for: .scrollContent)
            .contentMargins(8)
            .contentMargins(.vertical, 8)
    }

    @ViewBuilder static func safeAreas() -> some View {
        let regions: SafeAreaRegions = [.container, .keyboard]
        Color.red
            .ignoresSafeArea(regions, edges: .bottom)
            .ignoresSafeArea(.all)
            .ignoresSafeArea()
            .edgesIgnoringSafeArea(.all)
        Text("one")
            .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 4) { Text("below") }
            .safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { Text("before") }
            .safeAreaInset(edge: .top) { Text("above") }
            .safeAreaBar(edge: .bottom, alignment: .center, spacing: 4) { Text("bar") }
            .safeAreaBar(edge: .trailing, alignment: .bottom, spacing: 4) { Text("bar") }
        Text("two")
            .safeAreaPadding().safeAreaPadding(.horizontal, 8).safeAreaPadding(8)
            .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    private struct DirectedText: View {
        @Environment(\.layoutDirection) private var direction

        var body: some View { Text(direction == LayoutDirection.rightToLeft ? "right" : "left") }
    }

    @ViewBuilder static func directions() -> some View {
        let behavior: LayoutDirectionBehavior = .mirrors
        DirectedText().environment(\.layoutDirection, .rightToLeft).environment(\.layoutDirection, .leftToRight)
        Text("one").flipsForRightToLeftLayoutDirection(true)
        Text("two")
            .layoutDirectionBehavior(behavior)
            .layoutDirectionBehavior(.mirrors(in: .leftToRight))
            .layoutDirectionBehavior(.fixed)
    }
}
