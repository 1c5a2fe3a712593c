import Foundation
import Stratus
import TestSupport
import Testing

/// What a builder leaves when it is done.
@Suite struct SiteBuilderTests {
    private func builder(_ site: TemporaryFolder) throws -> SiteBuilder {
        var options = SiteOptions()
        options.folder = site.url.path
        options.output = site.url.appending(path: "out").path
        options.isDurable = false
        let builder = SiteBuilder(options)
        // The first build leaves what it knows itself.
        for text in ["One.", "Two."] {
            try site.write("# A\n\n\(text)\n", to: "content/a.md")
            _ = try builder.build()
        }
        return builder
    }

    private func cache(_ site: TemporaryFolder) -> Data? {
        try? Data(contentsOf: site.url.appending(path: ".stratus/out/cache"))
    }

    @Test func whatIsKnownIsLeftForTheNextProgram() throws {
        let site = try TemporaryFolder()
        let builder = try builder(site)
        let old = cache(site)
        builder.finish()
        #expect(old != nil && cache(site) != nil && cache(site) != old)
    }

    @Test func anOutputThatSomebodyDeletedIsNotMadeAnew() throws {
        let site = try TemporaryFolder()
        let builder = try builder(site)
        let output = site.url.appending(path: "out")
        try FileManager.default.removeItem(at: output)
        builder.finish()
        #expect(!FileManager.default.fileExists(atPath: output.path))
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: false)
        builder.finish()
        #expect(try FileManager.default.contentsOfDirectory(atPath: output.path).isEmpty)
    }

    @Test func theCacheOfAnotherBuildStays() throws {
        let site = try TemporaryFolder()
        let builder = try builder(site)
        try site.write("# B\n", to: "content/b.md")
        var options = builder.options
        options.isDurable = true
        _ = try buildSite(options)
        let other = cache(site)
        builder.finish()
        #expect(cache(site) == other)
    }
}
