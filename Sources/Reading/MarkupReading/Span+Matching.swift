extension Span where Element == UInt8 {
    /// Whether the literal stands at an offset.
    package func holds(_ literal: StaticString, at offset: Int) -> Bool {
        guard offset + literal.utf8CodeUnitCount <= count else { return false }
        for index in 0..<literal.utf8CodeUnitCount where self[offset + index] != literal.utf8Start[index] {
            return false
        }
        return true
    }

    /// Whether a range holds the literal and nothing else.
    package func holds(_ literal: StaticString, exactlyAt range: Range<Int>) -> Bool {
        range.count == literal.utf8CodeUnitCount && holds(literal, at: range.lowerBound)
    }

    /// The offset just behind the next occurrence of a literal; `nil` if there is none.
    package func offset(behind literal: StaticString, from start: Int) -> Int? {
        var offset = start
        while offset + literal.utf8CodeUnitCount <= count {
            if holds(literal, at: offset) { return offset + literal.utf8CodeUnitCount }
            offset += 1
        }
        return nil
    }
}
