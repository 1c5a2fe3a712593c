/// A finder of the words of a text that comes in blocks of UTF-8.
///
/// A tokenizer starts from the word boundaries of UAX #29. Beyond them, it keeps whole what most tools break:
///
/// | kept whole | rule | put apart |
/// |---|---|---|
/// | `don’t`, `rock'n'roll`, `l’homme`, `1980’s` | an apostrophe between letters, or after a digit | `dogs'`, `'quoted'` |
/// | `well-known`, `Jean-Luc`, `COVID-19`, `19-year-old` | one hyphen between letters or digits | `one--two`, `one – two`, `pre-` |
/// | `node.js`, `ASP.NET`, `Amazon.com` | a dot between letters, or between digits | `the end.The next` |
/// | `U.S.A.`, `e.g.` | single letters with dots, and the last dot | the last dot of `Ph.D.` |
/// | `.NET`, `.htaccess` | a dot after a blank or an opening bracket, before a letter | `... and` |
/// | `R&D`, `AT&T`, `r&d` | `&` between capitals, or between single letters | `salt&pepper` |
/// | `TCP/IP`, `A/B` | `/` between one to three capitals on each side | `and/or`, `HIV/AIDS` |
/// | `C++`, `C++17`, `LGBTQ+`, `C#`, `F#` | `++` after a word, `+` after one with a capital, `#` after one letter | `a+b`, `F#m` |
/// | `B2B`, `3D`, `MP3`, `CO₂`, `1980s`, `5kg` | letters and digits side by side | |
/// | `x86_64`, `snake_case` | low lines between letters or digits | `_emphasis_`, `____` |
/// | `col·lecció`, `צה״ל`, `می‌خواهم`, `exam\u{AD}ple`, `e\u{301}` | marks and signs inside words, as UAX #29 has them | |
/// | `#hashtag`, `#機械学習` | with the sign, at least one letter | `C#`, `#1` |
/// | `@name`, `@me@example.social` | with the sign, at least one letter | `user@host` |
/// | `🎉`, `👩‍👩‍👧`, `🇩🇪`, `1️⃣`, `❤` | an emoji is a word | `©`, `✔` without U+FE0F |
/// | `清华大学`, `プログラマー`, `ภาษา` | Chinese, Japanese, Thai, Lao, Khmer and Burmese, by dictionary | |
/// | `ディープラーニング` | a run of katakana, unless the dictionary divides it into words of three signs or more | `サッカーチーム` |
///
/// Numbers, links and addresses are left out unless they are asked for:
///
/// | left out | what it is |
/// |---|---|
/// | `42`, `1,234.5`, `12:30`, `2024-05-01`, `1/2`, `50%`, `$5`, `-3`, `1e5`, `0xFF`, `٤٢` | a number, with its signs |
/// | `https://…`, any `name://…`, `www.…`, `data:…/…`, `example.com`, `bit.ly/path` | a link, without the punctuation after it |
/// | `first.last+tag@example.com` | an address |
/// | more than 4,000 bytes | a word that is too long, up to the next blank, bracket or quotation mark |
///
/// A name like `example.com` is a link if its last part is one of a short list and it has no capitals, or if a path
/// follows.
///
/// Between two tokens comes at most one boundary, the strongest of:
///
/// | boundary | where |
/// |---|---|
/// | clause | `,` `;` `:` brackets, `“…”`, dashes, `/`, `...`, and every other sign that is no word |
/// | sentence | `.` `!` `?` `。` `؟` `।` and their like; no dot after `Mr Mrs Ms Dr Prof St Jr Sr vs`, or after a single capital that another capital follows |
/// | paragraph | an empty line, a form feed, U+2029 |
///
/// The end of a line is a space, and so are control characters. An apostrophe, and marks of emphasis at a word, are no
/// boundary.
package struct Tokenizer {
    /// The longest token in bytes; a longer one is left out as ``TokenOmission/overlongWord``.
    static let longestToken = 4000

    /// Whether `1,234`, `50%` and `2024-05-01` are kept.
    private let keepsNumbers: Bool
    /// Whether `https://example.com/path` is kept.
    private let keepsLinks: Bool
    /// Whether `name@example.com` is kept.
    private let keepsAddresses: Bool
    /// The strongest boundary since the last token.
    var boundary = TokenBoundary.none
    /// The character before the block; a space at the beginning of the text.
    private var before = ScalarProperties.end
    /// Whether the text before the block ended in blanks after the end of a line, and in
    /// ``isBehindCarriageReturn`` whether it ended in half of CR LF.
    var isBehindLineEnd = false
    var isBehindCarriageReturn = false
    /// The rest of a token that is too long and has not ended.
    var rest: TokenRest?
    var segmenter: DictionarySegmenter?
    var segmentEnds: [Int] = []

    package init(keepsNumbers: Bool = false, keepsLinks: Bool = false, keepsAddresses: Bool = false) {
        (self.keepsNumbers, self.keepsLinks, self.keepsAddresses) = (keepsNumbers, keepsLinks, keepsAddresses)
    }

    /// Reads the next block of a text, and passes its words, boundaries and omissions to a sink.
    ///
    /// - Parameters:
    ///   - text: valid UTF-8, which may be cut anywhere at its end.
    ///   - isLast: whether the text ends with this block; then the whole block is read.
    /// - Returns: the number of bytes read; the others, never more than a few thousand, have to come again at the
    ///   beginning of the next block.
    /// - Complexity: O(n) in the bytes.
    package mutating func read<Sink: TokenSink & ~Copyable>(
        _ text: Span<UInt8>, isLast: Bool, into sink: inout Sink
    ) -> Int {
        let done = BlockReader.reading(text, isLast: isLast, before: before) { reader in
            var index = isBehindLineEnd ? readBlanks(reader, 0, into: &sink) : readRest(reader, 0)
            index = readTokens(&reader, text, from: index, into: &sink)
            before = reader.scalar(before: index)
            return index
        }
        if isLast {
            boundary = max(boundary, rest?.boundary ?? .none)
            rest = nil
            flush(into: &sink)
        }
        return done ?? 0
    }

    /// Reads to the end of the block, or to where a decision needs more of the text.
    private mutating func readTokens<Sink: TokenSink & ~Copyable>(
        _ reader: inout BlockReader, _ text: Span<UInt8>, from start: Int, into sink: inout Sink
    ) -> Int {
        var index = start
        var window = PlainWindow()
        while true {
            index = readPlainWords(reader, &window, text, from: index, into: &sink)
            guard index < reader.count else { return index }
            if let end = reader.plainNumber(index) {
                handOver(.number, index..<end, text, into: &sink)
                index = end
                continue
            }
            reader.startDecision()
            let isBlank = reader.scalar(index).properties.isBlank
            if reader.isStarved { return index }
            if isBlank {
                index = readBlanks(reader, index, into: &sink)
                continue
            }
            let step = reader.step(at: index)
            if reader.isStarved { return index }
            index = take(step, reader, text, into: &sink)
        }
    }

    /// Passes the result of a step to the sink.
    ///
    /// - Returns: the offset where the next step begins.
    private mutating func take<Sink: TokenSink & ~Copyable>(
        _ step: TokenStep, _ reader: BlockReader, _ text: Span<UInt8>, into sink: inout Sink
    ) -> Int {
        switch step.outcome {
        case .nothing:
            boundary = max(boundary, step.boundary)
        case .token(let kind):
            handOver(kind, step.range, text, into: &sink)
        case .overlongWord:
            flush(into: &sink)
            sink.leftOut(.overlongWord)
            rest = TokenRest(isLink: false)
            return readRest(reader, step.next)
        case .overlongLink(let openBrackets):
            flush(into: &sink)
            sink.leftOut(omission(of: .link) ?? .overlongWord)
            rest = TokenRest(isLink: true, openBrackets: openBrackets, boundary: step.boundary)
            return readRest(reader, step.next)
        case .dictionary(let isWhole):
            return takeRun(step.range, isWhole: isWhole, reader, text, into: &sink)
        }
        return step.next
    }

    @inline(__always) private mutating func handOver<Sink: TokenSink & ~Copyable>(
        _ kind: TokenKind, _ range: Range<Int>, _ text: Span<UInt8>, into sink: inout Sink
    ) {
        if boundary != .none { flush(into: &sink) }
        let omission = range.count > Self.longestToken ? .overlongWord : omission(of: kind)
        if let omission { sink.leftOut(omission) } else { sink.word(text, range, kind) }
    }

    private func omission(of kind: TokenKind) -> TokenOmission? {
        switch kind {
        case .number: keepsNumbers ? nil : .number
        case .link: keepsLinks ? nil : .link
        case .address: keepsAddresses ? nil : .address
        case .word, .hashtag, .mention: nil
        }
    }

    @inline(__always) mutating func flush<Sink: TokenSink & ~Copyable>(into sink: inout Sink) {
        guard boundary != .none else { return }
        let found = boundary
        boundary = .none
        sink.boundary(found)
    }
}
