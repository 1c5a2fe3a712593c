import Testing

@testable import DataReading
@testable import SiteReading
@testable import SourceText
@testable import TagParsing

@Suite struct SiteConfigurationTests {
    private func read(_ text: String) throws -> SiteConfiguration {
        try SiteConfiguration(reading: try SourceText(path: "stratus.yml", text: text))
    }

    /// What is wrong, without excerpts and hints: `line:column: problem`.
    private func problems(_ text: String) throws -> [String] {
        do {
            _ = try read(text)
            return []
        } catch let error as Problem {
            return error.all.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
        }
    }

    @Test func aSiteWithoutAConfigurationHasTagsAndCategories() throws {
        #expect(SiteConfiguration().taxonomies.map(\.key) == ["tags", "categories"])
        #expect("\(try read(""))" == "\(SiteConfiguration())")
        #expect("\(try read("# nothing\ntitle:\nmenu: []\n"))" == "\(SiteConfiguration())")
    }

    @Test func aSiteMayHaveNoTaxonomies() throws {
        #expect(try read("taxonomies: []").taxonomies.isEmpty)
        #expect(try read("taxonomies:").taxonomies.count == 2)
        #expect(try read("taxonomies: topics").taxonomies.map(\.key) == ["topics"])
    }

    @Test func everyKeyIsRead() throws {
        let site = try read(
            """
            title: A site
            description: "About: clouds"
            author: Jane
            base-url: HTTPS://example.org/blog
            language: he
            urls: flat
            posts-per-page: 0
            feed-length: 5
            tag-feeds: no
            taxonomies:
              tags:
                title: Topics
                cloud: {limit: 30}
              params.series:
            related-tags: 7
            home-tags: 8
            years: off
            menu:
              - {title: About, url: /about/}
              - title: Elsewhere
                url: https://example.com
            cloud:
              theme: midnight
              tab-stops: [0, 90, 240]
              exclude: ["a,b", c]
              alias: {ML: machine learning}
            drafts: true
            future: yes
            expired: on
            content: ./text/posts/
            static: files
            templates: t
            data: d
            output: ../out
            params:
              color: red
              deep: {x: 1}
            """)
        #expect(site.title == "A site")
        #expect(site.description == "About: clouds")
        #expect(site.author == "Jane")
        #expect(site.baseURL == "https://example.org/blog/")
        #expect(site.language == "he" && site.direction == "rtl")
        #expect(site.urls == .flat)
        #expect([site.postsPerPage, site.feedLength, site.relatedTags, site.homeTags] == [0, 5, 7, 8])
        #expect(
            [site.feedsOfTags, site.years, site.drafts, site.future, site.expired] == [false, false, true, true, true])
        #expect(site.taxonomies.map(\.key) == ["tags", "params.series"])
        #expect(site.taxonomies.map(\.title) == ["Topics", nil])
        #expect(site.taxonomies.map(\.pathPart) == ["tags", "series"])
        #expect(site.taxonomies[0].cloud.map(\.name) == ["limit"])
        #expect(site.menu.map(\.title) == ["About", "Elsewhere"])
        #expect(site.menu.map(\.url) == ["/about/", "https://example.com"])
        #expect(site.cloud.map(\.name) == ["theme", "tab-stops", "exclude", "alias"])
        #expect(site.cloud.map(\.value.text) == ["midnight", "0,90,240", "a\\,b,c", "ML=machine learning"])
        #expect(
            [site.contentFolder, site.staticFolder, site.templatesFolder, site.dataFolder, site.outputFolder]
                == ["text/posts", "files", "t", "d", "../out"])
        #expect(site.params.map(\.key) == ["color", "deep"])
    }

    @Test func theTableOfKeysHoldsTheDefaults() throws {
        let keys = SiteConfiguration.keys
        #expect(Set(keys.map(\.name)).count == keys.count)
        let text = keys.filter { $0.defaultValue != "none" }.map { "\($0.name): \($0.defaultValue)\n" }.joined()
        var configuration = try read(text)
        #expect(configuration.folderKeyRanges.keys.sorted() == ["content", "data", "static", "templates"])
        configuration.folderKeyRanges = [:]
        #expect("\(configuration)" == "\(SiteConfiguration())")
        #expect(keys.allSatisfy { !$0.help.isEmpty && $0.help.hasSuffix(".") && !$0.help.contains("\n") })
    }

    @Test(arguments: [
        ("titel: x", "1:1: the key \"titel\" is not known"),
        ("a: 1\nbase_url: x", "2:1: the key \"base_url\" is not known"),
        ("title: [a]", "1:8: \"title\" is a list, expected a text"),
        ("\ndrafts: maybe", "2:9: \"drafts\" is \"maybe\", expected true or false"),
        ("drafts: {a: b}", "1:9: \"drafts\" is a table, expected true or false"),
        ("home-tags: -1", "1:12: \"home-tags\" is \"-1\", expected a whole number from 0 to 10000"),
        ("home-tags: 1.5", "1:12: \"home-tags\" is \"1.5\", expected a whole number from 0 to 10000"),
        ("urls: nice", "1:7: \"urls\" is \"nice\", expected pretty or flat or files"),
        ("direction: up", "1:12: \"direction\" is \"up\", expected ltr or rtl"),
        ("language: en_US", "1:11: \"language\" is \"en_US\", expected a language tag"),
        ("base-url: example.org", "1:11: \"base-url\" is \"example.org\": it begins with neither https:// nor http://"),
        (
            "base-url: ftp://example.org/",
            "1:11: \"base-url\" is \"ftp://example.org/\": it begins with neither https:// nor http://"
        ),
        ("base-url: https://", "1:11: \"base-url\" is \"https://\": the link has no address after \"https:\""),
        ("base-url: https:///a/", "1:11: \"base-url\" is \"https:///a/\": it has no host, or one that cannot be"),
        ("base-url: https://a.b/?c", "1:11: \"base-url\" is \"https://a.b/?c\": it has a query"),
        ("base-url: \"https://a.b/#c\"", "1:12: \"base-url\" is \"https://a.b/#c\": it has a fragment"),
        ("base-url: https://a.b/../", "1:11: \"base-url\" is \"https://a.b/../\": it holds \"..\", expected names"),
        (
            "base-url: https://u:p@a.b/",
            "1:11: \"base-url\" is \"https://u:p@a.b/\": it has a user or a password, which every page would tell"
        ),
        (
            "base-url: https://a.b:99999/",
            "1:11: \"base-url\" is \"https://a.b:99999/\": its port is no number from 1 to 65535"
        ),
        ("base-url: https://a b/", "1:11: \"base-url\" is \"https://a b/\": it has no host, or one that cannot be"),
        ("taxonomies: [a, [b]]", "1:17: an entry of \"taxonomies\" is a list, expected a key"),
        ("taxonomies: [Tags, tags]", "1:20: the taxonomies \"Tags\" and \"tags\" have one page, \"tags\""),
        ("taxonomies: [params.]", "1:14: the taxonomy \"params.\" has a point without a name beside it"),
        ("taxonomies:\n  tags:\n    titel: x", "3:5: the key of a taxonomy \"titel\" is not known"),
        ("menu:\n  - About", "2:5: an item of \"menu\" is \"About\", expected title and url"),
        ("menu:\n  - title: About", "2:5: an item of \"menu\" lacks its title or its url"),
        (
            "menu: [{title: a, url: \"javascript:x\"}]",
            "1:25: links to \"javascript:\" are not allowed, expected http, https, mailto or a relative link"
        ),
        ("cloud:\n  widht: 640", "2:3: unknown option \"widht\""),
        ("cloud:\n  width: wide", "2:10: width is \"wide\", expected a number with a decimal point"),
        ("cloud: dark", "1:8: \"cloud\" is \"dark\", expected a table"),
        ("content: ../posts", "1:10: \"content\" is \"../posts\", expected a folder of the site"),
        ("content: /posts", "1:10: \"content\" is \"/posts\", expected a folder of the site"),
        ("static: ./", "1:9: \"static\" is \"./\", expected a folder of the site"),
        ("static: Content", "1:9: \"static\" is the folder \"content\", which is \"content\" already"),
        ("data: content/data", "1:7: \"data\" lies in \"content\", which is \"content\""),
        ("content: site/text\nstatic: site", "2:9: \"static\" holds \"site/text\", which is \"content\""),
        ("output: content/public", "1:9: \"output\" lies in \"content\", which is \"content\""),
        ("params: 3", "1:9: \"params\" is \"3\", expected a table"),
    ])
    func whatIsWrongIsToldWithItsPlace(_ text: String, _ problem: String) throws {
        let told = try problems(text)
        #expect(told.contains(problem), "\(told)")
        #expect(told.count == (text.hasPrefix("a: 1") ? 2 : 1), "\(told)")
    }

    @Test func anOutputThatHoldsTheSiteIsRefused() throws {
        #expect(try problems("output: .").count == 4)
        #expect(try problems("output: ../").isEmpty)
        #expect(try problems("output: /srv/www").isEmpty)
    }

    @Test func anErrorIsPrintedWithItsLineAndWhatToDo() {
        #expect {
            _ = try read("title: Clouds\nlangauge: de\ntitle-x: {\n")
        } throws: {
            "\($0)".hasPrefix("stratus.yml:") && "\($0)".contains("the configuration is not YAML")
        }
        #expect {
            _ = try read("title: Clouds\nlangauge: de\ncloud:\n  widht: 640\n")
        } throws: {
            "\($0)" == """
                stratus.yml:2:1: error: the key "langauge" is not known
                  langauge: de
                  ^~~~~~~~
                hint: did you mean "language"?
                stratus.yml:4:3: error: unknown option "widht"
                    widht: 640
                    ^~~~~
                hint: did you mean "width"?
                """
        }
    }

    @Test(arguments: [
        "a: 1\na: 2", "- a", "a", "a: [", "a: \"\\x\"", "\u{7}: a", "a: &b [*b]", "{{{{",
        String(repeating: "[", count: 2000), "a: " + String(repeating: "{b: ", count: 500),
    ])
    func whatIsNoConfigurationIsOneError(_ text: String) throws {
        #expect(try problems(text).count == 1)
    }

    @Test(arguments: [
        ("https://example.org", "https://example.org/"), ("http://localhost:8080", "http://localhost:8080/"),
        ("https://example.org/a/b", "https://example.org/a/b/"), ("https://[::1]:80/a/", "https://[::1]:80/a/"),
        ("https://example.org/caf%C3%A9", "https://example.org/caf%C3%A9/"),
        ("https://example.org/café/", "https://example.org/caf%C3%A9/"), ("https://münchen.de/", "https://münchen.de/"),
    ])
    func theBaseAddressHasASlashAtItsEnd(_ text: String, _ url: String) throws {
        #expect(try read("base-url: \"\(text)\"").baseURL == url)
    }

    @Test(arguments: [
        ("en", "ltr"), ("ar", "rtl"), ("fa-IR", "rtl"), ("he", "rtl"), ("ur", "rtl"), ("yi", "rtl"), ("ckb", "rtl"),
        ("az-Arab", "rtl"), ("ar-Latn", "ltr"), ("pa-PK", "rtl"), ("pa", "ltr"), ("ku", "ltr"), ("nonsense tag", "ltr"),
    ])
    func theLanguageDecidesWhereLinesBegin(_ language: String, _ direction: String) {
        #expect(writingDirection(ofLanguage: language) == direction)
    }

    @Test func theDirectionThatIsSaidBeatsThatOfTheLanguage() throws {
        #expect(try read("direction: ltr\nlanguage: ar").direction == "ltr")
        #expect(try read("language: ar").direction == "rtl")
    }
}
