import BoxLayout
import Testing

/// What is drawn elsewhere than it stands, and what is only partly seen.
@Suite struct EffectTests {
    private func isNear(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(one.x - x) < 1e-9 && abs(one.y - y) < 1e-9
    }

    //  A quarter of a turn around the middle, (10, 5): the corner at (0, 0) goes to (15, -5).
    @Test func aViewIsTurnedAroundItsMiddle() throws {
        let drawing = try draw {
            HStack(spacing: 0) {
                box("a", 20, 10).rotationEffect(.degrees(90))
                box("b", 5, 10)
            }
        }
        let turned = try #require(drawing.items.first?.transform)
        #expect(isNear(CGPoint.zero.applying(turned), 15, -5))
        #expect(drawing["a"] == rect(0, 0, 20, 10) && drawing["b"]?.minX == 20 && drawing.items[1].transform == nil)
    }

    @Test func transformationsFollowEachOtherFromTheInside() throws {
        let drawing = try draw {
            box("a", 10, 10).scaleEffect(2, anchor: .topLeading).rotationEffect(.degrees(90), anchor: .topLeading)
        }
        // First (10, 0) becomes (20, 0), then (0, 20).
        let transform = try #require(drawing.items.first?.transform)
        #expect(isNear(CGPoint(x: 10, y: 0).applying(transform), 0, 20))
    }

    //  A clip around a turned view stays where it is: the item's own coordinates turn it back.
    @Test func aClipIsSeenWhereItStands() throws {
        let inner = try draw { box("a", 20, 10).clipShape(Circle()).rotationEffect(.degrees(90)) }
        #expect(inner.items.first?.clips == [.path(Circle().path(in: rect(0, 0, 20, 10)), isEvenOdd: false)])
        let outer = try draw { box("a", 20, 10).rotationEffect(.degrees(90)).clipped() }
        let item = try #require(outer.items.first)
        guard case .path(let path, _) = item.clips.first, let transform = item.transform else {
            Issue.record("no clip")
            return
        }
        let seen = path.applying(transform).boundingRect
        #expect(abs(seen.minX) < 1e-9 && abs(seen.minY) < 1e-9 && abs(seen.width - 20) < 1e-9)
    }

    @Test func whatLiesInsideItsFrameIsNotClipped() throws {
        #expect(try draw { box("a", 20, 10).clipped() }.items.first?.clips == [])
        #expect(try draw { box("a", 20, 10).offset(x: 5).clipped() }.items.first?.clips.count == 1)
    }

    @Test func aMaskIsWhatAnotherViewDraws() throws {
        let drawing = try draw { Color("x").frame(width: 20, height: 10).mask { Circle().fill(.black) } }
        guard drawing.items.count == 1, case .mask(let items) = drawing.items[0].clips.first else {
            Issue.record("no mask")
            return
        }
        #expect(items.map(\.kind) == [.ellipse] && items[0].frame == rect(5, 0, 10, 10))
    }

    @Test func greaterDepthsAreDrawnLater() throws {
        let drawing = try draw {
            ZStack {
                text("front").zIndex(1)
                text("a")
                text("behind").zIndex(-1)
                text("b")
            }
        }
        #expect(drawing.texts == ["behind", "a", "b", "front"])
    }

    @Test func aPositionIsThatOfTheMiddle() throws {
        let drawing = try draw {
            box("a", 20, 10).position(x: 50, y: 30).id("room").frame(width: 200, height: 100)
        }
        #expect(drawing["a"] == rect(90, 75, 20, 10).offsetBy(dx: -50, dy: -50))
        #expect(drawing["room"]?.size == CGSize(width: 200, height: 100))
    }

