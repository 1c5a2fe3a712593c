import BoxLayout
import Testing

extension HorizontalAlignment {
    private enum Gutter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    static let gutter = HorizontalAlignment(Gutter.self)
}

extension Alignment {
    static let gutterTop = Alignment(horizontal: .gutter, vertical: .top)
}

/// A label and a value on either side of a gutter, which is the row's guide.
private struct LabelledRow: Layout {
    var gap: CGFloat = 6

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes[0].width + gap + sizes[1].width, height: sizes.map(\.height).max()!)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
        subviews.last?.place(at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard guide == .gutter else { return nil }
        return bounds.minX + subviews[0].dimensions(in: .unspecified).width + gap / 2
    }
}

@Suite struct CustomAlignmentTests {
    //       │gutter
    //  name │ Ada          13 of 36 and 28 of 51
    //  surname│ Lovelace
    @Test func aLayoutsOwnGuideAlignsItsColumn() throws {
        let drawing = try draw {
            VStack(alignment: .gutter, spacing: 0) {
                LabelledRow {
                    box("a", 10, 10)
                    box("b", 20, 10)
                }
                .padding(.leading, 1)
                LabelledRow {
                    box("c", 25, 10)
                    box("d", 20, 10)
                }
            }
        }
        #expect(drawing.size == CGSize(width: 51, height: 20))
        #expect(drawing["a"] == rect(15, 0, 10, 10) && drawing["b"] == rect(31, 0, 20, 10))
        #expect(drawing["c"] == rect(0, 10, 25, 10) && drawing["d"] == rect(31, 10, 20, 10))
    }

    //  Its default is the middle, until a view says otherwise: 15 from its end.
    @Test func anAlignmentOfOnesOwnHasADefault() throws {
        let drawing = try draw {
            ZStack(alignment: .gutterTop) {
                box("a", 40, 10)
                box("b", 20, 10).alignmentGuide(.gutter) { d in d[.trailing] - 15 }
            }
        }
        #expect(drawing["a"] == rect(0, 0, 40, 10) && drawing["b"] == rect(15, 0, 20, 10))
    }

    @Test func guidesOfSeveralChildrenAreTheirMean() throws {
        let drawing = try draw {
            VStack(alignment: .gutter, spacing: 0) {
                HStack(spacing: 0) {
                    box("a", 10, 10).alignmentGuide(.gutter) { _ in 0 }
                    box("b", 30, 10).alignmentGuide(.gutter) { _ in 30 }
                }
                box("c", 10, 10)
            }
        }
        // Of 0 and 40: 20, under which the middle of 10 comes to stand.
        #expect(drawing["c"]?.minX == 15)
    }
}
