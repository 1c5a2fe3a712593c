/// One character of a block.
struct BlockScalar {
    let properties: ScalarProperties
    let value: UInt32
    /// The offset of the next character; at the end of the text, of this one.
    let next: Int

    @inline(__always) var role: ScalarRole { properties.role }
}

/// Reads the characters of a block of UTF-8, and records whether a read went beyond its end.
///
/// A decision that does not look beyond the end is the same wherever the text is cut into blocks. Code that decides
/// checks ``isStarved`` afterwards, and drops the decision if it is true.
struct BlockReader {
    let base: UnsafePointer<UInt8>
    let count: Int
    /// Whether the text ends with the block, so that nothing follows.
    let isLast: Bool
    private let blockOf: UnsafePointer<UInt8>
    private let entries: UnsafePointer<UInt16>
    /// The properties of the character before the block.
    private let before: ScalarProperties
    private(set) var isStarved = false

    /// Passes a reader of `text`, which is valid but may end inside a character, to `body`, and returns its result.
    static func reading<Result>(
        _ text: Span<UInt8>, isLast: Bool, before: ScalarProperties = .end, _ body: (inout BlockReader) -> Result
    ) -> Result? {
        text.withUnsafeBufferPointer { (text: UnsafeBufferPointer<UInt8>) -> Result? in
            ScalarPropertyTable.blockOf.withUnsafeBufferPointer { blockOf in
                ScalarPropertyTable.entries.withUnsafeBufferPointer { entries in
                    guard let base = text.baseAddress, let blockOf = blockOf.baseAddress,
                        let entries = entries.baseAddress
                    else { return nil }
                    var reader = BlockReader(
                        base: base, count: text.count, isLast: isLast, blockOf: blockOf, entries: entries,
                        before: before)
                    return body(&reader)
                }
            }
        }
    }

    mutating func startDecision() { isStarved = false }

    /// The byte at `index`, or a space beyond the end.
    @inline(__always) mutating func byte(_ index: Int) -> UInt8 {
        if index < count { return base[index] }
        isStarved = isStarved || !isLast
        return UInt8(ascii: " ")
    }

    @inline(__always) mutating func scalar(_ index: Int) -> BlockScalar {
        guard index < count else {
            isStarved = isStarved || !isLast
            return BlockScalar(properties: .end, value: 0x20, next: index)
        }
        let first = base[index]
        if first < 0x80 {
            return BlockScalar(
                properties: ScalarProperties(bits: entries[Int(first)]), value: UInt32(first), next: index + 1)
        }
        return longScalar(index, first)
    }

    @inline(__always) private mutating func longScalar(_ index: Int, _ first: UInt8) -> BlockScalar {
        @inline(__always) func tail(_ offset: Int) -> UInt32 { UInt32(base[index + offset] & 0x3F) }
        if first < 0xE0, index + 2 <= count {
            return scalar(UInt32(first & 0x1F) << 6 | tail(1), next: index + 2)
        }
        if first < 0xF0, index + 3 <= count, first >= 0xE0 {
            return scalar(UInt32(first & 0x0F) << 12 | tail(1) << 6 | tail(2), next: index + 3)
        }
        guard first >= 0xF0, index + 4 <= count else {
            isStarved = isStarved || !isLast
            return BlockScalar(properties: .end, value: 0x20, next: count)
        }
        let value = UInt32(first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
        return scalar(min(value, 0x10FFFF), next: index + 4)
    }

    @inline(__always) private func scalar(_ value: UInt32, next: Int) -> BlockScalar {
        BlockScalar(properties: properties(of: value), value: value, next: next)
    }

    /// The properties of a scalar.
    ///
    /// - Parameter value: at most U+10FFFF.
    @inline(__always) func properties(of value: UInt32) -> ScalarProperties {
        let mask = UInt32(1) << ScalarPropertyTable.blockBits - 1
        let block = Int(blockOf[Int(value >> ScalarPropertyTable.blockBits)])
        return ScalarProperties(bits: entries[block << ScalarPropertyTable.blockBits | Int(value & mask)])
    }

    /// The character that ends at `index`, an offset between characters; at the start of the text, a space.
    func scalar(before index: Int) -> ScalarProperties {
        guard index > 0 else { return before }
        var start = index - 1
        while start > 0, start > index - 4, base[start] & 0xC0 == 0x80 { start -= 1 }
        var reader = self
        return reader.scalar(start).properties
    }

    /// Returns the first character from `index` on that does not belong to another before it, and its offset.
    ///
    /// The search ends at `limit`, as if the text ended there.
    @inline(__always) mutating func significant(_ index: Int, limit: Int) -> (scalar: BlockScalar, index: Int) {
        var index = index
        while true {
            let found = scalar(index)
            guard found.properties.isAttached else { return (found, index) }
            guard index <= limit else { break }
            index = found.next
        }
        return (BlockScalar(properties: .end, value: 0x20, next: index), index)
    }
}
