import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import CloudRendering
@testable import MarkupEmission
@testable import MarkupReading
@testable import MarkupValidation
@testable import TagParsing

private typealias Tag = TagParsing.Tag

private func pieces(
    _ names: [String], _ format: OutputFormat = .fragment, _ options: CloudOptions = CloudOptions()
) throws -> (FragmentPieces, whole: String) {
    let tags = try names.enumerated().map { try Tag($1, weight: Double($0 + 1)) }
    let markup = try render(tags, options: options, format: format)
    return (FragmentPieces(markup), String(decoding: markup.bytes, as: UTF8.self))
}

private func written(
    _ clouds: [FragmentPieces], isASCII: Bool = false, _ lineEnding: FragmentPieces.LineEnding = .lineFeed,
    guardsTemplates: Bool = true
) -> String {
    var output: [UInt8] = []
    var written = FragmentPieces.WrittenElements()
    for cloud in clouds {
        cloud.append(
            to: &output, sharing: &written, isASCII: isASCII, lineEnding: lineEnding, guardsTemplates: guardsTemplates)
    }
    return String(decoding: output, as: UTF8.self)
}

private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

@Suite("Pieces of a fragment") struct FragmentPiecesTests {
    @Test("A page with one cloud has it as it is", arguments: [OutputFormat.fragment, .list, .svg, .markdown])
    func alone(format: OutputFormat) throws {
        let (cloud, whole) = try pieces(["Ärger", "b", "c"], format)
        #expect(written([cloud]) == whole)
    }

    @Test("A second cloud of the same options brings its places only", arguments: [OutputFormat.fragment, .list])
    func shared(format: OutputFormat) throws {
        let (one, first) = try pieces(["a", "b", "c"], format)
        let (other, second) = try pieces(["dd", "ee", "ff", "gg"], format)
        let page = written([one, other])
        #expect(count("<style>", in: page) == 3)
        #expect(page.hasPrefix(first))
        // What is left out is the first style, with its line end, and nothing else.
        let start = try #require(second.range(of: "<style>")).lowerBound
        let end = try #require(second.range(of: "</style>\n")).upperBound
        #expect(page == first + second[..<start] + second[end...])
    }

    @Test("The same cloud twice has no style the second time, and is well-formed")
    func twice() throws {
        let (cloud, whole) = try pieces(["a", "b"])
        let rest = written([cloud, cloud]).dropFirst(whole.count)
        #expect(!rest.contains("<style") && rest.contains("<title>"))
        // All that the rules miss is the styles, which stand before it in the page.
        let found = violations(in: Array(rest.utf8), as: .fragment).map(\.message)
        #expect(!found.isEmpty && found.allSatisfy { $0.contains("style") }, "\(found)")
    }

    @Test("Clouds of other options keep their styles")
    func others() throws {
        var dark = CloudOptions()
        dark.theme = "dark"
        let page = written([try pieces(["a", "b"]).0, try pieces(["a", "b"], .fragment, dark).0])
        #expect(Set(page.matches(of: /<style>[^<]*/).map { String($0.output) }).count >= 3)
    }

    // U+00C4, U+6771, U+4EAC and U+1F388 by Unicode's charts.
    @Test(
        "In a page of another encoding characters are references, and the markup says the same",
        arguments: [OutputFormat.fragment, .list, .svg])
    func references(format: OutputFormat) throws {
        let (cloud, whole) = try pieces(["Ärger", "東京", "🎈", "plain"], format)
        let page = written([cloud], isASCII: true)
        #expect(page.utf8.allSatisfy { $0 < 0x80 })
        for name in ["&#xC4;rger", "&#x6771;&#x4EAC;", "&#x1F388;"] { #expect(page.contains(name)) }
        let read = page.replacing(/&#x([0-9A-F]+);/) { match in
            UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? "?"
        }
        #expect(read == whole)
        let kind: MarkupKind = format == .svg ? .svg : format == .list ? .list : .fragment
        #expect(violations(in: Array(page.utf8), as: kind).isEmpty)
    }

    @Test("Line ends are those of the page")
    func lineEnds() throws {
        let (cloud, whole) = try pieces(["a", "b"])
        let page = written([cloud], .carriageReturnLineFeed)
        #expect(page.utf8.count == whole.utf8.count + whole.utf8.count { $0 == 0x0A })
        #expect(page.replacing("\r\n", with: "\n") == whole)
        #expect(violations(in: Array(page.utf8), as: .fragment).isEmpty)
    }

    @Test(
        "What a template engine would run is guarded in names",
        arguments: [
            ("{{x}}", "&#123;&#123;x}}"), ("{%x%}", "&#123;%x%}"), ("{x", "&#123;x"), ("{{{x", "&#123;&#123;&#123;x"),
            ("{x}", "&#123;x}"), ("a{ {b", "a&#123; &#123;b"),
        ])
    func braces(name: String, expected: String) throws {
        for format in [OutputFormat.fragment, .list, .svg] {
            let (cloud, whole) = try pieces([name, "b"], format)
            let page = written([cloud])
            #expect(page.contains(expected) && page.firstMatch(of: /\{[{%#<]/) == nil)
            #expect(page.replacing("&#123;", with: "{") == whole)
            #expect(written([cloud], guardsTemplates: false) == whole)
        }
    }

    // "x{" ends a text, and a tag begins behind it.
    @Test("A brace at the end of a text is guarded, too")
    func lastBrace() throws {
        let (cloud, _) = try pieces(["x{", "b"])
        #expect(written([cloud]).contains(">x&#123;</text>"))
    }
}
