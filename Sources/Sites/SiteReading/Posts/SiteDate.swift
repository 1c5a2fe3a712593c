import SourceText

/// A moment in the proleptic Gregorian calendar, with the zone of the clock by which an author wrote it.
package struct SiteDate: Sendable, Hashable, Comparable {
    /// The seconds since 1970-01-01T00:00:00Z.
    package var seconds: Int64
    /// The minutes by which the author's zone is ahead of UTC; 0 if no zone is written.
    package var offsetMinutes: Int

    package init(seconds: Int64, offsetMinutes: Int = 0) {
        (self.seconds, self.offsetMinutes) = (seconds, offsetMinutes)
    }

    package static func < (one: SiteDate, other: SiteDate) -> Bool {
        (one.seconds, one.offsetMinutes) < (other.seconds, other.offsetMinutes)
    }

    /// The year, month, day and time of a date, as a calendar and a clock show them.
    package struct Parts: Sendable, Equatable {
        package var year: Int
        /// The month, from 1.
        package var month = 1
        /// The day of the month, from 1.
        package var day = 1
        package var hour = 0
        package var minute = 0
        /// The second; 60 is the first second of the next minute.
        package var second = 0

        package init(year: Int, month: Int = 1, day: Int = 1) {
            (self.year, self.month, self.day) = (year, month, day)
        }

        /// The name of the month in English.
        package var monthName: String {
            let names = [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ]
            return names[min(max(month, 1), 12) - 1]
        }
    }

    /// Makes the moment at which a clock shows the parts, if it is ahead of UTC by `offsetMinutes`. Parts out of range
    /// carry over: 31 April is 1 May.
    package init(_ parts: Parts, offsetMinutes: Int = 0) {
        let days = GregorianCalendar.days(year: parts.year, month: parts.month) + parts.day - 1
        let seconds = ((days * 24 + parts.hour) * 60 + parts.minute - offsetMinutes) * 60 + parts.second
        self.init(seconds: Int64(seconds), offsetMinutes: offsetMinutes)
    }

    /// The parts of the date in the author's own zone.
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
