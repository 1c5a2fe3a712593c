import ByteWriting

/// SplitMix64: the same numbers from the same seed, on every machine.
struct Random {
    private var state: UInt64

    /// - Parameter text: names a run; runs of different names have nothing in common.
    init(_ text: String) { state = XXHash64.hash(of: text) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number from 0 on, and 0 where there is none below the bound.
    mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

    /// True once in so many calls.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }

    /// A range within so many bytes, short ones more often.
    mutating func range(in count: Int) -> Range<Int> {
        let start = below(count + 1)
        let longest = oneIn(4) ? count - start : min(count - start, 1 + below(24))
        return start..<start + below(longest + 1)
    }
}
