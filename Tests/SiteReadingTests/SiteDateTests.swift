import Foundation
import SourceText
import TestSupport
import Testing

@testable import SiteReading

@Suite struct SiteDateTests {
    @Test(arguments: [
        // The first two by RFC 3339, section 5.8; the others by `date -d TEXT +%s` of GNU.
        ("1985-04-12T23:20:50.52Z", 482_196_050, 0), ("1996-12-19T16:39:57-08:00", 851_042_397, -480),
        ("2024-05-01", 1_714_521_600, 0), ("2024-5-1", 1_714_521_600, 0), ("2024/05/01", 1_714_521_600, 0),
        ("2024-05-01 10:00", 1_714_557_600, 0), ("2010-12-03 10:20", 1_291_371_600, 0),
        ("2024-05-01 10:00:00 +0200", 1_714_550_400, 120), ("2024-05-01T10:00:00+02:00", 1_714_550_400, 120),
        ("2024-05-01t10:00:00z", 1_714_557_600, 0), ("2024-05-01 10:00:00 UTC", 1_714_557_600, 0),
        ("2024-05-01 10:00:00.123456789012345678901234567890 -5", 1_714_575_600, -300),
        (" 2024-05-01  9:05 ", 1_714_554_300, 0), ("1990-12-31T23:59:60Z", 662_688_000, 0),
        ("0001-01-01", -62_135_596_800, 0), ("9999-12-31T23:59:59Z", 253_402_300_799, 0),
        ("2000-02-29", 951_782_400, 0), ("2024-01-01T00:00:00+14:00", 1_704_016_800, 840),
    ])
    func formsOfDatesAreRead(_ text: String, _ seconds: Int, _ offset: Int) throws {
        #expect(try SiteDate(parsing: text) == SiteDate(seconds: Int64(seconds), offsetMinutes: offset))
    }

