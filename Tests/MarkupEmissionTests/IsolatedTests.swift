import Testing

@testable import MarkupEmission

// An open override or isolate would turn round what stands behind it on the line.
@Suite struct IsolatedTests {
    @Test(arguments: [
        ("plain", "plain"), ("עברית", "עברית"), ("\u{202E}evil", "\u{2068}\u{202E}evil\u{2069}"),
        ("a\u{2066}b", "\u{2068}a\u{2066}b\u{2069}\u{2069}"),
        ("a\u{2067}b\u{2069}c", "\u{2068}a\u{2067}b\u{2069}c\u{2069}"),
        ("\u{2069}x", "\u{2068}\u{2069}x\u{2069}"),
    ])
    func whatIsOpenedIsClosed(text: String, expected: String) {
        #expect(Array(isolated(text).unicodeScalars) == Array(expected.unicodeScalars))
    }
}
