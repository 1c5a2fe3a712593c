import TestSupport

@testable import WordCounting

/// Keeps what a tokenizer found, with places in the whole text.
struct TokenRecorder: TokenSink {
    enum Event: Equatable {
        case word(Range<Int>, TokenKind)
        case boundary(TokenBoundary)
        case leftOut(TokenOmission)
    }

    private(set) var events: [Event] = []
    /// Whether every range was inside the bytes that came with it, and on characters.
    private(set) var isSound = true
    fileprivate var base = 0

    mutating func word(_ text: Span<UInt8>, _ range: Range<Int>, _ kind: TokenKind) {
        func isStart(_ place: Int) -> Bool { place == text.count || text[place] & 0xC0 != 0x80 }
        isSound =
            isSound && !range.isEmpty && range.lowerBound >= 0 && range.upperBound <= text.count
            && isStart(range.lowerBound) && isStart(range.upperBound)
        events.append(.word(base + range.lowerBound..<base + range.upperBound, kind))
    }

    mutating func boundary(_ boundary: TokenBoundary) { events.append(.boundary(boundary)) }
    mutating func leftOut(_ omission: TokenOmission) { events.append(.leftOut(omission)) }

    var words: [Range<Int>] {
        events.compactMap { if case .word(let range, _) = $0 { range } else { nil } }
    }

    func count(of omission: TokenOmission) -> Int { events.count { $0 == .leftOut(omission) } }
}

extension Tokenizer {
    static var keepsAll: Tokenizer { Tokenizer(keepsNumbers: true, keepsLinks: true, keepsAddresses: true) }
}

/// What is found in a text that comes in blocks: whatever a read leaves stands in front of the next block.
func record(
    _ text: [UInt8], _ tokenizer: Tokenizer = Tokenizer(), blocks: () -> Int = { .max / 2 }
) -> TokenRecorder {
    var tokenizer = tokenizer
    var recorder = TokenRecorder()
    var end = 0
    repeat {
        end = min(text.count, end + blocks())
        recorder.base += tokenizer.read(
            text.span.extracting(recorder.base..<end), isLast: end == text.count, into: &recorder)
    } while end < text.count
    return recorder
}

/// What is found in a text as a line: words between bars, boundaries as `,`, `.` and `¶`, omissions and kinds by name.
func tokens(_ text: String, _ tokenizer: Tokenizer = Tokenizer()) -> String {
    let bytes = Array(text.utf8)
    return record(bytes, tokenizer).events.map { event in
        switch event {
        case .word(let range, .word): String(decoding: bytes[range], as: UTF8.self)
        case .word(let range, let kind): "\(kind) \(String(decoding: bytes[range], as: UTF8.self))"
        case .boundary(.none): "no boundary"
        case .boundary(.clause): ","
        case .boundary(.sentence): "."
        case .boundary(.paragraph): "¶"
        case .leftOut(let omission): "no \(omission)"
        }
    }.joined(separator: "|")
}

extension Seeded {
    /// The numbers of one seed are those of the next but for the first: seeds that are far apart have others.
    init(apart seed: Int) { self.init(seed * 1_000_003) }
}
