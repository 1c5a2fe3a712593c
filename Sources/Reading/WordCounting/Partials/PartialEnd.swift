/// The last line of a partial count.
struct PartialEnd {
    let records: UInt64
    /// The number of bytes in all lines before this one.
    let byteCount: UInt64
    let checksum: UInt32

    /// Reads a last line, given without its line feed; nil if it is none.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        guard let start = line.baseAddress, line.starts(with: "end ".utf8) else { return nil }
        let end = start + line.count
        var place = start + 4
        guard let records = decimal(&place, end), place < end, place.pointee == UInt8(ascii: " ") else { return nil }
        place += 1
        guard let byteCount = decimal(&place, end), place < end, place.pointee == UInt8(ascii: " ") else { return nil }
        place += 1
        guard end - place == 8 else { return nil }
        var checksum: UInt32 = 0
        while place < end {
            guard let digit = EscapedBytes.value(place.pointee) else { return nil }
            checksum = checksum << 4 | UInt32(digit)
            place += 1
        }
        (self.records, self.byteCount, self.checksum) = (records, byteCount, checksum)
    }
}

/// Reads a number without a sign and without zeros in front, and moves `place` past it; nil without one, or for one of
/// more than 64 bits.
@inline(__always)
func decimal(_ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt64? {
    let start = place
    var value: UInt64 = 0
    while place < end {
        let digit = place.pointee &- UInt8(ascii: "0")
        guard digit < 10 else { break }
        // Nineteen digits cannot overflow.
        if place - start < 19 {
            value = value &* 10 &+ UInt64(digit)
        } else {
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooLargeStill) = product.addingReportingOverflow(UInt64(digit))
            guard !isTooLarge, !isTooLargeStill else { return nil }
            value = sum
        }
        place += 1
    }
    let count = place - start
    guard count > 0, count == 1 || start.pointee != UInt8(ascii: "0") else { return nil }
    return value
}
