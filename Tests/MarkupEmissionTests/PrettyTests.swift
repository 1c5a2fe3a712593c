import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import CloudRendering
@testable import MarkupEmission
@testable import MarkupValidation
@testable import TagParsing

private typealias Tag = TagParsing.Tag

@Suite struct PrettyTests {
    private static func cloud() throws -> Cloud {
        var options = CloudOptions()
        (options.chip, options.counts, options.heading, options.legend) = (.capsule, .badge, true, true)
        (options.title, options.description) = ("A  title", "what  it { shows; }")
        let tags = [
            try Tag("one two", weight: 9, link: "/a>b?c;d"), try Tag("a\nb", weight: 3), try Tag("<{;}> 😀", group: "g"),
        ]
        return try compose(tags, options)
    }

    private static func text(_ format: OutputFormat, isPretty: Bool) throws -> String {
        String(decoding: try render(cloud(), format: format, isPretty: isPretty).bytes, as: UTF8.self)
    }

    @Test(arguments: OutputFormat.allCases.filter(\.isMarkup))
    func theDocumentIsTheSameApartFromWhiteSpace(format: OutputFormat) throws {
        let (plain, pretty) = (try Self.text(format, isPretty: false), try Self.text(format, isPretty: true))
        #expect(plain.filter { !$0.isWhitespace } == pretty.filter { !$0.isWhitespace })
        // What is read is the same to the last space.
        func read(_ markup: String) -> [String] {
            markup.matches(of: /<(text|title|desc|h1|h2|p|li)[ >].*?<\/\1>/.dotMatchesNewlines()).map {
                String($0.output.0)
            }
        }
        #expect(read(plain) == read(pretty) && read(plain).count > 4)
        #expect(pretty != plain)
    }

    @Test(arguments: OutputFormat.allCases.filter(\.isMarkup))
    func anElementHasALine(format: OutputFormat) throws {
        for line in try Self.text(format, isPretty: true).split(separator: "\n") {
            let parts = line.drop { $0 == " " }
            let elements = parts.matches(of: /<[a-z][a-z0-9]*/).map { String($0.output) }
            #expect(elements.count <= 1 || ["<li", "<p"].contains(elements[0]), "\(line)")
        }
    }

    @Test func rulesStandOnLinesOfTheirOwnIndentedInTheirAtRules() throws {
        let markup =
            "<svg><style>a{b:c;d:\"{;}\"}@font-face{src:url(data:a;base64,b)}@media (x){e{f:g}}</style></svg>\n"
        #expect(
            String(decoding: prettyPrinted(Array(markup.utf8)), as: UTF8.self) == """
                <svg>
                  <style>
                    a { b:c; d:"{;}" }
                    @font-face { src:url(data:a;base64,b) }
                    @media (x) {
                      e { f:g }
                    }
                  </style>
                </svg>

                """)
    }
}
