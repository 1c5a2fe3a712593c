import BoxLayout
import Testing

@Suite struct SizingTests {
    @Test(
        arguments: [
            (2, .fit, rect(0, 25, 100, 50)), (2, .fill, rect(-50, 0, 200, 100)), (0.5, .fit, rect(25, 0, 50, 100)),
            (0.5, .fill, rect(0, -50, 100, 200)), (1, .fit, rect(0, 0, 100, 100)),
        ] as [(CGFloat, ContentMode, CGRect)])
    func aRatioFitsOrFills(ratio: CGFloat, mode: ContentMode, frame: CGRect) throws {
        let drawing = try draw {
            Rectangle().aspectRatio(ratio, contentMode: mode).id("a").frame(width: 100, height: 100)
        }
        #expect(drawing["a"] == frame && drawing.items[0].frame == frame)
    }

    @Test(
        arguments: [
            (.fit, rect(0, 15, 90, 60)), (.fill, rect(-22.5, 0, 135, 90)),
        ] as [(ContentMode, CGRect)])
    func withoutANumberTheIdealSizeIsTheRatio(mode: ContentMode, frame: CGRect) throws {
        let drawing = try draw {
            Image("p", width: 30, height: 20).resizable().aspectRatio(contentMode: mode).id("a")
                .frame(width: 90, height: 90)
        }
        #expect(drawing["a"] == frame)
    }

    @Test func oneLengthDecides() throws {
        #expect(try draw(100) { Rectangle().aspectRatio(2, contentMode: .fit) }.size == CGSize(width: 100, height: 50))
        #expect(try draw(100) { Rectangle().aspectRatio(2, contentMode: .fill) }.size == CGSize(width: 100, height: 50))
        let drawing = try draw { Offer(nil, 30) { Rectangle().aspectRatio(2, contentMode: .fit) } }
        #expect(drawing.size == CGSize(width: 60, height: 30))
        let size = CGSize(width: 4, height: 1)
        #expect(try draw(100) { Rectangle().aspectRatio(size, contentMode: .fit) }.size.height == 25)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func whatIsNoRatioIsTheIdealOne(ratio: CGFloat) throws {
        let drawing = try draw(60) {
            Image("p", width: 30, height: 20).resizable().aspectRatio(ratio, contentMode: .fit)
        }
        #expect(drawing.size == CGSize(width: 60, height: 40))
    }

    //  A row asks for the greatest width: no height answers that.
    @Test(arguments: ContentMode.allCases)
    func aRatioStandsInAStack(mode: ContentMode) throws {
        let row = try draw(100) {
            HStack(spacing: 0) {
                Rectangle().aspectRatio(2, contentMode: mode).id("a")
                box("b", 60, 10)
            }
        }
        #expect(row["a"]?.size == CGSize(width: 40, height: 20))
        let column = try draw(40) {
            VStack(spacing: 0) {
                Rectangle().aspectRatio(2, contentMode: mode).id("a")
                box("b", 40, 10)
            }
            .frame(height: 30)
        }
        #expect(column["a"]?.size == CGSize(width: 40, height: 20))
    }

    @Test(arguments: [1e-300, 1e300] as [CGFloat])
    func anExtremeRatioHasAnEnd(ratio: CGFloat) throws {
        let drawing = try draw(1e10) { Rectangle().aspectRatio(ratio, contentMode: .fill).id("a") }
        #expect(drawing["a"]?.height.isFinite == true && drawing["a"]?.width.isFinite == true)
    }

    //  Eight characters in a frame of 20 by 10.
    @Test(
        arguments: [
            (true, true, rect(-10, 0, 40, 10), ["abcdefgh"]), (true, false, rect(-10, 0, 40, 10), ["abcdefgh"]),
            (false, true, rect(0, -5, 20, 20), ["abcd", "efgh"]), (false, false, rect(0, 0, 20, 10), ["abc…"]),
        ])
    func aFixedSizeIsIdealAlongItsAxes(
        horizontal: Bool, vertical: Bool, frame: CGRect, lines: [String]
    ) throws {
        let drawing = try draw {
            text("abcdefgh").fixedSize(horizontal: horizontal, vertical: vertical).id("a").frame(width: 20, height: 10)
        }
        #expect(drawing["a"] == frame && drawing.texts == lines)
    }
}
