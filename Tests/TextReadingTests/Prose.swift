import TestSupport

@testable import TextReading

/// The prose of a plain text, and what was left out of it.
struct Prose {
    let form: ProseForm
    let noise: NoiseCounts
    /// The paragraphs, each with one blank between its words.
    let paragraphs: [String]

    /// - Parameter longest: the most bytes of a block; nil for one block.
    init(_ source: String, blocksUpTo longest: Int? = nil, seed: Int = 0) {
        self.init(Array(source.utf8), blocksUpTo: longest, seed: seed)
    }

    init(_ bytes: [UInt8], blocksUpTo longest: Int? = nil, seed: Int = 0) {
        form = ProseForm(of: bytes)
        var extractor = TextExtractor(.plain, form: form, keepsCode: false)
        var random = Seeded(seed)
        var text: [UInt8] = []
        var start = 0
        repeat {
            var end = longest.map { start + Int.random(in: 1...$0, using: &random) } ?? bytes.count
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            end = min(end, bytes.count)
            extractor.read(bytes.span.extracting(start..<end), isLast: end == bytes.count, into: &text)
            start = end
        } while start < bytes.count
        noise = extractor.noise
        paragraphs = Self.paragraphs(of: String(decoding: text, as: UTF8.self))
    }

    static func paragraphs(of text: String) -> [String] {
        var paragraphs = [""]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.split { $0.isWhitespace }.joined(separator: " ")
            if words.isEmpty {
                paragraphs.append("")
            } else {
                paragraphs[paragraphs.count - 1] += (paragraphs[paragraphs.count - 1].isEmpty ? "" : " ") + words
            }
        }
        return paragraphs.filter { !$0.isEmpty }
    }
}

/// The paragraphs of a text with markup.
func readable(_ source: String, _ markup: TextMarkup, cutInto length: Int = .max) -> [String] {
    var extractor = TextExtractor(markup, keepsCode: false)
    var text: [UInt8] = []
    let bytes = Array(source.utf8)
    var start = 0
    repeat {
        var end = length < bytes.count - start ? start + length : bytes.count
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        extractor.read(bytes.span.extracting(start..<end), isLast: end == bytes.count, into: &text)
        start = end
    } while start < bytes.count
    return Prose.paragraphs(of: String(decoding: text, as: UTF8.self))
}
