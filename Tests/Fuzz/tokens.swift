@testable import WordCounting

/// What libFuzzer calls with every input: the first byte chooses options and cuts, the rest is a text.
///
/// Whatever the text is, its tokens are the same however it comes in pieces; each stands on whole characters, behind the
/// one before; and every letter is in one of them, or something was left out where it stands.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: data, count: count)
    guard let choice = bytes.first else { return 0 }
    var text = Array(String(decoding: bytes.dropFirst(), as: UTF8.self).utf8)
    // Tokens that are too long would never be found byte by byte.
    if choice & 0x70 == 0x70, !text.isEmpty {
        let unit = text
        while text.count < 9000 { text += unit }
    }
    let tokenizer = Tokenizer(
        keepsNumbers: choice & 1 != 0, keepsLinks: choice & 2 != 0, keepsAddresses: choice & 4 != 0)
    let whole = Recorder(text, tokenizer, blocks: [])
    precondition(whole.isWholly(text), "a letter is lost")
    // The bytes themselves say where they are cut, so that a find is found again. What is left of a block is read again in
    // front of the next: short blocks are for short texts.
    let longest = text.count < 200 ? 8 : text.count < 2000 ? 96 : 1500
    let lengths = choice & 8 != 0 && text.count < 200 ? [1] : bytes.map { Int($0) * longest / 256 + 1 }
    let cut = Recorder(text, tokenizer, blocks: lengths)
    precondition(cut.events == whole.events, "pieces made a difference")
    precondition(cut.lineEnds == whole.lineEnds, "pieces made a difference to the lines")
    return 0
}

private struct Recorder: TokenSink {
    enum Event: Equatable {
        case word(Range<Int>, TokenKind)
        case boundary(TokenBoundary)
        case leftOut(TokenOmission)
    }

    private(set) var events: [Event] = []
    /// How many words come before the end of each line.
    private(set) var lineEnds: [Int] = []
    private var words = 0
    private var base = 0
    private var end = 0

    /// - Parameter lengths: of the blocks, over and over; none for one block.
    init(_ text: [UInt8], _ tokenizer: Tokenizer, blocks lengths: [Int]) {
        var tokenizer = tokenizer
        var blockEnd = 0
        var number = 0
        repeat {
            blockEnd = lengths.isEmpty ? text.count : min(text.count, blockEnd + lengths[number % lengths.count])
            number += 1
            let block = text.span.extracting(base..<blockEnd)
            let done = tokenizer.read(block, isLast: blockEnd == text.count, into: &self)
            precondition(done >= 0 && done <= block.count, "more was done than there was")
            base += done
        } while blockEnd < text.count
        precondition(base == text.count, "not all of the text was read")
    }

    mutating func word(_ text: Span<UInt8>, _ range: Range<Int>, _ kind: TokenKind) {
        precondition(!range.isEmpty && range.lowerBound >= 0 && range.upperBound <= text.count, "a token out of bounds")
        func isStart(_ place: Int) -> Bool { place == text.count || text[place] & 0xC0 != 0x80 }
        precondition(isStart(range.lowerBound) && isStart(range.upperBound), "a token divides a character")
        precondition(base + range.lowerBound >= end, "a token begins inside another")
        end = base + range.upperBound
        events.append(.word(base + range.lowerBound..<end, kind))
        words += 1
    }

    mutating func boundary(_ boundary: TokenBoundary) {
        if case .boundary = events.last { preconditionFailure("two boundaries between two tokens") }
        events.append(.boundary(boundary))
    }

    mutating func lineEnd() { lineEnds.append(words) }
    mutating func leftOut(_ omission: TokenOmission) { events.append(.leftOut(omission)) }

    /// Whether every letter is in a token, or between two tokens between which something was left out.
    func isWholly(_ text: [UInt8]) -> Bool {
        var start = 0
        var isComplete = true
        for event in events + [.word(text.count..<text.count, .word)] {
            switch event {
            case .word(let range, _):
                if isComplete, Self.hasLetter(text[start..<range.lowerBound]) { return false }
                (start, isComplete) = (range.upperBound, true)
            case .boundary: break
            case .leftOut: isComplete = false
            }
        }
        return true
    }

    /// Swift's own properties are the independent source, for what is as old as Unicode 15.0, of which our tables are.
    private static func hasLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { scalar in
            guard let age = scalar.properties.age, age <= (major: 15, minor: 0) else { return false }
            return switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
                true
            default: false
            }
        }
    }
}
