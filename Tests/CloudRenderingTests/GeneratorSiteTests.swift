import Foundation
import SourceText
import TestSupport
import Testing

@testable import CloudComposition
@testable import CloudRendering
@testable import TagParsing

/// What the configuration beside posts says of where their tags lead.
@Suite struct GeneratorSiteTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let file: String
        let text: String
        var key = "tags"
        /// A pattern, or why there is none.
        let links: String

        var testDescription: String { "\(file): \(text)" }
    }

    static let cases = [
        Case(file: "hugo.toml", text: "title = 'A'", links: "/tags/{hugo}/"),
        Case(file: "hugo.yaml", text: "baseURL: https://example.org/blog/", links: "/blog/tags/{hugo}/"),
        Case(
            file: "config.toml", text: "baseurl = 'https://example.org'", key: "categories",
            links: "/categories/{hugo}/"),
        Case(file: "config/_default/hugo.toml", text: "", links: "/tags/{hugo}/"),
        Case(file: "hugo.toml", text: "[taxonomies]\ntopic = 'topics'", key: "params.topics", links: "/topics/{hugo}/"),
        Case(file: "hugo.toml", text: "[taxonomies]\ntopic = 'topics'", links: "hugo.toml has no taxonomy tags"),
        Case(file: "hugo.toml", text: "disableKinds = ['term']", links: "hugo.toml makes no pages of terms"),
        Case(file: "hugo.toml", text: "uglyURLs = true", links: "uglyURLs in hugo.toml has a rule of its own"),
        Case(
            file: "hugo.toml", text: "[permalinks.term]\ntags = '/t/:slug/'",
            links: "permalinks in hugo.toml has a rule of its own"),
        Case(file: "_config.yml", text: "title: A", links: "Jekyll alone has no pages for tags"),
        Case(
            file: "_config.yml", text: "plugins: [jekyll-archives]\njekyll-archives:\n  enabled: all\nbaseurl: /blog",
            links: "/blog/tag/{jekyll}/"),
        Case(
            file: "_config.yml",
            text:
                "plugins: [jekyll-archives]\njekyll-archives:\n  enabled: [categories]\n  permalinks: {category: /c/:name.html}",
            key: "categories", links: "/c/{jekyll}.html"),
        Case(
            file: "config.toml", text: "base_url = 'https://example.org/z'\ntaxonomies = [{ name = 'tags' }]",
            links: "/z/tags/{zola}/"),
        Case(
            file: "config.toml", text: "base_url = 'https://example.org'\ntaxonomies = [{ name = 'tags' }]",
            key: "authors", links: "config.toml has no taxonomy authors"),
        Case(
            file: "config.toml",
            text: "base_url = 'https://a.org'\ntaxonomies = [{ name = 'tags' }]\n[slugify]\ntaxonomies = 'safe'",
            links: "slugify.taxonomies in config.toml has a rule of its own"),
        Case(file: "pelicanconf.py", text: "SITENAME = 'A'", links: "/tag/{pelican}.html"),
        Case(
            file: "pelicanconf.py",
            text: "SITEURL = \"https://a.org/b\"\nTAG_URL, TAG_SAVE_AS = 't/{slug}/', 't/{slug}/index.html' # x",
            links: "/b/t/{pelican}/"),
        Case(
            file: "pelicanconf.py", text: "TAG_URL = f'{base}/{slug}'",
            links: "TAG_URL in pelicanconf.py has a rule of its own"),
        Case(
            file: "pelicanconf.py", text: "SLUGIFY_USE_UNICODE = True",
            links: "SLUGIFY_USE_UNICODE in pelicanconf.py has a rule of its own"),
        Case(
            file: "eleventy.config.js", text: "export default function () {}",
            links: "Eleventy has pages for tags where a template of yours makes them"),
        Case(file: "config.toml", text: "title = 'of another program'", links: ""),
        Case(
            file: "hugo.toml", text: "not = [toml",
            links: "hugo.toml, line 1 cannot be read: \"toml\" is no value of TOML, "
                + "expected text in quotes, a number, a date, true or false"),
    ]

    @Test(arguments: cases) func linksFollowTheConfiguration(test: Case) throws {
        let folder = try TemporaryFolder()
        try folder.write(test.text, to: test.file)
        try folder.write("", to: ".git/HEAD")
        try folder.write("---\n\(test.key): [Node.js, '!!!']\n---\n", to: "content/posts/a.md")
        let (site, otherwise) = GeneratorSite.found(of: folder.file("content/posts"))
        switch (site?.links(of: [test.key]) ?? otherwise).pattern {
        case .known(let text), .unknown(let text): #expect(text == test.links)
        }
    }

    private func report(_ overrides: [OptionSetting] = []) throws -> (summary: String, links: [String?]) {
        let folder = try TemporaryFolder()
        try folder.write("title = 'A'\n", to: "hugo.toml")
        try folder.write("---\ntags: [Node.js, '!!!', C#]\n---\n", to: "content/posts/a.md")
        let list = try TagList(readingPosts: folder.file("content"))
        let collection = try TagCollection([list], overrides: overrides)
        let cloud = try composeCloud(collection)
        return (RenderReport(collection, cloud).summary, cloud.tags.map { $0.link?.destination })
    }

    @Test func whatWasTakenIsSaidAndCanBeTurnedOff() throws {
        let taken = try report()
        #expect(taken.links == [nil, "/tags/c%23/", "/tags/node.js/"])
        #expect(
            taken.summary.hasSuffix(
                "; links as Hugo has its pages, /tags/{hugo}/ but for 1 without one (--link none: without)"))
        let none = try report([OptionSetting("link", "none")])
        #expect(none.links == [nil, nil, nil] && !none.summary.contains("link"))
        let own = try report([OptionSetting("link", "/t/{slug}")])
        #expect(own.links == ["/t/u-21-21-21", "/t/c-sharp", "/t/node-js"] && !own.summary.contains("links as"))
    }

    @Test func postsWithoutAConfigurationHaveNoLinksAndItIsSaid() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        try folder.write("---\ntags: [a]\n---\n", to: "a.md")
        let collection = try TagCollection([TagList(readingPosts: folder.url.path)])
        let report = RenderReport(collection, try composeCloud(collection))
        #expect(report.summary.hasSuffix("; no links (--link \"/tags/{slug}/\" makes some)"))
    }
}
