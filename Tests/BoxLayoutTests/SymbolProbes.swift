import BoxLayout

/// The symbols of SwiftUI's layout chapters as one writes them for SwiftUI, in the order of the page “SwiftUI's layout
/// symbols”, whose test reads this source. Here are those of “Layout fundamentals”.
enum SymbolProbes {
    @ViewBuilder static func stacks() -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) { Text("one") }
        HStack { Text("two") }
        VStack(alignment: .leading, spacing: 4) { Text("one") }
        VStack { Text("two") }
    }

    private static let pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]

    @ViewBuilder static func lazyStacks() -> some View {
        LazyHStack(alignment: .top, spacing: 4, pinnedViews: .sectionHeaders) { Text("one") }
        LazyHStack { Text("two") }
        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: pinned) {
            Section(header: Text("head")) { Text("one") }
        }
        LazyVStack { Text("two") }
    }

    @ViewBuilder static func grids() -> some View {
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 6) {
            GridRow(alignment: .firstTextBaseline) {
                Text("one").gridColumnAlignment(.trailing)
                Text("two").gridCellAnchor(.bottomTrailing)
                Text("three").gridCellAnchor(UnitPoint(x: 0.5, y: 1))
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                Text("four").gridCellColumns(2)
            }
        }
        Grid { GridRow { Text("one") } }
    }

    @ViewBuilder static func lazyGrids() -> some View {
        let size: GridItem.Size = .flexible(minimum: 20, maximum: 40)
        let columns: [GridItem] = [
            GridItem(.fixed(40), spacing: 4, alignment: .leading), GridItem(size),
            GridItem(.adaptive(minimum: 20, maximum: 30)), GridItem(.adaptive(minimum: 20)), GridItem(),
        ]
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
            ForEach(0..<5) { Text("\($0)") }
        }
        LazyVGrid(columns: changed(columns)) { Text("one") }
        LazyHGrid(rows: [GridItem(.fixed(20))], alignment: .top, spacing: 4, pinnedViews: []) { Text("one") }
        LazyHGrid(rows: columns) { Text("one") }
    }

    private static func changed(_ items: [GridItem]) -> [GridItem] {
        items.map { item in
            var item = item
            item.size = .flexible()
            item.spacing = item.spacing ?? 2
            item.alignment = .topLeading
            return item
        }
    }

    @ViewBuilder static func layers() -> some View {
        ZStack(alignment: .bottomTrailing) {
            Text("one").zIndex(1)
            Text("two")
        }
        ZStack { Text("one") }
        Text("one")
            .background(alignment: .leading) { Circle() }
            .background { Circle() }
            .background(.red, ignoresSafeAreaEdges: .all)
            .background(Color.red)
            .background(.thinMaterial)
            .background(.blue, in: RoundedRectangle(cornerRadius: 4), fillStyle: FillStyle(eoFill: true))
            .background(.blue, in: .capsule)
            .background(Text("behind"), alignment: .top)
        Text("two")
            .background(ignoresSafeAreaEdges: .horizontal)
            .background()
            .background(in: Capsule(), fillStyle: FillStyle())
            .background(in: .rect(cornerRadius: 4))
        Text("three")
            .overlay(alignment: .leading) { Circle() }
            .overlay { Circle() }
            .overlay(.red, ignoresSafeAreaEdges: .all)
            .overlay(.blue, in: RoundedRectangle(cornerRadius: 4), fillStyle: FillStyle(eoFill: true))
            .overlay(Text("above"), alignment: .top)
    }

    @ViewBuilder static func containerBackgrounds() -> some View {
        let place: ContainerBackgroundPlacement = .widget
        Text("one")
            .containerBackground(.red, for: place)
            .containerBackground(.red.gradient, for: .navigation)
            .containerBackground(for: .window, alignment: .top) { Color.red }
            .containerBackground(for: .tabView) { Color.red }
            .containerBackground(for: .navigationSplitView) { Color.red }
            .presentationBackground(.thinMaterial)
            .presentationBackground(alignment: .bottom) { Color.red }
    }

    @ViewBuilder static func choices() -> some View {
        ViewThatFits(in: .horizontal) {
            Text("all of the words that there might be room for in this row")
            Text("few words")
        }
        ViewThatFits { Text("one") }
    }

    @ViewBuilder static func separators() -> some View {
        HStack {
            Spacer()
            Spacer(minLength: 10)
            Spacer(minLength: shorter(Spacer(minLength: 30)).minLength)
            Divider()
        }
        Divider()
    }

    private static func shorter(_ spacer: Spacer) -> Spacer {
        var spacer = spacer
        spacer.minLength = nil
        return spacer
    }
}
