import DataReading
import PostReading
import SourceText
import TagParsing

/// A reader of the fields of one post, which goes on after a wrong field, so that all problems are reported at once.
struct PostReader {
    var post: Post
    private var problems = ProblemCollector()
    /// The index of the front matter's entry for each ``PostField``, by the raw value; -1 if there is none.
    private var places = [Int](repeating: -1, count: PostField.allCases.count)

    init(_ post: Post) {
        self.post = post
        var ranks = [Int](repeating: .max, count: PostField.allCases.count)
        for (place, entry) in post.metadata.entries.enumerated() {
            var rank = 0
            guard !entry.value.isEmpty, let field = PostField(key: entry.key, rank: &rank),
                rank < ranks[field.rawValue]
            else { continue }
            ranks[field.rawValue] = rank
            places[field.rawValue] = place
        }
    }

    consuming func finished() throws(Problem) -> Post {
        try problems.sorted().check()
        return post
    }

    mutating func readFields() {
        if let language = post.metadata.foreignLanguage { note(nil, "front matter in \(language) is not read") }
        post.isDraft = post.metadata.isUnpublished || post.folders.contains("_drafts")
        post.isHidden = post.metadata.isHidden || post.metadata.isInNoCollection
        checkFlags()
        post.title = caption(.title)
        post.description = caption(.description)
        post.summary = caption(.summary)
        post.date = date(.date)
        post.published = date(.published)
        if post.date == nil { post.date = post.published }
        post.updated = date(.updated)
        post.expires = date(.expires)
        post.authors = authors()
        readLanguage()
        readTemplate()
        readWeight()
        readSlug()
        readURL()
        readAliases(.aliases)
        readAliases(.redirects)
        readVisibility()
    }

    // MARK: - Texts

    func entry(_ field: PostField) -> MetadataEntry? {
        let place = places[field.rawValue]
        return place < 0 ? nil : post.metadata.entries[place]
    }

    /// Returns the text of a field; for other values, reports an error and returns nil.
    mutating func text(_ field: PostField) -> (text: String, entry: MetadataEntry)? {
        guard let entry = entry(field) else { return nil }
        if case .scalar(let text) = entry.value.content { return (text, entry) }
        report(
            entry, "\"\(entry.key)\" is \(entry.value.kindName), expected a text",
            hint: "write \(entry.key): and a text behind it; one with [ or : in it stands in quotes")
        return nil
    }

    /// Returns the text of a field as one line that markup can hold; reports other texts.
    private mutating func caption(_ field: PostField) -> String? {
        guard let (text, entry) = text(field) else { return nil }
        if let caption = PlainText.caption(text) { return caption }
        if let (problem, hint) = PlainText.problem(with: text) {
            report(entry, "\"\(entry.key)\": \(problem)", hint: hint)
        }
        return nil
    }

    /// Returns the names of the authors. The text of `authors` may hold several, separated by semicolons, or by commas
    /// if there is no semicolon.
    private func authors() -> [String] {
        guard let entry = entry(.author) else { return [] }
        func name(_ value: MetadataValue) -> String? {
            switch value.content {
            case .scalar(let text): return PlainText.caption(text)
            case .table(let entries):
                let name = entries.first { $0.key.lowercased() == "name" }
                if case .scalar(let text) = name?.value.content { return PlainText.caption(text) }
                return nil
            case .list, .null: return nil
            }
        }
        switch entry.value.content {
        case .list(let values): return values.compactMap(name)
        case .scalar(let text) where entry.key.lowercased() == "authors":
            return text.split(separator: text.utf8.contains(UInt8(ascii: ";")) ? ";" : ",")
                .compactMap { PlainText.caption(String($0)) }
        case .scalar, .table, .null: return name(entry.value).map { [$0] } ?? []
        }
    }

    // MARK: - Flags

    /// Reports flags that are neither yes nor no, since a misspelt one would publish a post that is to stay hidden.
    private mutating func checkFlags() {
        for entry in post.metadata.entries where !entry.value.isEmpty {
            let key = entry.key.lowercased()
            switch key {
            case "draft", "published", "eleventyexcludefromcollections":
                if case .scalar(let text) = entry.value.content {
                    if (FlagWord.yes + FlagWord.no).contains(text.lowercased()) { continue }
                    // Some write the date of publication there.
                    if key == "published", (try? SiteDate(parsing: text)) != nil { continue }
                }
                report(
                    entry, "\"\(entry.key)\" is \(entry.value.shown), expected true or false",
                    hint: "write \(entry.key): \(key == "published" ? "false" : "true") for what is not to be seen")
            case "status" where post.metadata.format == .keyValue || post.metadata.format == .html:
                // Other generators have no such key, and digital gardens have words of their own for it.
                let words = ["published", "draft", "hidden", "skip"]
                if case .scalar(let text) = entry.value.content, words.contains(text.lowercased()) { continue }
                report(
                    entry, "\"\(entry.key)\" is \(entry.value.shown), expected published, draft, hidden or skip",
                    hint: "without it the post is published")
            default: continue
            }
        }
    }

