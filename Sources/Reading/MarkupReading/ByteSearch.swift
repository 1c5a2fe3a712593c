import Glibc

extension Array where Element == UInt8 {
    /// Where the byte stands first in the range; the range's end where it does not.
    package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
        withUnsafeBytes { buffer -> Int in
            guard !range.isEmpty, let base = buffer.baseAddress,
                let found = memchr(base + range.lowerBound, CInt(byte), range.count)
            else { return range.upperBound }
            return base.distance(to: UnsafeRawPointer(found))
        }
    }

    /// Where the text begins first in the range; nil where it does not.
    package func firstOffset(of text: StaticString, in range: Range<Int>) -> Int? {
        var index = offset(of: text.utf8Start[0], in: range)
        while index < range.upperBound {
            if holds(text, at: index, end: range.upperBound) { return index }
            index = offset(of: text.utf8Start[0], in: index + 1..<range.upperBound)
        }
        return nil
    }

    /// Whether these bytes stand at `offset`.
    package func holds(_ text: StaticString, at offset: Int, end: Int) -> Bool {
        guard offset >= 0, text.utf8CodeUnitCount <= end - offset else { return false }
        for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    /// The same without the case of letters; `text` is in lower case.
    package func holdsIgnoringCase(_ text: StaticString, at offset: Int, end: Int) -> Bool {
        guard offset >= 0, text.utf8CodeUnitCount <= end - offset else { return false }
        for index in 0..<text.utf8CodeUnitCount where self[offset + index].asciiLowercased != text.utf8Start[index] {
            return false
        }
        return true
    }
}
