/// The bytes that a part of an address means: `%2B` is `+`. A percent sign without two hexadecimal digits behind it is itself.
package func percentDecoded(_ part: some Collection<UInt8>) -> [UInt8] {
    let source = Array(part)
    guard source.contains(UInt8(ascii: "%")) else { return source }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
        if source[index] == UInt8(ascii: "%"), index + 2 < source.count, let high = digit(source[index + 1]),
            let low = digit(source[index + 2])
        {
            decoded.append(high << 4 | low)
            index += 3
        } else {
            decoded.append(source[index])
            index += 1
        }
    }
    return decoded
}

private func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): (byte | 0x20) - 0x57
    default: nil
    }
}
