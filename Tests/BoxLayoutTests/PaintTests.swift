import BoxLayout
import Testing

@Suite struct PaintTests {
    @Test(
        arguments: [
            (AnyShape(.rect), DrawnItem.Kind.rectangle(cornerRadius: 0), rect(0, 0, 40, 20)),
            (AnyShape(.rect(cornerRadius: 5)), .rectangle(cornerRadius: 5), rect(0, 0, 40, 20)),
            (AnyShape(.rect(cornerRadius: 50)), .rectangle(cornerRadius: 10), rect(0, 0, 40, 20)),
            (AnyShape(.capsule), .rectangle(cornerRadius: 10), rect(0, 0, 40, 20)),
            (AnyShape(.circle), .ellipse, rect(10, 0, 20, 20)), (AnyShape(.ellipse), .ellipse, rect(0, 0, 40, 20)),
        ])
    func shapesFillTheirFrame(shape: AnyShape, kind: DrawnItem.Kind, frame: CGRect) throws {
        let drawing = try draw { shape.fill(.secondary).frame(width: 40, height: 20) }
        #expect(drawing.items.map(\.kind) == [kind] && drawing.items[0].frame == frame)
        #expect(drawing.items[0].fill == .secondary && drawing.items[0].stroke == nil)
    }

    @Test func shapesTakeTenWhereNothingIsOffered() throws {
        #expect(try draw(nil) { Capsule() }.size == CGSize(width: 10, height: 10))
        #expect(try draw(nil) { Circle() }.size == CGSize(width: 10, height: 10))
        #expect(try draw(30) { Rectangle() }.size == CGSize(width: 30, height: 10))
        #expect(try draw(30) { Circle() }.size == CGSize(width: 30, height: 30))
    }

    @Test func aCircleStandsInARow() throws {
        let drawing = try draw(100) {
            HStack(spacing: 0) {
                Circle().id("circle")
                box("a", 60, 10)
            }
        }
        #expect(drawing["circle"] == rect(0, 0, 40, 40))
    }

    @Test func aLineTakesNoRoomAcross() throws {
        let drawing = try draw(50) {
            Line().id("along")
            Line(.vertical).stroke(.accentColor, lineWidth: 3).frame(height: 20).id("down")
        }
        #expect(drawing["along"]?.size == CGSize(width: 50, height: 0))
        #expect(drawing["down"]?.size == CGSize(width: 0, height: 20))
        #expect(drawing.items.map(\.kind) == [.line, .line] && drawing.items[1].lineWidth == 3)
    }

    @Test func strokesAreWhatTheyAreSaidToBe() throws {
        let drawing = try draw { RoundedRectangle(cornerRadius: 4).stroke(.accentColor, lineWidth: 2) }
        #expect(drawing.items[0].stroke == .accentColor && drawing.items[0].fill == nil)
        #expect(drawing.items[0].lineWidth == 2 && drawing.items[0].kind == .rectangle(cornerRadius: 4))
    }

    //  The line lies inside: its middle is half its width from the edge.
    @Test func aBorderLiesInside() throws {
        let drawing = try draw { text("abcd").border(.secondary, width: 2).id("a") }
        #expect(drawing.size == CGSize(width: 20, height: 10))
        let border = try #require(drawing.items.last)
        #expect(border.frame == rect(1, 1, 18, 8) && border.lineWidth == 2 && border.stroke == .secondary)
    }

    @Test func cornersOfWhatFillsTheFrameAreRound() throws {
        let drawing = try draw {
            box("a", 10, 10).padding(5).background { Color.primary }.border(.secondary, width: 2).cornerRadius(6)
        }
        let kinds = drawing.items.map(\.kind)
        #expect(
            kinds == [
                .rectangle(cornerRadius: 6), .rectangle(cornerRadius: 0), .rectangle(cornerRadius: 5),
            ])
        #expect(try draw { box("a", 10, 10).cornerRadius(50) }.items[0].kind == .rectangle(cornerRadius: 5))
    }

    @Test(arguments: [(0.5, 0.25), (2, 0.5), (-1, 0), (.nan, 0.5)])
    func opacitiesAreMultiplied(outer: Double, result: Double) throws {
        let drawing = try draw { text("a").opacity(0.5).background { Color.primary }.opacity(outer) }
        #expect(drawing.items.map(\.opacity) == [result * 2, result])
    }

    @Test func whatIsHiddenKeepsItsRoom() throws {
        let drawing = try draw {
            HStack {
                VStack {
                    text("abcd").border()
                    Divider()
                    Image("x", width: 20, height: 5)
                }
                .hidden()
                box("b", 10, 10)
            }
        }
        #expect(drawing.items.count == 1 && drawing["b"]?.minX == 290)
    }

    @Test func anOffsetMovesTheDrawingOnly() throws {
        let drawing = try draw {
            HStack(alignment: .top) {
                box("a", 10, 10).offset(x: 5, y: -7).id("frame")
                box("b", 10, 10)
            }
        }
        #expect(drawing["a"] == rect(5, -7, 10, 10) && drawing["frame"] == rect(0, 0, 10, 10))
        #expect(drawing["b"] == rect(18, 0, 10, 10) && drawing.size == CGSize(width: 28, height: 10))
        #expect(try draw { box("a", 1, 1).offset(CGSize(width: 2, height: 3)) }["a"] == rect(2, 3, 1, 1))
    }

    @Test func aPictureHasItsSizeUnlessItIsResizable() throws {
        let drawing = try draw(100) {
            Image("p", width: 30, height: 20).id("own")
            Image("p", width: 30, height: 20).resizable().id("offered")
        }
        #expect(drawing["own"]?.size == CGSize(width: 30, height: 20))
        #expect(drawing["offered"]?.size == CGSize(width: 100, height: 20))
        #expect(drawing.items[0].kind == .image("p"))
    }

    // A background has its view's very frame, wherever that stands.
    @Test(arguments: 0..<60) func aBackgroundIsRoundedAtEveryPlace(step: Int) throws {
        let drawing = try draw {
            Text("a").padding(4).background(Color("b")).cornerRadius(4).padding(0.1 + 0.37 * CGFloat(step))
        }
        #expect(drawing.items.first?.kind == .rectangle(cornerRadius: 4))
    }

    @Test func aBorderIsNoBroaderThanItsView() throws {
        let drawing = try draw { Color.clear.frame(width: 10, height: 10).border(.primary, width: 30) }
        let border = try #require(drawing.items.last)
        #expect(border.lineWidth == 10 && border.frame == CGRect(x: 5, y: 5, width: 0, height: 0))
    }
}
