import ByteWriting
import SiteReading
import SiteTemplates

extension PageMaker {
    /// Returns the addresses of the feeds that a page links to: for a term its own feed, which is in Atom only, else
    /// those of the site; nil if there is none.
    func feedAddresses(_ subject: PageSubject) -> (atom: String, json: String?)? {
        guard settings.configuration.hasFeeds else { return nil }
        if case .term = subject {
            let list = catalogue.list(subject)
            guard settings.configuration.feedsOfTags, catalogue.hasDates(list.posts) else { return nil }
            return (addresses.file("feed.xml", beside: list.path).url, nil)
        }
        let list = catalogue.list(.home)
        guard catalogue.hasDates(list.posts) else { return nil }
        return (
            addresses.file("feed.xml", beside: list.path).url, addresses.file("feed.json", beside: list.path).url
        )
    }

    /// Returns a feed's title, the page that the feed belongs to, and the numbers of its posts, the youngest first.
    private func feedContent(_ subject: PageSubject) -> (title: String, home: PageAddress, posts: [Int]) {
        let (catalogue, list) = (catalogue, catalogue.list(subject))
        let dated = list.posts.filter { catalogue.posts[$0].post.date != nil }
        let youngest = dated.sorted { one, other in
            let (left, right) = (catalogue.posts[one].post.date, catalogue.posts[other].post.date)
            guard let left, let right, left != right else { return one < other }
            return right < left
        }
        return (
            list.title, catalogue.address(of: subject, addresses),
            Array(youngest.prefix(settings.configuration.feedLength))
        )
    }

    func feed(_ subject: PageSubject, _ page: PlannedPage) -> TemplateObject {
        let content = feedContent(subject)
        var fields = model.pageFields(content.title, content.home)
        if subject == .home { fields["isHome"] = .flag(true) }
        fields["feed"] = .text(addresses.absolute(page.address.url))
        fields["posts"] = .list(content.posts.map { .object(entry($0)) })
        if let updated = content.posts.compactMap({ model.catalogue.posts[$0].updated }).max() {
            fields["updated"] = model.date(updated)
        }
        return TemplateObject(fields)
    }
}

extension PageMaker {
    /// Returns the JSON feed of a subject, with the links in the texts of its posts made absolute.
    func jsonFeed(_ subject: PageSubject, _ page: PlannedPage) -> [UInt8] {
        jsonFeed(subject, page) { post in
            // JSON Feed has no base address for relative links.
            let whole = addresses.absolute(post.address.url)
            let html = bodies.html(of: post, from: whole) { [self] slot, inner in
                // A partial shows what belongs to the page, such as its cloud; a shortcode belongs to the text.
                guard slot.name == nil else { return [] }
                return slots.bytes(slot, inner, on: post, TemplateObject(model.textFields(post)))
            }
            return named(html, on: post.address.url)
        }
    }

    /// Returns the feed of a subject as JSON Feed 1.1 (<https://www.jsonfeed.org/version/1.1/>), with one item a line.
    ///
    /// - Parameter html: returns the text of a post as HTML; called once for each post, in the order of the feed.
    /// - Complexity: O(n) in the bytes.
    func jsonFeed(
        _ subject: PageSubject, _ page: PlannedPage, html: (SitePost) -> String
    ) -> [UInt8] {
        let (title, home, numbers) = feedContent(subject)
        let configuration = settings.configuration
        let isOfSite = subject == .home
        let items = numbers.map { (post: catalogue.posts[$0], html: html(catalogue.posts[$0])) }
        var json = JSONOutput(reservingCapacity: items.reduce(1024) { $0 + $1.html.utf8.count * 9 / 8 + 512 })
        json.object { json in
            json.string("version", "https://jsonfeed.org/version/1.1")
            json.string("title", isOfSite ? title : "\(title) · \(configuration.title)")
            json.string("home_page_url", addresses.absolute(home.url))
            json.string("feed_url", addresses.absolute(page.address.url))
            if isOfSite, let description = configuration.description { json.string("description", description) }
            json.writeAuthors(configuration.author.map { [$0] } ?? [])
            json.string("language", configuration.language)
            json.array("items", of: items) { json, item in
                json.breakLine()
                write(item.post, html: item.html, to: &json)
            }
        }
        json.endDocument()
        return json.buffer.bytes
    }

    /// Writes an item of a JSON feed.
    ///
    /// - Parameter html: the text of the post as HTML, with its links resolved.
    private func write(_ post: SitePost, html: String, to json: inout JSONOutput) {
        let permalink = addresses.absolute(post.address.url)
        let tags = zip(catalogue.taxonomies, post.terms).flatMap { taxonomy, terms in
            terms.map { taxonomy.terms[$0].name }
        }
        json.object { json in
            json.string("id", permalink)
            json.string("url", permalink)
            json.string("title", post.title)
            json.string("content_html", html)
            if let summary = post.post.summary ?? post.post.description { json.string("summary", summary) }
            if let date = post.post.date { json.string("date_published", date.iso8601) }
            if let updated = post.updated { json.string("date_modified", updated.iso8601) }
            json.writeAuthors(post.post.authors)
            if !tags.isEmpty { json.array("tags", of: tags) { $0.string(nil, $1) } }
            if let language = post.post.language { json.string("language", language) }
        }
    }

