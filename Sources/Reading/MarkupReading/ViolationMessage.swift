import SourceText

/// The conversion of libxml2's error sentences into messages for people.
package enum ViolationMessage {
    private static let namespaces = [
        "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xhtml}", "{http://www.w3.org/2005/Atom}",
        "{http://www.sitemaps.org/schemas/sitemap/0.9}",
    ]

    /// Returns the sentence as a message: without namespaces, line breaks and control characters, shortened, and with
    /// schema patterns replaced by their meaning.
    package static func make(from sentence: String) -> String {
        // It is shortened first, since a value can have megabytes and be crafted to be slow to search.
        var text = shortened(sentence, to: 2_000)
        for namespace in namespaces { text = text.removing(namespace) }
        while let last = text.unicodeScalars.last, last == "\n" || last == "." { text.unicodeScalars.removeLast() }
        var expectation = ""
        let pattern = "[facet 'pattern'] The value "
        if text.offset(of: pattern) != nil {
            expectation = " is not valid; expected " + patternMeaning(in: text)
            text = text.removing(pattern, isFirstOnly: true)
            // The phrase is missing if the value is so long that libxml2 itself cuts the sentence.
            if let end = text.offset(of: " is not accepted by the pattern '", isLast: true) {
                text = String(decoding: text.utf8.prefix(end), as: UTF8.self)
            }
        }
        for part in ["minLength", "maxLength", "enumeration"] {
            text = text.removing("[facet '\(part)'] ", isFirstOnly: true)
        }
        text = readable(text.removing(" use XML_PARSE_HUGE option", isFirstOnly: true))
        text = shortened(text, to: 400)
        if let first = text.first { text = first.lowercased() + text.dropFirst() }
        return text + expectation
    }

    /// Returns the beginning and the end of a long text, which name the element and the fault.
    private static func shortened(_ text: String, to count: Int) -> String {
        guard text.utf8.count > count else { return text }
        let scalars = text.unicodeScalars
        let half = count / 2
        return String(String.UnicodeScalarView(scalars.prefix(half))) + "…"
            + String(String.UnicodeScalarView(scalars.suffix(half)))
    }

    /// Returns the meaning of a schema's pattern in words, by the element or attribute that has the value.
    private static func patternMeaning(in text: String) -> String {
        meanings.first { text.offset(of: "\($0.place): [facet ") != nil }?.meaning ?? "another form"
    }

    private static let address = "http:// or https://, without spaces, quotes and angle brackets"
    private static let moment = "a moment with its zone, such as '2026-11-22T10:00:00Z'"

    private static let meanings: [(place: String, meaning: String)] =
        ["x", "y"].map { ("attribute '\($0)'", "a number with at most two decimals, such as -3.5") }
        + ["width", "height", "font-size", "textLength"].map {
            ("attribute '\($0)'", "a number above 0 with at most two decimals, such as 12.25")
        }
        + ["rx", "data-weight"].map { ("attribute '\($0)'", "a number from 0 with at most two decimals, such as 42") }
        + [
            ("attribute 'viewBox'", "0 0, width and height, such as '0 0 640 312.5'"),
            (
                "attribute 'href'",
                "http://, https://, mailto: or a relative address, without spaces, quotes and angle brackets"
            ),
            ("attribute 'lang'", "a language tag, such as 'en' or 'pt-BR'"),
            ("attribute 'rel'", "words of letters, digits and hyphens with one space between them, such as 'nofollow'"),
            ("attribute 'target'", "_self, _blank, _parent, _top, or the name of a frame"),
            ("attribute 'transform'", "a place, such as 'translate(12 30.5)'"),
            ("attribute '{http://www.w3.org/XML/1998/namespace}lang'", "a language tag, such as 'en' or 'pt-BR'"),
            ("attribute '{http://www.w3.org/XML/1998/namespace}base'", address),
            ("element 'id'", address), ("element 'loc'", address),
            ("element 'updated'", moment), ("element 'published'", moment), ("element 'lastmod'", moment),
            ("attribute 'datetime'", "a day such as 2026-11-22 in a list, and a moment with its zone on a post's page"),
            ("element 'small'", "a number, such as '12'"),
            ("element 'span'", "the number of the page, such as '2 of 7'"),
            ("'text', attribute 'class'", "'tag' and a colour, then what is special, such as 'tag w3 f0 bold'"),
            ("'svg', attribute 'class'", "'stratus' and the name of its style, such as 'stratus s0abc12'"),
        ]
}

extension String {
    /// Returns the byte offset of a part; `nil` if it is not there.
    fileprivate func offset(of part: String, isLast: Bool = false) -> Int? {
        let source = Array(utf8)
        let part = Array(part.utf8)
        guard source.count >= part.count else { return nil }
        let starts = 0...source.count - part.count
        func holds(_ start: Int) -> Bool { source[start] == part[0] && source[start...].starts(with: part) }
        return isLast ? starts.last(where: holds) : starts.first(where: holds)
    }

    /// Returns the string with all occurrences of a part removed, or only the first.
    fileprivate func removing(_ part: String, isFirstOnly: Bool = false) -> String {
        var rest = self
        var result = ""
        while let start = rest.offset(of: part) {
            result += String(decoding: rest.utf8.prefix(start), as: UTF8.self)
            rest = String(decoding: rest.utf8.dropFirst(start + part.utf8.count), as: UTF8.self)
            if isFirstOnly { break }
        }
        return result + rest
    }
}
