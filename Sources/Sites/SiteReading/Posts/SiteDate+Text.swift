extension SiteDate {
    /// The date and time by RFC 3339, in the writer's own zone: `2026-11-22T10:00:00Z`, `2026-11-22T12:00:00+02:00`.
    package var iso8601: String {
        let parts = parts
        var text = Self.day(parts)
        text.reserveCapacity(25)
        text += "T\(Self.twoDigits(parts.hour)):\(Self.twoDigits(parts.minute)):\(Self.twoDigits(parts.second))"
        if offsetMinutes == 0 { return text + "Z" }
        let offset = abs(offsetMinutes)
        return text + (offsetMinutes < 0 ? "-" : "+") + Self.twoDigits(offset / 60) + ":" + Self.twoDigits(offset % 60)
    }

    /// The day in the writer's own zone, in the form `2026-11-22`.
    package var day: String { Self.day(parts) }

    /// The year in the writer's own zone, such as 2026.
    package var year: Int { parts.year }

    private static func day(_ parts: Parts) -> String {
        let year = String(parts.year)
        let zeros = String(repeating: "0", count: max(0, 4 - year.utf8.count))
        return "\(zeros)\(year)-\(twoDigits(parts.month))-\(twoDigits(parts.day))"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
