import DataReading
import SourceText

/// Reading the addresses of a post, new and old.
extension PostReader {
    mutating func readSlug() {
        guard let (text, entry) = text(.slug) else { return }
        let hint = "a slug is the last part of the address; a whole address is written as url: /2024/hello/"
        if text.utf8.contains(UInt8(ascii: "/")) || text.utf8.contains(UInt8(ascii: "\\")) {
            return report(entry, "\"slug\" is \"\(text)\" and has a slash, expected a name", hint: hint)
        }
        guard let slug = PlainText.caption(text), slug != ".", slug != ".." else {
            return report(entry, "\"slug\" is \"\(text)\", expected a name", hint: hint)
        }
        post.slug = slug
        post.addressPlace = range(of: entry.value)
    }

    mutating func readURL() {
        guard let entry = entry(.url) else { return }
        guard case .scalar(let text) = entry.value.content else {
            // Eleventy has one for each of its ways to build.
            if case .table = entry.value.content, entry.key.lowercased() == "permalink" {
                return note(entry, "\"permalink\" is a table and not used")
            }
            _ = self.text(.url)
            return
        }
        if entry.key.lowercased() == "permalink" {
            if text.lowercased() == "false" {
                post.isPageless = true
                return
            }
            if ["date", "pretty", "ordinal", "weekdate", "none"].contains(text) {
                return note(entry, "\"permalink\" is the style \"\(text)\" of Jekyll and not used")
            }
        }
        if let placeholder = placeholder(in: text) {
            return note(
                entry,
                "\"\(entry.key)\" has the placeholder \"\(placeholder)\" and is not used; the address is that of the file"
            )
        }
        guard let path = path(text, entry.key, range(of: entry.value)) else { return }
        post.writtenPath = path
        post.addressPlace = range(of: entry.value)
    }

    mutating func readAliases(_ field: PostField) {
        guard let entry = entry(field) else { return }
        let values: [MetadataValue] = if case .list(let values) = entry.value.content { values } else { [entry.value] }
        for value in values where !value.isEmpty {
            guard case .scalar(let text) = value.content else {
                report(
                    range(of: value), "an entry of \"\(entry.key)\" is \(value.kindName), expected an address",
                    hint: "write \(entry.key): [/old/address/]")
                continue
            }
            guard let path = path(text, entry.key, range(of: value)) else { continue }
            post.writtenAliases.append(path)
        }
    }

    private mutating func path(_ text: String, _ key: String, _ range: Range<Int>) -> WrittenPath? {
        do throws(Problem) { return try WrittenPath(text) } catch {
            report(range, "\"\(key)\" is \"\(readable(text, atMost: 200))\": \(error.message)", hint: error.hint)
            return nil
        }
    }

    /// Returns the placeholder in an address, such as `:year` of Jekyll and Hugo, or `{{` and `{%` of Eleventy; nil if
    /// there is none.
    private func placeholder(in text: String) -> String? {
        for sign in ["{{", "{%"] where text.contains(sign) { return sign }
        let parts = text.split(separator: "/")
        return parts.first { part in
            part.utf8.first == UInt8(ascii: ":") && part.utf8.count > 1
        }
        .map(String.init)
    }
}
