import BoxLayout
import Testing

/// What views learn of places when the views between are turned, scaled and scrolled.
@Suite struct CoordinateSpaceTests {
    /// Notes a place that a reader finds in a box of 20 × 10.
    private func noted(
        _ note: @escaping (CGRect?) -> Void, _ find: @escaping (GeometryProxy) -> CGRect?
    ) -> some View {
        GeometryReader { proxy -> Color in
            note(find(proxy))
            return Color("x")
        }
        .frame(width: 20, height: 10)
    }

    /// A box of 20 × 10 at (30, 5), scaled by 2 around its middle: from (20, 0), 40 × 20.
    @Test func scalingCountsInANamedSpace() throws {
        var (inside, outside, local) = (CGRect?.none, CGRect?.none, CGRect?.none)
        _ = try draw(200) {
            HStack(spacing: 0) {
                Color("x").frame(width: 7, height: 10)
                VStack(spacing: 0) {
                    noted({ inside = $0 }, { $0.frame(in: .named("space")) })
                        .scaleEffect(2)
                        .padding(EdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 0))
                    noted({ local = $0 }, { $0.bounds(of: .named("space")) }).scaleEffect(0.5, anchor: .topLeading)
                }
                .coordinateSpace(.named("space"))
                .rotationEffect(.degrees(90), anchor: .topLeading)
            }
        }
        #expect(inside == rect(20, 0, 40, 20))
        // The second box stands in the middle of 50, from (15, 15) on: half as large, it sees its surroundings doubled.
        #expect(local == rect(-30, -30, 100, 50))
        _ = try draw(200) {
            noted({ outside = $0 }, { $0.frame(in: .global) }).rotationEffect(.degrees(90)).padding(10)
        }
        // A box of 20 × 10 around (20, 15), upright.
        #expect(outside.map { $0.isNear(rect(15, 5, 10, 20)) } == true)
    }

    private struct Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    /// A box of 20 × 10 at (0, 0) that is drawn from (0, 0), 40 × 20, and is read by one that is itself half as large.
    @Test func anAnchorIsWhereItsViewIsDrawn() throws {
        var (plain, half) = (CGRect?.none, CGRect?.none)
        _ = try draw(200) {
            Color("x").frame(width: 20, height: 10)
                .anchorPreference(key: Places.self, value: .bounds) { [$0] }
                .scaleEffect(2, anchor: .topLeading)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .overlayPreferenceValue(Places.self) { places in
                    GeometryReader { proxy -> Color in
                        plain = places.first.map { proxy[$0] }
                        return Color("x")
                    }
                }
                .overlayPreferenceValue(Places.self) { places in
                    GeometryReader { proxy -> Color in
                        half = places.first.map { proxy[$0] }
                        return Color("x")
                    }
                    .frame(width: 50, height: 50)
                    .scaleEffect(0.5)
                }
        }
        #expect(plain == rect(0, 0, 40, 20))
        // The reader is drawn from (37.5, 37.5) on, and each of its lengths as half of it.
        #expect(half == rect(-75, -75, 80, 40))
    }

    /// A drawing that reads from the right is mirrored as a whole, and so are anchors and those who read them.
    @Test func anchorsMeetWhereReadingBeginsAtTheRight() throws {
        var place: CGRect?
        _ = try draw(100, .rightToLeft) {
            HStack(spacing: 0) {
                Color("x").frame(width: 30, height: 10)
                Color("x").frame(width: 20, height: 10).anchorPreference(key: Places.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { proxy -> Color in
                    place = places.first.map { proxy[$0] }
                    return Color("x")
                }
            }
        }
        #expect(place == rect(30, 0, 20, 10))
    }

    @Test func aScrollViewIsFoundByItsAxis() throws {
        var places: [String: CGRect?] = [:]
        _ = try draw(200) {
            ScrollView(.vertical) {
                Color("x").frame(width: 10, height: 40)
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Color("x").frame(width: 25, height: 10)
                        noted({ places["horizontal"] = $0 }, { $0.frame(in: .scrollView(axis: .horizontal)) })
                        noted({ places["vertical"] = $0 }, { $0.frame(in: .scrollView(axis: .vertical)) })
                        noted({ places["nearest"] = $0 }, { $0.frame(in: .scrollView) })
                    }
                }
            }
        }
        #expect(places["horizontal"] == rect(25, 0, 20, 10) && places["nearest"] == rect(65, 0, 20, 10))
        #expect(places["vertical"] == rect(45, 48, 20, 10))
    }

    /// A proxy outlives its drawing, as in code that uses it in a task.
    @Test func aProxyMayBeKept() throws {
        var kept: [GeometryProxy] = []
        for _ in 0..<3 {
            _ = try draw(100) {
                VStack(spacing: 0) {
                    Color("x").frame(width: 10, height: 10)
                    GeometryReader { proxy -> Color in
                        kept.append(proxy)
                        return Color("x")
                    }
                    .frame(height: 20)
                }
                .coordinateSpace(.named("space")).scaleEffect(2)
            }
        }
        for proxy in kept {
            #expect(proxy.size == CGSize(width: 100, height: 20))
            // What was around is gone: the place is that in the tree.
            #expect(proxy.frame(in: .global) == rect(0, 10, 100, 20))
            #expect(
                proxy.frame(in: .named("space")) == rect(0, 10, 100, 20) && proxy.bounds(of: .named("space")) == nil)
        }
    }

    /// Effects that read places are found once each, however deep they are.
    @Test func nestedEffectsTakeNoLongerThanTheyAreDeep() throws {
        func nested(_ depth: Int) -> AnyView {
            depth == 0
                ? AnyView(Color("x").frame(width: 10, height: 10))
                : AnyView(nested(depth - 1).visualEffect { $0.offset(x: $1.frame(in: .global).minX + 1) })
        }
        #expect(try draw { nested(60) }.items.count == 1)
    }

    private struct Count: PreferenceKey {
        static var defaultValue: [Int] { [] }
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    /// Preferences keep the order of the views, and each is copied a few times.
    @Test func manyPreferencesAreMergedInTime() throws {
        var sums: [[Int]] = []
        _ = try draw {
            VStack(spacing: 0) {
                ForEach(0..<20_000) { Color("x").frame(width: 1, height: 1).preference(key: Count.self, value: [$0]) }
                Color("z").frame(height: 1).zIndex(1)
            }
            .onPreferenceChange(Count.self) { sums.append($0) }
        }
        #expect(sums == [Array(0..<20_000)])
    }

    private struct Corners: PreferenceKey {
        static var defaultValue: [Anchor<[CGPoint]>] { [] }
        static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
            value += nextValue()
        }
    }

    private struct Cornered: View {
        let note: ([CGPoint], Int) -> Void
        @State private var changes = 0

        var body: some View {
            Color("x").frame(width: 20, height: 10).scaleEffect(1)
                .anchorPreference(key: Corners.self, value: .init([.topLeading, .bottomTrailing])) { [$0] }
                .padding(5)
                .onPreferenceChange(Corners.self) { _ in changes += 1 }
                .overlayPreferenceValue(Corners.self) { corners in
                    GeometryReader { proxy -> Color in
                        note(corners.flatMap { proxy[$0] }, changes)
                        return Color("x")
                    }
                }
        }
    }

    /// Several points in one anchor; it is equal to that of the next layout.
    @Test func anchorsOfSeveralPointsCanBeCompared() throws {
        var (points, changes) = ([CGPoint](), 0)
        _ = try draw(100) { Cornered { (points, changes) = ($0, $1) } }
        #expect(points == [CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 15)] && changes == 1)
    }

    private struct Names: PreferenceKey {
        static var defaultValue: String { "" }
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    /// What a view hands up comes before what its layers do, whichever is drawn first.
    @Test func aBackgroundHandsUpAfterItsView() throws {
        for depth in [0.0, 1] {
            var names = ""
            _ = try draw(100) {
                HStack {
                    Text("a").preference(key: Names.self, value: "a")
                        .background(Color("x").preference(key: Names.self, value: "b"))
                        .overlay(Color("x").preference(key: Names.self, value: "c"))
                    Text("d").preference(key: Names.self, value: "d").zIndex(depth)
                }
                .onPreferenceChange(Names.self) { names = $0 }
            }
            #expect(names == "abcd")
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9 && abs(width - other.width) < 1e-9
            && abs(height - other.height) < 1e-9
    }
}
