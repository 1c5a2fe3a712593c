import SourceText

/// The grammar of TOML values without quotes: numbers, dates, times and booleans.
enum TOMLScalar {
    static func isValid(_ text: ArraySlice<UInt8>) -> Bool {
        if text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8) { return true }
        return isNumber(text) || isDate(text) || isTime(text) || isDateTime(text)
    }

    // MARK: - Numbers

    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        if text.starts(with: "0x".utf8) {
            return isDigits(text.dropFirst(2)) { $0.isASCIIDigit || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x66 }
        }
        if text.starts(with: "0o".utf8) { return isDigits(text.dropFirst(2)) { $0 >= 0x30 && $0 < 0x38 } }
        if text.starts(with: "0b".utf8) { return isDigits(text.dropFirst(2)) { $0 == 0x30 || $0 == 0x31 } }
        var rest = text
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        if rest.elementsEqual("inf".utf8) || rest.elementsEqual("nan".utf8) { return true }
        let parts = rest.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 | 0x20 == UInt8(ascii: "e") }
        guard let mantissa = parts.first else { return false }
        if parts.count == 2 {
            var exponent = parts[1]
            if exponent.first == UInt8(ascii: "+") || exponent.first == UInt8(ascii: "-") {
                exponent = exponent.dropFirst()
            }
            guard isDecimal(exponent) else { return false }
        }
        let halves = mantissa.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = halves.first, isDecimal(whole) else { return false }
        // A number with several digits must not begin with zero.
        guard whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
        return halves.count == 1 || isDecimal(halves[1])
    }

    private static func isDecimal(_ text: ArraySlice<UInt8>) -> Bool { isDigits(text) { $0.isASCIIDigit } }

    /// Whether a text consists of digits, with single underscores between them.
    private static func isDigits(_ text: ArraySlice<UInt8>, _ isDigit: (UInt8) -> Bool) -> Bool {
        var previous = UInt8(ascii: "_")
        for byte in text {
            guard isDigit(byte) || byte == UInt8(ascii: "_") && previous != byte else { return false }
            previous = byte
        }
        return previous != UInt8(ascii: "_")
    }

    // MARK: - Dates

    /// Whether a text is a date that exists, such as `2024-01-31`.
    static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(text)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
            year > 0, (1...12).contains(month)
        else { return false }
        return (1...GregorianCalendar.length(ofMonth: month, year: year)).contains(day)
    }

    /// Whether a text is a time of day, such as `07:32:00.5`.
    private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(text)
        guard bytes.count >= 8, bytes[2] == UInt8(ascii: ":"), bytes[5] == UInt8(ascii: ":"),
            let hour = number(bytes[0..<2]), let minute = number(bytes[3..<5]), let second = number(bytes[6..<8]),
            hour < 24, minute < 60, second < 60
        else { return false }
        guard bytes.count > 8 else { return true }
        return bytes[8] == UInt8(ascii: ".") && bytes.count > 9 && bytes[9...].allSatisfy(\.isASCIIDigit)
    }

    /// Whether a text is a date and a time with `T`, `t` or a space between them, and
    /// optionally an offset: `Z` or `+01:00`.
    private static func isDateTime(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count > 18, isDate(text.prefix(10)) else { return false }
        let sign = text[text.startIndex + 10]
        guard sign | 0x20 == UInt8(ascii: "t") || sign == UInt8(ascii: " ") else { return false }
        var time = text.dropFirst(11)
        if let last = time.last, last | 0x20 == UInt8(ascii: "z") {
            time = time.dropLast()
        } else if time.count > 8, let place = time.lastIndex(where: { "+-".utf8.contains($0) }) {
            let zone = Array(time[(place + 1)...])
            guard zone.count == 5, zone[2] == UInt8(ascii: ":"), let hour = number(zone[0..<2]),
                let minute = number(zone[3..<5]), hour < 24, minute < 60
            else { return false }
            time = time[..<place]
        }
        return isTime(time)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard digit.isASCIIDigit else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }
}
