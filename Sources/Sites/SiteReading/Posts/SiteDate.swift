/// A date as posts have it, in the proleptic Gregorian calendar.
package struct SiteDate: Sendable, Hashable, Comparable {
    /// Since 1970-01-01T00:00:00Z.
    package var seconds: Int64
    /// Of the clock that it was written by; 0 where it says none.
    package var offsetMinutes: Int

    package init(seconds: Int64, offsetMinutes: Int = 0) {
        (self.seconds, self.offsetMinutes) = (seconds, offsetMinutes)
    }

    package static func < (one: SiteDate, other: SiteDate) -> Bool {
        (one.seconds, one.offsetMinutes) < (other.seconds, other.offsetMinutes)
    }

    /// What a calendar and a clock on the wall show.
    package struct Parts: Sendable, Equatable {
        package var year: Int
        /// From 1.
        package var month = 1
        /// From 1.
        package var day = 1
        package var hour = 0
        package var minute = 0
        /// 60 is the second behind 59.
        package var second = 0

        package init(year: Int, month: Int = 1, day: Int = 1) {
            (self.year, self.month, self.day) = (year, month, day)
        }
    }

    /// The moment at which a clock so many minutes ahead of UTC shows these parts. What is out of range is carried over:
    /// the 31 April is 1 May.
    package init(_ parts: Parts, offsetMinutes: Int = 0) {
        let days = Self.days(year: parts.year, month: parts.month) + parts.day - 1
        let seconds = ((days * 24 + parts.hour) * 60 + parts.minute - offsetMinutes) * 60 + parts.second
        self.init(seconds: Int64(seconds), offsetMinutes: offsetMinutes)
    }

    /// On the clock that it was written by.
    package var parts: Parts {
        let second = Int(clamping: seconds &+ Int64(offsetMinutes) &* 60)
        let day = Self.floorDivided(second, by: 86400)
        let rest = second - day * 86400
        var parts = Self.date(days: day)
        (parts.hour, parts.minute, parts.second) = (rest / 3600, rest / 60 % 60, rest % 60)
        return parts
    }

    // MARK: - The calendar

    // Years begin in March here, so that a leap day is the last of its year: the months are then 31, 30, 31, 30, 31 days
    // long, twice and a bit, and the days before one are a line with a fixed slope. 400 years have 146,097 days.

    /// From 1970-01-01 to the first of a month.
    private static func days(year: Int, month: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let marchMonth = (month + 9) % 12
        let era = floorDivided(marchYear, by: 400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * marchMonth + 2) / 5
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func date(days: Int) -> Parts {
        let shifted = days + 719_468
        let era = floorDivided(shifted, by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return Parts(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    private static func floorDivided(_ number: Int, by divisor: Int) -> Int {
        number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    }

    /// How many days a month has.
    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
