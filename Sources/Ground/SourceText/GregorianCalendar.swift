/// Conversion between dates of the proleptic Gregorian calendar and numbers of days since 1970-01-01.
///
/// Internally years begin in March, so that a leap day is the last of its year. The months then have 31, 30, 31, 30, 31
/// days, repeated, so the number of days before a month is a linear function, rounded down. 400 years have 146,097
/// days.
package enum GregorianCalendar {
    /// Returns the number of days from 1970-01-01 to the first day of a month; negative before 1970.
    package static func days(year: Int, month: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let marchMonth = (month + 9) % 12
        let era = floorDivided(marchYear, by: 400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * marchMonth + 2) / 5
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the date that is the given number of days after 1970-01-01; a negative number gives a date before.
    package static func date(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = floorDivided(shifted, by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    /// Returns the quotient rounded toward negative infinity: -1 divided by 400 is -1.
    package static func floorDivided(_ number: Int, by divisor: Int) -> Int {
        number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    }

    /// Returns the number of days in a month; `month` is 1 for January.
    package static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
