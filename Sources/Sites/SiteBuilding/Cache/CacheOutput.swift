/// A writer of values as bytes for ``CacheInput``, one after the other. Numbers are written in groups of seven bits,
/// the lowest first, texts and lists after their lengths.
struct CacheOutput {
    private(set) var bytes: [UInt8] = []

    mutating func put(_ number: Int) {
        // The sign goes into the lowest bit, so that small numbers are short on both sides of 0.
        var rest = UInt64(bitPattern: Int64(number)) << 1 ^ UInt64(bitPattern: Int64(number) >> 63)
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Writes a hash in eight bytes: its bits are random, so the form of numbers would not shorten it.
    mutating func put(hash: UInt64) {
        withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func put(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            put(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func put(_ text: String?) {
        put(text != nil)
        if let text { put(text) }
    }

    mutating func put(_ range: Range<Int>) {
        put(range.lowerBound)
        put(range.count)
    }

    mutating func put(verbatim other: [UInt8]) {
        put(other.count)
        bytes.append(contentsOf: other)
    }

    /// Appends bytes that were written before.
    mutating func append(_ other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }

    mutating func put<Element>(_ list: some Collection<Element>, _ each: (inout CacheOutput, Element) -> Void) {
        put(list.count)
        for element in list { each(&self, element) }
    }

    mutating func put<Value>(_ value: Value?, _ each: (inout CacheOutput, Value) -> Void) {
        put(value != nil)
        if let value { each(&self, value) }
    }
}
