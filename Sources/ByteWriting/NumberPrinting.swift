extension ByteBuffer {
    /// A number in markup: at most two decimals, half away from zero, no exponent, no `-0`, a point in every locale.
    ///
    /// `12.345` is written `12.35`, `3.0` is written `3`, `-0.001` is written `0`.
    /// - Parameter decimals: 1 or 2, at most.
    /// - Precondition: `value` is finite; a cloud holds no other number.
    public mutating func appendMarkupNumber(_ value: Double, decimals: Int = 2) {
        precondition(value.isFinite, "a number in markup is finite")
        // Below this, hundredths are exact in an Int64; above, a Double has no decimals anyway.
        guard abs(value) < 1e15 else { return appendWholeNumber(value) }
        let scale = decimals == 1 ? 10.0 : 100.0
        let half = value < 0 ? -0.5 : 0.5
        let hundredths = Int64(value * scale + half) * (decimals == 1 ? 10 : 1)
        if hundredths < 0 { append(UInt8(ascii: "-")) }
        let magnitude = hundredths.magnitude
        appendInteger(magnitude / 100)
        let rest = UInt8(magnitude % 100)
        guard rest > 0 else { return }
        append(UInt8(ascii: "."))
        append(UInt8(ascii: "0") + rest / 10)
        if rest % 10 > 0 { append(UInt8(ascii: "0") + rest % 10) }
    }

    /// The shortest form that reads back to the same Double, as JSON has it: `0.1`, `42`, `1e+300`.
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

    package mutating func appendInteger(_ value: some BinaryInteger) {
        var magnitude = UInt64(value.magnitude)
        if value < 0 { append(UInt8(ascii: "-")) }
        guard magnitude >= 10 else { return append(UInt8(ascii: "0") + UInt8(magnitude)) }
        // Digits come from the right: fill a buffer of the longest UInt64 from its end.
        var digits = InlineArray<20, UInt8>(repeating: 0)
        var first = 20
        while magnitude > 0 {
            first -= 1
            digits[first] = UInt8(ascii: "0") + UInt8(magnitude % 10)
            magnitude /= 10
        }
        for index in first..<20 { append(digits[index]) }
    }

    /// All digits of a Double of 10^15 and more.
    private mutating func appendWholeNumber(_ value: Double) {
        if abs(value) < 9e18 { return appendInteger(Int64(value + (value < 0 ? -0.5 : 0.5))) }
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

/// The shortest form of a number as text, for messages.
package func shortest(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    var buffer = ByteBuffer()
    buffer.appendShortest(value)
    return String(decoding: buffer.bytes, as: UTF8.self)
}

/// A number as markup has it, as text: for accessible names.
package func markupNumber(_ value: Double) -> String {
    var buffer = ByteBuffer()
    buffer.appendMarkupNumber(value)
    return String(decoding: buffer.bytes, as: UTF8.self)
}
