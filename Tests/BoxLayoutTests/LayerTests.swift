import BoxLayout
import Testing

@Suite struct LayerTests {
    //       34  54
    //        ┌───┐ -4
    // ┌──────│─┐ │
    // │      └───┘ 16
    // └────────┘ 50
    @Test func aBadgeOverlaysACornerAndChangesNothing() throws {
        let icon = try draw { box("icon", 50, 50).badge(ratio: 0.8) { box("badge", 20, 20) } }
        #expect(icon.size == CGSize(width: 50, height: 50))
        #expect(icon["badge"] == rect(34, -4, 20, 20))
    }

    @Test func aStackInDepthGrowsWithABadge() throws {
        let stack = try draw {
            ZStack(alignment: .topTrailing) {
                box("icon", 50, 50)
                box("badge", 20, 20).cornered(0.8)
            }
        }
        #expect(stack.size == CGSize(width: 54, height: 54))
        #expect(stack["icon"] == rect(0, 4, 50, 50) && stack["badge"] == rect(34, 0, 20, 20))
    }

    @Test func layersAreOfferedTheSizeOfTheView() throws {
        let drawing = try draw {
            text("abcd").padding(5)
                .background { Color.accentColor.id("behind") }
                .overlay { Rectangle().stroke().id("front") }
        }
        #expect(drawing["behind"] == rect(0, 0, 30, 20) && drawing["front"] == rect(0, 0, 30, 20))
        // From back to front.
        #expect(drawing.items.map(\.frame.minX) == [0, 5, 0] && drawing.items[0].fill == .accentColor)
    }

    @Test(
        arguments: [
            (Alignment.topLeading, 0.0, 0.0), (.center, 15, 10), (.bottomTrailing, 30, 20), (.trailing, 30, 10),
        ] as [(Alignment, CGFloat, CGFloat)])
    func layersAreAligned(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        let drawing = try draw {
            box("a", 40, 30)
                .overlay(alignment: alignment) { box("front", 10, 10) }
                .background(alignment: alignment) { box("behind", 10, 10) }
        }
        #expect(drawing["front"] == rect(x, y, 10, 10) && drawing["behind"] == rect(x, y, 10, 10))
        #expect(drawing.size == CGSize(width: 40, height: 30))
    }

    @Test func aLargerLayerChangesNothing() throws {
        let drawing = try draw { box("a", 10, 10).background { box("behind", 50, 30) } }
        #expect(drawing.size == CGSize(width: 10, height: 10) && drawing["behind"] == rect(-20, -10, 50, 30))
    }

    @Test func severalLayersStandInDepth() throws {
        let drawing = try draw {
            box("a", 40, 30).overlay(alignment: .bottomLeading) {
                box("b", 20, 10)
                box("c", 10, 20)
            }
        }
        #expect(drawing["b"] == rect(0, 20, 20, 10) && drawing["c"] == rect(0, 10, 10, 20))
    }

    @Test func aLayersGuidesAreItsOwn() throws {
        let drawing = try draw {
            HStack(alignment: .top, spacing: 0) {
                box("a", 10, 10).overlay { box("o", 4, 4).alignmentGuide(.top) { _ in 50 } }
                box("b", 10, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 20, height: 10))
    }

    @Test func everyChildOfAGroupHasALayer() throws {
        let drawing = try draw {
            HStack(spacing: 0) {
                Group {
                    box("a", 10, 10)
                    box("b", 20, 10)
                }
                .background { Color.primary.id("behind") }
            }
        }
        #expect(drawing.frames(of: "behind") == [rect(0, 0, 10, 10), rect(10, 0, 20, 10)])
    }
}
