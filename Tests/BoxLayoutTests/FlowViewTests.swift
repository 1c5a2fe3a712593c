import BoxLayout
import Testing

/// Lines of views: breaks, growth, separators, and a word about what is hidden.
@Suite struct FlowViewTests {
    @Test func whatHasNoLineIsNotDrawn() throws {
        var layout = FlowLayout(spacing: 0)
        layout.options.maxLines = 1
        let drawing = try draw(100) {
            layout {
                box("a", 60, 10)
                box("b", 60, 10)
            }
        }
        #expect(drawing.items.count == 1 && drawing["a"] == rect(0, 0, 60, 10) && drawing["b"] == nil)
    }

    @Test(
        arguments: [(100.0, ["a", "b", "+1"]), (97, ["a", "+2"]), (128, ["a", "b", "c"]), (30, ["+3"])]
            as [(CGFloat, [String])])
    func theRestIsCounted(width: CGFloat, names: [String]) throws {
        let drawing = try draw(width) {
            Flow(FlowLayout(spacing: 4), maxLines: 1) {
                ForEach(["a", "b", "c"], id: \.self) { box($0, 40, 10) }
            }
            .more { text("+\($0)").id("+\($0)") }
        }
        #expect(drawing.frames.map(\.id) == names)
        if width == 100 { #expect(drawing["+1"] == rect(88, 0, 10, 10)) }
    }

    //  Gaps of 4 on both sides of what stands between.
    @Test func separatorsStandInTheMiddle() throws {
        let drawing = try draw(100) {
            Flow(FlowLayout(alignment: .top, spacing: 4)) {
                box("a", 40, 10)
                box("b", 40, 20)
                box("c", 40, 10)
            }
            .itemSeparator { Rectangle().frame(width: 2).id("|") }
            .lineSeparator { Divider().id("-") }
        }
        #expect(drawing.frames(of: "|") == [rect(44, 0, 2, 20)] && drawing["b"] == rect(50, 0, 40, 20))
        #expect(drawing["-"] == rect(0, 24, 90, 1) && drawing["c"] == rect(0, 29, 40, 10))
    }

    private func flexible(_ id: String, _ least: CGFloat, _ most: CGFloat = .infinity) -> some View {
        Color("x").frame(minWidth: least, maxWidth: most).frame(height: 10).id(id)
    }

    //  The rest of 60 is shared 2 : 1, and what one cannot take goes to the other.
    @Test(arguments: [(CGFloat.infinity, [60.0, 40]), (35, [35, 65])] as [(CGFloat, [CGFloat])])
    func growthIsSharedByWeight(most: CGFloat, widths: [CGFloat]) throws {
        let drawing = try draw(100) {
            FlowLayout(spacing: 0) {
                flexible("a", 20, most).flexibility(.natural, weight: 2)
                flexible("b", 20).flexibility(.natural)
            }
        }
        #expect(zip([drawing["a"], drawing["b"]], widths).allSatisfy { abs(($0?.width ?? 0) - $1) < 1e-6 })
    }

    @Test func higherPrioritiesGrowFirst() throws {
        let drawing = try draw(100) {
            FlowLayout(spacing: 0) {
                flexible("a", 20).flexibility(.natural)
                flexible("b", 20, 70).flexibility(.natural).layoutPriority(1)
                Spacer(minLength: 0).id("spacer")
            }
        }
        #expect(abs((drawing["b"]?.width ?? 0) - 70) < 1e-6 && abs((drawing["a"]?.width ?? 0) - 30) < 1e-6)
        #expect(drawing["spacer"].map { $0.width < 1e-6 } == true)
    }

    @Test func theMostFlexibleHasALineOfItsOwn() throws {
        let drawing = try draw(100) {
            FlowLayout(spacing: 0) {
                box("a", 20, 10)
                flexible("b", 20).flexibility(.maximum)
                flexible("c", 20).flexibility(.minimum)
                box("d", 20, 10)
            }
        }
        #expect(drawing["b"] == rect(0, 10, 100, 10))
        #expect(drawing["c"] == rect(0, 20, 20, 10) && drawing["d"] == rect(20, 20, 20, 10))
    }

    /// A box that prefers a distance at its leading and its trailing edge.
    private struct Distant: Layout {
        let distance: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 20, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            ViewSpacing(top: 3, leading: distance, bottom: 3, trailing: distance)
        }
    }

    //  Distances of 30 and 12: 20 + 30 + 20 + 12 + 20 is 102.
    @Test(
        arguments: [
            (102, [rect(0, 0, 20, 10), rect(50, 0, 20, 10), rect(82, 0, 20, 10)]),
            (101, [rect(0, 0, 20, 10), rect(50, 0, 20, 10), rect(0, 13, 20, 10)]),
        ] as [(CGFloat, [CGRect])])
    func neighboursAreAsFarApartAsTheyPrefer(width: CGFloat, frames: [CGRect]) throws {
        let drawing = try draw(width) {
            FlowLayout {
                Distant(distance: 30) { EmptyView() }.id("a")
                Distant(distance: 12) { EmptyView() }.id("b")
                Distant(distance: 2) { EmptyView() }.id("c")
            }
        }
        #expect(drawing.frames.map(\.frame) == frames)
    }

    @Test func columnsHaveGuidesAlongTheirWidth() throws {
        var layout = FlowLayout(spacing: 0)
        layout.options.axis = .vertical
        layout.columnAlignment = .trailing
        let drawing = try draw {
            layout {
                box("a", 10, 10)
                box("b", 30, 10)
                Divider().id("line")
            }
        }
        #expect(drawing["a"] == rect(20, 0, 10, 10) && drawing["b"] == rect(0, 10, 30, 10))
        #expect(drawing["line"] == rect(0, 20, 30, 1))
    }

    @Test func aFlowOfNothingIsNothing() throws {
        #expect(try draw { Flow { EmptyView() }.more { Text("\($0)") }.itemSeparator { Divider() } }.size == .zero)
    }
}
