import BoxLayout
import Foundation
import SourceText
import Stratus
import TestSupport
import Testing

import typealias BoxLayout.CGFloat
import typealias BoxLayout.CGRect
import typealias BoxLayout.CGSize

@Suite struct BoxesTests {
    private func text(_ markup: ValidatedMarkup) -> String { String(decoding: markup.bytes, as: UTF8.self) }

    @Test func theExampleOfTheDocumentationMakesAPage() throws {
        let folder = try TemporaryFolder()
        func topics() throws -> ValidatedMarkup {
            let page = try render(title: "Topics", width: 400, format: .html) {
                FlowLayout(alignment: .firstTextBaseline, spacing: 16) {
                    ForEach(["Swift", "C++", "Objective-C"]) { topic in
                        Text(topic).padding(16).background(Color("fill"), in: Capsule())
                            .badge { Text("3").padding(.horizontal, 6).background(Color("badge"), in: Capsule()) }
                    }
                }
            }
            return page
        }
        try topics().write(to: folder.file("topics.html"))
        let written = try folder.text("topics.html")
        #expect(written.matches(of: />3<\/text>/).count == 3 && written.contains("rx=\""))
        // The documentation has these very lines.
        let page = try Documentation.page("FromSwift")
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        func lines(_ text: String) -> [String] {
            text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let example = lines(page).drop { !$0.hasPrefix("let page = try render(title:") }.prefix {
            $0 != "try page.write(to: \"topics.html\")"
        }
        #expect(example.count == 8 && lines(source).firstRange(of: Array(example)) != nil)
    }

    @Test(arguments: [OutputFormat.svg, .html, .fragment, .json, .text])
    func everyFormatOfADrawingValidates(format: OutputFormat) throws {
        let markup = try render(title: "All", width: 200, format: format) {
            VStack {
                Text("<&>\"'é 東京")
                HStack {
                    Rectangle().stroke(.secondary, lineWidth: 2).frame(width: 20, height: 20)
                    Circle().fill(.accentColor).frame(width: 20, height: 20)
                }
                Ellipse().fill().frame(height: 10).opacity(0.25)
                Line().opacity(0.5)
                Divider()
                Image("nowhere", width: 30, height: 20)
                Color.clear.frame(height: 3)
                Rectangle().fill(Color("Ünusual nàme!")).frame(width: 0, height: 5)
                Text("  ").hidden()
            }
        }
        #expect(!markup.bytes.isEmpty)
    }

    @Test func whatIsDrawnOutsideIsInsideThePicture() throws {
        let svg = text(
            try render(title: "Out", width: 100) {
                Rectangle().fill(.accentColor).frame(width: 50, height: 50).offset(x: -30, y: -20)
            })
        // 50 by 50 of the root, 30 and 20 more of what was moved, and the padding.
        #expect(svg.contains("viewBox=\"0 0 112 102\""), "\(svg.prefix(200))")
        #expect(svg.contains("x=\"16\" y=\"16\" width=\"50\" height=\"50\""))
    }

    @Test(arguments: ["\u{0}", "\u{1B}[0m", "\u{FFFE}"]) func textThatMarkupCannotHoldIsAnError(text: String) {
        // Of the text, and not of what was written: that would be a bug.
        for error in [
            #expect(throws: Problem.self) { try render(title: "T", width: 100) { Text("a" + text) } },
            #expect(throws: Problem.self) { try render(title: "a" + text, width: 100) { Text("a") } },
        ] {
            #expect(error?.description.contains("cannot stand in markup\nhint: remove it") == true, "\(error as Any)")
        }
    }

    @Test func aLayoutThatAnswersNonsenseIsAnErrorWithItsName() throws {
        struct Nonsense: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.nan, height: 1)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let error = #expect(throws: Problem.self) {
            try render(title: "T", width: 100) { VStack { Nonsense { Text("a") } } }
        }
        #expect(error?.description.contains("Nonsense") == true && error?.description.contains("VStack ") == true)
    }

    // The face that measures is the face that is named.
    @Test func boldTextIsMeasuredBoldAndWrittenBold() throws {
        let svg = text(try render(title: "T", width: 400) { Text("Wide words").bold() })
        let width = FontFamily.sans.face(.bold).measure("Wide words").width * 16
        let claimed = try #require(svg.firstMatch(of: /class="ink primary bold"[^>]*textLength="([0-9.]+)"/)?.output.1)
        #expect(abs((Double(claimed) ?? 0) - width) <= 0.005 + 5e-5)
        #expect(svg.contains(/\.s[0-9a-z]{6} \.bold\{font-weight:700\}/))
    }

    @Test func aDrawingIsHeardAndItsTitleStandsAboveThePage() throws {
        let page = text(try render(title: "T", description: "D", width: 400, format: .html) { Text("words") })
        #expect(page.contains("<h1>T</h1>") && page.contains("<p>D</p>") && !page.contains("aria-hidden"))
        #expect(!text(try render(title: "T", width: 400, format: .html) { Text("words") }).contains("<p>"))
    }

    @Test func whatHasNoExtentIsNotWritten() throws {
        let svg = text(
            try render(title: "T", width: 100) {
                VStack {
                    Rectangle().fill(.accentColor).frame(width: 0.004, height: 5)
                    Rectangle().stroke(.accentColor, lineWidth: 0).frame(width: 5, height: 5)
                    Text("\u{200B}")
                    Text("seen")
                }
            })
        #expect(!svg.contains("ink accent") && svg.matches(of: /<text\s/).count == 1)
    }

    @Test(arguments: ["outline", "bold", "tag", "w0", "background", "x\"y", ""])
    func everyNameOfAColourIsWritten(name: String) throws {
        _ = try render(title: "T", width: 100) {
            VStack {
                Rectangle().fill(Color(name)).frame(height: 5)
                Rectangle().stroke(Color(name)).frame(height: 5)
                Text("a").foregroundStyle(Color(name))
            }
        }
    }

    @Test(arguments: [0, 0.003, 0.004, 0.5, 0.994, 0.996, 0.9999, 1]) func everyOpacityIsWritten(opacity: Double) throws
    {
        _ = try render(title: "T", width: 100) { Text("a").opacity(opacity) }
    }

    @Test func aWidePictureMayHaveWidePadding() throws {
        #expect(text(try render(title: "T", width: 2000, padding: 500) { Text("a") }).contains("<text"))
    }

    // Text of a drawing is no smaller on a narrow screen than text of a cloud.
    @Test func aDrawingScrollsWhereItsTextWouldBeTooSmall() throws {
        let page = text(
            try render(title: "T", width: 1168, format: .html) { Text("a").font(.body).frame(width: 1168) })
        #expect(page.contains("{min-width:826px}"))
    }
}
