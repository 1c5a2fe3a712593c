import MarkupReading
import SourceText

/// A post that is a whole document, as those of Pelican in HTML are: what is in its `<body>`, and its `<title>`.
struct HTMLDocument {
    let body: Range<Int>
    let title: String?

    /// - Returns: nil where there is no `<body>` in the range, which then is the inside of one.
    init?(_ source: SourceText, from start: Int) {
        let bytes = source.bytes
        guard let open = Self.startTag("body", in: bytes, start..<bytes.count) else { return nil }
        var end = bytes.count
        var index = open.upperBound
        while let close = Self.place(of: "</body", in: bytes, index..<bytes.count) {
            end = close
            index = close + 1
        }
        body = open.upperBound..<end
        // What Pelican reads as metadata ends in the head, and the title may stand before it.
        let title = Self.startTag("title", in: bytes, 0..<open.lowerBound).flatMap { tag in
            Self.place(of: "</title", in: bytes, tag.upperBound..<open.lowerBound).map { tag.upperBound..<$0 }
        }
        self.title = title.flatMap { PlainText.caption(bytes.unescapedText($0, backslashes: false)) }
    }

    /// From the `<` to behind the `>`.
    private static func startTag(_ name: StaticString, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        var index = range.lowerBound
        while let start = place(of: name, in: bytes, index..<range.upperBound) {
            index = start + name.utf8CodeUnitCount
            guard start > range.lowerBound, bytes[start - 1] == UInt8(ascii: "<"), index < range.upperBound,
                bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "/")
            else { continue }
            var quote: UInt8 = 0
            while index < range.upperBound {
                let byte = bytes[index]
                index += 1
                if quote != 0 {
                    if byte == quote { quote = 0 }
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = byte
                } else if byte == UInt8(ascii: ">") {
                    return start - 1..<index
                }
            }
        }
        return nil
    }

    /// Where a word of lower-case letters and signs begins, in any case.
    private static func place(of word: StaticString, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        let count = word.utf8CodeUnitCount
        guard range.count >= count else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            (range.lowerBound...range.upperBound - count).first { start in
                for offset in 0..<count {
                    let (byte, wanted) = (bytes[start + offset], word.utf8Start[offset])
                    let isLetter = wanted >= UInt8(ascii: "a")
                    guard byte == wanted || isLetter && byte | 0x20 == wanted else { return false }
                }
                return true
            }
        }
    }
}
