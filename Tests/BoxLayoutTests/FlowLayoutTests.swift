import BoxLayout
import FlowSolving
import Testing

@Suite struct FlowLayoutTests {
    //  0   30 35  65 70  100
    //  │ a │  │ b │  │ c │
    //  │ d │
    @Test(
        arguments: [
            (VerticalAlignment.top, [0.0, 0, 0]), (.center, [10, 5, 0]), (.bottom, [20, 10, 0]),
            // Without text the baseline is the bottom.
            (.firstTextBaseline, [20, 10, 0]), (.lastTextBaseline, [20, 10, 0]),
        ] as [(VerticalAlignment, [CGFloat])])
    func itemsOfALineShareAGuide(alignment: VerticalAlignment, ys: [CGFloat]) throws {
        let drawing = try draw(100) {
            FlowLayout(alignment: alignment, spacing: 5) {
                box("a", 30, 10)
                box("b", 30, 20)
                box("c", 30, 30)
                box("d", 30, 10)
            }
        }
        #expect(drawing.frames.map(\.frame.minY) == ys + [35])
        #expect(drawing.frames.map(\.frame.minX) == [0, 35, 70, 0])
        #expect(drawing.size == CGSize(width: 100, height: 45))
    }

    @Test(
        arguments: [(VerticalAlignment.firstTextBaseline, [8.0, 0], 28.0), (.lastTextBaseline, [0, 2], 22)]
            as [(VerticalAlignment, [CGFloat], CGFloat)])
    func baselinesAreThoseOfTheText(alignment: VerticalAlignment, ys: [CGFloat], height: CGFloat) throws {
        let drawing = try draw {
            FlowLayout(alignment: alignment) {
                text("a\nb").padding(0).id("small")
                text("a", 20).id("large")
            }
        }
        #expect(drawing.frames.map(\.frame.minY) == ys && drawing.size.height == height)
    }

    //  ┌───┐               its bottom edge on their tops
    //  └───┘┌───┐┌───┐ 10
    //       └───┘└───┘ 30
    @Test func anItemWhoseTopIsItsBottomStandsAboveTheOthers() throws {
        func draw(_ alignment: VerticalAlignment) throws -> Drawing {
            try BoxLayoutTests.draw(100) {
                FlowLayout(alignment: alignment, spacing: 0) {
                    box("lifted", 30, 10).alignmentGuide(.top) { $0[.bottom] }
                    box("b", 30, 20)
                    box("c", 30, 20)
                    box("next", 50, 10)
                }
            }
        }
        let top = try draw(.top)
        #expect(top.frames.map(\.frame.minY) == [0, 10, 10, 30] && top.size == CGSize(width: 90, height: 40))
        let bottom = try draw(.bottom)
        #expect(bottom.frames.map(\.frame.minY) == [10, 0, 0, 20])
    }

    @Test func aGuideOfOnesOwnAligns() throws {
        enum Fifth: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 5 }
        }
        let drawing = try draw {
            FlowLayout(alignment: VerticalAlignment(Fifth.self), spacing: 0) {
                box("a", 10, 10)
                box("b", 10, 20)
                box("c", 10, 10).alignmentGuide(VerticalAlignment(Fifth.self)) { _ in 7 }
            }
        }
        #expect(drawing.frames.map(\.frame.minY) == [5, 3, 0] && drawing.size.height == 23)
    }

    @Test(
        arguments: [(FlowSizing.fill, 100.0), (.hug, 70)] as [(FlowSizing, CGFloat)])
    func aFlowSizesItself(sizing: FlowSizing, width: CGFloat) throws {
        let record = Record()
        let drawing = try draw(100) {
            VStack(alignment: .leading, spacing: 3) {
                ForEach(["one", "two"]) { id in
                    FlowLayout(spacing: 10, lineSpacing: 4, sizing: sizing) {
                        ForEach(0..<3) { _ in Leaf(record, 30, 10)() }
                    }
                    .id(id)
                }
            }
        }
        #expect(drawing["one"] == rect(0, 0, width, 24) && drawing["two"] == rect(0, 27, width, 24))
        // Six items, each asked for its ideal size and for nothing else, once.
        #expect(record.proposals == [ProposedViewSize](repeating: .unspecified, count: 6))
    }

    @Test func itemsAreMeasuredOnceWhateverTheContainerAsks() throws {
        let record = Record()
        _ = try draw(100) {
            HStack {
                FlowLayout { ForEach(0..<5) { _ in Leaf(record, 30, 10)() } }
                Rectangle()
                text("some words that wrap")
            }
        }
        #expect(record.proposals == [ProposedViewSize](repeating: .unspecified, count: 5))
    }

    @Test(arguments: [nil, .infinity] as [CGFloat?])
    func withoutAWidthThereIsOneLine(width: CGFloat?) throws {
        let drawing = try draw(width) {
            FlowLayout(spacing: 10, sizing: .fill) { ForEach(0..<5) { _ in box("a", 30, 10) } }
        }
        #expect(drawing.size == CGSize(width: 190, height: 10))
    }

    @Test func anItemWiderThanTheLineStandsAlone() throws {
        let drawing = try draw(50) {
            FlowLayout(spacing: 0) {
                box("a", 20, 10)
                box("wide", 80, 10)
                box("c", 20, 10)
            }
        }
        #expect(drawing.frames.map(\.frame) == [rect(0, 0, 20, 10), rect(0, 10, 80, 10), rect(0, 20, 20, 10)])
    }

    @Test func whatStretchesIsOfferedItsNewLength() throws {
        let drawing = try draw(100) {
            FlowLayout(alignment: .top, spacing: 0, justify: .stretch, sizing: .fill) {
                Rectangle().frame(minWidth: 30, maxWidth: .infinity).frame(height: 10).id("a")
                box("b", 30, 10)
                box("c", 60, 10)
            }
        }
        #expect(drawing["a"] == rect(0, 0, 70, 10) && drawing["b"] == rect(70, 0, 30, 10))
    }

    @Test func anEmptyFlowTakesNoRoom() throws {
        #expect(try draw { FlowLayout(sizing: .fill) { EmptyView() } }.size == .zero)
    }

    @Test func optionsThatCannotBeMetAreAnError() throws {
        var flow = FlowLayout()
        flow.options.itemSpacing = .nan
        let error = #expect(throws: LayoutError.self) { try draw { flow { text("a") } } }
        #expect(error?.layout == "FlowLayout")
    }
}
