import Glibc

/// The bytes of one key, in memory that is used again for the next key.
struct KeyBuffer: ~Copyable {
    private(set) var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 256) {
        self.capacity = capacity
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    mutating func clear() { count = 0 }

    /// Keeps the first `shared` bytes and appends `rest` to them.
    @inline(__always)
    mutating func replace(after shared: Int = 0, with rest: UnsafeBufferPointer<UInt8>) {
        if shared + rest.count > capacity { grow(to: shared + rest.count, keeping: shared) }
        if let source = rest.baseAddress { (start + shared).update(from: source, count: rest.count) }
        count = shared + rest.count
    }

    private mutating func grow(to needed: Int, keeping shared: Int) {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: needed * 2)
        larger.update(from: start, count: shared)
        start.deallocate()
        (start, capacity) = (larger, needed * 2)
    }
}

/// Compares keys by their bytes, with the shorter first if it begins the other; the result is negative, zero or
/// positive.
@inline(__always)
func order(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Int {
    if let own = one.baseAddress, let theirs = other.baseAddress {
        let result = memcmp(own, theirs, min(one.count, other.count))
        if result != 0 { return Int(result) }
    }
    return one.count - other.count
}
