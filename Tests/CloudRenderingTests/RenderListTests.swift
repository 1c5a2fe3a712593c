import Foundation
import Stratus
import Testing

/// A list brings its title, its description and its options along.
@Suite struct RenderListTests {
    private func list(_ text: String) throws -> TagList {
        try TagList(parsing: SourceText(path: "list.md", bytes: Array(text.utf8)))
    }

    @Test func aListIsRenderedWithAllThatItSays() throws {
        let list = try list("---\nwidth: 480\n---\n# Languages\nWhat we wrote.\n\n- Swift (42)\n- swift (1)\n- C (3)\n")
        let svg = String(decoding: try render(list).bytes, as: UTF8.self)
        #expect(svg.contains("<title>Languages</title>") && svg.contains("<desc>What we wrote.</desc>"))
        #expect(svg.contains("viewBox=\"0 0 480 "))
        // As the command merges them.
        #expect(svg.contains("data-weight=\"43\"") && svg.components(separatedBy: "<text").count == 3)
    }

    @Test func whatAListDoesNotSayIsOfTheOptions() throws {
        var options = CloudOptions()
        (options.width, options.title, options.lang) = (300, "Other", "de")
        let svg = String(
            decoding: try render(list("---\nwidth: 480\n---\n- a\n"), options: options).bytes,
            as: UTF8.self)
        #expect(svg.contains("viewBox=\"0 0 480 ") && svg.contains("<title>Other</title>"))
    }

    @Test(arguments: CloudTheme.builtIn) func themesAreValues(theme: CloudTheme) throws {
        var named = CloudOptions()
        try named.set("theme", to: theme.name)
        #expect(
            try render(list("- a\n"), options: CloudOptions(theme: theme)).bytes
                == render(list("- a\n"), options: named).bytes)
    }

    @Test func aFileIsAThemeWhateverItsName() {
        #expect(CloudTheme.css("brand.css").name == "brand.css" && CloudTheme.css("brand").name == "./brand")
    }

    @Test func aCloudKnowsItsSize() throws {
        let collection = try TagCollection([list("- a\n- b\n")])
        let cloud = try composeCloud(collection)
        #expect(cloud.width == 640 && cloud.height == cloud.layout.height)
    }
}
