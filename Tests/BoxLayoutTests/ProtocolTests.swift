import BoxLayout
import Testing

@Suite struct ProtocolTests {
    @Test func aProposalHasThreeSpecialValues() {
        #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
        #expect(ProposedViewSize.infinity.width == .infinity && ProposedViewSize.infinity.height == .infinity)
        #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
        #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    }

    @Test func whatIsNotSpecifiedIsReplaced() {
        let proposal = ProposedViewSize(width: 3, height: nil)
        #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 3, height: 10))
        #expect(proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)) == CGSize(width: 3, height: 8))
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width == .infinity)
    }

    private struct Note<Value>: LayoutValueKey where Value: ExpressibleByIntegerLiteral {
        static var defaultValue: Value? { 5 }
    }

    private struct Look: Layout {
        let look: (LayoutSubviews) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            look(subviews)
            return CGSize(width: 100, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func valuesReachTheContainer() throws {
        var values: [Int?] = []
        var priorities: [Double] = []
        _ = try draw {
            Look {
                values = $0.map { $0[Note<Int>.self] }
                priorities = $0.map(\.priority)
            }() {
                text("a")
                text("b").layoutValue(key: Note<Int>.self, value: 7).padding()
                text("c").layoutValue(key: Note<Int>.self, value: nil).layoutPriority(3)
                text("d").layoutValue(key: Note<Int>.self, value: 1).layoutValue(key: Note<Int>.self, value: 2)
                HStack { text("e").layoutValue(key: Note<Int>.self, value: 9) }
            }
        }
        #expect(values == [5, 7, nil, 2, 5] && priorities == [0, 0, 3, 0, 0])
    }

    @Test func childrenAreACollection() throws {
        _ = try draw {
            Look { subviews in
                #expect(subviews.count == 3 && subviews.indices == 0..<3)
                #expect(subviews[1...].count == 2 && subviews[1...].first == subviews[1])
                #expect(subviews[1..<3].startIndex == 1)
                #expect(subviews[[2, 0]].map { $0 } == [subviews[2], subviews[0]])
                #expect(subviews[0] != subviews[1] && subviews.layoutDirection == .leftToRight)
                #expect(Array(subviews.reversed()).first == subviews.last)
            }() {
                text("a")
                text("b")
                text("c")
            }
        }
    }

    @Test func dimensionsHaveGuides() throws {
        _ = try draw {
            Look { subviews in
                let dimensions = subviews[0].dimensions(in: .unspecified)
                #expect(dimensions.width == 20 && dimensions.height == 10)
                #expect(dimensions[VerticalAlignment.top] == 0 && dimensions[VerticalAlignment.center] == 5)
                #expect(dimensions[VerticalAlignment.bottom] == 10 && dimensions[HorizontalAlignment.leading] == 0)
                #expect(dimensions[HorizontalAlignment.center] == 10 && dimensions[HorizontalAlignment.trailing] == 20)
                #expect(dimensions[.firstTextBaseline] == 8 && dimensions[explicit: .lastTextBaseline] == 8)
                #expect(dimensions[explicit: VerticalAlignment.top] == nil)
                let narrow = subviews[0].dimensions(in: ProposedViewSize(width: 10, height: nil))
                #expect(narrow[.lastTextBaseline] == 18 && narrow != dimensions)
                #expect(subviews[0].dimensions(in: .unspecified) == dimensions)
            }() { text("abcd") }
        }
    }

    @Test(
        arguments: [
            (UnitPoint.topLeading, 50.0, 40.0), (.center, 40, 35), (.bottomTrailing, 30, 30), (.top, 40, 40),
            (.trailing, 30, 35), (UnitPoint(x: 0.25, y: 2), 45, 20),
        ] as [(UnitPoint, CGFloat, CGFloat)])
    func aChildStandsWithItsAnchorAtThePlace(anchor: UnitPoint, x: CGFloat, y: CGFloat) throws {
        struct Pin: Layout {
            let anchor: UnitPoint
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: CGPoint(x: bounds.minX + 50, y: 40), anchor: anchor, proposal: .unspecified)
            }
        }
        #expect(try draw { Pin(anchor: anchor) { box("a", 20, 10) } }["a"] == rect(x, y, 20, 10))
    }

    @Test(
        arguments: [(Angle.degrees(180), Double.pi), (.radians(2) + .radians(1), 3), (-Angle(radians: 1), -1)]
            as [(Angle, Double)])
    func anglesAreInEitherUnit(angle: Angle, radians: Double) {
        #expect(angle.radians == radians)
        var twice = angle
        twice *= 2
        twice += .zero
        #expect(twice.radians == 2 * radians && twice == angle * 2)
    }
}