    private mutating func readLanguage() {
        guard let (text, entry) = text(.language) else { return }
        guard LanguageTag(text) != nil else {
            return report(
                entry, "\"\(entry.key)\" is \"\(text)\", expected a language tag",
                hint: "a language is written as en, pt-BR or zh-Hant")
        }
        post.language = text
    }

    private mutating func readTemplate() {
        guard let (text, entry) = text(.template) else { return }
        post.template = text
        post.templatePlace = range(of: entry.value)
    }

    private mutating func readWeight() {
        // Eleventy has no key of this name: what is no number there is a parameter.
        guard let entry = entry(.weight) else { return }
        if case .scalar(let text) = entry.value.content, let weight = Int(text) {
            post.weight = weight
            return
        }
        guard entry.key.lowercased() == "weight" else { return }
        report(
            entry, "\"weight\" is \(entry.value.shown), expected a whole number",
            hint: "lower weights come first: weight: 10")
    }

    // MARK: - Dates

    private mutating func date(_ field: PostField) -> SiteDate? {
        guard let (text, entry) = text(field) else { return nil }
        if let date = try? SiteDate(parsing: text) { return date }
        // Eleventy takes these from the disk or from Git, and other machines would write other pages.
        if ["last modified", "created", "git last modified", "git created"].contains(text.lowercased()) {
            note(entry, "the date \"\(text)\" is not read, expected one such as 2024-05-01")
            return nil
        }
        do throws(Problem) { return try SiteDate(parsing: text) } catch {
            var range = range(of: entry.value)
            if range.count == text.utf8.count {
                range = range.lowerBound + error.range.lowerBound..<range.lowerBound + error.range.upperBound
            }
            report(
                range, "\"\(entry.key)\" is \"\(readable(text, atMost: 100))\": \(error.message)",
                hint: "a date is written as 2024-05-01, or 2024-05-01T10:00:00+02:00")
            return nil
        }
    }

    // MARK: - Terms

    mutating func readTerms(_ keys: [String]) {
        post.terms.reserveCapacity(keys.count)
        var folders = PostFolders()
        for name in post.folders { folders.enter(Array(name.utf8)[...]) }
        for key in keys {
            if key == PostFolders.key {
                post.terms.append(folders.name(ofPost: post.path).flatMap { checked($0, 0) }.map { [$0] } ?? [])
                continue
            }
            var terms: [String] = []
            var seen: Set<[UInt8]> = []
            do throws(Problem) {
                let found = try post.metadata.names(of: [key], in: folders)
                for (name, offset) in found.names {
                    guard let name = checked(name, offset) else { continue }
                    if seen.insert(mergeKeyBytes(name)).inserted { terms.append(name) }
                }
                post.notes += found.notes
            } catch {
                for problem in error.all { problems.append(problem) }
            }
            post.terms.append(terms)
        }
    }

    /// Returns the name of a term in the form that tags have; reports a name that no tag can have, and returns nil.
    private mutating func checked(_ name: String, _ offset: Int) -> String? {
        if name.utf8.count < 256, name.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return name }
        do throws(Problem) { return try TagParsing.Tag(name).name } catch {
            report(
                range(of: MetadataValue(.scalar(name), at: offset)), error.message,
                hint: "a tag of a post is a name of one or a few words")
            return nil
        }
    }

    // MARK: - Messages

    /// Returns the range of a value in the source, or the rest of the value's line if that does not hold it literally.
    func range(of value: MetadataValue) -> Range<Int> {
        post.source.range(of: value)
    }

    mutating func report(_ entry: MetadataEntry, _ problem: String, hint: String?) {
        report(range(of: entry.value), problem, hint: hint)
    }

    mutating func report(_ range: Range<Int>, _ problem: String, hint: String?) {
        problems.append(Problem(post.source, at: range, problem, hint: hint))
    }

    mutating func note(_ entry: MetadataEntry?, _ text: String) {
        let line = entry.map { post.source.lineNumber(at: $0.value.offset) }
        post.notes.append(InputNote(path: post.path, line: line, text))
    }
}
