import BoxLayout
import Testing

/// A box of a size, by name.
func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height).id(id)
}

func draw(
    _ width: CGFloat? = 300, _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> some View
)
    throws -> Drawing
{
    try Drawing(of: view(), width: width, direction: direction, measuring: BoxFont())
}

@Suite struct StackTests {
    @Test func childrenStandEightApartAndCentred() throws {
        let drawing = try draw {
            HStack {
                box("a", 20, 10)
                box("b", 30, 30)
            }
        }
        #expect(drawing.size == CGSize(width: 58, height: 30))
        #expect(drawing["a"] == CGRect(x: 0, y: 10, width: 20, height: 10))
        #expect(drawing["b"] == CGRect(x: 28, y: 0, width: 30, height: 30))
    }

    @Test func aBadgeOverlaysACornerAndChangesNothing() throws {
        let icon = try draw {
            box("icon", 50, 50).badge(ratio: 0.8) { box("badge", 20, 20) }
        }
        #expect(icon.size == CGSize(width: 50, height: 50))
        #expect(icon["badge"] == CGRect(x: 34, y: -4, width: 20, height: 20))
        let stack = try draw {
            ZStack(alignment: .topTrailing) {
                box("icon", 50, 50)
                box("badge", 20, 20).cornered(0.8)
            }
        }
        #expect(stack.size == CGSize(width: 54, height: 54))
        #expect(stack["icon"] == CGRect(x: 0, y: 4, width: 50, height: 50))
        #expect(stack["badge"] == CGRect(x: 34, y: 0, width: 20, height: 20))
    }
}
