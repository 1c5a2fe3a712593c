import TestSupport
import Testing

/// The samples of other inputs, each with the command that the documentation shows for it; their lists are beside the
/// other golden files, so that a reader can hold them against the samples.
@Suite struct SampleInputTests {
    @Test(
        arguments: [
            ("hugo", ["Posts/hugo", "--from", "posts"]), ("jekyll", ["Posts/jekyll", "--from", "posts"]),
            ("zola", ["Posts/zola", "--from", "posts"]), ("eleventy", ["Posts/eleventy", "--from", "posts"]),
            ("pelican", ["Posts/pelican", "--from", "posts"]), ("blog", ["blog.html"]),
            ("feeds", ["feed.atom", "feed.rss"]),
            (
                "elements",
                ["elements.csv", "--columns", "name=element,weight=ppm,group=kind", "--order", "groups,weight"]
            ),
        ] as [(String, [String])])
    func aSampleGivesItsGoldenList(name: String, arguments: [String]) throws {
        let paths = arguments.map { $0.contains(".") || $0.contains("/") ? Project.sample($0).path : $0 }
        let result = try Command.run(["tags", "--quiet"] + paths)
        #expect(result.status == 0, "\(result.errors)")
        let difference = try differenceFromGolden(result.output, "inputs/\(name).md")
        #expect(difference == nil, "\(difference ?? "")")
        for format in ["svg", "html"] {
            #expect(try Command.run(["render", "--quiet", "--format", format] + paths).status == 0)
        }
    }

    #if Full
        /// Counted by eye, and by a program of a few lines that has the stop words and no stems.
        @Test func theSampleOfATextGivesItsGoldenList() throws {
            let path = Project.sample("weather.txt").path
            let counted = try Command.run(["count", "--quiet", path])
            let difference = try differenceFromGolden(counted.output, "inputs/weather.md")
            #expect(difference == nil, "\(difference ?? "")")
            #expect(try Command.run(["tags", "--quiet", path]).output == counted.output)
            #expect(try Command.run(["tags", "--quiet", "--from", "text", path]).output == counted.output)
        }
    #endif
}
