import Stratus
import TestSupport
import Testing

private typealias Tag = TagParsing.Tag

@Suite("What a server says of a cloud") struct ServingTests {
    @Test(
        "Each form has its media type",
        arguments: [
            (OutputFormat.svg, "image/svg+xml"), (.html, "text/html; charset=utf-8"),
            (.fragment, "text/html; charset=utf-8"), (.list, "text/html; charset=utf-8"),
            (.markdown, "text/markdown; charset=utf-8"), (.json, "application/json"),
            (.text, "text/plain; charset=utf-8"),
        ])
    func mediaTypes(format: OutputFormat, expected: String) {
        #expect(format.mediaType == expected)
    }

    // printf 'Tag cloud\n\na (2)  b (2)\n' | openssl dgst -sha256 -binary | base64
    @Test("The entity tag is the hash of the bytes, in quotation marks")
    func entityTags() throws {
        let tags = [try Tag("a", weight: 2), try Tag("b", weight: 2)]
        let text = try render(tags, format: .text)
        #expect(text.entityTag == "\"TTTij86tcBcssluo5iCGNzAtezNAzBuyhzvTFXZ0tkU=\"")
        #expect(try render(tags, format: .text).entityTag == text.entityTag)
        #expect(try render(tags, format: .svg).entityTag != text.entityTag)
    }
}

@Suite("Content security policies") struct ContentPolicyTests {
    private func tags(_ count: Int) throws -> [Tag] { try (1...count).map { try Tag("n\($0)", weight: Double($0)) } }

    private func hashes(_ policy: ContentPolicy) -> [String] {
        policy.description.matches(of: /'sha256-([A-Za-z0-9+\/]{43}=)'/).map { String($0.output.1) }
    }

    @Test("Clouds that share a style name it once, in rising order")
    func shared() throws {
        var policy = ContentPolicy()
        for count in 2...9 { policy.insert(try render(tags(count), format: .fragment)) }
        let found = hashes(policy)
        #expect(found.count == 9 && found == found.sorted() && Set(found).count == 9)
        #expect(policy.description == "style-src " + found.map { "'sha256-\($0)'" }.joined(separator: " "))
    }

    @Test("What has no styles needs no policy", arguments: [OutputFormat.json, .text, .markdown])
    func none(format: OutputFormat) throws {
        var policy = ContentPolicy()
        policy.insert(try render(tags(2), format: format))
        #expect(policy.description.isEmpty)
    }

    // A carriage return in a text, of others than Stratus, is a line feed to a browser.
    @Test("The hash is that of the text as a browser reads it")
    func lineEnds() throws {
        let folder = try TemporaryFolder()
        var options = CloudOptions()
        options.theme = try folder.write(".stratus{--a:\"x\\\ry\"}", to: "theme.css")
        let markup = try render(tags(2), options: options, format: .svg)
        #expect(!markup.bytes.contains(0x0D))
        let text = String(decoding: markup.bytes, as: UTF8.self)
        #expect(text.contains("x\\\ny"))
        var (written, expected) = (ContentPolicy(), ContentPolicy())
        written.insert(try .validate(Array(text.replacing("x\\\ny", with: "x\\\ry").utf8), as: .svg))
        expected.insert(markup)
        #expect(written == expected && hashes(written).count == 1)
    }

    #if Full
        @Test("A font in the picture is allowed, too")
        func fonts() throws {
            var options = CloudOptions()
            (options.fontFile, options.text) = (Project.fixture("fonts/plain.ttf").path, .embedded)
            var policy = ContentPolicy()
            policy.insert(try render(tags(2), options: options, format: .fragment))
            #expect(policy.description.hasPrefix("font-src data:; style-src 'sha256-"))
        }
    #endif
}
