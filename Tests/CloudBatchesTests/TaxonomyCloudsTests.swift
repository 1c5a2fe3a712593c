import Foundation
import SourceText
import Stratus
import TestSupport
import Testing

@Suite struct TaxonomyCloudsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "content"), withIntermediateDirectories: true)
    }

    private var content: String { folder.file("content") }

    private func post(_ name: String, _ frontMatter: String) throws {
        try folder.write("---\n\(frontMatter)\n---\nText.\n", to: "content/\(name).md")
    }

    private func terms(_ site: SiteTaxonomies) -> [String] {
        site.taxonomies.map { taxonomy in
            "\(taxonomy.name): " + taxonomy.list.tags.map { "\($0.name) \(Int($0.weight))" }.joined(separator: ", ")
        }
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
    }

    // MARK: - Reading

    @Test func oneReadingTellsTaxonomiesApart() throws {
        try post("a", "tags: [fog, ice]\ncategories: [sky]\nseries: [winter]\nparams: {topics: [cold]}")
        try post("b", "tags: [ice]\ncategory: ground")
        try post("c", "tags: [ice]\ndraft: true")
        let site = try SiteTaxonomies(readingPosts: content)
        #expect(terms(site) == ["tags: fog 1, ice 2", "categories: sky 1, ground 1"])
        #expect(site.taxonomies.map(\.title) == ["Tags", "Categories"])
        #expect(site.notes.map(\.text) == ["a draft, not counted"] && site.postCount == 3)
        let named = try SiteTaxonomies(readingPosts: content, keys: ["series", "params.topics"], includingDrafts: true)
        #expect(terms(named) == ["series: winter 1", "topics: cold 1"])
        #expect(named.taxonomies.map(\.key) == ["series", "params.topics"])
        #expect(named.taxonomies.map(\.title) == ["Series", "Topics"])
    }

    /// Reading each key by itself is the older way, and gives the same.
    @Test(arguments: ["hugo", "jekyll", "zola", "eleventy", "pelican"])
    func aTaxonomyIsWhatReadingItsKeyAloneGives(sample: String) throws {
        let path = Project.sample("Posts/\(sample)").path
        for taxonomy in try SiteTaxonomies(readingPosts: path).taxonomies {
            #expect(taxonomy.list.tags == (try TagList(readingPosts: path, keys: [taxonomy.key]).tags))
        }
    }

    @Test func aTaxonomyWithoutTermsIsNotedAndAMissingOneIsAnErrorWhereItIsNamed() throws {
        try post("a", "tags: [fog]\nseries: []")
        #expect(try SiteTaxonomies(readingPosts: content).notes.isEmpty)
        let site = try SiteTaxonomies(readingPosts: content, keys: ["tags", "series"])
        #expect(terms(site) == ["tags: fog 1"] && site.notes.map(\.text).contains("series has no terms, and no cloud"))
        #expect(
            try problem { try SiteTaxonomies(readingPosts: content, keys: ["tags", "serie"]) }
                == "none of the 1 posts has the key \"serie\"")
        #expect(
            try problem { try SiteTaxonomies(readingPosts: content, keys: ["series"]) }
                == "none of the 1 posts has series to count")
    }

    @Test(arguments: [
        (["tags", "tags"], "the key \"tags\" is named twice"),
        (["topics", "params.topics"], "the keys \"topics\" and \"params.topics\" would both be written as \"topics\""),
        (["Tags", "tags"], "the keys \"Tags\" and \"tags\" would both be written as \"tags\""),
    ])
    func keysOfOneNameAreRefused(keys: [String], expected: String) throws {
        try post("a", "tags: [fog]")
        #expect(try problem { try SiteTaxonomies(readingPosts: content, keys: keys) } == expected)
    }

    @Test func errorsOfPostsAreNamedOnce() throws {
        try post("a", "tags: [fog\ncategories: x")
        try post("b", "tags: [{a: b}]\ncategories: {c: d}")
        do {
            _ = try SiteTaxonomies(readingPosts: content)
            Issue.record("read")
        } catch let error as Problem {
            #expect(error.all.map { $0.path?.suffix(4) } == ["a.md", "b.md", "b.md"])
        }
    }

    private func problem(_ body: () throws -> SiteTaxonomies) throws -> String {
        do {
            _ = try body()
            return ""
        } catch let error as Problem { return error.all.map(\.message).joined(separator: "\n") }
    }

    // MARK: - Files

    @Test func eachTaxonomyHasItsFilesItsTitleAndItsLinks() throws {
        try post("a", "tags: [Sea fog, ice]\ncategories: [sky]")
        let clouds = try TaxonomyClouds(
            of: SiteTaxonomies(readingPosts: content), formats: TaxonomyFormat.allCases,
            overrides: [OptionSetting("link", "/{taxonomy}/{slug}/?{{taxonomy}}")])
        #expect(
            clouds.files.map(\.name) == [
                "tags.svg", "tags.html", "tags.json", "tags.list.html", "tags.md", "categories.svg", "categories.html",
                "categories.json", "categories.list.html", "categories.md",
            ])
        #expect(
            clouds.files.map(\.markup.kind) == [.svg, .fragment, nil, .list, nil, .svg, .fragment, nil, .list, nil])
        for file in clouds.files {
            let text = String(decoding: file.markup.bytes, as: UTF8.self)
            let isOfTags = file.name.hasPrefix("tags")
            #expect(text.contains(isOfTags ? "/tags/sea-fog/" : "/categories/sky/"), "\(file.name)")
        }
        let svg = String(decoding: clouds.files[5].markup.bytes, as: UTF8.self)
        #expect(svg.contains("<title>Categories</title>"))
        let titled = try TaxonomyClouds(
            of: SiteTaxonomies(readingPosts: content), formats: [.svg], overrides: [OptionSetting("title", "Weather")])
        #expect(String(decoding: titled.files[1].markup.bytes, as: UTF8.self).contains("<title>Weather</title>"))
    }

    @Test func theJSONHasNamesNumbersAndLinksForTemplates() throws {
        try post("a", "tags: [Sea fog]")
        try post("b", "tags: [Sea fog, ice]")
        let clouds = try TaxonomyClouds(
            of: SiteTaxonomies(readingPosts: content), formats: [.json],
            overrides: [OptionSetting("link", "/tags/{slug}/")])
        let json = try JSONSerialization.jsonObject(with: Data(clouds.files[0].markup.bytes)) as? [String: Any]
        let tags = try #require(json?["tags"] as? [[String: Any]])
        #expect(tags.map { $0["text"] as? String } == ["ice", "Sea fog"])
        #expect(tags.map { $0["weight"] as? Int } == [1, 2])
        #expect(tags.map { $0["link"] as? String } == ["/tags/ice/", "/tags/sea-fog/"])
    }

    /// A name that is a template to some generator, with what the generator must not see in it.
    @Test(arguments: ["{{ site.title }}", "{% raw %}", "{# no #}", "{{< figure >}}", "${x}", "{", "{@html x}"])
    func noTemplateIsLeftInWhatAGeneratorIncludes(name: String) throws {
        try post("a", "tags: ['\(name)', '{{', fog]\ncategories: [sky]")
        let clouds = try TaxonomyClouds(
            of: SiteTaxonomies(readingPosts: content), formats: [.svg, .fragment, .list, .markdown],
            overrides: [
                OptionSetting("title", "\(name)"), OptionSetting("heading", "true"),
                OptionSetting("link", "/{taxonomy}/{name}/"),
            ])
        for file in clouds.files {
            let text = String(decoding: file.markup.bytes, as: UTF8.self)
            let outside = text.replacing(/<style.*?<\/style>/.dotMatchesNewlines(), with: "")
            #expect(!outside.contains("{"), "\(file.name)")
            #expect(text == outside || text.contains("{"), "\(file.name): its style sheet has no rules")
            for sign in ["{{", "{%", "{#", "${"] { #expect(!text.contains(sign), "\(file.name)") }
            if file.name.hasPrefix("tags") { #expect(text.contains("&#123;"), "\(file.name)") }
        }
    }

    @Test func optionsThatLeaveNothingOfATaxonomyAreAnErrorThatNamesIt() throws {
        try post("a", "tags: [fog]\ncategories: [sky]")
        try post("b", "tags: [fog]")
        let site = try SiteTaxonomies(readingPosts: content)
        do {
            _ = try TaxonomyClouds(of: site, overrides: [OptionSetting("min-weight", "2")])
            Issue.record("composed")
        } catch let error as Problem {
            #expect(error.all[0].message.hasPrefix("the options leave none of the 1 categories"))
        }
        #expect(throws: Problem.self) { try TaxonomyClouds(of: site, overrides: [OptionSetting("widht", "2")]) }
        #expect(throws: Problem.self) {
            try TaxonomyClouds(of: site, overrides: [OptionSetting("link", "/{taxonomy}/")])
        }
    }

    // MARK: - Writing

    @Test func whatIsTheSameIsNotWrittenAgainAndNothingIsDeleted() throws {
        try post("a", "tags: [fog]\ncategories: [sky]")
        let target = folder.file("clouds")
        let clouds = try TaxonomyClouds(of: SiteTaxonomies(readingPosts: content))
        #expect(try clouds.states(in: target) == Array(repeating: .created, count: 6))
        #expect(!FileManager.default.fileExists(atPath: target))
        #expect(try clouds.write(into: target) == Array(repeating: .created, count: 6))
        try folder.write("mine", to: "clouds/series.svg")
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        for name in try FileManager.default.contentsOfDirectory(atPath: target) {
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: "\(target)/\(name)")
        }
        #expect(try clouds.write(into: target + "/") == Array(repeating: .unchanged, count: 6))
        try post("b", "tags: [fog, ice]")
        let later = try TaxonomyClouds(of: SiteTaxonomies(readingPosts: content))
        #expect(
            try later.write(into: target)
                == [.replaced, .replaced, .replaced, .unchanged, .unchanged, .unchanged])
        #expect(try text("clouds/series.svg") == "mine")
        for (name, isOld) in [("tags.svg", false), ("categories.svg", true), ("series.svg", true)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(target)/\(name)")
            #expect((attributes[.modificationDate] as? Date == old) == isOld, "\(name)")
        }
        #expect(try later.states(in: target) == Array(repeating: .unchanged, count: 6))
        #expect(try FileManager.default.contentsOfDirectory(atPath: target).count == 7)
    }

    @Test func aKeyIsNoWayOutOfTheFolder() throws {
        try post("a", "../../up: [fog]\n'a/b': [ice]\n'..': [x]\n'.': [y]\n'Ünter Weg': [z]")
        let keys = ["../../up", "a/b", "..", ".", "Ünter Weg"]
        for key in keys {
            guard let site = try? SiteTaxonomies(readingPosts: content, keys: [key]) else { continue }
            let clouds = try TaxonomyClouds(of: site, overrides: [OptionSetting("link", "/{taxonomy}/{slug}/")])
            for file in clouds.files { #expect(!file.name.contains("/") && !file.name.hasPrefix("."), "\(file.name)") }
        }
        let site = try SiteTaxonomies(readingPosts: content, keys: ["a/b", "Ünter Weg"])
        #expect(site.taxonomies.map(\.name) == ["a-b", "ünter-weg"])
        let clouds = try TaxonomyClouds(
            of: site, formats: [.json], overrides: [OptionSetting("link", "/{taxonomy}/{slug}/")])
        #expect(String(decoding: clouds.files[1].markup.bytes, as: UTF8.self).contains("/%C3%BCnter-weg/z/"))
    }

    @Test func aFolderAmongThePostsIsRefused() throws {
        try post("a", "tags: [fog]")
        let clouds = try TaxonomyClouds(of: SiteTaxonomies(readingPosts: content + "/"))
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "content/deep"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "content/deep")
        for place in [
            "content", "content/", "content/clouds", "content/deep/", "content/deep/x", "link", "a/../content/x",
        ] {
            let error = #expect(throws: Problem.self) { try clouds.write(into: folder.file(place)) }
            #expect(error?.hint != nil)
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: content).sorted() == ["a.md", "deep"])
        // A folder whose name only begins like that of the posts is another one.
        #expect(try clouds.write(into: folder.file("content-clouds/tags//deep/")).count == 3)
        #expect(try text("content-clouds/tags/deep/tags.svg").hasPrefix("<svg"))
    }

    @Test func whatStandsInTheWayIsNotWrittenThrough() throws {
        try post("a", "tags: [fog]")
        let clouds = try TaxonomyClouds(of: SiteTaxonomies(readingPosts: content))
        #expect(throws: Problem.self) { try clouds.write(into: folder.file("no/../such")) }
        #expect(throws: Problem.self) { try clouds.write(into: "/proc/no/such") }
        #expect(throws: Problem.self) { try clouds.write(into: "") }
        try folder.write("a file", to: "file")
        #expect(throws: Problem.self) { try clouds.write(into: folder.file("file")) }
        #expect(throws: Problem.self) { try clouds.write(into: folder.file("file/in")) }
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "clouds/tags.html"), withIntermediateDirectories: true)
        #expect(throws: Problem.self) { try clouds.write(into: folder.file("clouds")) }
        try FileManager.default.removeItem(atPath: folder.file("clouds/tags.html"))
        try folder.write("outside", to: "outside.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("clouds/tags.json"), withDestinationPath: "../outside.json")
        #expect(throws: Problem.self) { try clouds.write(into: folder.file("clouds")) }
        #expect(try text("outside.json") == "outside")
        // All is looked at before anything is written.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("clouds")) == ["tags.json"])
    }

    // MARK: - Report

    @Test func theReportSaysWhatBecameOfFilesAndTerms() throws {
        try post("a", "tags: [Fog, ice]")
        try post("b", "tags: [fog]\ndraft: false")
        try post("c", "title: nothing")
        let site = try SiteTaxonomies(readingPosts: content)
        let clouds = try TaxonomyClouds(of: site)
        let report = TaxonomyReport(site, clouds, try clouds.write(into: folder.file("out")), in: "out")
        #expect(report.summary.hasPrefix("tags: 2 tags on 1 line") && report.summary.hasSuffix("; 3 files written"))
        #expect(report.text.contains("  merged: \"Fog\" (1), \"fog\" (1) into \"Fog\""))
        #expect(report.text.hasSuffix("note: \(content): 1 post has no tags: c.md"))
        #expect(report.changedFiles.map(\.path) == ["out/tags.svg", "out/tags.html", "out/tags.json"])
        let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        let taxonomies = try #require(json?["taxonomies"] as? [[String: Any]])
        #expect(taxonomies.count == 1 && taxonomies[0]["key"] as? String == "tags")
        #expect((taxonomies[0]["report"] as? [String: Any])?["placed"] as? Int == 2)
        #expect((json?["notes"] as? [[String: Any]])?.count == 1)
        let again = TaxonomyReport(site, clouds, try clouds.states(in: folder.file("out")), in: "out")
        #expect(again.changedFiles.isEmpty && again.summary.hasSuffix("; nothing to write"))
    }
}
