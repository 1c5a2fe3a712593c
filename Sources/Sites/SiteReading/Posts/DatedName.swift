import SourceText

/// A file or folder name that begins with a date, as those of posts for Jekyll, Zola and Eleventy: `2024-05-01-hello`.
struct DatedName {
    let date: SiteDate
    /// The name after the date: `hello`.
    let rest: String

    /// Reads a name; nil if it has no date, no text after the date, or a date that does not exist.
    init?(_ name: String) {
        guard let (date, rest) = Self.split(name), let date = try? SiteDate(parsing: date) else { return nil }
        (self.date, self.rest) = (date, rest)
    }

    /// Returns the message about a date at the beginning of a name that does not exist; nil if there is no date or a
    /// valid one.
    static func problem(_ name: String) -> String? {
        guard let (date, _) = split(name) else { return nil }
        do throws(Problem) { _ = try SiteDate(parsing: date) } catch {
            return "the name begins with \(date), which is not taken for a date: \(error.message)"
        }
        return nil
    }

    /// Splits a name into a date, `2024-05-01` or `2024-05-01T10:00:00Z`, and the text after a hyphen, an underscore or
    /// a space.
    private static func split(_ name: String) -> (date: String, rest: String)? {
        let bytes = Array(name.utf8)
        var index = 0
        func digits(_ count: ClosedRange<Int>) -> Bool {
            let start = index
            while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
            return count.contains(index - start)
        }
        func take(_ sign: UInt8) -> Bool {
            guard index < bytes.count, bytes[index] == sign else { return false }
            index += 1
            return true
        }
        guard bytes.count > 7, digits(4...4), take(0x2D), digits(1...2), take(0x2D), digits(1...2) else { return nil }
        // Zola has times too; their zone is Z, since a hyphen could not be told from the one after the date.
        if index < bytes.count, bytes[index] == UInt8(ascii: "T"), let zone = bytes[index...].firstIndex(of: 0x5A) {
            index = zone + 1
        }
        let end = index
        guard index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x5F || bytes[index] == 0x20 else {
            return nil
        }
        while index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x5F || bytes[index] == 0x20 { index += 1 }
        guard index < bytes.count else { return nil }
        return (String(decoding: bytes[..<end], as: UTF8.self), String(decoding: bytes[index...], as: UTF8.self))
    }
}

/// Returns the rest of a name that begins with a date, such as `hello` of `2024-05-01-hello`; nil for other names.
package func nameWithoutDate(_ name: String) -> String? { DatedName(name)?.rest }

/// Returns the title made from a file name, as Jekyll makes it: `hello-world` becomes `Hello World`.
///
/// Hyphens and underscores become spaces, and the first letter of each word becomes a capital.
package func readableName(_ name: String) -> String {
    name.split { $0 == "-" || $0 == "_" || $0 == " " }
        .map { word in
            guard let first = word.unicodeScalars.first else { return "" }
            return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
        }
        .joined(separator: " ")
}
