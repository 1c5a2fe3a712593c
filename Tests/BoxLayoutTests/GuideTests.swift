import BoxLayout
import Testing

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
    fileprivate static let third = VerticalAlignment(Third.self)
}

@Suite struct GuideTests {
    //  guides:  first baseline        last baseline
    //  ┌──┐ 0   8 of 10, 16 of 20     18 of 20 (two lines), 16 of 20
    @Test(
        arguments: [
            (VerticalAlignment.firstTextBaseline, [8.0, 0, 11], 28.0), (.lastTextBaseline, [0, 2, 13], 22),
            (.top, [0, 0, 0], 20), (.bottom, [0, 0, 15], 20), (.third, [0, 0, 5], 20),
        ] as [(VerticalAlignment, [CGFloat], CGFloat)])
    func childrenShareAGuide(alignment: VerticalAlignment, ys: [CGFloat], height: CGFloat) throws {
        let drawing = try draw {
            HStack(alignment: alignment) {
                text("ab\ncd").id("small")
                text("ab", 20).id("large")
                // Without text the baseline is the bottom.
                box("box", 10, 5)
            }
        }
        guard alignment != .third else {
            // 20/3, 20/3 and 5/3.
            #expect(drawing["small"]?.minY == 0 && abs(drawing["box"]!.minY - 5) < 1e-9)
            return
        }
        #expect(drawing.frames.map(\.frame.minY) == ys && drawing.size.height == height)
    }

    @Test func aGuideIsAClosureOverTheDimensions() throws {
        var seen: [CGFloat] = []
        let drawing = try draw {
            HStack(alignment: .center, spacing: 0) {
                box("a", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 3 }
                    .alignmentGuide(VerticalAlignment.center) { dimensions in
                        seen += [dimensions.width, dimensions.height, dimensions[VerticalAlignment.center]]
                        seen += [dimensions[.bottom], dimensions[.leading], dimensions[.trailing]]
                        seen += [dimensions[.firstTextBaseline], dimensions[explicit: .firstTextBaseline] ?? -1]
                        seen += [dimensions[explicit: .lastTextBaseline] ?? -1]
                        return dimensions[.top]
                    }
                box("b", 10, 40)
            }
        }
        // The top of the one is at the middle of the other.
        #expect(drawing["a"] == rect(0, 20, 10, 20) && drawing["b"] == rect(10, 0, 10, 40))
        #expect(seen.prefix(9) == [10, 20, 10, 20, 0, 10, 3, 3, -1])
    }

    //  A guide above its box: the others stand lower.
    @Test func guidesMayLieOutside() throws {
        let drawing = try draw {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 10, 10).alignmentGuide(.leading) { $0[.leading] - 15 }
                box("b", 10, 10)
            }
        }
        #expect(drawing["a"]?.minX == 15 && drawing["b"]?.minX == 0 && drawing.size.width == 25)
    }

    @Test func anotherGuideChangesNothing() throws {
        let drawing = try draw {
            HStack(alignment: .bottom, spacing: 0) {
                box("a", 10, 10).alignmentGuide(.top) { _ in 100 }
                box("b", 10, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 20, height: 10))
    }

    //  Guides move with what holds them.
    @Test(arguments: ["padding", "frame", "flexible", "offset", "overlay", "stack"])
    func guidesReachThrough(modifier: String) throws {
        let inner = box("a", 10, 10).alignmentGuide(.third) { _ in 4 }
        let view: AnyView
        let expected: CGFloat
        switch modifier {
        case "padding": (view, expected) = (AnyView(inner.padding(6)), 10)
        case "frame": (view, expected) = (AnyView(inner.frame(height: 30)), 14)
        case "flexible": (view, expected) = (AnyView(inner.frame(minHeight: 30)), 14)
        case "offset": (view, expected) = (AnyView(inner.offset(x: 0, y: 9)), 4)
        case "overlay": (view, expected) = (AnyView(inner.overlay { text("x") }), 4)
        default:
            // The mean of those who set it: 4, and 4 below 10 and a distance of 8.
            view = AnyView(
                VStack {
                    inner
                    box("b", 10, 10).alignmentGuide(.third) { _ in 4 }
                    box("c", 10, 10)
                })
            expected = 13
        }
        var found: CGFloat?
        _ = try draw {
            HStack(alignment: .third) {
                view.alignmentGuide(.third) { dimensions in
                    found = dimensions[explicit: .third]
                    return 0
                }
            }
        }
        #expect(found == expected)
    }

    //  A column's first baseline is its first text's, its last one its last text's.
    @Test func baselinesOfAColumnAreThoseOfItsEnds() throws {
        let drawing = try draw {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    text("a").id("first")
                    text("b").id("last")
                    Rectangle().frame(width: 5, height: 30)
                }
                text("c", 20).id("c")
            }
        }
        // 18 down the column, 16 down the text.
        #expect(drawing["first"]?.minY == 0 && drawing["c"]?.minY == 2)
        let first = try draw {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    box("box", 5, 30)
                    text("a")
                    text("b")
                }
                text("c", 20).id("c")
            }
        }
        #expect(first["c"]?.minY == 22)
    }

    @Test func alignmentsAreEqualWhereTheirTypesAre() {
        #expect(VerticalAlignment(Third.self) == .third && VerticalAlignment.third != .top)
        #expect(Alignment(horizontal: .leading, vertical: .top) == .topLeading)
        #expect(Set([HorizontalAlignment.leading, .trailing, .leading]).count == 2)
    }

    @Test func explicitGuidesAreCombined() {
        #expect(VerticalAlignment.third.combineExplicit([4, nil, 10] as [CGFloat?]) == 7)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([9, 4, 10] as [CGFloat?]) == 4)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([9, nil, 4] as [CGFloat?]) == 9)
        #expect(HorizontalAlignment.leading.combineExplicit([nil, nil] as [CGFloat?]) == nil)
    }

    // While flexibility is probed, frames are infinite, and so are the guides of what fills them.
    @Test func framesThatFillAreAlignedWhereAHeightIsShared() throws {
        let drawing = try draw {
            VStack {
                HStack(alignment: .firstTextBaseline) {
                    Text("a").frame(maxHeight: .infinity).background(Color("x")).frame(maxHeight: .infinity).id("a")
                    Text("b")
                }
                Text("c")
            }
            .frame(height: 200)
        }
        #expect(drawing["a"]?.height == 176)
    }

    @Test func aGuideOfWhatFillsItsFrameIsNoError() throws {
        let drawing = try draw {
            HStack {
                Color("x").alignmentGuide(.leading) { $0.width / 2 }.frame(maxWidth: .infinity).id("a")
                Text("b")
            }
        }
        #expect(drawing["a"]?.width == 284)
    }
}
