/// The first words of a text, by which its languages are told.
package struct LanguageSample {
    package let languages: [Language]
    /// Whether nothing told them.
    package let isAssumed: Bool

    /// How many bytes of a text are looked at.
    package static let length = 1 << 16

    /// - Parameter text: valid UTF-8 from the beginning of a text; it may end inside a word.
    package init(of text: [UInt8], _ markup: TextMarkup = .plain) {
        var sink = SampleSink()
        var readable: [UInt8] = []
        if markup != .plain {
            var extractor = TextExtractor(markup, keepsCode: false)
            extractor.read(text.span, isLast: true, into: &readable)
        }
        let words = markup == .plain ? text : readable
        var tokenizer = Tokenizer(TokenOptions())
        _ = tokenizer.read(words.span, isLast: true, into: &sink)
        let found = sink.evidence.languages()
        languages = found.map(\.language)
        isAssumed = found.allSatisfy(\.isAssumed)
    }
}

private struct SampleSink: TokenSink {
    var evidence = LanguageDetector.Evidence()
    private let folding = WordFolding()

    mutating func word(_ text: Span<UInt8>, _ range: Range<Int>, _ kind: TokenKind) {
        guard kind == .word else { return }
        evidence.add(folding.fold(text.extracting(range)).span, 1)
    }

    mutating func boundary(_: TokenBoundary) {}
    mutating func leftOut(_: TokenOmission) {}
}