    @Test(arguments: [
        ("2020-13-45", "13", "the month is 13, expected 1 to 12"),
        ("2020-12-45", "45", "the day is 45, expected 1 to 31"),
        ("2023-02-29", "29", "the day is 29, expected 1 to 28 in 2023-02"),
        ("1900-02-29", "29", "the day is 29, expected 1 to 28 in 1900-02"),
        ("2024-04-31 10:00", "31", "the day is 31, expected 1 to 30 in 2024-04"),
        ("0000-01-01", "0000", "the year is 0, expected 1 to 9999"),
        ("2024-05-01 24:00", "24", "the hour is 24, expected 0 to 23"),
        ("2024-05-01 10:60", "60", "the minute is 60, expected 0 to 59"),
        ("2024-05-01 10:00:61", "61", "the second is 61, expected 0 to 60"),
        ("2024-05-01T10:00:00+14:01", "+14:01", "the zone is +14:01, expected -14:00 to +14:00"),
        ("2024-05-01T10:00:00+02:60", "60", "the minute of the zone is 60, expected 0 to 59"),
        ("2024-05-01 10:00 +020", "+020", "\"+020\" is neither a time nor a zone, expected such as 10:00:00+02:00"),
        ("2024-05-01 tomorrow", "tomorrow", "the time is \"tomorrow\", expected one such as 10:00"),
        (
            "2024-05-01T10:00:00 CEST", "CEST",
            "\"CEST\" is neither a time nor a zone, expected such as 10:00:00+02:00"
        ),
        ("2024-05-012", "2024-05-012", "it is no date, expected year, month and day, such as 2024-05-01"),
        ("1 May 2024", "1 May 2024", "it is no date, expected year, month and day, such as 2024-05-01"),
        ("2024-05/01", "2024-05/01", "it is no date, expected year, month and day, such as 2024-05-01"),
        ("", "", "it is no date, expected year, month and day, such as 2024-05-01"),
    ])
    func whatIsWrongWithADateIsTold(_ text: String, _ part: String, _ problem: String) {
        #expect {
            _ = try SiteDate(parsing: text)
        } throws: { error in
            guard let error = error as? Problem else { return false }
            let wrong = String(decoding: Array(text.utf8)[error.range], as: UTF8.self)
            return error.message == problem && wrong == part
        }
    }

    @Test(arguments: [
        ("2026-11-22T10:00:00Z", "2026-11-22T10:00:00Z", "2026-11-22", 2026),
        ("2026-11-22T12:00:00+02:00", "2026-11-22T12:00:00+02:00", "2026-11-22", 2026),
        ("2025-12-31T23:30:00-09:30", "2025-12-31T23:30:00-09:30", "2025-12-31", 2025),
        ("0001-01-01 00:00 +14", "0001-01-01T00:00:00+14:00", "0001-01-01", 1),
        ("1990-12-31T23:59:60Z", "1991-01-01T00:00:00Z", "1991-01-01", 1991),
    ])
    func aDateIsWrittenOnItsOwnClock(_ text: String, _ iso: String, _ day: String, _ year: Int) throws {
        let date = try SiteDate(parsing: text)
        #expect(date.iso8601 == iso)
        #expect(date.day == day)
        #expect(date.year == year)
    }

    @Test(arguments: 0..<20)
    func theCalendarIsThatOfFoundation(seed: Int) throws {
        var random = Seeded(seed)
        var calendar = Calendar(identifier: .iso8601)
        for _ in 0..<200 {
            let seconds = Int64.random(in: -62_000_000_000...253_000_000_000, using: &random)
            let offset = Int.random(in: -840...840, using: &random)
            calendar.timeZone = try #require(TimeZone(secondsFromGMT: offset * 60))
            let moment = Date(timeIntervalSince1970: TimeInterval(seconds))
            let expected = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: moment)
            // Foundation's calendar is the Julian one before October 1582.
            guard seconds > -12_219_292_800 + 86400 else { continue }
            let date = SiteDate(seconds: seconds, offsetMinutes: offset)
            let parts = date.parts
            #expect(
                [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
                    == [
                        expected.year, expected.month, expected.day, expected.hour, expected.minute, expected.second,
                    ])
            #expect(SiteDate(parts, offsetMinutes: offset) == date)
            #expect(try SiteDate(parsing: date.iso8601) == date)
        }
    }

    @Test func everyDayOfFourHundredYearsFollowsTheOneBefore() throws {
        var (year, month, day) = (1, 1, 1)
        for number in 0..<146_097 {
            let date = SiteDate(seconds: -62_135_596_800 + Int64(number) * 86400)
            let parts = date.parts
            guard parts == SiteDate.Parts(year: year, month: month, day: day) else {
                Issue.record("day \(number) is \(parts)")
                return
            }
            let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            day += 1
            if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
        #expect((year, month, day) == (401, 1, 1))
    }

    @Test(arguments: 0..<50)
    func noTextIsTooMuch(seed: Int) {
        var random = Seeded(seed)
        let signs = Array("0123456789-:T+Z ./é\u{0}9999999999999999999999")
        for _ in 0..<200 {
            let text = String(
                (0..<Int.random(in: 0...40, using: &random)).map { _ in signs.randomElement(using: &random) ?? " " })
            do throws(Problem) {
                let date = try SiteDate(parsing: text)
                #expect((1...9999).contains(date.year) || date.seconds % 60 == 0)
            } catch {
                #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
            }
        }
    }
}

@Suite struct DateWordingTests {
    static let languages = [
        "en-GB", "en-US", "ar", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fa", "fi", "fr", "gl", "he", "hi",
        "hr",
        "hu", "id", "it", "ja", "ko", "lt", "lv", "nb", "nl", "nn", "pl", "pt", "pt-PT", "ro", "ru", "sk", "sl", "sr",
        "sr-Latn", "sv", "th", "tr", "uk", "vi", "zh", "zh-Hant",
    ]

    @Test(arguments: languages)
    func datesAreWrittenAsTheCommonLocaleDataHasThem(_ language: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: language + "@calendar=gregorian;numbers=latn")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        for month in 1...12 {
            let date = SiteDate(SiteDate.Parts(year: 2026, month: month, day: 2 * month))
            let expected = formatter.string(from: Date(timeIntervalSince1970: TimeInterval(date.seconds)))
            #expect(DateWording(language: language).text(date) == expected)
        }
    }

    @Test(arguments: [
        ("en", "22 November 2026"), ("de-AT", "22. November 2026"), ("no", "22. november 2026"),
        ("pt-AO", "22 de novembro de 2026"), ("zh-TW", "2026年11月22日"), ("sh", "22. novembar 2026."),
        ("eo", "2026-11-22"), ("nonsense of a tag", "2026-11-22"), ("", "2026-11-22"),
    ])
    func aLanguageThatIsNotKnownHasFigures(_ language: String, _ text: String) throws {
        let date = try SiteDate(parsing: "2026-11-22T23:00:00-08:00")
        #expect(DateWording(language: language).text(date) == text)
    }
}
