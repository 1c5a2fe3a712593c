import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import CloudRendering
@testable import MarkupEmission
@testable import MarkupValidation
@testable import TagParsing

/// Clouds in pages with rules of their own: a content security policy, another encoding, little room.
@Suite("Pieces in a browser", .serialized) struct PiecesInABrowserTests {
    /// Where everything in a frame is and how it is painted, one text a frame.
    private static let looks = """
        return [...document.querySelectorAll('iframe')].map(frame => {
          const page = frame.contentDocument;
          const elements = [...page.querySelectorAll('svg, svg text, svg rect, ul, li, .tag')];
          return JSON.stringify(elements.map(element => {
            const style = frame.contentWindow.getComputedStyle(element);
            const box = element.getBoundingClientRect();
            return [box.x, box.y, box.width, box.height, style.fill, style.color, style.fontFamily, style.fontSize,
              style.getPropertyValue('--said')];
          }));
        });
        """

    private func frame(_ head: String, _ body: String) -> String {
        let page = "<!DOCTYPE html><html><head>\(head)</head><body>\(body)</body></html>"
        return "<iframe width=\"700\" height=\"500\" srcdoc=\"\(Browser.attributeValue(page))\"></iframe>\n"
    }

    private func policy(_ sources: String) -> String {
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \(sources)\">"
    }

    private func pieces(
        _ names: [String], _ format: OutputFormat, theme: String
    ) throws -> (FragmentPieces, ValidatedMarkup) {
        var options = CloudOptions()
        options.theme = theme
        let tags = try names.enumerated().map { try TagParsing.Tag($1, weight: Double($0 + 1)) }
        let markup = try render(tags, options: options, format: format)
        return (FragmentPieces(markup), markup)
    }

    @Test(
        "The printed hashes are what a strict policy needs, and references mean the same in styles, too",
        arguments: [OutputFormat.fragment, .list, .svg])
    func policies(format: OutputFormat) throws {
        let folder = try TemporaryFolder()
        let theme = try folder.write(".stratus{--said:\"é東\"}", to: "theme.css")
        let clouds = [
            try pieces(["Ärger", "東京", "{{x}}"], format, theme: theme),
            try pieces(["one", "two", "three", "four", "five"], format, theme: theme),
        ]
        var allowed = ContentPolicy()
        for cloud in clouds { allowed.insert(cloud.1) }
        func page(isASCII: Bool, _ end: FragmentPieces.LineEnding) -> String {
            var (output, written) = ([UInt8](), FragmentPieces.WrittenElements())
            for cloud in clouds { cloud.0.append(to: &output, sharing: &written, isASCII: isASCII, lineEnding: end) }
            return String(decoding: output, as: UTF8.self)
        }
        let whole = clouds.map { String(decoding: $0.1.bytes, as: UTF8.self) }.joined()
        let shared = page(isASCII: false, .lineFeed)
        let foreign = page(isASCII: true, .carriageReturnLineFeed)
        #expect(foreign.utf8.allSatisfy { $0 < 0x80 })
        let found: [String] = try Browser.evaluate(
            Self.looks,
            body: [
                frame("", whole), frame("", shared), frame(policy("\(allowed)"), shared),
                frame(policy("\(allowed)"), foreign), frame(policy("style-src 'none'"), shared),
            ].joined())
        try #require(found.count == 5)
        #expect(found[0].contains("é東"))
        #expect(found[1] == found[0] && found[2] == found[0] && found[3] == found[0])
        #expect(found[4] != found[0])
    }

    private struct Shown: Decodable {
        let width: Double, height: Double, room: Double, isLoaded: Bool
    }

    @Test(
        "A snippet fits into its place, and has the shape of its picture",
        arguments: ["img", "picture", "object"], [[], ["--responsive"]])
    func snippets(form: String, options: [String]) throws {
        let folder = try TemporaryFolder()
        let file = folder.file("cloud.svg")
        let list = (1...20).map { "- Name \($0) (\($0))\n" }.joined()
        let snippet = try Clouds.render(list, options + ["-o", file, "--print-snippet", form])
            .replacing("=\"cloud.svg\"", with: "=\"file://\(file)\"")
        let svg = try String(contentsOfFile: file, encoding: .utf8)
        let shown: [Shown] = try Browser.evaluate(
            """
            const found = [...document.querySelectorAll('img, object')];
            await Promise.all(found.filter(e => e.decode).map(e => e.decode()));
            return found.map(e => ({width: e.getBoundingClientRect().width, height: e.getBoundingClientRect().height,
              room: e.closest('.room').clientWidth, isLoaded: e.contentDocument != null || e.naturalWidth > 0}));
            """,
            body: [320, 800].map { "<div class=\"room\" style=\"width:\($0)px\">\(snippet)</div>" }.joined(),
            arguments: ["--allow-file-access-from-files"])
        try #require(shown.count == 2)
        for picture in shown { #expect(picture.isLoaded && picture.width <= picture.room + 0.5, "\(picture)") }
        if options.isEmpty {
            let size = try #require(svg.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
            let ratio = (Double(String(size.output.2)) ?? 0) / (Double(String(size.output.1)) ?? 1)
            for picture in shown { #expect(abs(picture.height - picture.width * ratio) < 1, "\(picture)") }
            #expect(abs(shown[0].width - 320) < 0.5 && abs(shown[1].width - 640) < 0.5)
        } else {
            // On narrower lines the same tags take more of them.
            #expect(shown[0].height > shown[1].height * 1.2)
        }
    }
}
