/// Gives equal byte strings the same number, in the order in which they first appear: 0, 1, 2, …
package struct ByteSet {
    private var places: [[UInt8]: Int] = [:]

    package init() {}

    var count: Int { places.count }

    package mutating func insert(_ bytes: [UInt8]) -> (place: Int, isNew: Bool) {
        let next = places.count
        let place = places[bytes, default: next]
        if place == next { places[bytes] = next }
        return (place, place == next)
    }

    package func place(of bytes: [UInt8]) -> Int? { places[bytes] }
}
