import Foundation
import TestSupport
import Testing

@testable import ByteWriting

private func written(_ body: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer()
    body(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
}

@Suite struct MarkupNumberTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.001, "0"), (0.004, "0"), (0.005, "0.01"), (-0.005, "-0.01"), (1.0, "1"),
        (12.345, "12.35"), (12.3, "12.3"), (12.30, "12.3"), (99.999, "100"), (-3.14159, "-3.14"), (0.1 + 0.2, "0.3"),
        (1e6, "1000000"), (1e15, "1000000000000000"), (1.5e15, "1500000000000000"), (1e21, "1000000000000000000000"),
        (1.25e20, "125000000000000000000"), (9.007199254740993e15, "9007199254740992"),
    ])
    func hasAtMostTwoDecimalsAndNoExponent(value: Double, text: String) {
        #expect(written { $0.appendMarkupNumber(value) } == text)
    }

    @Test func theLargestNumberIsWrittenInFull() {
        let text = written { $0.appendMarkupNumber(.greatestFiniteMagnitude) }
        #expect(text.count == 309 && text.hasPrefix("17976931348623157") && Double(text) == .greatestFiniteMagnitude)
    }

    @Test(arguments: 0..<200)
    func readsBackToTheHundredth(seed: Int) {
        var generator = Seeded(seed)
        let value = Double.random(in: -1e6...1e6, using: &generator)
        let text = written { $0.appendMarkupNumber(value) }
        #expect(abs((Double(text) ?? .nan) - value) <= 0.005 + 1e-9, "\(value) was written \(text)")
        #expect(text.wholeMatch(of: /-?(0|[1-9]\d*)(\.\d?[1-9])?/) != nil, "\(text)")
    }
}

@Suite struct ShortestNumberTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (42.0, "42"), (-7.0, "-7"), (0.1, "0.1"), (1e300, "1e+300"),
        (.leastNonzeroMagnitude, "5e-324"),
        (1e15, "1000000000000000"), (1e17, "1e+17"), (123_456_789_012_345.0, "123456789012345"),
        (0.1 + 0.2, "0.30000000000000004"),
    ])
    func isTheShortestFormThatReadsBack(value: Double, text: String) {
        let found = written { $0.appendShortest(value) }
        #expect(Double(found) == value)
        #expect(found == text)
    }
}

@Suite struct EscapingTests {
    @Test func textEscapesWhatEndsIt() {
        #expect(written { $0.appendXMLText("</text><b>&amp;]]>\"'") } == "&lt;/text&gt;&lt;b&gt;&amp;amp;]]&gt;\"'")
    }

    @Test func attributesEscapeQuotesAndLineBreaks() {
        #expect(written { $0.appendXMLAttribute("a\"b<c>&\n\t\r'") } == "a&quot;b&lt;c&gt;&amp;&#10;&#9;&#13;'")
    }

    // A quote with a combining mark is one Character that equals no quote.
    @Test(arguments: ["\u{301}", "\u{338}", "\u{20DD}", "\u{FE0F}", "\u{200D}"])
    func aMarkAfterASpecialCharacterDoesNotHideIt(mark: String) {
        #expect(written { $0.appendXMLAttribute("\"\(mark)") } == "&quot;\(mark)")
        #expect(written { $0.appendXMLText("<\(mark)&\(mark)") } == "&lt;\(mark)&amp;\(mark)")
        #expect(written { $0.appendJSONString("\"\(mark)\\\(mark)") } == "\"\\\"\(mark)\\\\\(mark)\"")
    }

    @Test func everyASCIICharacterSurvivesJSON() throws {
        for value in UInt8(0)..<128 {
            let text = "a" + String(UnicodeScalar(value)) + "b"
            let json = written { $0.appendJSONString(text) }
            let decoded = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
            #expect(decoded as? String == text)
            #expect(!json.contains("<"))
        }
    }

    /// A terminal that JSON is printed on is moved by none of them.
    @Test func whatMovesATerminalIsAnEscapeInJSON() throws {
        for value in [0x7F, 0x80, 0x9B, 0x9F, 0x61C, 0x200E, 0x200F, 0x2028, 0x202E, 0x2066, 0x2069] as [UInt32] {
            let text = "é\"" + String(UnicodeScalar(value)!) + "😀<"
            let json = written { $0.appendJSONString(text) }
            let digits = String(value, radix: 16)
            #expect(json == "\"é\\\"\\u" + String(repeating: "0", count: 4 - digits.count) + digits + "😀\\u003c\"")
            let decoded = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
            #expect(decoded as? String == text)
        }
        #expect(written { $0.appendJSONString("\u{A0}\u{202F}\u{200D}") } == "\"\u{A0}\u{202F}\u{200D}\"")
    }

    @Test func everyASCIICharacterSurvivesXML() throws {
        for value in UInt8(0x20)..<127 {
            let text = "a" + String(UnicodeScalar(value)) + "é"
            #expect(unescaped(written { $0.appendXMLText(text) }) == text)
            #expect(unescaped(written { $0.appendXMLAttribute(text) }) == text)
        }
    }

    private func unescaped(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }
}
