import ByteWriting
import SiteReading
import SiteTemplates

extension PageMaker {
    func feedAddresses(_ subject: PlannedPage.FeedSubject) -> (atom: String, json: String)? {
        guard settings.configuration.hasFeeds else { return nil }
        switch subject {
        case .site:
            guard model.catalogue.hasDates(model.catalogue.listed) else { return nil }
            return (addresses.file("feed.xml").url, addresses.file("feed.json").url)
        case .term(let taxonomy, let term):
            guard settings.configuration.feedsOfTags else { return nil }
            let (name, term) = (
                model.catalogue.taxonomies[taxonomy].name, model.catalogue.taxonomies[taxonomy].terms[term]
            )
            guard model.catalogue.hasDates(term.posts) else { return nil }
            let path = [name, term.slug]
            return (addresses.file("feed.xml", beside: path).url, addresses.file("feed.json", beside: path).url)
        }
    }

    /// The posts of a feed, the youngest first, with what the feed is called and the page that it belongs to.
    private func feedContent(
        _ subject: PlannedPage.FeedSubject
    ) -> (title: String, home: PageAddress, posts: [Int]) {
        let catalogue = model.catalogue
        let numbers: [Int]
        let (title, home): (String, PageAddress)
        switch subject {
        case .site: (title, home, numbers) = (settings.configuration.title, addresses.page([]), catalogue.listed)
        case .term(let taxonomy, let number):
            let term = catalogue.taxonomies[taxonomy].terms[number]
            (title, home, numbers) = (term.name, term.address, term.posts)
        }
        let dated = numbers.filter { catalogue.posts[$0].post.date != nil }
        let youngest = dated.sorted { one, other in
            let (left, right) = (catalogue.posts[one].post.date, catalogue.posts[other].post.date)
            guard let left, let right, left != right else { return one < other }
            return right < left
        }
        return (title, home, Array(youngest.prefix(settings.configuration.feedLength)))
    }

    func feed(_ subject: PlannedPage.FeedSubject, _ page: PlannedPage) -> TemplateObject {
        let content = feedContent(subject)
        var fields = model.pageFields(content.title, content.home)
        if case .site = subject { fields["isHome"] = .flag(true) }
        fields["feed"] = .text(addresses.absolute(page.address.url))
        fields["posts"] = .list(content.posts.map { .object(entry($0)) })
        if let updated = content.posts.compactMap({ model.catalogue.posts[$0].updated }).max() {
            fields["updated"] = model.date(updated)
        }
        return TemplateObject(fields)
    }
}

extension PageMaker {
    /// The feed of some posts as JSON.
    func jsonFeed(_ subject: PlannedPage.FeedSubject, _ page: PlannedPage) -> [UInt8] {
        jsonFeed(subject, page) { post in
            // Nothing in JSON says what an address is relative to.
            named(bodies.html(of: post, from: addresses.absolute(post.address.url)) { _ in [] }, on: post.address.url)
        }
    }

    /// - Parameter html: the text of a post, asked for in the order of the feed.
    func jsonFeed(
        _ subject: PlannedPage.FeedSubject, _ page: PlannedPage, html: (SitePost) -> String
    ) -> [UInt8] {
        let (title, home, numbers) = feedContent(subject)
        let configuration = settings.configuration
        var isOfSite = false
        if case .site = subject { isOfSite = true }
        var feed = JSONFeed(
            title: isOfSite ? title : "\(title) · \(configuration.title)", homePage: addresses.absolute(home.url),
            feed: addresses.absolute(page.address.url), items: numbers.map { item($0, html) })
        feed.description = isOfSite ? configuration.description : nil
        (feed.author, feed.language) = (configuration.author, configuration.language)
        return writeJSONFeed(feed)
    }

    private func item(_ number: Int, _ html: (SitePost) -> String) -> JSONFeed.Item {
        let post = catalogue.posts[number]
        var item = JSONFeed.Item(
            permalink: addresses.absolute(post.address.url), title: post.title, html: html(post),
            tags: post.terms.enumerated().flatMap { taxonomy, terms in
                terms.map { catalogue.taxonomies[taxonomy].terms[$0].name }
            })
        item.summary = post.post.summary ?? post.post.description
        (item.date, item.updated) = (post.post.date, post.updated)
        (item.authors, item.language) = (post.post.authors, post.post.language)
        return item
    }

    /// The terms of a taxonomy for other programs.
    func tagIndex(_ number: Int) -> [UInt8] {
        let taxonomy = catalogue.taxonomies[number]
        let terms = taxonomy.terms.indices.map { index in
            let term = taxonomy.terms[index]
            return TagIndex.Term(
                name: term.name, slug: term.slug, url: term.address.url,
                permalink: addresses.origin == nil ? nil : addresses.absolute(term.address.url),
                count: term.posts.count,
                feed: feedAddresses(.term(taxonomy: number, term: index))?.atom,
                related: term.related.map { (taxonomy.terms[$0.term].name, $0.count) })
        }
        return writeTagIndex(
            TagIndex(
                taxonomy: taxonomy.key, title: taxonomy.title, url: addresses.page([taxonomy.name]).url, terms: terms))
    }

    /// A page that leads on to another one: for browsers by its head, for all else by a link.
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
    /// What a sitemap lists: pages, and when they were changed as far as it is known.
    func sitemap(of numbers: Range<Int>) -> TemplateObject {
        let pages = plan.pages[numbers].filter(plan.isForSitemap)
        let entries = { @Sendable [self] in TemplateValue.list(pages.map { .object(sitemapEntry($0)) }) }
        guard plan.trees.count == 1 else { return TemplateObject(["pages": entries()]) }
        // To make them takes longer than to tell that they are as they were.
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
        if plan.trees.count > 1, let subject = page.subject(in: catalogue) {
            fields["alternates"] = plan.translations.alternates(of: subject, tree: page.tree, addresses)
        }
        return TemplateObject(fields)
    }
}
