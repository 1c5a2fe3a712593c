import SiteReading
import SiteTemplates

/// Making the fields that templates find in `page`, and in the posts of lists.
extension SiteModel {
    /// Returns the fields that every page has.
    func pageFields(_ title: String, _ address: PageAddress) -> [String: TemplateValue] {
        [
            "title": .text(title), "url": .text(address.url), "permalink": .text(addresses.absolute(address.url)),
            "lang": .text(settings.configuration.language), "dir": .text(settings.configuration.direction),
        ]
    }

    /// Returns the fields that templates find in a post, both as `page` and in lists.
    ///
    /// - Parameter content: the post's text, a value that is made when a template reads it.
    func postFields(_ number: Int, content: TemplateValue) -> [String: TemplateValue] {
        var fields = postFields(number)
        fields["content"] = content
        return fields
    }

    /// Returns the fields of a post without its text, which partials in that text find in `page`.
    func postFields(_ number: Int) -> [String: TemplateValue] {
        let post = catalogue.posts[number]
        var fields = textFields(post)
        fields["isPost"] = .flag(true)
        if let section = post.section { fields["section"] = .object(sections[section]) }
        var byTaxonomy: [TemplateValue] = []
        for (taxonomy, numbers) in post.terms.enumerated() where !numbers.isEmpty {
            let values = numbers.map { TemplateValue.object(terms[taxonomy][$0]) }
            var fields = taxonomies[taxonomy].fields
            fields["tags"] = .list(values)
            byTaxonomy.append(.object(TemplateObject(fields)))
        }
        if !byTaxonomy.isEmpty { fields["taxonomies"] = .list(byTaxonomy) }
        if let main = catalogue.mainTaxonomy {
            if !post.terms[main].isEmpty {
                fields["tags"] = .list(post.terms[main].map { .object(terms[main][$0]) })
            }
            fields["cloud"] = cloud(.taxonomy(main))
        }
        if !translations.languages.isEmpty {
            fields.merge(translationFields(of: SiteTranslations.subject(of: post))) { _, new in new }
        }
        if let older = neighbours[number].older { fields["previous"] = .object(references[older]) }
        if let younger = neighbours[number].younger { fields["next"] = .object(references[younger]) }
        return fields
    }

    /// Returns the fields for a page's translations into other languages.
    func translationFields(of subject: SiteTranslations.Subject) -> [String: TemplateValue] {
        translations.fields(of: subject, tree: tree, addresses)
    }

    /// Returns the object that partials in a text find as `page`, for the page that shows the text.
    func partialObject(in subject: PageSubject) -> TemplateObject {
        if case .post(let number) = subject { return TemplateObject(postFields(number)) }
        var fields = catalogue.text(of: subject).map(textFields) ?? [:]
        fields["cloud"] = cloud(subject)
        return TemplateObject(fields)
    }

    /// Returns the template fields from the text of a page and from its front matter.
    func textFields(_ page: SitePost) -> [String: TemplateValue] {
        var fields = pageFields(page.title, page.address)
        let post = page.post
        Self.setLanguage(post.language, settings.configuration, in: &fields)
        fields.set("description", post.description ?? post.summary)
        fields.set("summary", post.summary ?? post.description ?? page.body.summary)
        let authors = post.authors.isEmpty ? settings.configuration.author.map { [$0] } ?? [] : post.authors
        if !authors.isEmpty {
            fields["author"] = .text(authors.joined(separator: ", "))
            fields["authors"] = .list(authors.map { .object(TemplateObject(["name": .text($0)])) })
        }
        if let date = post.date { fields["date"] = self.date(date, language: post.language) }
        if let updated = page.updated { fields["updated"] = date(updated, language: post.language) }
        fields["words"] = .number(page.body.wordCount)
        // People read 238 words of English a minute, on average: Brysbaert, 2019.
        let minutes = max(1, (page.body.wordCount + 119) / 238)
        fields["minutes"] = .number(minutes)
        fields["readingTime"] = .html(wording.readingTime(minutes: minutes))
        fields["params"] = .object(TemplateObject(templateFields(page.params)))
        if let image = page.image {
            fields["image"] = .text(addresses.absolute(fingerprints.url(url(of: image))))
        }
        return fields
    }

    /// Returns the URL for an address that an author wrote: one that begins with a slash is below the base address.
    func url(of text: String) -> String {
        text.hasPrefix("/") && !text.hasPrefix("//") ? SiteSettings.url(ofPath: text, addresses) : text
    }

    /// Returns a date as an object for templates.
    ///
    /// - Parameter language: the language of the text with this date; nil for the site's language.
    func date(_ date: SiteDate, language: String? = nil) -> TemplateValue {
        .object(
            TemplateObject([
                "iso": .text(date.iso8601), "day": .text(date.day), "year": .number(date.year),
                "text": .text(dates[language ?? settings.configuration.language]?.text(date) ?? date.day),
            ]))
    }

    /// Sets the fields for the language of a text and its writing direction.
    static func setLanguage(
        _ language: String?, _ configuration: SiteConfiguration, in fields: inout [String: TemplateValue]
    ) {
        fields["lang"] = .text(language ?? configuration.language)
        fields["dir"] = .text(language.map(writingDirection(ofLanguage:)) ?? configuration.direction)
    }

    func term(_ taxonomy: Int, _ term: Int) -> TemplateObject { terms[taxonomy][term] }
    func taxonomy(_ number: Int) -> TemplateObject { taxonomies[number] }

    /// Returns the object for a term that occurs together with another term, with the number of posts that have both.
    func related(_ taxonomy: Int, _ term: Int, count: Int) -> TemplateObject {
        let other = catalogue.taxonomies[taxonomy].terms[term]
        return Self.counted("name", other.name, other.address.url, count, isShared: false)
    }
}
