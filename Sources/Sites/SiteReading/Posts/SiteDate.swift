import SourceText

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
        let days = GregorianCalendar.days(year: parts.year, month: parts.month) + parts.day - 1
        let seconds = ((days * 24 + parts.hour) * 60 + parts.minute - offsetMinutes) * 60 + parts.second
        self.init(seconds: Int64(seconds), offsetMinutes: offsetMinutes)
    }

    /// On the clock that it was written by.
    package var parts: Parts {
        let second = Int(clamping: seconds &+ Int64(offsetMinutes) &* 60)
        let day = GregorianCalendar.floorDivided(second, by: 86400)
        let rest = second - day * 86400
        let date = GregorianCalendar.date(days: day)
        var parts = Parts(year: date.year, month: date.month, day: date.day)
        (parts.hour, parts.minute, parts.second) = (rest / 3600, rest / 60 % 60, rest % 60)
        return parts
    }
}
