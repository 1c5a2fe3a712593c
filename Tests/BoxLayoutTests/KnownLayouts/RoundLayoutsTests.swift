import BoxLayout
import Testing

/// Children at equal angles on a circle around the middle of the room offered, the first one at the top.
private struct Radial: Layout {
    var turn = Angle.zero

    var animatableData: Double {
        get { turn.degrees }
        set { turn = .degrees(newValue) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.size.width, bounds.size.height) / 3.0
        let step = Angle.degrees(360.0 / Double(subviews.count)).radians
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius)
                .applying(CGAffineTransform(rotationAngle: step * Double(index) + turn.radians))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

/// The angle at which a child stands on a dial.
private struct DialAngle: LayoutValueKey {
    static let defaultValue = Angle.zero
}

extension View {
    fileprivate func dial(_ degrees: Double) -> some View {
        layoutValue(key: DialAngle.self, value: .degrees(degrees))
    }
}

/// A circle on which every child chooses its own angle, counted clockwise from the top.
private struct Dial: Layout {
    let radius: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 2 * radius, height: 2 * radius)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let angle = subview[DialAngle.self].radians
            let point = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

/// A wheel that is large enough for its children: a circle of the radius, and half of the largest child around it.
private struct Wheel: Layout {
    let radius: CGFloat
    var rotation = Angle.zero

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
        CGSize(width: 2 * radius + cache, height: 2 * radius + cache)
    }

    func makeCache(subviews: Subviews) -> CGFloat {
        subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            return max(size.width, size.height)
        }
        .max() ?? 0
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
        let step = Angle.degrees(360) / Double(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            let angle = (step * Double(index) + rotation - .degrees(90)).radians
            let point = CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
            subview.place(at: point, anchor: .center, proposal: .init(width: cache, height: cache))
        }
    }
}

/// Children on an arch, from the left end over the top to the right end; the arch is as wide as offered.
private struct Arch: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let item = item(subviews)
        let width = proposal.width ?? 100
        return CGSize(width: width, height: (width - item.width) / 2 + item.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let item = item(subviews)
        let radius = (bounds.width - item.width) / 2
        let foot = CGPoint(x: bounds.midX, y: bounds.maxY - item.height / 2)
        for (index, subview) in subviews.enumerated() {
            let angle = Double.pi * (1 - Double(index) / Double(max(1, subviews.count - 1)))
            subview.place(
                at: CGPoint(x: foot.x + radius * cos(angle), y: foot.y - radius * sin(angle)), anchor: .center,
                proposal: .unspecified)
        }
    }

    private func item(_ subviews: Subviews) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
}

/// Cells in rows that are shifted by half a cell, and reach a quarter of a cell into each other.
private struct Honeycomb: Layout {
    let columns: Int
    let cell: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = places(subviews.count)
        return CGSize(
            width: places.map { $0.x + cell.width }.max() ?? 0, height: places.map { $0.y + cell.height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, places(subviews.count)) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: ProposedViewSize(cell))
        }
    }

    /// Every second row has one cell less.
    private func places(_ count: Int) -> [CGPoint] {
        var places: [CGPoint] = []
        var row = 0
        while places.count < count {
            let isShifted = !row.isMultiple(of: 2)
            for column in 0..<(isShifted ? columns - 1 : columns) where places.count < count {
                places.append(
                    CGPoint(
                        x: (CGFloat(column) + (isShifted ? 0.5 : 0)) * cell.width,
                        y: CGFloat(row) * cell.height * 0.75))
            }
            row += 1
        }
        return places
    }
}

/// Returns whether a frame is the expected one up to rounding: sines of whole degrees are not exact.
private func isNear(_ frame: CGRect?, _ expected: CGRect) -> Bool {
    guard let frame else { return false }
    return abs(frame.minX - expected.minX) < 1e-9 && abs(frame.minY - expected.minY) < 1e-9
        && frame.size == expected.size
}

