import ByteWriting
import FileAccess
import SiteReading
import SiteTemplates

extension PageMaker {
    /// The content of a page and its digest, by which the build decides whether to make the page again.
    struct Prepared {
        var content: Content?
        /// A hash of everything that the page and its cloud show, or nil for pages that every build makes again.
        var digest: UInt64?
    }

    /// Returns the content and the digest of a page, without making the page.
    func prepare(_ number: Int) -> Prepared {
        let page = plan.pages[number]
        switch page.kind {
        case .page, .notFound:
            let content = content(of: page)
            return Prepared(content: content, digest: digest(content, page))
        case .feed(let subject):
            let content: Content = ("feed", feed(subject, page), nil)
            return Prepared(content: content, digest: digest(content, page))
        case .sitemap(let numbers):
            let content: Content = ("sitemap", sitemap(of: numbers), nil)
            return Prepared(content: content, digest: digest(content, page))
        case .jsonFeed(let subject):
            return Prepared(digest: digest(jsonFeed: subject, page))
        case .card(let subject):
            return Prepared(
                digest: commonDigest.map { XXHash64.mixed($0, model.clouds.digest(ofCardOf: subject)) })
        case .copy(let asset): return Prepared(digest: digest(asset, page))
        // Making these is faster than finding that they need not be made.
        case .tagIndex, .sitemapIndex, .styleSheet, .sheet, .redirect: return Prepared()
        }
    }

    private func digest(_ content: Content, _ page: PlannedPage) -> UInt64? {
        guard let footprint = footprint(content.template), let hash = digest(content.object, footprint, page)
        else { return nil }
        guard let subject = content.cloud else { return hash }
        return XXHash64.mixed(hash, model.clouds.digest(of: subject))
    }

    private func digest(
        _ object: TemplateObject, _ footprint: TemplateFootprint, _ page: PlannedPage
    ) -> UInt64? {
        guard let commonDigest, let site = footprint.digest(of: site(on: page), named: "site"),
            let object = footprint.digest(of: object, named: "page"),
            let data = footprint.digest(of: model.data, named: "data")
        else { return nil }
        let file = page.cloudFile.map { XXHash64.hash(of: $0.file) } ?? 0
        return [footprint.code, XXHash64.hash(of: page.address.url), file, site, object, data].reduce(
            commonDigest, XXHash64.mixed)
    }

    /// Returns a hash of everything in the feed, in which digests of the posts' texts replace the texts.
    private func digest(jsonFeed subject: PageSubject, _ page: PlannedPage) -> UInt64? {
        guard let commonDigest else { return nil }
        var hash: UInt64 = 0
        let rest = jsonFeed(subject, page) { [self] post in
            hash = XXHash64.mixed(hash, bodies.digest(of: post) { digest($0, on: post) } ?? 0)
            return ""
        }
        return [XXHash64.hash(of: rest), hash].reduce(commonDigest, XXHash64.mixed)
    }

    private func digest(_ asset: SiteAsset, _ page: PlannedPage) -> UInt64? {
        guard let commonDigest, let stamp = asset.file.stamp, stamp.isSettled(before: settledBefore) else { return nil }
        var hash = XXHash64.mixed(commonDigest, XXHash64.hash(of: asset.file.location))
        for number in [stamp.size, stamp.modified, stamp.changed] {
            hash = XXHash64.mixed(hash, UInt64(bitPattern: Int64(number)))
        }
        return XXHash64.mixed(XXHash64.mixed(hash, stamp.device), stamp.inode)
    }

    // MARK: - Known pages

    /// Returns a page as the last build made it, so that it is not made again.
    ///
    /// - Returns: the page; nil if its content or a page that it links to has changed.
    func known(_ number: Int, _ prepared: Prepared, _ cached: CachedPages) -> MadePage? {
        guard let digest = prepared.digest, let (page, targets) = cached.page(number, digest) else { return nil }
        var made = MadePage()
        (made.digest, made.targets, made.ids, made.hasCloud) = (digest, targets, page.ids, page.hasCloud)
        for link in page.pending {
            guard let link = renewed(link, on: number) else { return nil }
            made.pending.append(link)
        }
        made.unchangedPage = page
        return made
    }
}
