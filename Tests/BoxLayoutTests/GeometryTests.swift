import BoxLayout
import Testing

@Suite struct GeometryTests {
    @Test func rectanglesHaveEdges() {
        let one = rect(10, 20, 30, 40)
        #expect(one.minX == 10 && one.midX == 25 && one.maxX == 40)
        #expect(one.minY == 20 && one.midY == 40 && one.maxY == 60)
        // A size below zero reaches to the left and upward.
        let turned = rect(40, 60, -30, -40)
        #expect(turned.minX == 10 && turned.maxY == 60 && turned.width == 30 && turned.standardized == one)
        #expect(CGRect(x: 10, y: 20, width: 30, height: 40) == one)
        let (count, size) = (3, 7)
        #expect(CGPoint(x: count * 10, y: 0).x == 30 && CGSize(width: size, height: count).height == 3)
        #expect(CGRect(x: count, y: count, width: size, height: size).maxX == 10)
    }

    //  0…30 and 20…50 have 20…30 in common.
    @Test func rectanglesAreUnitedAndIntersected() {
        let (one, other) = (rect(0, 0, 30, 10), rect(20, 5, 30, 10))
        #expect(one.union(other) == rect(0, 0, 50, 15) && one.intersection(other) == rect(20, 5, 10, 5))
        #expect(one.intersects(other) && !one.intersects(rect(31, 0, 1, 1)))
        #expect(one.intersection(rect(31, 0, 1, 1)).isNull && CGRect.null.union(one) == one)
        #expect(one.insetBy(dx: 5, dy: 2) == rect(5, 2, 20, 6) && one.insetBy(dx: 16, dy: 0).isNull)
        #expect(one.offsetBy(dx: 1, dy: -2) == rect(1, -2, 30, 10))
        #expect(one.contains(CGPoint(x: 29.9, y: 0)) && !one.contains(CGPoint(x: 30, y: 0)))
        #expect(one.contains(rect(1, 1, 29, 9)) && !one.contains(other))
        #expect(rect(0.5, 0.5, 1, 1).integral == rect(0, 0, 2, 2))
    }

    //  (1, 0) turned by a right angle is (0, 1): clockwise, as y grows downward.
    @Test func transformationsFollowEachOther() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
        let scaled = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
        // The translation comes first.
        #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 12, y: 24))
        let moved = CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 7, y: 10))
        #expect(moved.concatenating(.identity) == moved)
        let both = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 5, y: 7))
        #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 7, y: 10))
    }
}
