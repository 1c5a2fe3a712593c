import CloudComposition
import CloudRendering
import PageEmbedding
import SiteReading
import SourceText
import TagParsing

/// The source of tags for placeholders in a site's texts: `site:tags`, `site:tags/section/letters`,
/// `site:tags/year/2024`, `site:tags/related/typography`.
struct SiteTagSource: TagSource {
    let catalogue: SiteCatalogue
    let defaults: CloudOptions
    let folder: String
    let noteRead: (@Sendable (String) -> Void)?

    func tags(named name: String) throws(Problem) -> TagList {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let names = catalogue.taxonomies.map(\.name)
        guard let number = names.firstIndex(of: parts[0]) else {
            throw problem(
                name, "the site has no taxonomy \"\(parts[0])\"", suggestion(for: parts[0], among: names),
                "known are \(names.map { "site:\($0)" }.joined(separator: ", "))")
        }
        guard parts.count > 1 else { return list(of: catalogue.posts.indices, number) }
        guard parts.count > 2, !parts[2].isEmpty else {
            throw problem(
                name, "\"site:\(name)\" is no part of a site", nil,
                "such as site:tags, site:tags/section/letters, site:tags/year/2024 or site:tags/related/typography")
        }
        let rest = parts.dropFirst(2).joined(separator: "/")
        switch parts[1] {
        case "section":
            let sections = catalogue.sections.map { $0.folders.joined(separator: "/") }
            guard let section = sections.firstIndex(of: rest) else {
                throw problem(
                    name, "the site has no section \"\(rest)\"", suggestion(for: rest, among: sections),
                    "sections are folders of the content with posts")
            }
            return list(of: catalogue.sections[section].posts, number)
        case "year":
            let posts = catalogue.listed.filter { catalogue.posts[$0].post.date.map { String($0.year) } == rest }
            guard !posts.isEmpty else {
                throw problem(name, "the site has no post of the year \"\(rest)\"", nil, "such as site:tags/year/2024")
            }
            return list(of: posts, number)
        case "related":
            let key = mergeKey(rest, .fold)
            let terms = catalogue.taxonomies[number].terms
            guard let term = terms.first(where: { mergeKey($0.name, .fold) == key || $0.slug == rest }) else {
                throw problem(
                    name, "the site has no tag \"\(rest)\" in \(parts[0])",
                    suggestion(for: rest, among: terms.map(\.name)),
                    "a tag is named as posts have it")
            }
            return list(term.related, of: term.posts, number)
        default:
            throw problem(
                name, "\"site:\(name)\" is no part of a site",
                suggestion(for: parts[1], among: ["section", "year", "related"]),
                "behind the taxonomy stands section, year or related")
        }
    }

    private func problem(_ name: String, _ problem: String, _ near: String?, _ hint: String) -> Problem {
        Problem(problem, hint: near.map { "did you mean \"\($0)\"?" } ?? hint)
    }

    private func list(of posts: some Sequence<Int>, _ taxonomy: Int) -> TagList {
        list(catalogue.counts(of: posts, taxonomy), of: posts, taxonomy)
    }

    private func list(
        _ entries: [SiteCatalogue.Entry], of posts: some Sequence<Int>, _ taxonomy: Int
    ) -> TagList {
        var list = TagList()
        list.tags = catalogue.tags(entries, taxonomy)
        list.entryCount = list.tags.count
        var places = [Int: Int32](minimumCapacity: entries.count)
        for (place, entry) in entries.enumerated() { places[entry.term] = Int32(truncatingIfNeeded: place) }
        for post in posts {
            let found = catalogue.posts[post].terms[taxonomy].compactMap { places[$0] }
            if found.count > 1 { list.tagsOfPosts += found + [-1] }
        }
        list.title = catalogue.taxonomies[taxonomy].title
        return list
    }
}
