import Foundation
import TestSupport
import Testing

@testable import SourceText

@Suite struct JSONScannerTests {
    private func scan<Value>(
        _ text: String, _ body: (inout JSONScanner) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        var json = JSONScanner(Array(text.utf8))
        return try body(&json)
    }

    @Test(arguments: [
        "0", "-0", "1", "-1.5", "0.1", "123456789012345678", "9007199254740993", "1e22", "1e23",
        "1.7976931348623157e308",
        "4.9e-324", "2.2250738585072011e-308", "0.000001", "1E5", "1e+05", "123456.789e-7",
        "00.1".dropFirst().description,
        "8.5070591730234616e37", "1e-400",
    ])
    func numbersAreTheNearestDoubles(text: String) throws {
        let value = try scan(text) { json throws(Problem) in try json.number() }
        #expect(value == strtod(text, nil) && value.sign == strtod(text, nil).sign)
    }

    @Test(arguments: 0..<50) func anyNumberIsTheNearestDouble(seed: Int) throws {
        var generator = Seeded(seed)
        for _ in 0..<200 {
            let digits = (0..<Int.random(in: 1...22, using: &generator)).map { index in
                "\(Int.random(in: index == 0 ? 1...9 : 0...9, using: &generator))"
            }
            let exponent = Bool.random(using: &generator) ? "e\(Int.random(in: -40...40, using: &generator))" : ""
            let fraction = Bool.random(using: &generator) ? ".\(Int.random(in: 0...99_999, using: &generator))" : ""
            let text = digits.joined() + fraction + exponent
            let value = try scan(text) { json throws(Problem) in try json.number() }
            #expect(value == strtod(text, nil), "\(text)")
        }
    }

    @Test func aNumberThatIsTooLargeIsInfinite() throws {
        #expect(try scan("1e999") { json throws(Problem) in try json.number() } == .infinity)
        #expect(try scan("-1e999") { json throws(Problem) in try json.number() } == -.infinity)
    }

    @Test(arguments: [
        (#""""#, ""), (#""a\nb""#, "a\nb"), (#""\u00e9\t\"\\\/\b\f\r""#, "é\t\"\\/\u{8}\u{c}\r"),
        (#""\ud83d\ude00""#, "😀"), (#""x\ud83dy""#, "x\u{FFFD}y"), ("\"東京\"", "東京"),
    ])
    func stringsAreUnescaped(source: String, text: String) throws {
        #expect(try scan(source) { json throws(Problem) in try json.string() } == text)
    }

    @Test(arguments: [
        ("", 0), ("01", 1), ("1.", 2), (".5", 0), ("+1", 0), ("1e", 2), ("-", 1), ("nul", 3), ("tru ", 3), ("\"a", 2),
        ("\"\\x\"", 2), ("\"\\u12g4\"", 5), ("\"a\u{1}\"", 2), ("[1,]", 3), ("[1 2]", 3), ("{\"a\"}", 4), ("{a:1}", 1),
        ("{\"a\":1,}", 7), ("[1}", 2), ("[", 1), ("{\"a\":[1,{\"b\":2]}", 14), ("NaN", 0), ("'a'", 0),
    ])
    func whatIsNoJSONIsRefusedAtItsPlace(source: String, offset: Int) {
        var json = JSONScanner(Array(source.utf8))
        do {
            try json.skipValue()
            #expect(json.offset == offset && !json.isAtEnd(), "\(source) was read")
        } catch {
            #expect(error.range.lowerBound == offset, "\(source): \(error.message)")
        }
    }

    // Foundation's reader and ours agree on what is JSON.
    @Test(arguments: 0..<60) func anyBytesAreJSONForBothReadersOrForNone(seed: Int) {
        var generator = Seeded(seed)
        let pieces = ["{", "}", "[", "]", ",", ":", "\"a\"", "1", "-2.5e3", "true", "null", " ", "\"\\u00e9\"", "0"]
        for _ in 0..<100 {
            var text = "["
            for _ in 0..<Int.random(in: 0...7, using: &generator) {
                text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }
            text += "]"
            var json = JSONScanner(Array(text.utf8))
            let isOurs = (try? json.skipValue()) != nil && json.isAtEnd()
            let isTheirs = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
            // Foundation's passes over a comma at the end, which the grammar does not.
            let hasLooseComma = text.contains(/,\s*[\]}]/)
            #expect(isOurs == (isTheirs && !hasLooseComma), "\(text)")
        }
    }
}
