import BoxLayout
import CloudComposition
import SourceText
import Stratus
import Testing

import typealias BoxLayout.CGFloat
import typealias BoxLayout.CGPoint
import typealias BoxLayout.CGRect
import typealias BoxLayout.CGSize

@testable import BoxEngine

/// Paths, colours of their own, gradients, transformations and clips, in SVG and in pictures.
@Suite struct DrawnItemsTests {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)

    /// Renders a square picture of items; the padding is 10.
    func render(
        _ items: [DrawnItem], side: Double = 100, as format: OutputFormat = .svg, title: String = "T"
    ) throws -> ValidatedMarkup {
        var drawing = try Drawing(of: Color.clear.frame(height: side), width: side, measuring: BoxFont())
        for item in items {
            drawing.append(item, InheritedStyle(opacity: item.opacity))
        }
        let cloud = try Cloud(drawing, title: title, description: "D", padding: 10)
        return try Stratus.render(cloud, format: format)
    }

    /// Returns what is drawn: everything behind the style sheets.
    private func svg(_ items: [DrawnItem], as format: OutputFormat = .svg, title: String = "T") throws -> String {
        let text = String(decoding: try render(items, as: format, title: title).bytes, as: UTF8.self)
        let end = try #require(text.ranges(of: "</style>\n").last)
        let drawn = String(text[end.upperBound...])
        let background = "<rect class=\"background\" x=\"0\" y=\"0\" width=\"120\" height=\"120\"/>\n"
        #expect(drawn.contains(background))
        let rest = drawn.replacing(background, with: "").replacing("</svg>\n", with: "")
        guard let name = drawn.firstMatch(of: /id="(d[0-9a-z]{6})-/)?.output.1 else { return rest }
        return rest.replacing(name, with: "d")
    }

    /// Expects that a drawing is written exactly so.
    private func check(
        _ items: [DrawnItem], _ expected: String, at place: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let found = try svg(items)
        #expect(found == expected, sourceLocation: place)
    }

    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: Color?) -> DrawnItem {
        DrawnItem(
            kind: .rectangle(cornerRadius: 0), frame: CGRect(x: x, y: y, width: width, height: height), fill: fill)
    }

    func gradient(_ geometry: GradientFill.Geometry, _ colors: [Color]) -> GradientFill {
        GradientFill(geometry, Gradient(colors: colors))
    }

    let corner = Path {
        $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)])
        $0.closeSubpath()
    }

    // MARK: - SVG

    @Test func aPathIsMeasuredFromItsFrame() throws {
        var item = box(20, 30, 40, 40, .accentColor)
        item.kind = .path(corner)
        try check([item], "<path class=\"ink accent\" d=\"m30 40l40 0l-40 40z\"/>\n")
        item.isEvenOdd = true
        try check([item], "<path class=\"ink accent\" fill-rule=\"evenodd\" d=\"m30 40l40 0l-40 40z\"/>\n")
        (item.fill, item.stroke, item.lineWidth) = (nil, .accentColor, 2)
        item.strokeStyle = StrokeStyle(
            lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 2.5], dashPhase: -1)
        try check(
            [item],
            "<path class=\"ink accent outline\" stroke-width=\"2\" stroke-linecap=\"round\""
                + " stroke-linejoin=\"bevel\" stroke-dasharray=\"4 2.5\" stroke-dashoffset=\"-1\""
                + " d=\"m30 40l40 0l-40 40z\"/>\n")
        item.kind = .path(
            Path {
                $0.move(to: .zero)
                $0.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 10))
                $0.addCurve(
                    to: CGPoint(x: 0, y: 40), control1: CGPoint(x: 30, y: 5), control2: CGPoint(x: 5, y: 30))
            })
        item.strokeStyle = StrokeStyle(lineCap: .square)
        try check(
            [item],
            "<path class=\"ink accent outline\" stroke-width=\"2\" stroke-linecap=\"square\""
                + " stroke-miterlimit=\"10\" d=\"m30 40q20 10 40 0c-10 5-35 30-40 40\"/>\n")
        item.strokeStyle = StrokeStyle(miterLimit: 4)
        #expect(try svg([item]).hasPrefix("<path class=\"ink accent outline\" stroke-width=\"2\" d=\"m30"))
    }

    @Test func aColourOfItsOwnIsAnAttributeWithoutTheClassOfATheme() throws {
        #expect(
            try svg([box(0, 0, 10, 20, .red)])
                == "<rect class=\"own\" fill=\"#ff3b30\" x=\"10\" y=\"10\" width=\"10\" height=\"20\"/>\n")
        var ring = DrawnItem(
            kind: .ellipse, frame: CGRect(x: 10, y: 10, width: 20, height: 20), stroke: Color("#00ADD8"), lineWidth: 3)
        ring.opacity = 0.5
        try check(
            [ring],
            "<ellipse class=\"own rim\" fill=\"none\" stroke=\"#00add8\" stroke-width=\"3\" cx=\"30\" cy=\"30\""
                + " rx=\"10\" ry=\"10\" opacity=\"0.5\"/>\n")
        let text = DrawnItem(
            text: "a", baseline: 10, font: Font(size: 10), fill: red, in: CGRect(x: 0, y: 0, width: 5, height: 12))
        try check(
            [text],
            "<text class=\"own\" fill=\"#ff0000\" x=\"10\" y=\"20\" font-size=\"10\" textLength=\"5\""
                + " lengthAdjust=\"spacingAndGlyphs\">a</text>\n")
        // What looks like a colour and is none is a name of the theme's.
        #expect(try svg([box(0, 0, 10, 20, Color("#abc"))]).contains("class=\"ink xabc\""))
        #expect(try svg([box(0, 0, 10, 20, Color("#abcdeg"))]).contains("class=\"ink xabcdeg\""))
    }

    @Test func colorsOfTheirOwnYieldToThoseThatAReaderForces() throws {
        func sheet(_ color: Color) throws -> String {
            String(decoding: try render([box(0, 0, 9, 9, color)]).bytes, as: UTF8.self)
        }
        #expect(try sheet(red).contains(" .own[class]{fill:Window;stroke:WindowText}"))
        #expect(try !sheet(.accentColor).contains("own"))
    }

    /// What an attribute has no room for is told before it is written.
    @Test func aPathHasAGreatestNumberOfPoints() throws {
        func zigzag(_ count: Int) -> DrawnItem {
            var item = box(0, 0, 100, 100, red)
            item.kind = .path(Path { $0.addLines((0..<count).map { CGPoint(x: $0 % 100, y: $0 / 100 % 100) }) })
            return item
        }
        #expect(try svg([zigzag(500_000)]).utf8.count > 2_000_000)
        let error = #expect(throws: Problem.self) { try svg([zigzag(500_001)]) }
        #expect(error?.message == "a path of the drawing has 500001 points; expected at most 500000")
        var clipped = box(0, 0, 9, 9, red)
        guard case .path(let path) = zigzag(500_001).kind else { return }
        clipped.clips = [.path(path, isEvenOdd: false)]
        #expect(throws: Problem.self) { try svg([clipped]) }
    }

    @Test func equalGradientsAreWrittenOnce() throws {
        var item = box(0, 0, 20, 20, red)
        item.gradient = gradient(
            .linear(from: .zero, to: CGPoint(x: 20, y: 0)), [red, .accentColor, blue.opacity(0.25)])
        var text = DrawnItem(
            text: "a", baseline: 10, font: Font(size: 10), fill: red, in: CGRect(x: 0, y: 0, width: 5, height: 12))
        text.gradient = item.gradient
        var line = box(20, 40, 20, 20, nil)
        (line.stroke, line.lineWidth) = (red, 2)
        line.gradient = gradient(.radial(center: CGPoint(x: 10, y: 10), startRadius: 5, endRadius: 10), [red, .clear])
        try check(
            [item, text, line],
            """
            <defs>
            <linearGradient id="d-0" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="30" y2="10">\
            <stop offset="0" stop-color="#ff0000"/><stop offset="0.5" class="ink accent" stop-color="currentColor"/>\
            <stop offset="1" stop-color="#0000ff" stop-opacity="0.25"/></linearGradient>
            <radialGradient id="d-1" gradientUnits="userSpaceOnUse" cx="40" cy="60" r="10">\
            <stop offset="0.5" stop-color="#ff0000"/><stop offset="1" stop-color="#ff0000" stop-opacity="0"/>\
            </radialGradient>
            </defs>
            <rect class="own" fill="url(#d-0)" x="10" y="10" width="20" height="20"/>
            <text class="own" fill="url(#d-0)" x="10" y="20" font-size="10" textLength="5" \
            lengthAdjust="spacingAndGlyphs">a</text>
            <rect class="own rim" fill="none" stroke="url(#d-1)" stroke-width="2" x="30" y="50" width="20" height="20"/>

            """)
    }

    @Test func identifiersOfDifferentDrawingsDiffer() throws {
        var item = box(0, 0, 20, 20, red)
        item.gradient = gradient(.linear(from: .zero, to: CGPoint(x: 20, y: 0)), [red, blue])
        func name(_ items: [DrawnItem], _ title: String = "T") throws -> Substring? {
            String(decoding: try render(items, title: title).bytes, as: UTF8.self)
                .firstMatch(of: /id="(d[0-9a-z]{6})-0"/)?.output.1
        }
        let names = [try name([item]), try name([item], "U"), try name([item, box(0, 0, 1, 1, red)])]
        #expect(!names.contains(nil) && Set(names).count == 3)
        #expect(try name([item]) == names[0])
    }

    @Test func anAngularGradientIsAPatternOfSectors() throws {
        var item = box(0, 0, 20, 20, red)
        let center = CGPoint(x: 10, y: 10)
        item.gradient = gradient(.angular(center: center, from: .zero, to: .degrees(360)), [red, blue])
        let sectors = try svg([item])
        #expect(
            sectors.contains(
                "<pattern id=\"d-0\" patternUnits=\"userSpaceOnUse\" patternTransform=\"translate(10 10)\" width=\"20\""
                    + " height=\"20\" shape-rendering=\"crispEdges\">\n"
                    + "<path fill=\"#fe0001\" d=\"m10 10l21.21-0.42l-0.05 1.95z\"/>\n"
                    + "<path fill=\"#fc0003\" d=\"m10 10l21.18 1.11l-0.13 1.53z\"/>\n"), "\(sectors.prefix(400))")
        #expect(sectors.matches(of: /<path/).count == 120)
        // Between colours of the theme, whose values only the style sheet has, lie two layers.
        item.gradient = gradient(.angular(center: center, from: .zero, to: .degrees(360)), [red, .accentColor])
        #expect(
            try svg([item]).contains(
                "<path fill=\"#ff0000\" d=\"m10 10l21.21-0.42l-0.05 1.95z\"/>\n"
                    + "<path fill=\"#ff0000\" d=\"m10 10l21.18 1.11l-0.13 1.53z\"/>\n"
                    + "<path class=\"ink accent\" fill=\"currentColor\" fill-opacity=\"0.01\""
                    + " d=\"m10 10l21.18 1.11l-0.13 1.53z\"/>\n"))
    }

    @Test func itemsWithTheSameTransformationAndClipsShareAGroup() throws {
        let turn = CGAffineTransform(rotationAngle: .pi / 6)
        let items = [20.0, 40, 60].map { x in
            var item = box(x, 0, 10, 10, .accentColor)
            item.transform = x < 60 ? turn : nil
            return item
        }
        try check(
            items,
            """
            <g transform="matrix(0.86603 0.5 -0.5 0.86603 6.34 -3.66)">
            <rect class="ink accent" x="30" y="10" width="10" height="10"/>
            <rect class="ink accent" x="50" y="10" width="10" height="10"/>
            </g>
            <rect class="ink accent" x="70" y="10" width="10" height="10"/>

            """)
    }

    @Test func clipsAreInsideEachOther() throws {
        var item = box(0, 0, 30, 30, red)
        var veil = box(0, 0, 30, 30, .black)
        veil.gradient = gradient(.linear(from: .zero, to: CGPoint(x: 30, y: 0)), [.black, .clear])
        let word = DrawnItem(
            text: "a", baseline: 10, font: Font(size: 10, weight: .bold), fill: .accentColor,
            in: CGRect(x: 0, y: 0, width: 5, height: 12))
        item.clips = [
            .path(corner, isEvenOdd: true), .mask([veil]),
            .path(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), isEvenOdd: false), .mask([word]),
        ]
        try check(
            [item],
            """
            <defs>
            <clipPath id="d-0"><path clip-rule="evenodd" d="m10 10l40 0l-40 40z"/></clipPath>
            <linearGradient id="d-1" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="40" y2="10">\
            <stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/>\
            </linearGradient>
            <mask id="d-2" maskUnits="userSpaceOnUse" x="10" y="10" width="30" height="30">
            <rect fill="url(#d-1)" x="10" y="10" width="30" height="30"/>
            </mask>
            <clipPath id="d-3" clip-path="url(#d-0)"><path d="m15 15l10 0l0 10l-10 0z"/></clipPath>
            <mask id="d-4" maskUnits="userSpaceOnUse" x="5" y="5" width="15" height="22">
            <g mask="url(#d-2)">
            <text class="own bold" fill="#ffffff" x="10" y="20" font-size="10" textLength="5" \
            lengthAdjust="spacingAndGlyphs">a</text>
            </g>
            </mask>
            </defs>
            <g clip-path="url(#d-3)" mask="url(#d-4)">
            <rect class="own" fill="#ff0000" x="10" y="10" width="30" height="30"/>
            </g>

            """)
    }

    @Test func whatAClipOrATransformationLeavesNothingOfIsNotWritten() throws {
        let nothing: [(inout DrawnItem) -> Void] = [
            { $0.clips = [.path(Path(), isEvenOdd: false)] }, { $0.clips = [.mask([])] },
            { $0.clips = [.mask([self.box(0, 0, 9, 9, .clear)])] },
            { $0.transform = CGAffineTransform(scaleX: 0, y: 1) },
            { $0.transform = CGAffineTransform(scaleX: .nan, y: 1) }, { $0.kind = .path(Path()) },
            {
                $0.gradient = self.gradient(.linear(from: .zero, to: CGPoint(x: 1, y: 1)), [.clear, .clear])
            },
        ]
        for change in nothing {
            var item = box(0, 0, 20, 20, red)
            change(&item)
            try check([item], "")
        }
    }

    @Test func theWholeOfATurnedItemIsInsideThePicture() throws {
        var item = box(0, 0, 100, 100, red)
        item.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let text = String(decoding: try render([item]).bytes, as: UTF8.self)
        #expect(text.contains("viewBox=\"0 0 190.71 161.42\""), "\(text.prefix(300))")
        item.transform = CGAffineTransform(scaleX: 1e300, y: 1e300)
        item.frame.size.width = 1e300
        #expect(throws: Problem.self) { try render([item]) }
    }

    @Test(arguments: [OutputFormat.svg, .html, .fragment, .json, .text, .png, .pdf])
    func everyFormatHasEverything(format: OutputFormat) throws {
        #if !Full
            guard !format.isPicture else { return }
        #endif
        #expect(!(try render(gallery, side: 400, as: format).bytes.isEmpty))
    }
}
