/// The properties of a printed number that plural rules test: the operands of UTS #35, part 3, section 5.1.1.
///
/// Rules compare with numbers below a million and with remainders of a million or less. So a larger number is kept as a
/// million plus its remainder, and no length of a text overflows.
struct PluralOperands: Equatable {
    /// The whole part.
    let i: Int
    /// The number of visible decimals, zeros at the end included.
    let v: Int
    /// The visible decimals, as a number.
    let f: Int
    /// The decimals without zeros at the end, as a number.
    let t: Int
    /// The number itself if it is whole, else -1: no rule applies `n` to a fraction.
    let n: Int

    /// Takes a whole number.
    ///
    /// - Parameter whole: A number from 0 to below a million.
    init(whole: Int) { (i, v, f, t, n) = (whole, 0, 0, 0, whole) }

    /// Reads a printed number.
    ///
    /// - Parameter text: A number such as `42`, `0.5` or `1e+300`.
    /// - Returns: nil when it is no decimal number.
    init?(_ text: String) {
        var digits: [UInt8] = []
        var wholeCount: Int?
        var exponent = 0
        let bytes = Array(text.utf8)
        var index = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") ? 1 : 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
            case UInt8(ascii: ".") where wholeCount == nil: wholeCount = digits.count
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard let value = Int(String(decoding: bytes[index...], as: UTF8.self)) else { return nil }
                // No finite number has more places, and the operands of a longer one no longer change.
                exponent = min(max(value, -400), 400)
                index = bytes.count
            default: return nil
            }
        }
        guard !digits.isEmpty else { return nil }
        // The place of the point after the exponent has moved it; zeros fill places beyond the digits.
        var point = (wholeCount ?? digits.count) + exponent
        if point < 0 {
            digits.insert(contentsOf: [UInt8](repeating: 0, count: -point), at: 0)
            point = 0
        }
        if point > digits.count { digits += [UInt8](repeating: 0, count: point - digits.count) }
        let decimals = digits[point...]
        let end = decimals.lastIndex { $0 != 0 }.map { $0 + 1 } ?? decimals.startIndex
        i = Self.number(digits[..<point])
        v = decimals.count
        f = Self.number(decimals)
        t = Self.number(decimals[..<end])
        n = t == 0 ? i : -1
    }

    /// Returns the number of some digits: exact below a million; above, a million plus the last six digits.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { number, digit in
            let next = number * 10 + Int(digit)
            return next < 1_000_000 ? next : 1_000_000 + next % 1_000_000
        }
    }
}
