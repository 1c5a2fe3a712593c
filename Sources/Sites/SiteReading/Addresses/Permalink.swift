import SourceText

/// A pattern of the addresses of posts, with the placeholders of Hugo and Jekyll, such as `/blog/:year/:month/:filename/`.
package struct Permalink: Sendable, Equatable {
    private enum Part: Sendable, Equatable {
        case text(String)
        case value(Value)
    }

    /// A value of a post that a placeholder stands for; the raw values are the names of placeholders, without the colon.
    private enum Value: String, CaseIterable {
        case year, month, day, title, slug, filename, section, sections, categories, path, name
        case shortYear = "short_year"
        case monthNumber = "i_month"
        case dayNumber = "i_day"
        case dayOfYear = "y_day"
        case shortMonthName = "short_month"
        case monthName = "monthname"
        case hour, minute, second
        case slugOrFileName = "slugorfilename"

        /// Other names for the same values: those of Hugo, and after them those of Jekyll.
        static let synonyms: [String: Value] = [
            "contentbasename": .filename, "slugorcontentbasename": .slugOrFileName, "yearday": .dayOfYear,
            "basename": .slugOrFileName, "slugified_categories": .categories, "long_month": .monthName,
        ]

        var needsDate: Bool {
            switch self {
            case .year, .shortYear, .month, .monthNumber, .monthName, .shortMonthName, .day, .dayNumber, .dayOfYear,
                .hour, .minute, .second:
                true
            case .title, .slug, .filename, .slugOrFileName, .name, .section, .sections, .path, .categories: false
            }
        }
    }

    /// The pattern as it was written.
    package let text: String
    private let parts: [Part]

    /// Jekyll's names for patterns.
    private static let styles = [
        "date": "/:categories/:year/:month/:day/:name.html",
        "pretty": "/:categories/:year/:month/:day/:name/",
        "ordinal": "/:categories/:year/:y_day/:name.html",
        "none": "/:categories/:name.html",
    ]

    /// Whether the pattern needs the date of the post.
    package var needsDate: Bool {
        parts.contains { if case .value(let value) = $0 { value.needsDate } else { false } }
    }

    /// Reads a pattern, or the name of one of Jekyll's: `date`, `pretty`, `ordinal` or `none`.
    ///
    /// - Throws: ``Problem`` for a placeholder that is not known, and for a pattern that names no place on the site, or
    ///   gives all posts one address.
    package init(_ text: String) throws(Problem) {
        self.text = text
        let text = Self.styles[text] ?? text
        var parts: [Part] = []
        var rest = text[...]
        while let colon = rest.firstIndex(of: ":") {
            if colon > rest.startIndex { parts.append(.text(String(rest[..<colon]))) }
            rest = rest[rest.index(after: colon)...]
            let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            rest = rest.dropFirst(name.count)
            if name == "output_ext" {
                parts.append(.text(".html"))
                continue
            }
            guard let value = Value(rawValue: String(name)) ?? Value.synonyms[String(name)] else {
                let names = Value.allCases.map { ":\($0.rawValue)" }
                throw Problem(
                    "the placeholder \":\(name)\" is not known",
                    hint: suggestion(for: ":\(name)", among: names).map { "did you mean \($0)?" }
                        ?? "known are \(names.joined(separator: ", "))")
            }
            parts.append(.value(value))
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
        // Anything in place of the values shows what is wrong with the text around them.
        _ = try WrittenPath(filled { _ in "a" })
    }

    /// Returns the address of a post by the pattern; nil if the pattern needs a date and the post has none.
    ///
    /// - Parameters:
    ///   - date: the date of the post, in the zone of the address.
    ///   - title: the title of the post.
    ///   - own: the last part of the address, from the slug or the name of the file.
    ///   - folders: the folders of the post as parts of addresses.
    ///   - categories: the categories of the post.
    ///   - fileName: the name of the file as a part of addresses.
    ///   - asPart: makes a text into a part of an address.
    func path(
        of post: Post, date: SiteDate?, title: String, own: String, folders: [String], categories: [String],
        fileName: String,
        asPart: (String) -> String
    ) -> WrittenPath? {
        guard date != nil || !needsDate else { return nil }
        let date = date?.parts
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let text = filled { value in
            switch value {
            case .year: digits(date?.year, 4)
            case .shortYear: digits((date?.year ?? 0) % 100, 2)
            case .month: digits(date?.month, 2)
            case .monthNumber: digits(date?.month, 1)
            case .monthName: asPart(date?.monthName ?? "")
            case .shortMonthName: asPart(String((date?.monthName ?? "").prefix(3)))
            case .day: digits(date?.day, 2)
            case .dayNumber: digits(date?.day, 1)
            case .dayOfYear:
                digits(
                    date.map {
                        GregorianCalendar.days(year: $0.year, month: $0.month)
                            - GregorianCalendar.days(year: $0.year, month: 1) + $0.day
                    }, 3)
            case .hour: digits(date?.hour, 2)
            case .minute: digits(date?.minute, 2)
            case .second: digits(date?.second, 2)
            case .title: asPart(title)
            case .slug: post.slug == nil ? asPart(title) : own
            case .slugOrFileName: own
            case .name: own.split(separator: "-").joined(separator: "-")
            case .path:
                (folders.dropFirst() + [own.split(separator: "-").joined(separator: "-")]).joined(separator: "/")
            case .filename: post.role == .index ? folders.last ?? own : fileName
            case .section: folders.first ?? ""
            case .sections: (post.role == .index ? folders.dropLast() : folders[...]).joined(separator: "/")
            case .categories: categories.map { asPart($0.lowercased()) }.filter { !$0.isEmpty }.joined(separator: "/")
            }
        }
        return try? WrittenPath(text)
    }

    private func filled(_ value: (Value) -> String) -> String {
        let text = parts.reduce(into: "") { text, part in
            switch part {
            case .text(let literal): text += literal
            case .value(let name): text += value(name)
            }
        }
        // A value may be empty, as the categories of a post without any.
        let isOpen = text.hasSuffix("/")
        return "/" + text.split(separator: "/").joined(separator: "/") + (isOpen && text != "/" ? "/" : "")
    }
}
