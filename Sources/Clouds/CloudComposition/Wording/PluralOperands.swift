/// What plural rules ask of a number as it is printed: the operands of UTS #35, part 3, section 5.1.1.
///
/// Rules compare with numbers below a million and with remainders of a million or less. So a larger number stands here
/// as a million and its remainder, and no length of a text overflows.
struct PluralOperands: Equatable {
    /// The whole part.
    let i: Int
    /// How many decimals are seen, zeros at the end included.
    let v: Int
    /// The decimals that are seen, as a number.
    let f: Int
    /// The decimals without zeros at the end, as a number.
    let t: Int
    /// The number itself where it is whole, else -1: no rule means a fraction by it.
    let n: Int

    /// - Parameter whole: below a million, and not below zero.
    init(whole: Int) { (i, v, f, t, n) = (whole, 0, 0, 0, whole) }

    /// - Parameter text: such as `42`, `0.5` or `1e+300`.
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
                // No finite number has more places, and a longer one is as far from all that rules know.
                exponent = min(max(value, -400), 400)
                index = bytes.count
            default: return nil
            }
        }
        guard !digits.isEmpty else { return nil }
        // Where the point stands once the exponent has moved it; zeros are put where it leaves the digits.
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

    /// Exact below a million; above, a million and the last six digits.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { number, digit in
            let next = number * 10 + Int(digit)
            return next < 1_000_000 ? next : 1_000_000 + next % 1_000_000
        }
    }
}
