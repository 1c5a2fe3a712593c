import Glibc

/// What sort of character a byte of markup is. Markdown and HTML know no others than those of ASCII.
package enum Syntax {
    @inline(__always)
    package static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    @inline(__always)
    package static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    @inline(__always)
    package static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    /// A space or a tab, or the carriage return that is left of a line's end.
    @inline(__always)
    package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    /// What HTML takes for white space.
    @inline(__always)
    package static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == 0x0A || byte == 0x0C }

    package static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}

extension Span where Element == UInt8 {
    /// The offset of the next such byte, or the end of the range.
    @inline(__always)
    package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
        withUnsafeBufferPointer { (buffer: UnsafeBufferPointer<UInt8>) -> Int in
            guard let base = buffer.baseAddress, range.lowerBound < range.upperBound,
                let found = memchr(base + range.lowerBound, Int32(byte), range.count)
            else { return range.upperBound }
            return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
        }
    }

    /// The offset of the first byte that is no space, tab or carriage return, or the end of the range.
    package func firstNonBlank(_ range: Range<Int>) -> Int {
        var index = range.lowerBound
        while index < range.upperBound, Syntax.isBlank(self[index]) { index += 1 }
        return index
    }

    /// The range without blanks at its ends.
    package func trimmed(_ range: Range<Int>) -> Range<Int> {
        let start = firstNonBlank(range)
        var end = range.upperBound
        while end > start, Syntax.isBlank(self[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Whether this ASCII text stands at the offset, its letters in any case.
    package func holds(_ text: StaticString, at offset: Int, end: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= end else { return false }
        var place = 0
        while place < text.utf8CodeUnitCount {
            let byte = self[offset + place]
            guard (Syntax.isLetter(byte) ? byte | 0x20 : byte) == text.utf8Start[place] else { return false }
            place += 1
        }
        return true
    }

    /// The offset of the next such text of lower-case ASCII, in any case; nil when it does not come.
    package func firstRange(of text: StaticString, in range: Range<Int>) -> Range<Int>? {
        var index = range.lowerBound
        while true {
            index = offset(of: text.utf8Start[0], in: index..<range.upperBound)
            guard index < range.upperBound else { return nil }
            if holds(text, at: index, end: range.upperBound) { return index..<index + text.utf8CodeUnitCount }
            index += 1
        }
    }
}

extension [UInt8] {
    @inline(__always)
    package mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }
}
