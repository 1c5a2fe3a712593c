import Glibc
import SourceText

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
        while index < range.upperBound, self[index].isBlank { index += 1 }
        return index
    }

    /// The range without blanks at its ends.
    package func trimmed(_ range: Range<Int>) -> Range<Int> {
        let start = firstNonBlank(range)
        var end = range.upperBound
        while end > start, self[end - 1].isBlank { end -= 1 }
        return start..<end
    }

    /// Whether this ASCII text stands at the offset, its letters in any case.
    package func holds(_ text: StaticString, at offset: Int, end: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= end else { return false }
        var place = 0
        while place < text.utf8CodeUnitCount {
            let byte = self[offset + place]
            guard (byte.isASCIILetter ? byte | 0x20 : byte) == text.utf8Start[place] else { return false }
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
