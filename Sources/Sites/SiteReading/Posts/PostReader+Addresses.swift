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
        }
        if let placeholder = placeholder(in: text) {
            if placeholder.hasPrefix(":"), readPermalink(text, entry) { return }
            return note(
                entry,
                "\"\(entry.key)\" has the placeholder \"\(placeholder)\" and is not used; the address is that of the file"
            )
        }
        guard let path = path(text, entry.key, range(of: entry.value)) else { return }
        post.writtenPath = path
        post.addressPlace = range(of: entry.value)
    }

    /// Returns whether a text is a pattern of addresses, which then gives the address of the post.
    private mutating func readPermalink(_ text: String, _ entry: MetadataEntry) -> Bool {
        // In Jekyll a title in an address is the slug or the name of the file.
        let isOfJekyll = post.folders.contains { $0 == "_posts" || $0 == "_drafts" }
        let text = isOfJekyll ? text.replacing(":title", with: ":slugorfilename") : text
        guard let pattern = try? Permalink(text) else { return false }
        post.permalink = pattern
        post.addressPlace = range(of: entry.value)
        return true
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
            do throws(Problem) {
                post.writtenAliases.append(try WrittenPath(text))
            } catch {
                // An old address is no reason to do without the new one.
                note(
                    entry,
                    "\"\(entry.key)\" has \"\(readable(text, atMost: 200))\", which is left out: \(error.message)")
            }
        }
    }

    private mutating func path(_ text: String, _ key: String, _ range: Range<Int>) -> WrittenPath? {
        do throws(Problem) { return try WrittenPath(text) } catch {
            report(range, "\"\(key)\" is \"\(readable(text, atMost: 200))\": \(error.message)", hint: error.hint)
            return nil
        }
    }

    /// Returns the placeholder in an address, such as `:year` of Jekyll and Hugo, or `{{` and `{%` of Eleventy; nil if
    /// there is none. The name of one of Jekyll's patterns stands for its placeholders.
    private func placeholder(in text: String) -> String? {
        if ["date", "pretty", "ordinal", "weekdate", "none"].contains(text) { return ":\(text)" }
        for sign in ["{{", "{%"] where text.contains(sign) { return sign }
        let parts = text.split(separator: "/")
        return parts.first { part in
            part.dropLast().contains(":")
        }
        .map { String($0.drop { $0 != ":" }) }
    }
}
