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
        arguments: [(MarkupKind.svg, 4_928), (.page, 6_007), (.fragment, 5_074)])
    func everyChangeIsRefused(kind: MarkupKind, count: Int) {
        let mutations = Mutations(of: kind).all
        let accepted = mutations.filter { check($0.document, as: kind).isEmpty }
        #expect(accepted.map(\.label) == [])
        #expect(mutations.count == count)
    }

    @Test("What may be missing may be missing", arguments: MarkupKind.allCases)
    func optionalElements(kind: MarkupKind) {
        for mutation in Mutations(of: kind).elementsDropped(optional: true) {
            #expect(check(mutation.document, as: kind) == [], "\(mutation.label)")
        }
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
