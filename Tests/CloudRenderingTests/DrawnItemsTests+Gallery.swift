import BoxLayout
import Stratus

import typealias BoxLayout.CGFloat
import typealias BoxLayout.CGPoint
import typealias BoxLayout.CGRect

@testable import BoxEngine

extension DrawnItemsTests {
    /// One of each thing, all over the picture.
    var gallery: [DrawnItem] {
        var items: [DrawnItem] = []
        func add(_ item: DrawnItem, _ change: (inout DrawnItem) -> Void = { _ in }) {
            var item = item
            change(&item)
            items.append(item)
        }
        let rainbow = [red, Color.yellow, .green, blue, red]
        func linear(_ size: Double) -> GradientFill {
            gradient(.linear(from: .zero, to: CGPoint(x: size, y: size)), [red, .accentColor, blue])
        }
        add(box(0, 0, 80, 80, red)) { $0.gradient = linear(80) }
        add(box(100, 0, 80, 80, red)) {
            $0.gradient = gradient(
                .radial(center: CGPoint(x: 40, y: 40), startRadius: 10, endRadius: 40), [.yellow, red, .clear])
        }
        let middle = CGPoint(x: 40, y: 40)
        add(box(200, 0, 80, 80, red)) {
            $0.kind = .ellipse
            $0.gradient = gradient(.angular(center: middle, from: .zero, to: .degrees(360)), rainbow)
        }
        add(box(300, 0, 80, 80, nil)) {
            $0.kind = .ellipse
            ($0.stroke, $0.lineWidth) = (red, 12)
            $0.gradient = gradient(
                .angular(center: middle, from: .degrees(-90), to: .degrees(180)), [.accentColor, red])
        }
        add(box(20, 120, 60, 40, .accentColor)) {
            $0.transform = CGAffineTransform(rotationAngle: .pi / 6).around(CGPoint(x: 50, y: 140))
            $0.kind = .rectangle(cornerRadius: 10)
        }
        add(box(100, 100, 80, 80, red)) {
            $0.gradient = linear(80)
            $0.clips = [.path(Path(ellipseIn: CGRect(x: 100, y: 100, width: 80, height: 80)), isEvenOdd: false)]
            $0.transform = CGAffineTransform(scaleX: 1, y: 0.7).around(CGPoint(x: 140, y: 140))
        }
        add(box(200, 100, 80, 80, .green)) { item in
            var veil = box(200, 100, 80, 80, .black)
            veil.gradient = gradient(.linear(from: .zero, to: CGPoint(x: 80, y: 0)), [.black, .clear])
            item.clips = [.mask([veil])]
        }
        add(box(300, 100, 80, 80, nil)) {
            $0.kind = .path(
                Path {
                    $0.addLines(
                        [0, 2, 4, 1, 3].map { point in
                            let angle = Double(point) * 2 * .pi / 5 - .pi / 2
                            let arm = CGPoint(x: 38, y: 0).applying(CGAffineTransform(rotationAngle: angle))
                            return CGPoint(x: 40 + arm.x, y: 40 + arm.y)
                        })
                    $0.closeSubpath()
                })
            $0.isEvenOdd = true
            $0.fill = .orange
        }
        let font = Font(size: 40, weight: .bold)
        let text = DrawnItem(
            text: "Gradient", baseline: 40, font: font, fill: red, in: CGRect(x: 0, y: 200, width: 180, height: 50))
        add(text) { $0.gradient = gradient(.linear(from: .zero, to: CGPoint(x: 180, y: 0)), [red, blue]) }
        add(box(200, 200, 180, 50, red)) {
            $0.gradient = gradient(.linear(from: .zero, to: CGPoint(x: 180, y: 0)), rainbow)
            $0.clips = [.mask([text.offsetBy(dx: 200, dy: 0)])]
        }
        var dashed = box(5, 280, 90, 60, nil)
        (dashed.stroke, dashed.lineWidth) = (.purple, 4)
        dashed.kind = .rectangle(cornerRadius: 20)
        dashed.strokeStyle = StrokeStyle(lineCap: .round, dash: [10, 8], dashPhase: 3)
        add(dashed)
        add(box(120, 280, 60, 60, nil)) {
            $0.kind = .path(corner)
            ($0.stroke, $0.lineWidth) = (.teal, 10)
            $0.strokeStyle = StrokeStyle(lineJoin: .round)
        }
        add(box(200, 280, 60, 60, nil)) {
            $0.kind = .path(corner)
            ($0.stroke, $0.lineWidth) = (.teal, 10)
            $0.strokeStyle = StrokeStyle(miterLimit: 10)
        }
        add(
            DrawnItem(
                text: "Turned", baseline: 20, font: Font(size: 20), fill: .primary,
                in: CGRect(x: 300, y: 300, width: 70, height: 24))
        ) { $0.transform = CGAffineTransform(rotationAngle: -.pi / 4).around(CGPoint(x: 335, y: 312)) }
        return items
    }
}