    /// Returns the index of a taxonomy for other programs, `tags/index.json`, with one term a line:
    /// ```
    /// {"version":1,"taxonomy":"tags","title":"Tags","url":"/tags/","terms":[
    /// {"name":"C++","slug":"c-plus-plus","url":"/tags/c-plus-plus/","permalink":"https://example.org/tags/c-plus-plus/",
    ///  "count":4,"feed":"/tags/c-plus-plus/feed.xml","related":[{"name":"Swift","count":2}]}]}
    /// ```
    /// `count` is the number of posts; for a related term, of the posts that have both. `permalink` and `feed` are
    /// absent and `related` is empty if there is none. Readers ignore unknown fields; `version` changes when a field
    /// changes its meaning.
    ///
    /// - Complexity: O(n) in the terms and those related to them.
    func tagIndex(_ number: Int) -> [UInt8] {
        let taxonomy = catalogue.taxonomies[number]
        var json = JSONOutput(reservingCapacity: taxonomy.terms.count * 256 + 256)
        json.object { json in
            json.integer("version", 1)
            json.string("taxonomy", taxonomy.key)
            json.string("title", taxonomy.title)
            json.string("url", addresses.page([taxonomy.name]).url)
            json.array("terms", of: taxonomy.terms.enumerated()) { json, term in
                let (index, term) = term
                json.breakLine()
                json.object { json in
                    json.string("name", term.name)
                    json.string("slug", term.slug)
                    json.string("url", term.address.url)
                    if addresses.origin != nil { json.string("permalink", addresses.absolute(term.address.url)) }
                    json.integer("count", term.posts.count)
                    if let feed = feedAddresses(.term(taxonomy: number, term: index)) { json.string("feed", feed.atom) }
                    json.array("related", of: term.related) { json, related in
                        json.object { json in
                            json.string("name", taxonomy.terms[related.term].name)
                            json.integer("count", related.count)
                        }
                    }
                }
            }
        }
        json.endDocument()
        return json.buffer.bytes
    }

    /// Returns a page that redirects to another one: browsers follow the tag in its head, other readers a link.
    func redirect(to target: PageAddress) -> [UInt8] {
        var page = ByteBuffer()
        page.append(
            "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\""
        )
        page.appendXMLAttribute(settings.configuration.language)
        page.append("\" dir=\"")
        page.appendXMLAttribute(settings.configuration.direction)
        page.append("\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>")
        page.appendMarkupText(model.wording.text(.moved))
        page.append("</title>\n<meta http-equiv=\"refresh\" content=\"0; url=")
        page.appendXMLAttribute(target.url)
        page.append("\"/>\n<link rel=\"canonical\" href=\"")
        page.appendXMLAttribute(addresses.absolute(target.url))
        page.append("\"/>\n</head>\n<body>\n<h1>")
        page.appendVerbatim(model.wording.markup(.moved))
        page.append("</h1>\n<p><a href=\"")
        page.appendXMLAttribute(target.url)
        page.append("\">")
        page.appendVerbatim(model.wording.markup(.address))
        page.append("</a></p>\n</body>\n</html>\n")
        return page.bytes
    }
}

extension PageMaker {
    /// Returns the object that the template of a sitemap finds as `page`: the pages, each with the date of its last
    /// change if that is known.
    func sitemap(of numbers: Range<Int>) -> TemplateObject {
        let pages = plan.pages[numbers].filter(plan.isForSitemap)
        let entries = { @Sendable [self] in TemplateValue.list(pages.map { .object(sitemapEntry($0)) }) }
        guard plan.trees.count == 1 else { return TemplateObject(["pages": entries()]) }
        // Making the entries takes longer than finding that they are unchanged.
        let digest = { @Sendable [catalogue] in
            pages.reduce(UInt64(pages.count)) { hash, page in
                let updated = page.updated(in: catalogue)
                return [
                    XXHash64.hash(of: page.address.url), UInt64(bitPattern: updated?.seconds ?? .min),
                    UInt64(bitPattern: Int64(updated?.offsetMinutes ?? 0)),
                ].reduce(hash, XXHash64.mixed)
            }
        }
        return TemplateObject(["pages": .lazy(entries, digest: digest)])
    }

    private func sitemapEntry(_ page: PlannedPage) -> TemplateObject {
        var fields: [String: TemplateValue] = ["permalink": .text(addresses.absolute(page.address.url))]
        let catalogue = plan.trees[page.tree].catalogue
        if let updated = page.updated(in: catalogue) { fields["updated"] = model.date(updated) }
        if plan.trees.count > 1, let subject = page.translationKey(in: catalogue) {
            fields["alternates"] = plan.translations.alternates(of: subject, tree: page.tree, addresses)
        }
        return TemplateObject(fields)
    }
}

extension JSONOutput {
    fileprivate mutating func writeAuthors(_ names: [String]) {
        guard !names.isEmpty else { return }
        list("authors") { json in
            for name in names { json.object { $0.string("name", name) } }
        }
    }
}
