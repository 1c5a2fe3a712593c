import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import SourceText

@Suite struct LinkSlugTests {
    @Test(arguments: [
        ("Swift", "swift"), ("machine learning", "machine-learning"), ("  a -- b  ", "a-b"),
        ("snake_case", "snake-case"),
        ("C", "c"), ("C++", "c-plus-plus"), ("C#", "c-sharp"), ("F#", "f-sharp"), ("R&D", "r-and-d"), ("A+", "a-plus"),
        ("C++11", "c-plus-plus-11"), ("Q & A", "q-and-a"), ("+1", "plus-1"), ("#swift", "swift"),
        ("issue #42", "issue-42"),
        ("A+#", "a-plus-sharp"), (".NET", "dot-net"), ("ASP.NET", "asp-net"), ("on .NET", "on-dot-net"),
        ("Node.js", "node-js"),
        ("...and", "and"), ("v1.5.2", "v1-5-2"), ("CON", "con"), ("100%", "100"), ("don’t", "don-t"),
        ("a/b\\c", "a-b-c"),
        ("../../etc", "etc"), ("%2e%2e", "2e-2e"),
        // Scripts.
        ("Größe", "größe"), ("ÉCOLE", "école"), ("e\u{301}cole", "école"), ("ΛΌΓΟΣ", "λόγος"), ("ΣΑΣ. ΣΑ", "σας-σα"),
        ("İstanbul", "i\u{307}stanbul"),
        ("Привет, мир", "привет-мир"), ("東京 タワー", "東京-タワー"), ("हिन्दी", "हिन्दी"), ("می\u{200C}خواهم", "میخواهم"),
        ("कॉफ़ी", "कॉफ\u{93C}ी"),
        ("١٢٣", "١٢٣"), ("H₂O", "h₂o"), ("x²", "x²"), ("so\u{AD}ft", "soft"), ("1\u{FE0F}\u{20E3}", "1\u{20E3}"),
        // Names of neither letters nor digits.
        (";)", "u-3b-29"), ("!!!", "u-21-21-21"), ("🎈", "u-1f388"), ("..", "u-2e-2e"), (".", "u-2e"), ("-", "u-2d"),
        ("#", "u-23"), ("_", "u-5f"),
        ("+", "plus"), ("❤\u{FE0F}", "u-2764-fe0f"), ("!\n!", "u-21-20-21"),
        // A mark belongs to the letter before it, or to nothing.
        ("a\u{301}\u{327}", "á\u{327}"), ("!\u{301}a", "a"), ("+\u{301}", "plus"),
    ])
    func aNameHasASlug(name: String, expected: String) {
        // By scalars: the two forms of é are equal strings.
        #expect(Array(slug(of: name).unicodeScalars) == normal(expected), "\(slug(of: name))")
    }

    /// Expectations are written as they are read; a slug is in NFC.
    private func normal(_ text: String) -> [Unicode.Scalar] {
        Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    }

    private static let alphabet = Array(
        ("aBc19 -_.+#&/\\%:;~'!?\n\u{A0}éÉe\u{301}\u{327}ßẞİıΣσςǅŉﬁⅧ²Å한ㄱ東ー؟سو\u{64B}ע\u{200C}\u{200D}\u{AD}\u{FE0F}"
            + "🎈\u{1F468}कि\u{93C}\u{378}ﷺ\u{1E9B}\u{323}").unicodeScalars)

    @Test(arguments: 0..<400)
    func theSlugOfASlugIsThatSlug(seed: Int) {
        var generator = Seeded(seed)
        let scalars = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
            Self.alphabet.randomElement(using: &generator) ?? "a"
        }
        let name = String(String.UnicodeScalarView(scalars))
        let once = slug(of: name)
        #expect(
            !once.isEmpty && slug(of: once).unicodeScalars.elementsEqual(once.unicodeScalars),
            "\(name.debugDescription): \(once.debugDescription)")
        #expect(!once.hasPrefix("-") && !once.hasSuffix("-") && !once.utf8.elementsEqual("..".utf8))
        let encoded = Array(percentEncoded(once).utf8)
        #expect(
            encoded.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || 0x41...0x46 ~= $0 || "-%".utf8.contains($0) }
        )
        // Every sign of percent has its two digits, and they give the slug again.
        #expect(encoded.percentDecoded().elementsEqual(once.utf8))
    }

    /// By blocks of 4,096 code points.
    @Test(arguments: 0..<32)
    func aCharacterAloneHasASlugThatStays(block: UInt32) {
        for value in block << 12..<(block + 1) << 12 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = slug(of: String(scalar))
            let twice = slug(of: once)
            if once.isEmpty || !twice.unicodeScalars.elementsEqual(once.unicodeScalars) {
                Issue.record("\(String(value, radix: 16)): \(once.debugDescription), \(twice.debugDescription)")
            }
        }
    }

    /// A normaliser takes quadratic time on them where nothing limits their number.
    @Test func thousandsOfMarksOfOneLetterEnd() {
        let marks = (0..<15_000).map { $0 % 2 == 0 ? "\u{301}" : "\u{327}" }.joined()
        #expect(!slug(of: "a" + marks).isEmpty)
    }
}
