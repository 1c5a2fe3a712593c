/// A reader of values that ``CacheOutput`` wrote.
///
/// The hash of the bytes was checked before, so damaged bytes come from another version. From there on zeros and empty
/// texts are returned; check ``isDamaged`` at the end.
struct CacheInput {
    private let bytes: ArraySlice<UInt8>
    private var place: Int
    /// Whether a value could not be read; if so, no value can be trusted.
    var isDamaged = false

    init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

    var isAtEnd: Bool { place == bytes.endIndex }

    mutating func integer() -> Int {
        var (result, shift): (UInt64, UInt64) = (0, 0)
        while place < bytes.endIndex, shift < 64 {
            let byte = bytes[place]
            place += 1
            result |= UInt64(byte & 0x7F) << shift
            guard byte & 0x80 != 0 else { return Int(Int64(bitPattern: result >> 1 ^ (0 &- (result & 1)))) }
            shift += 7
        }
        isDamaged = true
        return 0
    }

    mutating func hash() -> UInt64 {
        guard bytes.endIndex - place >= 8 else {
            isDamaged = true
            return 0
        }
        defer { place += 8 }
        return bytes.withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place - bytes.startIndex, as: UInt64.self))
        }
    }

    mutating func flag() -> Bool {
        guard place < bytes.endIndex else {
            isDamaged = true
            return false
        }
        defer { place += 1 }
        return bytes[place] == 1
    }

    mutating func slice() -> ArraySlice<UInt8> {
        let count = integer()
        guard count >= 0, count <= bytes.endIndex - place else {
            isDamaged = true
            return []
        }
        defer { place += count }
        return bytes[place..<place + count]
    }

    mutating func text() -> String { String(decoding: slice(), as: UTF8.self) }

    mutating func optionalText() -> String? { flag() ? text() : nil }

    mutating func range() -> Range<Int> {
        let (start, count) = (integer(), integer())
        guard start >= 0, count >= 0, count <= Int.max - start else {
            isDamaged = true
            return 0..<0
        }
        return start..<start + count
    }

    mutating func list<Element>(_ each: (inout CacheInput) -> Element) -> [Element] {
        let count = integer()
        // Each element has at least one byte.
        guard count >= 0, count <= bytes.endIndex - place else {
            isDamaged = true
            return []
        }
        var list: [Element] = []
        list.reserveCapacity(count)
        for _ in 0..<count where !isDamaged { list.append(each(&self)) }
        return list
    }

    mutating func optional<Value>(_ each: (inout CacheInput) -> Value) -> Value? { flag() ? each(&self) : nil }
}