@Suite struct RoundLayoutsTests {
    // A radius of 40 around (60, 60).
    @Test func fourChildrenStandOnACross() throws {
        let drawing = try draw {
            Radial {
                ForEach(["top", "right", "bottom", "left"], id: \.self) { box($0, 20, 10) }
            }
            .frame(width: 120, height: 120)
        }
        #expect(drawing.size == CGSize(width: 120, height: 120))
        #expect(isNear(drawing["top"], rect(50, 15, 20, 10)) && isNear(drawing["right"], rect(90, 55, 20, 10)))
        #expect(isNear(drawing["bottom"], rect(50, 95, 20, 10)) && isNear(drawing["left"], rect(10, 55, 20, 10)))
    }

    // Without an offer the room is 10 by 10, and the radius 10 / 3.
    @Test func aCircleTurns() throws {
        let drawing = try draw(nil) {
            Radial(turn: .degrees(90)) {
                box("right", 4, 4)
                box("left", 4, 4)
            }
        }
        #expect(drawing.size == CGSize(width: 10, height: 10))
        #expect(isNear(drawing["right"], rect(5 + 10.0 / 3 - 2, 3, 4, 4)))
        #expect(isNear(drawing["left"], rect(5 - 10.0 / 3 - 2, 3, 4, 4)))
    }

    // sin 30° = 0.5: 40 + 20 to the right, and cos 120° = -0.5: 40 + 20 down.
    @Test func childrenChooseTheirAngle() throws {
        let drawing = try draw {
            Dial(radius: 40) {
                box("noon", 10, 10)
                box("one", 10, 10).dial(30)
                box("three", 10, 10).dial(90)
                box("four", 10, 10).dial(120)
            }
        }
        #expect(drawing.size == CGSize(width: 80, height: 80))
        #expect(isNear(drawing["noon"], rect(35, -5, 10, 10)) && isNear(drawing["three"], rect(75, 35, 10, 10)))
        #expect(abs((drawing["one"]?.minX ?? 0) - 55) < 1e-9 && abs((drawing["four"]?.minY ?? 0) - 55) < 1e-9)
    }

    // The circle of 50 around (60, 60), with boxes of 20.
    @Test func aWheelHasRoomForItsChildren() throws {
        let drawing = try draw {
            Wheel(radius: 50) {
                box("a", 20, 20)
                box("b", 20, 10)
                Color.primary.id("c")
            }
        }
        let far = 50 * 3.0.squareRoot() / 2
        #expect(drawing.size == CGSize(width: 120, height: 120))
        #expect(isNear(drawing["a"], rect(50, 0, 20, 20)) && isNear(drawing["b"], rect(50 + far, 80, 20, 10)))
        // A colour fills what it is offered.
        #expect(isNear(drawing["c"], rect(50 - far, 75, 20, 20)))
    }

    // The radius is (200 - 20) / 2 = 90, the feet are at 100.
    @Test func anArchIsAsWideAsOffered() throws {
        let drawing = try draw(200) {
            Arch {
                box("left", 20, 20)
                box("top", 20, 20)
                box("right", 20, 20)
            }
        }
        #expect(drawing.size == CGSize(width: 200, height: 110))
        #expect(isNear(drawing["left"], rect(0, 90, 20, 20)) && isNear(drawing["top"], rect(90, 0, 20, 20)))
        #expect(isNear(drawing["right"], rect(180, 90, 20, 20)))
    }

    //  a   b   c
    //    d   e
    //  f
    @Test func cellsOfAHoneycombReachIntoEachOther() throws {
        let drawing = try draw {
            Honeycomb(columns: 3, cell: CGSize(width: 20, height: 24)) {
                ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { Color.primary.id($0) }
            }
        }
        #expect(drawing.size == CGSize(width: 60, height: 60))
        #expect(drawing["a"] == rect(0, 0, 20, 24) && drawing["c"] == rect(40, 0, 20, 24))
        #expect(drawing["d"] == rect(10, 18, 20, 24) && drawing["e"] == rect(30, 18, 20, 24))
        #expect(drawing["f"] == rect(0, 36, 20, 24))
    }
}
