import Testing

@testable import DataReading

@Suite struct FrontMatterFenceTests {
    @Test(arguments: [
        ("---", FrontMatterFence.Language.yaml), ("---yaml", .yaml), ("--- YML", .yaml), ("+++", .toml),
        ("---toml", .toml), ("--- json", .json), ("---js", .foreign("JavaScript")),
    ])
    func theFirstLineSaysTheLanguage(line: String, language: FrontMatterFence.Language) {
        #expect(FrontMatterFence(Array(line.utf8)[...])?.language == language)
    }

    @Test(arguments: ["", "--", "----", "++", "++++", "+++toml", "--- text", "...", " ---", "- --"])
    func anotherLineIsNone(line: String) { #expect(FrontMatterFence(Array(line.utf8)[...]) == nil) }

    @Test(arguments: [
        ("---", ["---", "..."]), ("--- yaml", ["---", "..."]), ("+++", ["+++"]), ("---json", ["---"]),
        ("---toml", ["---"]),
    ])
    func theLastLineIsThatOfTheFirst(line: String, ends: [String]) throws {
        let fence = try #require(FrontMatterFence(Array(line.utf8)[...]))
        for end in ["---", "+++", "...", "----", "--", "", "-+-", "---yaml"] {
            #expect(fence.isClosed(by: Array(end.utf8)[...]) == ends.contains(end), "\(end)")
        }
    }
}
