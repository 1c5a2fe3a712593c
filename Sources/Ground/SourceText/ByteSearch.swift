import Glibc

/// Methods that search borrowed memory for bytes, byte sequences and ASCII literals.
extension UnsafeRawBufferPointer {
    /// Returns the offset of the first such byte in the range, or the end of the range if there is none.
    fileprivate func offset(of byte: UInt8, in range: Range<Int>) -> Int {
        guard !range.isEmpty, let base = baseAddress,
            let found = memchr(base + range.lowerBound, CInt(byte), range.count)
        else { return range.upperBound }
        return base.distance(to: UnsafeRawPointer(found))
    }

    /// Returns the offset of the first occurrence of `part` in the range; nil if there is none, or `part` is empty.
    fileprivate func firstOffset(of part: UnsafeRawBufferPointer, in range: Range<Int>) -> Int? {
        guard let first = part.first else { return nil }
        var index = offset(of: first, in: range)
        while index < range.upperBound {
            if holds(part, at: index, end: range.upperBound) { return index }
            index = offset(of: first, in: index + 1..<range.upperBound)
        }
        return nil
    }

    /// Whether `part` is at `offset`, and ends at `end` or before.
    fileprivate func holds(_ part: UnsafeRawBufferPointer, at offset: Int, end: Int) -> Bool {
        guard let base = baseAddress, let start = part.baseAddress, offset >= 0, part.count <= end - offset else {
            return false
        }
        return memcmp(base + offset, start, part.count) == 0
    }

    /// Returns whether these bytes come before `other` in lexicographic order; a prefix comes before a longer sequence.
    package func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
        guard let first = baseAddress, let second = other.baseAddress else { return count < other.count }
        let order = memcmp(first, second, Swift.min(count, other.count))
        return order != 0 ? order < 0 : count < other.count
    }
}

extension StaticString {
    fileprivate var rawBytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}

extension Span where Element == UInt8 {
    /// Returns the offset of the first byte equal to `byte` in the range, or the end of the range if there is none.
    package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
        withUnsafeBytes { $0.offset(of: byte, in: range) }
    }

    /// Returns the offset of the next line feed at or after `offset`, or the number of bytes if there is none.
    package func firstLineFeed(from offset: Int) -> Int {
        self.offset(of: UInt8(ascii: "\n"), in: min(offset, count)..<count)
    }

    /// Returns the offset just after the first occurrence of the literal from `start` on, or nil if there is none.
    ///
    /// - Parameter start: the offset from which to search, at most the number of bytes.
    package func offset(behind literal: StaticString, from start: Int) -> Int? {
        withUnsafeBytes { $0.firstOffset(of: literal.rawBytes, in: start..<count) }.map {
            $0 + literal.utf8CodeUnitCount
        }
    }

    /// Returns whether the bytes of the literal begin at `offset`.
    package func holds(_ literal: StaticString, at offset: Int) -> Bool {
        withUnsafeBytes { $0.holds(literal.rawBytes, at: offset, end: count) }
    }

    /// Returns whether the bytes of the range are exactly those of the literal.
    package func holds(_ literal: StaticString, exactlyAt range: Range<Int>) -> Bool {
        range.count == literal.utf8CodeUnitCount && holds(literal, at: range.lowerBound)
    }
}

extension Array where Element == UInt8 {
    /// Returns the offset of the first byte equal to `byte` in the range, or the end of the range if there is none.
    package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
        withUnsafeBytes { $0.offset(of: byte, in: range) }
    }

    /// Returns the offset of the first occurrence of the literal in the range; nil if there is none.
    package func firstOffset(of literal: StaticString, in range: Range<Int>) -> Int? {
        withUnsafeBytes { $0.firstOffset(of: literal.rawBytes, in: range) }
    }

    /// Returns the offset of the first occurrence of `part` in the range; nil if there is none, or `part` is empty.
    package func firstOffset(of part: [UInt8], in range: Range<Int>) -> Int? {
        withUnsafeBytes { bytes in part.withUnsafeBytes { bytes.firstOffset(of: $0, in: range) } }
    }

    /// Returns whether the bytes of the literal begin at `offset`, and end at `end` or before.
    package func holds(_ literal: StaticString, at offset: Int, end: Int) -> Bool {
        withUnsafeBytes { $0.holds(literal.rawBytes, at: offset, end: end) }
    }

    /// Returns whether the literal, given in lower case, is at `offset` in any case of letters, and ends at `end` or
    /// before.
    package func holdsIgnoringCase(_ literal: StaticString, at offset: Int, end: Int) -> Bool {
        guard offset >= 0, literal.utf8CodeUnitCount <= end - offset else { return false }
        for index in 0..<literal.utf8CodeUnitCount
        where self[offset + index].asciiLowercased != literal.utf8Start[index] {
            return false
        }
        return true
    }

    /// Returns whether these bytes come before `other` in lexicographic order; a prefix comes before a longer sequence.
    package func precedes(_ other: [UInt8]) -> Bool {
        withUnsafeBytes { one in other.withUnsafeBytes { one.precedes($0) } }
    }

    /// Appends the part of `bytes` in a range.
    package mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }
}