    //  Mirrored with its surroundings: the path, the gradient, the clip and the turn.
    @Test func effectsAreMirroredWhereReadingBeginsAtTheRight() throws {
        struct Corner: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: rect.maxX, y: 0))
                    path.addLine(to: CGPoint(x: 0, y: rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        let drawing = try draw(100, .rightToLeft) {
            HStack(spacing: 0) {
                Corner().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                    .frame(width: 20, height: 10).rotationEffect(.degrees(90), anchor: .topLeading)
                Spacer(minLength: 0)
            }
        }
        let item = try #require(drawing.items.first)
        #expect(item.frame == rect(80, 0, 20, 10))
        guard case .path(let path) = item.kind, case .linear(let from, let to) = item.gradient?.geometry else {
            Issue.record("no path")
            return
        }
        #expect(path.currentPoint == CGPoint(x: 20, y: 0) && from == CGPoint(x: 20, y: 5) && to == CGPoint(x: 0, y: 5))
        // Around the corner at the right, and the other way round.
        let transform = try #require(item.transform)
        #expect(isNear(CGPoint(x: 100, y: 0).applying(transform), 100, 0))
        #expect(isNear(CGPoint(x: 80, y: 0).applying(transform), 100, 20))
    }

    @Test func textsOfSeveralStylesAreOneText() throws {
        let joined = Text("ab ").font(Font(size: 20)) + Text("cd").font(Font(size: 10)).bold()
        let drawing = try draw { joined.id("text") }
        #expect(drawing.texts == ["ab ", "cd"] && drawing["text"] == rect(0, 0, 40, 20))
        // On one baseline, 16 down.
        #expect(drawing.items.map(\.frame) == [rect(0, 0, 30, 20), rect(30, 8, 10, 10)])
        let broken = try draw(35) { joined.id("text") }
        #expect(broken.items.map(\.frame) == [rect(0, 0, 20, 20), rect(0, 20, 10, 10)])
        #expect(
            try draw(25) { (Text("abc") + Text("defg").bold()).font(Font(size: 10)).lineLimit(1) }.texts == [
                "abc", "d…",
            ])
    }

    @Test func linesAndLettersMayBeFurtherApart() throws {
        #expect(try draw { text("a\nb").lineSpacing(5) }.size == CGSize(width: 5, height: 25))
        #expect(try draw { text("abc").kerning(2) }.size == CGSize(width: 21, height: 10))
        #expect(try draw { text("a").lineLimit(3, reservesSpace: true) }.size.height == 30)
    }

    //  Five quarters of the font's size, in the paint of the text around; a name that nobody knows is a box of its name.
    @Test func symbolsAreDrawnInTheStyleOfText() throws {
        let drawing = try draw {
            HStack(spacing: 0) {
                Image(systemName: "star.fill").id("star")
                Image(systemName: "no.such.symbol").id("none")
                Image(systemName: "no.such.symbol")
            }
            .font(.system(size: 20)).foregroundStyle(.red)
        }
        #expect(drawing["star"] == rect(0, 0, 25, 25) && drawing["none"] == rect(25, 0, 25, 25))
        #expect(drawing.items[0].fill == .red && drawing.items[1].kind == .image("no.such.symbol"))
        #expect(drawing.notes == ["there is no symbol “no.such.symbol”; a box stands in its place"])
        for name in Symbol.names {
            let item = try draw { Image(systemName: name) }.items[0]
            guard case .path(let path) = item.kind else {
                Issue.record("\(name)")
                return
            }
            let bounds = path.boundingRect
            #expect(bounds.minX > 0 && bounds.maxX < 20 && bounds.minY > 0 && bounds.maxY < 20, "\(name)")
        }
    }

    /// A ring of progress begins at the right, and goes clockwise: others turn it by -90 degrees.
    @Test func anEllipseBeginsAtTheRight() throws {
        let path = Path(ellipseIn: rect(0, 0, 100, 60))
        #expect(path.steps.first == .move(to: CGPoint(x: 100, y: 30)))
        let quarter = path.trimmedPath(from: 0, to: 0.25)
        #expect(quarter.steps.count == 2 && quarter.boundingRect.minX > 49.9 && quarter.boundingRect.minY >= 29.9)
        // The middle of the first quarter of a circle, at 45 degrees; curves remain curves.
        let eighth = Path(ellipseIn: rect(0, 0, 2, 2)).trimmedPath(from: 0.125, to: 0.5)
        guard case .move(let start) = eighth.steps[0], case .curve(let end, _, _) = eighth.steps[2] else { return }
        #expect(abs(start.x - (1 + 0.5.squareRoot())) < 1e-3 && abs(start.y - start.x) < 1e-3)
        #expect(eighth.steps.count == 3 && abs(end.x) < 1e-6 && abs(end.y - 1) < 1e-6)
        let square = Path(rect(0, 0, 10, 10)).trimmedPath(from: 0.375, to: 0.75)
        #expect(
            square.steps == [
                .move(to: CGPoint(x: 10, y: 5)), .line(to: CGPoint(x: 10, y: 10)), .line(to: CGPoint(x: 0, y: 10)),
            ])
        let parabola = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }.trimmedPath(from: 0.5, to: 1)
        #expect(
            parabola.steps == [
                .move(to: CGPoint(x: 5, y: 5)), .quadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 7.5, y: 5)),
            ])
        #expect(path.boundingRect == rect(0, 0, 100, 60))
    }
}
