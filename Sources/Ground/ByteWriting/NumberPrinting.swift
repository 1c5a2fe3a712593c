extension ByteBuffer {
    /// Appends a number for markup: at most two decimals, half away from zero, no exponent, no `-0`, a point in every
    /// locale.
    ///
    /// `12.345` is written `12.35`, `3.0` is written `3`, `-0.001` is written `0`.
    /// - Parameter decimals: the maximum number of decimals, 1 or 2.
    /// - Precondition: `value` is finite; a cloud holds no other numbers.
    public mutating func appendMarkupNumber(_ value: Double, decimals: Int = 2) {
        precondition(value.isFinite, "a number in markup is finite")
        // Below this, hundredths are exact in an Int64; above, a Double has no decimals anyway.
        guard abs(value) < 1e15 else { return appendWholeNumber(value) }
        let half = value < 0 ? -0.5 : 0.5
        let hundredths = decimals == 1 ? Int64(value * 10 + half) * 10 : Int64(value * 100 + half)
        let magnitude = hundredths.magnitude
        let (whole, rest) = (magnitude / 100, UInt8(truncatingIfNeeded: magnitude % 100))
        // A sign, the digits of 10^15, a point and two decimals.
        write(atMost: 24) { room in
            var place = 0
            if hundredths < 0 {
                room[0] = UInt8(ascii: "-")
                place = 1
            }
            place += Self.write(whole, to: room + place)
            guard rest > 0 else { return place }
            room[place] = UInt8(ascii: ".")
            room[place + 1] = UInt8(ascii: "0") + rest / 10
            guard rest % 10 > 0 else { return place + 2 }
            room[place + 2] = UInt8(ascii: "0") + rest % 10
            return place + 3
        }
    }

    /// Writes the digits of a number at `room`, and returns how many there are.
    @inline(__always)
    private static func write(_ number: UInt64, to room: UnsafeMutablePointer<UInt8>) -> Int {
        var count = 1
        var bound: UInt64 = 10
        while count < 20, number >= bound {
            count += 1
            bound = count < 20 ? bound * 10 : .max
        }
        var rest = number
        for place in stride(from: count - 1, through: 0, by: -1) {
            room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        return count
    }

    /// Appends the shortest decimal form from which the same Double is read back, as JSON requires: `0.1`, `42`,
    /// `1e+300`.
    ///
    /// - Precondition: `value` is finite.
    public mutating func appendShortest(_ value: Double) {
        precondition(value.isFinite, "a number in JSON is finite")
        if abs(value) < 1e15, let integer = Int64(exactly: value) {
            if integer < 0 { append(UInt8(ascii: "-")) }
            return appendInteger(integer.magnitude)
        }
        let text = value.description
        appendVerbatim(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    package mutating func appendInteger(_ value: Int) {
        if value < 0 { append(UInt8(ascii: "-")) }
        appendInteger(UInt64(value.magnitude))
    }

    package mutating func appendInteger(_ value: UInt64) {
        write(atMost: 20) { Self.write(value, to: $0) }
    }

    /// Appends all digits of a Double whose magnitude is at least 10^15.
    private mutating func appendWholeNumber(_ value: Double) {
        if abs(value) < 9e18 { return appendInteger(Int(value + (value < 0 ? -0.5 : 0.5))) }
        // The shortest form is d.ddde+NN here: write the digits and fill up with zeros.
        if value < 0 { append(UInt8(ascii: "-")) }
        var places = 0
        var exponent = 0
        var digits = 0
        for (index, byte) in abs(value).description.utf8.enumerated() {
            if byte == UInt8(ascii: "e") {
                exponent = Int(abs(value).description.dropFirst(index + 1)) ?? 0
                break
            }
            if byte == UInt8(ascii: ".") {
                places = digits
            } else {
                append(byte)
                digits += 1
            }
        }
        let integerDigits = (places == 0 ? digits : places) + exponent
        for _ in digits..<max(digits, integerDigits) { append(UInt8(ascii: "0")) }
    }
}

/// Returns the shortest decimal form from which the same Double is read back, for messages; also `nan` and `inf`.
package func shortest(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    var buffer = ByteBuffer()
    buffer.appendShortest(value)
    return String(decoding: buffer.bytes, as: UTF8.self)
}

/// Returns a number in the form that it has in markup, such as `12.35`, for the texts of accessible names.
package func markupNumber(_ value: Double) -> String {
    var buffer = ByteBuffer()
    buffer.appendMarkupNumber(value)
    return String(decoding: buffer.bytes, as: UTF8.self)
}
