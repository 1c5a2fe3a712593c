import Languages
import TextReading

/// The languages of a text, inferred from its first words.
package struct LanguageSample {
    package let languages: [Language]
    /// Whether the languages are assumed, since nothing in the text showed them.
    package let isAssumed: Bool

    /// Returns the number of bytes at the beginning of a text that are examined; more for HTML and the
    /// like, since the readable part of a page may begin long after its scripts.
    package static func length(_ markup: TextMarkup, _ form: ProseForm = ProseForm()) -> Int {
        markup == .html || markup == .xml || !form.isProse ? 1 << 18 : readableLength
    }

    /// The bytes of five thousand words: many more would give the same result.
    private static let readableLength = 1 << 15

    /// Infers the languages of a text.
    ///
    /// - Parameters:
    ///   - start: UTF-8 from the beginning of the text, with or without a byte order mark, which may end inside a word
    ///     or a character. Only the first ``length(_:_:)`` bytes count, so that more of them give the same result.
    ///   - form: what a plain text is made of besides prose.
    package init(of start: some Collection<UInt8>, _ markup: TextMarkup = .plain, _ form: ProseForm = ProseForm()) {
        let length = Self.length(markup, form)
        var sink = SampleSink()
        var text = Array(start.prefix(length + 3))
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
        text.removeSubrange(min(text.count, length)...)
        text.removeIncompleteCharacter()
        if markup != .plain || !form.isProse {
            var readable: [UInt8] = []
            var extractor = TextExtractor(markup, form: form, keepsCode: false)
            extractor.read(text.span, isLast: true, into: &readable)
            text = readable
            text.removeSubrange(min(text.count, Self.readableLength)...)
            text.removeIncompleteCharacter()
        }
        var tokenizer = Tokenizer()
        _ = tokenizer.read(text.span, isLast: true, into: &sink)
        let found = sink.evidence().languages()
        languages = found.map(\.language)
        isAssumed = found.allSatisfy(\.isAssumed)
    }
}

/// Counts spellings, so that each is looked up once.
private struct SampleSink: TokenSink, ~Copyable {
    private var words = WordInterner()

    mutating func word(_ text: Span<UInt8>, _ range: Range<Int>, _ kind: TokenKind) {
        if kind == .word { _ = words.add(text, range) }
    }

    mutating func boundary(_: TokenBoundary) {}
    mutating func leftOut(_: TokenOmission) {}

    borrowing func evidence() -> LanguageEvidence {
        var evidence = LanguageEvidence()
        let folding = WordFolding()
        for index in 0..<words.count {
            evidence.add(folding.fold(words.word(index).span).span, words.occurrences(of: index))
        }
        return evidence
    }
}

extension [UInt8] {
    /// Removes the beginning of a character that is cut off at the end.
    fileprivate mutating func removeIncompleteCharacter() {
        guard let start = indices.suffix(4).last(where: { self[$0] & 0xC0 != 0x80 }) else { return }
        let length = self[start] < 0x80 ? 1 : self[start] < 0xE0 ? 2 : self[start] < 0xF0 ? 3 : 4
        if start + length > count { removeSubrange(start...) }
    }
}
