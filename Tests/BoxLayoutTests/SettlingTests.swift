import BoxLayout
import Testing

/// Trees that are laid out until nothing changes.
@Suite struct SettlingTests {
    private struct WidthKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    /// Two boxes as wide as the wider one is.
    private struct EqualWidths: View {
        @State private var width: CGFloat?

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach([20.0, 50], id: \.self) { own in
                    Color("x").frame(width: own, height: 10)
                        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                        .frame(width: width).id("\(Int(own))")
                }
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
        }
    }

    @Test func aStateSettlesByPreferences() throws {
        let drawing = try draw { EqualWidths() }
        #expect(drawing["20"] == rect(0, 0, 50, 10) && drawing["50"] == rect(0, 10, 50, 10))
    }

    /// A view that grows whenever it is laid out.
    private struct Growing: View {
        @State private var width: CGFloat = 0
        let most: CGFloat

        var body: some View {
            Color("x").frame(width: width, height: 10).id("a")
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = min(most, $0 + 1)
                }
        }
    }

    @Test func whatNeverSettlesIsAnError() throws {
        #expect(try draw { Growing(most: 50) }["a"]?.width == 50)
        let error = #expect(throws: LayoutError.self) { try draw { VStack { Growing(most: .infinity) } } }
        #expect(error?.problem == .unsettled && error?.layout == "VStack" && error?.index == 0)
        #expect("\(try #require(error))".contains("expected rest within 100 layouts"))
    }

    /// Views of one type at several places, each with its own state.
    private struct Counter: View {
        @State private var count = 0
        let step: Int

        var body: some View {
            Rectangle().frame(width: CGFloat(count), height: 1).id("\(step)").onAppear { count += step }
        }
    }

    @Test func everyPlaceHasItsOwnState() throws {
        let drawing = try draw {
            VStack {
                Counter(step: 1)
                ForEach(2..<4) { Counter(step: $0) }
                if true { Counter(step: 4) } else { Counter(step: 5) }
            }
        }
        #expect((1...4).map { drawing["\($0)"]?.width } == [1, 2, 3, 4] && drawing["5"] == nil)
    }

    private struct Child: View {
        @Binding var number: Int
        @Environment(\.lineLimit) private var limit
        var body: some View {
            Rectangle().frame(width: CGFloat(number), height: CGFloat(limit ?? 0)).id("child").onAppear { number = 7 }
        }
    }

    private struct Owner: View {
        @State private var number = 1
        var body: some View {
            VStack(spacing: 0) {
                Child(number: $number)
                Rectangle().frame(width: CGFloat(number) * 2, height: 1).id("owner")
            }
            .lineLimit(3)
        }
    }

    @Test func aBindingChangesTheStateOfItsOwner() throws {
        let drawing = try draw { Owner() }
        #expect(drawing["child"]?.size == CGSize(width: 7, height: 3) && drawing["owner"]?.width == 14)
    }

    private struct NamesKey: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Test func preferencesAreMergedInTheOrderOfTheViews() throws {
        var seen: [String] = []
        _ = try draw {
            ZStack {
                text("a").preference(key: NamesKey.self, value: ["a"]).zIndex(1)
                text("b").preference(key: NamesKey.self, value: ["b"])
                text("c").preference(key: NamesKey.self, value: ["c"]).preference(key: NamesKey.self, value: ["d"])
            }
            .transformPreference(NamesKey.self) { $0.append("e") }
            .onPreferenceChange(NamesKey.self) { seen = $0 }
        }
        #expect(seen == ["a", "b", "d", "e"])
    }

    private struct AnchorKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test func anAnchorNamesAPlace() throws {
        let drawing = try draw {
            HStack(spacing: 5) {
                box("a", 10, 10)
                box("b", 20, 30).anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
            }
            .padding(7)
            .overlayPreferenceValue(AnchorKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(0..<anchors.count, id: \.self) { index in
                        let frame = proxy[anchors[index]]
                        Rectangle().stroke().frame(width: frame.width, height: frame.height)
                            .offset(x: frame.minX, y: frame.minY).id("frame")
                    }
                }
            }
        }
        #expect(drawing["b"] == rect(22, 7, 20, 30) && drawing.items.last?.frame == drawing["b"])
    }

    @Test func theFirstViewThatFitsIsShown() throws {
        func shown(_ width: CGFloat?) throws -> [String] {
            try draw(width) {
                ViewThatFits(in: .horizontal) {
                    text("twelve chars")
                    text("six ch")
                    text("abc")
                }
            }.texts
        }
        #expect(try shown(60) == ["twelve chars"] && shown(59) == ["six ch"] && shown(30) == ["six ch"])
        #expect(try shown(29) == ["abc"] && shown(nil) == ["twelve chars"])
        #expect(try shown(10) == ["ab", "c"])
    }

    //  A value of a view keeps nothing from one drawing to the next.
    @Test func twoDrawingsOfAViewAreEqual() throws {
        let view = Counter(step: 3)
        #expect(try draw { view }.frames.map(\.frame) == draw { view }.frames.map(\.frame))
    }

    private struct Vanishing: View {
        @State private var items = ["a", "b", "c"]
        var body: some View {
            VStack {
                Text("x").onAppear { items.removeLast(2) }
                ForEach($items, id: \.self) { $item in Text(item).onAppear { item += "!" } }
            }
        }
    }

    @Test func anElementThatIsGoneIsNotSet() throws {
        #expect(try draw { Vanishing() }.texts.first == "x")
    }

    @Test func subviewsMayBeShownTwiceOrNever() throws {
        let drawing = try draw {
            VStack {
                Group(subviews: ForEach(0..<3) { text("\($0)") }) { views in
                    ForEach(views.dropFirst()) { view in
                        view
                        view
                    }
                }
            }
        }
        #expect(drawing.texts == ["1", "1", "2", "2"])
    }

    //  Of the scroll view's own room, whatever it was asked before.
    @Test func aFrameFollowsItsScrollView() throws {
        let drawing = try draw(200) {
            HStack(spacing: 0) {
                Color("x").frame(width: 100, height: 10)
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(0..<3) {
                            Color("y").frame(height: 10).containerRelativeFrame(.horizontal, count: 2, spacing: 10).id(
                                "\($0)")
                        }
                    }
                }
            }
        }
        #expect((0..<3).map { drawing["\($0)"] } == [rect(100, 0, 45, 10), rect(155, 0, 45, 10), rect(210, 0, 45, 10)])
    }

    @Test func weightsAndSlopesHoldWhateverFontIsInside() throws {
        let drawing = try draw {
            VStack { Text("a").font(.system(size: 20)) }.fontWeight(.bold).italic().kerning(2)
        }
        var font = Font(size: 20, weight: .bold)
        (font.isItalic, font.tracking) = (true, 2)
        #expect(drawing.items.map(\.kind) == [.text("a", baseline: 16, font)])
    }
}
