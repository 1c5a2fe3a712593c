import BoxLayout
import FlowSolving
import TestSupport
import Testing

/// What holds for any tree.
@Suite struct PropertyTests {
    /// A tree of everything that there is.
    private func anyTree(_ depth: Int, _ generator: inout Seeded) -> AnyView {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
        func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }
        guard depth > 0 else { return anyLeaf(&generator) }
        let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in anyTree(depth - 1, &generator) }
        let group = ForEach(children.indices) { children[$0] }
        let spacing: CGFloat? = chance(2) ? nil : number(-3...20)
        let first = children[0]
        switch Int.random(in: 0..<18, using: &generator) {
        case 0: return AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { group })
        case 1: return AnyView(HStack(alignment: .bottom, spacing: spacing) { group })
        case 2: return AnyView(VStack(alignment: .trailing, spacing: spacing) { group })
        case 3: return AnyView(VStack(spacing: spacing) { group })
        case 4: return AnyView(ZStack(alignment: .bottomTrailing) { group })
        case 5: return AnyView(FlowLayout(alignment: .center, spacing: spacing) { group })
        case 6: return AnyView(FlowLayout(alignment: .lastTextBaseline, sizing: .fill) { group })
        case 7:
            return AnyView(
                Grid(alignment: .leadingFirstTextBaseline) {
                    GridRow { group }
                    GridRow { first }
                })
        case 8: return AnyView(EqualHeightRow(spacing: spacing) { group })
        case 9: return AnyView(CardLayout { group })
        case 10: return AnyView(first.padding(number(-5...20)))
        case 11: return AnyView(first.frame(width: chance(2) ? nil : number(0...200), height: number(0...90)))
        case 12:
            return AnyView(
                first.frame(
                    minWidth: chance(2) ? nil : number(0...90), maxWidth: chance(2) ? .infinity : number(0...200),
                    minHeight: chance(2) ? nil : number(0...90), maxHeight: chance(2) ? nil : .infinity))
        case 13:
            return AnyView(first.aspectRatio(chance(2) ? nil : number(0.1...10), contentMode: chance(2) ? .fit : .fill))
        case 14: return AnyView(first.fixedSize(horizontal: chance(2), vertical: chance(2)))
        case 15: return AnyView(first.alignmentGuide(.firstTextBaseline) { $0.height / 3 }.layoutPriority(1))
        case 16: return AnyView(first.background { Capsule() }.overlay(alignment: .top) { group })
        default: return AnyView(first.frame(idealWidth: number(0...100), maxHeight: number(0...90)))
        }
    }

    private func anyLeaf(_ generator: inout Seeded) -> AnyView {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: AnyView(Rectangle())
        case 1: AnyView(Circle())
        case 2: AnyView(Spacer())
        case 3: AnyView(Divider())
        case 4: AnyView(Image("p", width: 30, height: 20).resizable())
        case 5: AnyView(EmptyView())
        default: AnyView(text("words of a tag", .random(in: 1...30, using: &generator)))
        }
    }

    @Test(arguments: 0..<300)
    func everyTreeHasADrawingOfNumbers(seed: Int) throws {
        var generator = Seeded(seed)
        let view = anyTree(Int.random(in: 1...5, using: &generator), &generator).id("root")
        for width in [nil, 0, 40, 300, 1e6] as [CGFloat?] {
            let drawing = try draw(width, seed.isMultiple(of: 2) ? .leftToRight : .rightToLeft) { view }
            #expect(drawing.size.width >= 0 && drawing.size.height >= 0)
            #expect(drawing.size.width < .infinity && drawing.size.height < .infinity)
            for frame in drawing.items.map(\.frame) + drawing.frames.map(\.frame) {
                #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
                #expect(frame.size.width >= 0 && frame.size.height >= 0 && frame.maxX.isFinite && frame.maxY.isFinite)
            }
        }
    }

    /// A tree of shapes, and the same with its axes exchanged.
    private func anyShapes(_ depth: Int, _ generator: inout Seeded) -> (AnyView, AnyView) {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator).rounded() }
        guard depth > 0 else { return (AnyView(Rectangle()), AnyView(Rectangle())) }
        let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in anyShapes(depth - 1, &generator) }
        let (a, b) = children[0]
        let one = ForEach(children.indices) { children[$0].0 }
        let other = ForEach(children.indices) { children[$0].1 }
        let (x, y) = (number(0...90), number(0...90))
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return (AnyView(HStack { one }), AnyView(VStack { other }))
        case 1: return (AnyView(VStack(alignment: .trailing) { one }), AnyView(HStack(alignment: .bottom) { other }))
        case 2: return (AnyView(a.frame(width: x)), AnyView(b.frame(height: x)))
        case 3:
            return (
                AnyView(a.frame(minHeight: x, maxHeight: .infinity)), AnyView(b.frame(minWidth: x, maxWidth: .infinity))
            )
        case 4: return (AnyView(a.frame(maxWidth: x, maxHeight: y)), AnyView(b.frame(maxWidth: y, maxHeight: x)))
        case 5:
            return (AnyView(a.padding(.leading, x).padding(.top, y)), AnyView(b.padding(.top, x).padding(.leading, y)))
        case 6: return (AnyView(a.aspectRatio(2, contentMode: .fit)), AnyView(b.aspectRatio(0.5, contentMode: .fit)))
        default:
            return (
                AnyView(ZStack(alignment: .topTrailing) { one }), AnyView(ZStack(alignment: .bottomLeading) { other })
            )
        }
    }

    @Test(arguments: 0..<300)
    func exchangingTheAxesExchangesTheFrames(seed: Int) throws {
        var generator = Seeded(seed)
        let (one, other) = anyShapes(Int.random(in: 1...5, using: &generator), &generator)
        for (width, height) in [(nil, nil), (200, nil), (nil, 300), (200, 300), (0, 50)] as [(CGFloat?, CGFloat?)] {
            let drawing = try draw { Offer(width, height) { one } }
            let exchanged = try draw { Offer(height, width) { other } }
            #expect(drawing.items.count == exchanged.items.count)
            for (item, turned) in zip(drawing.items, exchanged.items) {
                let (a, b) = (item.frame, turned.frame)
                let differences = [a.minX - b.minY, a.minY - b.minX, a.width - b.height, a.height - b.width]
                #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(a) \(b)")
            }
        }
    }

    @Test(arguments: 0..<100)
    func moreWidthNeverMakesAFlowHigher(seed: Int) throws {
        var generator = Seeded(seed)
        let sizes = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
            CGFloat.random(in: 1...80, using: &generator)
        }
        let flow = FlowLayout(spacing: .random(in: 0...10, using: &generator)) {
            ForEach(sizes, id: \.self) { box("a", $0, 10) }
        }
        var last = CGFloat.infinity
        for width in stride(from: 0 as CGFloat, through: 1000, by: 7) {
            let height = try draw(width) { flow }.size.height
            #expect(height <= last)
            last = height
        }
        // One line in the end.
        #expect(try draw(1e6) { flow }.size.height == 10)
    }

    @Test(arguments: 0..<100)
    func whatIsOfferedChangesNothingOfFixedSizes(seed: Int) throws {
        var generator = Seeded(seed)
        func tree(_ depth: Int) -> AnyView {
            func number() -> CGFloat { .random(in: 0...50, using: &generator) }
            guard depth > 0 else { return AnyView(box("a", number(), number())) }
            let (one, other) = (tree(depth - 1), tree(depth - 1))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                return AnyView(
                    HStack(alignment: .top, spacing: number()) {
                        one
                        other
                    })
            case 1:
                return AnyView(
                    VStack {
                        one
                        other
                    })
            case 2:
                return AnyView(
                    ZStack(alignment: .leading) {
                        one
                        other
                    })
            case 3: return AnyView(one.padding(number()).background { other })
            default: return AnyView(one.offset(x: number()).overlay(alignment: .bottom) { other })
            }
        }
        let view = tree(4)
        let ideal = try draw(nil) { view }
        for width in [0, 17, 400, 1e7] as [CGFloat] {
            let drawing = try draw(width) { view }
            #expect(drawing.size == ideal.size && drawing.frames.map(\.frame) == ideal.frames.map(\.frame))
        }
    }
}
