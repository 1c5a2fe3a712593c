import MarkupReading
import MarkupValidation
import Testing

@Suite("What is not ours")
struct MutationTests {
    @Test("A sample taken apart and put together is still valid", arguments: MarkupKind.allCases)
    func samplesSurvive(kind: MarkupKind) {
        let document = MarkupTree(Samples.document(kind)).source
        #expect(check(document, as: kind) == [])
        #expect(document == Samples.document(kind))
    }

    @Test(
        "Every change to a valid document is refused",
        arguments: [(MarkupKind.svg, 5_894), (.page, 6_954), (.fragment, 6_005)])
    func everyChangeIsRefused(kind: MarkupKind, count: Int) {
        let mutations = Mutations(of: kind).all
        let accepted = mutations.filter { check($0.document, as: kind).isEmpty }
        #expect(accepted.map(\.label) == [])
        #expect(mutations.count == count)
    }

    @Test("What may be missing may be missing", arguments: [MarkupKind.svg, .page, .fragment, .list])
    func optionalElements(kind: MarkupKind) {
        for mutation in Mutations(of: kind).elementsDropped(optional: true) {
            #expect(check(mutation.document, as: kind) == [], "\(mutation.label)")
        }
    }

    @Test("Glyphs are as strict: every change of theirs is refused")
    func everyChangeOfGlyphsIsRefused() {
        #expect(check(Samples.outlined, as: .svg) == [])
        let mutations = Mutations(Samples.outlined).ofAttributes
        let accepted = mutations.filter { check($0.document, as: .svg).isEmpty }
        #expect(accepted.map(\.label) == [])
        #expect(mutations.count == 2_636)
    }

    @Test(
        "Classes of a face in another order, twice, or of what has none are refused",
        arguments: [
            ("tag w0", "tag w0 italic bold"), ("tag w0", "tag w0 bold code"), ("tag w0", "tag w0 struck bold"),
            ("tag w0", "tag w0 code behind"), ("tag w0", "tag w0 bold bold"), ("tag w0", "tag w0 Bold"),
            ("tag w0", "tag w0 mono"), ("tag w0", "bold tag w0"), ("tag w0", "tag bold"), ("tag w0", "tag w0  bold"),
            ("tag w0", "tag w0 bold "), ("\"count\"", "\"count bold\""), ("detail f1", "detail f1 italic"),
            ("ink title bold", "ink title struck"), ("\"chip\"", "\"chip bold\""),
        ])
    func faceClasses(part: String, replacement: String) {
        #expect(check(Samples.svg().with(part, as: replacement), as: .svg).isEmpty == false)
    }

    // What shows a glyph is its outline: a class of another face would draw nothing else.
    @Test("A glyph has no class of a face", arguments: ["bold", "code", "struck"])
    func glyphClasses(name: String) {
        let glyphs = Samples.glyph(0, role: "tag w5")
        let changed = Samples.glyph(0, role: "tag w5 \(name)")
        #expect(check(Samples.outlined.with(glyphs, as: changed), as: .svg).isEmpty == false)
    }

    @Test(
        "Outlines are followed by the text that they show",
        arguments: [
            (Samples.glyph(0, role: "tag w5"), "", "expected fill-opacity 0 behind"),
            (" fill-opacity=\"0\" data-weight=\"4\"", " data-weight=\"4\"", "expected fill-opacity 0 behind"),
            (
                "</g>\n</svg>", "</g>\n" + Samples.glyph(0, role: "ink note") + "</svg>",
                "expected the text that it shows"
            ),
            (
                Samples.glyph(0, role: "ink title bold"), Samples.glyph(0, role: "ink title bold") + Samples.rule,
                "expected the text that it shows"
            ),
            (Samples.glyph(0, role: "tag w5"), Samples.glyph(0, role: "tag w4"), "expected the class of the text"),
            ("l2 2z\"", "l2 2\"", "attribute 'd'"), ("m1 1l2 2z\"", "M1 1l2 2z\"", "attribute 'd'"),
            ("l2 2z\"", "a2 2z\"", "attribute 'd'"), ("l2 2z\"", "l2 1e3z\"", "attribute 'd'"),
            ("l2 2z\"", "l2 url(#a)z\"", "attribute 'd'"), ("m0-12.5l10 7", "m0-12.555l10 7", "attribute 'd'"),
        ])
    func glyphRules(part: String, replacement: String, expected: String) {
        let found = check(Samples.outlined.with(part, as: replacement), as: .svg).map(\.description)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    @Test("A byte that breaks the syntax is refused wherever it stands", arguments: MarkupKind.allCases)
    func everyByteBroken(kind: MarkupKind) {
        let bytes = Array(Samples.document(kind).utf8)
        var accepted: [String] = []
        for breaker: UInt8 in [0x00, 0x01, UInt8(ascii: "<"), UInt8(ascii: "&"), 0x80, 0xC0, 0xFF] {
            for index in bytes.indices {
                var broken = bytes
                broken.insert(breaker, at: index)
                if violations(in: broken, as: kind).isEmpty { accepted.append("\(breaker) at \(index)") }
            }
        }
        #expect(accepted == [])
    }

    @Test("A document cut off at any byte is refused", arguments: MarkupKind.allCases)
    func everyTruncation(kind: MarkupKind) {
        let bytes = Array(Samples.document(kind).utf8)
        let accepted = bytes.indices.filter { violations(in: Array(bytes[..<$0]), as: kind).isEmpty }
        #expect(accepted == [])
    }
}
