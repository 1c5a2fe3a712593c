import SiteReading
import SiteTemplates

/// Finishing a page: asset names get content hashes, and the page is minified if the settings ask for it.
extension PageMaker {
    /// Returns a page in the form in which it is written, and for each step that changed it, in order, a map from the
    /// offsets after the step to those before it.
    func finish(_ page: [UInt8], _ number: Int) -> (bytes: [UInt8], origin: [ByteOrigins]) {
        var (page, origin): ([UInt8], [ByteOrigins]) = (page, [])
        if !model.fingerprints.isEmpty {
            let named = named(page, on: (number, plan.pages[number].address.url))
            (page, origin) = (named.bytes, [named.origin])
        }
        if settings.configuration.minify {
            let minified = minifyPage(page)
            page = minified.bytes
            origin.append(minified.origin)
        }
        return (page, origin)
    }

    /// Returns the HTML of a post for a feed, with content hashes in the asset names.
    func named(_ html: String, on url: String) -> String {
        guard !model.fingerprints.isEmpty else { return html }
        return String(decoding: named(Array(html.utf8), on: (0, url)).bytes, as: UTF8.self)
    }

    private func named(_ html: [UInt8], on page: (number: Int, url: String)) -> (bytes: [UInt8], origin: ByteOrigins) {
        model.fingerprints.rewritten(html, readPageFacts(html).links, plan, targets, on: page)
    }

    /// Returns the object that the template of a feed finds for a post.
    func entry(_ number: Int) -> TemplateObject {
        guard !model.fingerprints.isEmpty, let content = posts[number].fields["content"] else { return posts[number] }
        let url = catalogue.posts[number].address.url
        return posts[number].setting(
            "content",
            .lazy { [self] in
                guard case .lazy(let make, _) = content, case .html(let html)? = make() else { return content }
                return .html(named(html, on: url))
            })
    }
}
