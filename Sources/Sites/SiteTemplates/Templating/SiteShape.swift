extension TemplateShape {
    /// A date, with the fields `iso` for machines, `day`, `text` for people, and `year`.
    static let date = object(["iso": .text, "day": .text, "text": .text, "year": .number])
    static let link = object(["title": .text, "url": .text])
    /// A link of the menu, which may lead to the page itself.
    private static let menuItem = object(["title": .text, "url": .text, "isCurrent": .flag])
    /// The older or the younger post, which may be in another language.
    private static let neighbour = object(["title": .text, "url": .text, "lang": .text, "dir": .text])
    /// The words of the built-in templates that templates can name, as in `site.words.older`.
    private static let words = object(
        Dictionary(
            uniqueKeysWithValues: SiteWord.allCases.filter { $0.use != .notInTemplates }.map { word in
                (word.rawValue, word.use == .label ? TemplateShape.text : .html)
            }))
    /// A language of the site.
    private static let language = object([
        "lang": .text, "dir": .text, "name": .text, "title": .text, "url": .text, "isCurrent": .flag,
    ])
    /// The same page in another language.
    private static let translation = object([
        "lang": .text, "dir": .text, "name": .text, "title": .text, "url": .text, "permalink": .text,
    ])
    /// The page in all languages, for search engines.
    private static let alternates = list(of: object(["lang": .text, "permalink": .text]))
    /// A tag, or another term of a taxonomy.
    static let term = object(["name": .text, "url": .text, "count": .number])
    /// A section or a year of the site, each of which has a list of posts.
    private static let listing = object(["title": .text, "url": .text, "count": .number, "isCurrent": .flag])

    /// Returns the shape of `site`, as Templates.md documents it.
    ///
    /// - Parameters:
    ///   - params: the keys of `params:` in the site's own configuration.
    ///   - taxonomies: the names of all taxonomies, each of which has a cloud.
    static func site(params: Set<String>, taxonomies: Set<String>) -> TemplateShape {
        .object([
            "title": .text, "description": .text, "author": .text, "lang": .text, "dir": .text, "root": .text,
            "home": .text, "isMultilingual": .flag, "languages": .list(of: language),
            "url": .text, "css": .text, "feed": .text, "jsonFeed": .text, "generator": .text, "updated": .date,
            "postCount": .number, "words": words, "menu": .list(of: menuItem),
            "taxonomies": .list(
                of: .object([
                    "name": .text, "title": .text, "url": .text, "count": .number, "isCurrent": .flag,
                ])),
            "sections": .list(of: listing), "hasManySections": .flag, "years": .list(of: listing),
            "params": .openObject(keys: params), "clouds": .clouds(of: taxonomies),
        ])
    }

    /// Returns the shape of `page`, and of a post in a list.
    ///
    /// - Parameter levels: the maximum depth of lists of posts inside one another: a post in a list has a list of posts
    ///   only if it is a list itself.
    static func page(params: Set<String>, levels: Int = 2) -> TemplateShape {
        var fields: [String: TemplateShape] = [
            "title": .text, "description": .text, "url": .text, "permalink": .text, "lang": .text, "dir": .text,
            "isHome": .flag, "isPost": .flag, "isTag": .flag, "isTags": .flag, "isSection": .flag, "isYear": .flag,
            "content": .html, "summary": .text, "date": .date, "updated": .date, "author": .text,
            "authors": .list(of: .object(["name": .text])), "words": .number,
            "minutes": .number, "readingTime": .html, "section": .link, "tags": .list(of: .term),
            "taxonomies": .list(
                of: .object(["name": .text, "title": .text, "url": .text, "tags": .list(of: .term)])),
            "params": .openObject(keys: params), "previous": neighbour, "next": neighbour,
            "taxonomy": .object(["name": .text, "title": .text, "url": .text]), "count": .number,
            "terms": .list(of: .term), "related": .list(of: .term),
            "pager": .object([
                "number": .number, "count": .number, "position": .html, "previous": .text, "next": .text,
            ]),
            "cloud": .html, "cloudFile": .text, "feed": .text, "jsonFeed": .text, "image": .text,
            "translations": .list(of: translation),
            "alternates": alternates,
            "pages": .list(of: .object(["permalink": .text, "updated": .date, "alternates": alternates])),
        ]
        if levels > 0 { fields["posts"] = .list(of: page(params: params, levels: levels - 1)) }
        return .object(fields)
    }

    private static func clouds(of taxonomies: Set<String>) -> TemplateShape {
        var clouds: [String: TemplateShape] = [:]
        for taxonomy in taxonomies { clouds[taxonomy] = .html }
        return .object(clouds)
    }
}

/// Returns the shapes of the names at the top level of a template, `site`, `page` and `data`, as Templates.md documents
/// them.
///
/// - Parameters:
///   - params: the keys of `params:` in the site's configuration.
///   - postParams: all keys in the front matter of posts that have no meaning for Stratus.
///   - data: the names of the files in the data folder, without their file name extensions.
///   - taxonomies: the names of all taxonomies.
package func siteShape(
    params: Set<String>, postParams: Set<String>, data: Set<String>, taxonomies: Set<String>
) -> [String: TemplateShape] {
    [
        "site": .site(params: params, taxonomies: taxonomies), "page": .page(params: postParams),
        "data": .openObject(keys: data),
    ]
}
