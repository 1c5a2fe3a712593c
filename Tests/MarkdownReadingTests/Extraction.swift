import TestSupport

@testable import MarkdownReading
@testable import MarkupReading
@testable import TextReading

/// A text extracted, and what the extractor tells about it.
struct Extraction {
    var text = ""
    var omittedCodeBlocks = 0
    /// How many bytes more were read than written, at most.
    var heldBack = 0

    /// - Parameter blockEnds: where blocks end, besides at the end of the text; nil for one block.
    init(_ source: String, _ markup: TextMarkup, keepsCode: Bool = false, blockEnds: [Int] = []) {
        var extractor = TextExtractor(markup, keepsCode: keepsCode)
        let bytes = Array(source.utf8)
        var text: [UInt8] = []
        var start = 0
        for end in blockEnds + [bytes.count] {
            extractor.read(bytes.span.extracting(start..<end), isLast: end == bytes.count, into: &text)
            heldBack = max(heldBack, end - text.count)
            start = end
        }
        self.text = String(decoding: text, as: UTF8.self)
        omittedCodeBlocks = extractor.omittedCodeBlocks
    }

    /// Ends of blocks of random lengths, between characters.
    static func blockEnds(of source: String, upTo longest: Int, _ random: inout Seeded) -> [Int] {
        let bytes = Array(source.utf8)
        var ends: [Int] = []
        var end = 0
        while true {
            end += Int.random(in: 1...longest, using: &random)
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            guard end < bytes.count else { return ends }
            ends.append(end)
        }
    }
}
