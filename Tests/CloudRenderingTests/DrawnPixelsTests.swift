import BoxLayout
import Stratus
import Testing

import typealias BoxLayout.CGPoint
import typealias BoxLayout.CGRect

@testable import BoxEngine

#if Full
    /// The colour of the background.
    private let paper = "fcfdfe"

    extension DrawnItemsTests {
        // Two pixels are one CSS pixel, and the padding is 10.
        private func pixels(_ items: [DrawnItem]) throws -> Pixels {
            try Pixels(render(items, as: .png).bytes)
        }

        @Test func pixelsOfFills() throws {
            var ring = box(0, 0, 100, 100, red)
            ring.kind = .path(
                Path {
                    $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
                    $0.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
                })
            let whole = try pixels([ring])
            #expect((whole.width, whole.height) == (240, 240))
            #expect([whole[10, 10], whole[30, 30], whole[120, 120]] == [paper, "ff0000", "ff0000"])
            ring.isEvenOdd = true
            let hollow = try pixels([ring])
            #expect([hollow[30, 30], hollow[120, 120]] == ["ff0000", paper])
            ring.opacity = 0.5
            let half = try pixels([ring])
            #expect(half[30, 30] == "fe7e7f")
        }

        /// A card of the background's colour on another one is seen, in SVG by the class of the theme's ground.
        @Test func theBackgroundIsAColourOfItsOwn() throws {
            let items = [box(0, 0, 100, 100, red), box(0, 0, 50, 100, Color("background"))]
            let drawn = try pixels(items)
            #expect([drawn[60, 120], drawn[180, 120]] == [paper, "ff0000"])
            let svg = String(decoding: try render(items).bytes, as: UTF8.self)
            #expect(svg.contains("<rect class=\"ink paper\"") && !svg.contains("ink background"))
        }

        @Test func pixelsOfGradients() throws {
            var item = box(0, 0, 100, 100, red)
            item.gradient = gradient(.linear(from: .zero, to: CGPoint(x: 100, y: 0)), [red, blue])
            let linear = try pixels([item])
            #expect([linear[20, 120], linear[120, 30], linear[219, 200]] == ["fe0001", "7f0080", "0100fe"])
            item.gradient = gradient(
                .radial(center: CGPoint(x: 50, y: 50), startRadius: 25, endRadius: 50), [red, blue])
            let radial = try pixels([item])
            #expect([radial[120, 120], radial[160, 120], radial[22, 22]] == ["ff0000", "ff0000", "0000ff"])
            item.gradient = gradient(
                .angular(center: CGPoint(x: 50, y: 50), from: .zero, to: .degrees(360)), [red, blue])
            let angular = try pixels([item])
            // To the right it begins, and to the left it is in the middle.
            #expect([angular[200, 122], angular[40, 120], angular[200, 118]] == ["fe0001", "7e0081", "0100fe"])
        }

        @Test func pixelsOfClipsAndRotations() throws {
            var item = box(0, 0, 100, 100, red)
            item.clips = [.path(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), isEvenOdd: false)]
            let left = try pixels([item])
            #expect([left[60, 120], left[180, 120]] == ["ff0000", paper])
            // The clip turns, too: what was to the left is at the top.
            item.transform = CGAffineTransform(rotationAngle: .pi / 2).around(CGPoint(x: 50, y: 50))
            let top = try pixels([item])
            #expect([top[120, 60], top[120, 180]] == ["ff0000", paper])
            var veil = box(0, 0, 100, 100, .black)
            veil.gradient = gradient(.linear(from: .zero, to: CGPoint(x: 100, y: 0)), [.black, .clear])
            item.clips = [.mask([veil])]
            item.transform = nil
            let faded = try pixels([item])
            #expect([faded[20, 120], faded[120, 120], faded[218, 120]] == ["ff0101", "fd7f7f", "fcfbfc"])
            item.clips.append(.mask([box(0, 0, 100, 50, .accentColor)]))
            let both = try pixels([item])
            #expect([both[20, 60], both[20, 180]] == ["ff0101", paper])
        }

        @Test func pixelsOfOutlines() throws {
            var item = box(0, 0, 100, 100, nil)
            item.kind = .path(Path { $0.addLines([CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)]) })
            (item.stroke, item.lineWidth) = (blue, 20)
            let butt = try pixels([item])
            #expect(
                [butt[52, 120], butt[62, 120], butt[62, 104], butt[62, 98]] == [paper, "0000ff", "0000ff", paper])
            item.strokeStyle.lineCap = .square
            #expect(try pixels([item])[52, 120] == "0000ff")
            item.strokeStyle = StrokeStyle(dash: [10, 10])
            let dashed = try pixels([item])
            #expect([dashed[62, 120], dashed[90, 120], dashed[110, 120]] == ["0000ff", paper, "0000ff"])
        }
    }
#endif
