/// A JSON number in decimal: its sign, digits and exponent.
struct Decimal {
    var isNegative = false
    /// The digits as a number; meaningless once there are more than 18.
    var digits: UInt64 = 0
    var digitCount = 0
    /// The power of ten by which the digits are multiplied.
    var exponent = 0

    /// The nearest Double, if one exact step yields it; else nil. Integers up to 2^53 and powers of ten up to 10^22 are
    /// exact Doubles, so that one multiplication or division rounds once, correctly (Clinger 1990).
    var exactValue: Double? {
        guard digitCount <= 18, digits <= 1 << 53, abs(exponent) <= 22 else { return nil }
        let power = Self.powers[abs(exponent)]
        let magnitude = exponent < 0 ? Double(digits) / power : Double(digits) * power
        return isNegative ? -magnitude : magnitude
    }

    private static let powers: [Double] = (0...22).map { exponent in
        var power = 1.0
        for _ in 0..<exponent { power *= 10 }
        return power
    }

    mutating func append(_ digit: UInt8) {
        digits = digits &* 10 &+ UInt64(digit)
        // Leading zeros are not counted.
        if digitCount > 0 || digit > 0 { digitCount += 1 }
    }
}

extension JSONScanner {
    mutating func skipNumber() throws(Problem) -> Decimal {
        var decimal = Decimal()
        if skip(UInt8(ascii: "-")) { decimal.isNegative = true }
        if skip(UInt8(ascii: "0")) {
            // A number has no leading zeros.
        } else {
            try skipDigits("a digit") { decimal.append($0) }
        }
        if skip(UInt8(ascii: ".")) {
            try skipDigits("a digit after the point") {
                decimal.append($0)
                decimal.exponent -= 1
            }
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            let isNegative = skip(UInt8(ascii: "-"))
            if !isNegative { _ = skip(UInt8(ascii: "+")) }
            var exponent = 0
            try skipDigits("a digit of the exponent") { exponent = min(exponent * 10 + Int($0), 100_000) }
            decimal.exponent += isNegative ? -exponent : exponent
        }
        return decimal
    }

    private mutating func skip(_ expected: UInt8) -> Bool {
        guard nextByte == expected else { return false }
        advance()
        return true
    }

    private mutating func skipDigits(_ expected: String, _ body: (UInt8) -> Void) throws(Problem) {
        guard let first = nextByte, first.isASCIIDigit else { throw unexpected(expected) }
        while let byte = nextByte, byte.isASCIIDigit {
            body(byte - UInt8(ascii: "0"))
            advance()
        }
    }
}
