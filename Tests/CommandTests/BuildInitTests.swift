import Foundation
import TestSupport
import Testing

/// `stratus init`: a site that builds, and the templates with which it would be made anyway.
@Suite struct BuildInitTests {
    private typealias Folder = TemporaryFolder

    @Test func aNewSiteBuilds() throws {
        let folder = try Folder.site([:])
        let made = try Command.run(["init", "blog"], folder: folder.url)
        #expect(made.status == 0, "\(made.errors)")
        let result = try Command.run(["build", "blog", "--now", "2026-11-22"], folder: folder.url)
        #expect(result.status == 0 && !result.errors.contains("warning"), "\(result.errors)")
        #expect(folder.files(in: "blog/public").contains("index.html"))
        // What is there is never written over.
        let again = try Command.run(["init", "blog"], folder: folder.url)
        #expect(again.status != 0 && again.errors.contains("there is a site in this folder"), "\(again.errors)")
    }

    @Test func theTemplatesThatAreWrittenOutMakeTheSamePages() throws {
        let plain = try Folder.site([:])
        let own = try Folder.site([:])
        for site in [plain, own] { #expect(try Command.run(["init", "."], folder: site.url).status == 0) }
        #expect(try Command.run(["init", ".", "--templates"], folder: own.url).status == 0)
        for site in [plain, own] {
            let result = try site.build(["--base-url", "https://example.org/"])
            #expect(result.status == 0, "\(result.errors)")
        }
        let templates = own.files(in: "templates")
        for name in ["404", "feed", "home", "post", "section", "sitemap", "tag", "tags"] {
            #expect(templates.contains(name + ".mustache"))
        }
        #expect(try own.contents() == plain.contents())
        // Each of them can stand alone.
        for name in templates {
            let site = try Folder.site([:])
            #expect(try Command.run(["init", "."], folder: site.url).status == 0)
            try site.write(try own.text("templates/" + name), to: "templates/" + name)
            let result = try site.build(["--base-url", "https://example.org/"])
            #expect(result.status == 0 && !result.errors.contains("warning"), "\(name): \(result.errors)")
            #expect(try site.contents() == plain.contents(), "\(name)")
        }
    }
}
