import SourceText

extension SiteDate {
    /// Reads a date in the forms of front matter: `2024-05-01`, `2024-5-1`, `2024/05/01`; after a `T` or a space with a
    /// time, `10:00`, `10:00:30.5`; and after that with a zone, `Z`, `UTC`, `+0200`, `+02:00`, `-5`.
    ///
    /// A time without a zone is UTC, on every machine. Fractions of a second are ignored; second 60 is the first of the
    /// next minute. Years range from 1 to 9999, zones up to 14 hours on either side.
    /// - Throws: ``Problem`` with the range of the wrong part of the text.
    package init(parsing text: String) throws(Problem) {
        var scanner = DateScanner(Array(text.utf8))
        self = try scanner.date()
    }
}

/// A reader of the parts of a date, from left to right.
private struct DateScanner {
    private let bytes: [UInt8]
    private var index = 0
    private var end: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        end = bytes.count
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        skipSpaces()
    }

    mutating func date() throws(Problem) -> SiteDate {
        let start = index
        guard let year = digits(4...4), let separator = take("-/"), let month = digits(1...2), take(separator),
            let day = digits(1...2)
        else { throw noDate }
        var parts = SiteDate.Parts(year: year.value)
        try check(year, "year", 1...9999)
        parts.month = try check(month, "month", 1...12)
        let length = GregorianCalendar.length(ofMonth: parts.month, year: parts.year)
        let isLong = day.value > length && day.value <= 31
        parts.day = try check(day, "day", 1...length, isLong ? " in \(text(start..<month.range.upperBound))" : "")
        guard index < end else { return SiteDate(parts) }
        guard take("Tt ") != nil else { throw unexpected }
        skipSpaces()
        try readTime(&parts)
        let offset = try zone()
        guard index == end else { throw unexpected }
        return SiteDate(parts, offsetMinutes: offset)
    }

    private mutating func readTime(_ parts: inout SiteDate.Parts) throws(Problem) {
        guard let hour = digits(1...2), take(UInt8(ascii: ":")), let minute = digits(2...2) else {
            throw Problem("the time is \"\(text(index..<end))\", expected one such as 10:00", at: index..<end)
        }
        parts.hour = try check(hour, "hour", 0...23)
        parts.minute = try check(minute, "minute", 0...59)
        guard take(UInt8(ascii: ":")) else { return }
        guard let second = digits(2...2) else { throw unexpected }
        parts.second = try check(second, "second", 0...60)
        guard take(".,") != nil else { return }
        guard index < end, bytes[index] >= 0x30, bytes[index] <= 0x39 else { throw unexpected }
        while index < end, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
    }

    /// Reads the zone, and returns the minutes by which it is ahead of UTC.
    private mutating func zone() throws(Problem) -> Int {
        skipSpaces()
        guard index < end else { return 0 }
        if take("Zz") != nil { return 0 }
        if ["UTC", "GMT"].contains(text(index..<end)) {
            index = end
            return 0
        }
        let start = index
        guard let sign = take("+-"), let (hours, minutes) = hoursAndMinutes(), index == end else {
            index = start
            throw unexpected
        }
        _ = try check(minutes, "minute of the zone", 0...59)
        let offset = hours * 60 + minutes.value
        guard offset <= 14 * 60 else {
            throw Problem("the zone is \(text(start..<end)), expected -14:00 to +14:00", at: start..<end)
        }
        return sign == UInt8(ascii: "-") ? -offset : offset
    }

    /// Reads the hours and minutes of a zone: `2`, `02`, `0200`, `02:00`.
    private mutating func hoursAndMinutes() -> (Int, Number)? {
        guard let hours = digits(1...4), hours.range.count != 3 else { return nil }
        if hours.range.count == 4 {
            return (hours.value / 100, Number(value: hours.value % 100, range: index - 2..<index))
        }
        guard take(UInt8(ascii: ":")) else { return (hours.value, Number(value: 0, range: index..<index)) }
        return digits(2...2).map { (hours.value, $0) }
    }

    // MARK: - Parts

    private struct Number {
        var value: Int
        var range: Range<Int>
    }

    /// Reads a number if its number of digits is in the range; else returns nil, and reads nothing.
    private mutating func digits(_ count: ClosedRange<Int>) -> Number? {
        var next = index
        var value = 0
        while next < end, next - index <= count.upperBound, bytes[next] >= 0x30, bytes[next] <= 0x39 {
            value = value * 10 + Int(bytes[next] - 0x30)
            next += 1
        }
        guard count.contains(next - index) else { return nil }
        defer { index = next }
        return Number(value: value, range: index..<next)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < end, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func take(_ signs: StaticString) -> UInt8? {
        guard index < end else { return nil }
        for place in 0..<signs.utf8CodeUnitCount where signs.utf8Start[place] == bytes[index] {
            index += 1
            return bytes[index - 1]
        }
        return nil
    }

    private mutating func skipSpaces() {
        while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    }

    @discardableResult
    private func check(
        _ number: Number, _ name: String, _ range: ClosedRange<Int>, _ reason: String = ""
    ) throws(Problem) -> Int {
        guard range.contains(number.value) else {
            throw Problem(
                "the \(name) is \(number.value), expected \(range.lowerBound) to \(range.upperBound)\(reason)",
                at: number.range)
        }
        return number.value
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private var noDate: Problem {
        Problem("it is no date, expected year, month and day, such as 2024-05-01", at: 0..<bytes.count)
    }

    private var unexpected: Problem {
        Problem(
            index < end
                ? "\"\(text(index..<end))\" is neither a time nor a zone, expected such as 10:00:00+02:00"
                : "the time ends too early, expected such as 10:00:00", at: index..<end)
    }
}
