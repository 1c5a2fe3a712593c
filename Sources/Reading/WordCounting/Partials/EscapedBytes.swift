/// The escapes of a partial count: a backslash and two hexadecimal digits for each byte that would divide a line or a
/// field.
enum EscapedBytes {
    enum Place { case key, settingName, settingValue }

    static func isEscaped(_ byte: UInt8, in place: Place = .key) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, UInt8(ascii: "\\"): true
        case UInt8(ascii: " "): place != .key
        case UInt8(ascii: "="): place == .settingName
        default: false
        }
    }

    /// The two hexadecimal digits of a byte.
    @inline(__always)
    static func digits(of byte: UInt8) -> (UInt8, UInt8) { (digit(byte >> 4), digit(byte & 0x0F)) }

    /// The byte of two hexadecimal digits; nil if they are none, in upper case, or those of U+0000.
    static func byte(_ high: UInt8, _ low: UInt8) -> UInt8? {
        guard let high = value(high), let low = value(low), high | low > 0 else { return nil }
        return high << 4 | low
    }

    static func encode(_ bytes: some Collection<UInt8>, in place: Place) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            guard isEscaped(byte, in: place) else {
                result.append(byte)
                continue
            }
            let (high, low) = digits(of: byte)
            result += [UInt8(ascii: "\\"), high, low]
        }
        return result
    }

    /// Returns the bytes without escapes; nil unless exactly those are escaped that ``isEscaped(_:in:)`` names.
    static func decode(_ bytes: some Collection<UInt8>, in place: Place) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            guard isEscaped(byte, in: place) else {
                result.append(byte)
                continue
            }
            guard byte == UInt8(ascii: "\\"), let high = rest.next(), let low = rest.next(),
                let meant = self.byte(high, low), isEscaped(meant, in: place)
            else { return nil }
            result.append(meant)
        }
        return result
    }

    @inline(__always)
    private static func digit(_ value: UInt8) -> UInt8 {
        value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
    }

    /// The value of a hexadecimal digit in lower case; nil for any other byte.
    static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
