import BoxLayout
import Testing

/// Counts, never times.
@Suite struct SpeedTests {
    private final class Counter {
        var measured = 0
        var asked = 0
        var wished = 0
    }

    private struct CountingFont: TextMeasurer {
        let counter: Counter
        func measure(_ text: String, _ font: Font) -> TextSize {
            counter.measured += 1
            return BoxFont().measure(text, font)
        }
    }

    private struct Counted: Layout {
        let counter: Counter
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            counter.asked += 1
            return CGSize(width: min(max(proposal.width ?? 20, 5), 40), height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            counter.wished += 1
            return ViewSpacing()
        }
    }

    /// Rows in columns in rows, each with a text, a leaf and the next.
    private func nest(_ depth: Int, _ counter: Counter) -> AnyView {
        var view = AnyView(text("innermost words"))
        for level in 0..<depth {
            let inner = view
            switch level % 4 {
            case 0:
                view = AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        text("a b")
                        Counted(counter: counter) { EmptyView() }
                        inner
                    })
            case 1: view = AnyView(inner.padding(1))
            case 2:
                view = AnyView(
                    VStack(alignment: .leading) {
                        inner
                        Counted(counter: counter) { EmptyView() }
                        text("c")
                    })
            default: view = AnyView(inner.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
            }
        }
        return view
    }

    private func count(_ depth: Int, _ width: CGFloat) throws -> Counter {
        let counter = Counter()
        let view = nest(depth, counter)
        _ = try Drawing(of: view, width: width, measuring: CountingFont(counter: counter))
        return counter
    }

    @Test(arguments: [300, 3000, 30000] as [CGFloat])
    func aTreeTwiceAsDeepIsAskedTwiceAsOften(width: CGFloat) throws {
        let (half, whole) = (try count(50, width), try count(100, width))
        #expect(half.asked > 0 && half.measured > 0)
        // A few more for what the ends have of their own.
        #expect(Double(whole.asked) <= 2.2 * Double(half.asked) + 20, "\(half.asked) \(whole.asked)")
        #expect(Double(whole.measured) <= 2.2 * Double(half.measured) + 20, "\(half.measured) \(whole.measured)")
        #expect(Double(whole.wished) <= 2.2 * Double(half.wished) + 20, "\(half.wished) \(whole.wished)")
    }

    @Test(arguments: [300, 3000] as [CGFloat])
    func aHeightChangesNothingOfThat(width: CGFloat) throws {
        func count(_ depth: Int) throws -> Counter {
            let counter = Counter()
            let view = nest(depth, counter).frame(height: 5000)
            _ = try Drawing(of: view, width: width, measuring: CountingFont(counter: counter))
            return counter
        }
        let (half, whole) = (try count(50), try count(100))
        #expect(Double(whole.asked) <= 2.2 * Double(half.asked) + 20, "\(half.asked) \(whole.asked)")
    }

    @Test func aProposalIsAnsweredOnce() throws {
        let record = Record()
        _ = try draw {
            HStack(alignment: .firstTextBaseline) {
                VStack {
                    Leaf(record) { CGSize(width: min($0.width ?? 9, 50), height: 10) }().padding(2)
                    text("abc")
                }
                text("some words")
            }
        }
        #expect(Set(record.proposals).count == record.proposals.count)
    }
}
