import Foundation
import TestSupport
import Testing

@testable import CloudComposition

@Suite struct OptionNamesTests {
    @Test func helpNamesEveryOptionOfTheTable() throws {
        let help = try Command.run(["render", "--help"]).text
        let flags = Set(help.matches(of: /--([a-z][a-z-]*)(?: <|\/--no-)/).map { String($0.output.1) })
        #expect(
            flags
                == Set(
                    optionNames + [
                        "output", "format", "report", "from", "encoding", "columns", "items", "header", "separator",
                        "split", "words", "sheet", "key",
                        "language", "stems", "phrases", "stop-words", "min-count", "min-length", "markup", "weights",
                        "reference", "names", "jobs", "memory", "temporary-folder", "print-snippet", "manifest",
                        "shard",
                    ]))
    }

    @Test func everyOptionWorksAsAFlagAndInFrontMatterAlike() throws {
        let values = [
            "title": "T", "description": "D", "lang": "de", "size": "500x700", "width": "500", "height": "700",
            "responsive": "false", "widths": "200,300", "padding": "20",
            "min-size": "10", "max-size": "60", "scale": "log", "steps": "2", "order": "weight", "group-names": "true",
            "seed": "7",
            "max-move": "1", "related-file": Project.fixture("names/related.txt").path, "shape": "heart",
            "keep": "one,tw*", "keep-file": Project.fixture("names/keep.txt").path,
            "exclude": "three,s?x", "exclude-file": Project.fixture("names/exclude.txt").path, "limit": "2",
            "min-weight": "2", "max-tag-width": "100", "max-tag-lines": "1", "item-spacing": "30", "line-spacing": "-3",
            "tag-margin": "1", "leading": "2", "case": "upper", "tracking": "0.1..0.05", "figures": "tabular",
            "breaking": "balanced", "min-lines": "5",
            "max-lines": "1", "justify": "trailing", "last-line": "trailing", "max-gap": "25", "tab-stops": "0,300,400",
            "align": "top", "lines": "center", "line-widths": "100:200,300", "fit-box": "true", "sizing": "hug",
            "axis": "vertical", "direction": "rtl", "line-order": "reverse", "chip": "box",
            "chip-padding": "1", "counts": "badge", "cards": "true", "heading": "true", "legend": "true",
            "source": "a survey", "unit": "posts", "theme": "paper", "color": "single",
            "colors": "navy, coral", "background": "none", "ground": "ivory", "link": "/tags/{slug}/",
            "link-base": "https://example.org/", "link-rel": "nofollow", "link-target": "_blank",
            "font": "Helvetica",
            "font-weight": "bold", "font-style": "italic", "font-file": Project.fixture("fonts/plain.ttf").path,
            "text": "outlines", "density": "3",
            "merge": "exact", "alias": "six=half a dozen",
            "alias-file": Project.fixture("names/aliases.txt").path,
        ]
        // What an option needs to have something to do.
        let companions = [
            "steps": ["--scale", "quantile"], "breaking": ["--width", "500"], "seed": ["--order", "shuffled"],
            "max-move": ["--order", "packed"], "related-file": ["--order", "related"], "figures": ["--counts", "text"],
            "last-line": ["--justify", "between"],
            "max-gap": ["--justify", "evenly"],
            "tab-stops": ["--justify", "leading"], "lines": ["--height", "700"], "fit-box": ["--height", "700"],
            "axis": ["--height", "200"], "max-tag-lines": ["--width", "200"], "chip-padding": ["--chip", "capsule"],
            "link-base": ["--link", "{slug}"], "link-rel": ["--link", "{slug}"], "link-target": ["--link", "{slug}"],
            "text": ["--font-file", Project.fixture("fonts/plain.ttf").path],
        ]
        #expect(Set(values.keys) == Set(optionNames))
        let list =
            "- one (1)\n- two (2)\n- three (3)\n- Two (4)\n- eleven hundred and thirteen (3)\n- fourteen (1)\n- six (1)\n## Late\n- seven (1)\n"
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            #if !Full
                if ["font-file", "text", "density"].contains(name) { continue }
            #endif
            let form = name == "density" ? "png" : "html"
            let arguments = ["render", "--format", form, "--quiet"] + (companions[name] ?? [])
            let plain = try Command.run(arguments, input: Array(list.utf8)).output
            let flag = try Command.run(
                arguments
                    + (value == "true" ? ["--\(name)"] : value == "false" ? ["--no-\(name)"] : ["--\(name)", value]),
                input: Array(list.utf8))
            let matter = try Command.run(arguments, input: Array("---\n\(name): \(value)\n---\n\(list)".utf8))
            #expect(flag.status == 0 && flag.output == matter.output, "\(name): \(flag.errors) \(matter.errors)")
            #expect(flag.output != plain || name == "font", "--\(name) changes nothing")
            guard form != "png" else { continue }
            // A line of a manifest, and a placeholder.
            let typed: Any = ["true": true, "false": false][value] ?? value
            let line = try JSONSerialization.data(withJSONObject: ["text": list, "options": [name: typed]])
            let answer = try Command.run(
                ["render", "--manifest", "-", "-o", "-"] + arguments.dropFirst(), input: Array(line))
            let object = try JSONSerialization.jsonObject(with: Data(answer.output)) as? [String: Any]
            #expect(object?["markup"] as? String == flag.text, "\(name): \(answer.errors)")
        }
    }

    /// What a page has is what the flag makes of it; companions as above are not needed for that.
    @Test func everyOptionIsOneOfPlaceholdersAndOfSites() throws {
        let folder = try TemporaryFolder()
        try folder.write("- one (1)\n- two (2)\n- three (3)\n", to: "tags.md")
        try folder.write("---\ntitle: A\ndate: 2026-01-02\ntags: [one, two]\n---\nText\n", to: "site/content/a.md")
        for name in optionNames {
            try folder.write("<!-- stratus tags.md \(name)=\"~\" --><!-- /stratus -->\n", to: "page.html")
            let page = try Command.run(["embed", "page.html", "-o", "-"], folder: folder.url)
            let flag = try Command.run(["render", "tags.md", "--\(name)=~"], folder: folder.url)
            try folder.write("cloud:\n  \(name): \"~\"\n", to: "site/stratus.yml")
            let site = try Command.run(["build", "site", "--now", "2026-11-22"], folder: folder.url)
            for (place, errors) in [("placeholder", page.errors), ("flag", flag.errors), ("stratus.yml", site.errors)] {
                #expect(!errors.contains("unknown option"), "\(name) in a \(place): \(errors)")
            }
        }
    }

    @Test func theSchemaHasEveryOption() throws {
        let text = try Command.run(["options", "--format", "schema"]).output
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(properties.keys.sorted() == optionNames.sorted())
        #expect(properties["breaking"]?["enum"] as? [String] == ["greedy", "optimal", "balanced"])
        #expect(
            properties["width"]?["minimum"] as? Double == 80 && properties["cards"]?["type"] as? String == "boolean")
        let line = try #require((schema["$defs"] as? [String: [String: Any]])?["line"]?["properties"] as? [String: Any])
        #expect(line.keys.sorted() == ["format", "id", "input", "options", "output", "tags", "text"])
        let options = try #require((line["options"] as? [String: Any])?["properties"] as? [String: Any])
        #expect(Set(options.keys) == Set(optionNames + inputOptionNames))
    }

    /// What messages and the schema know of values stands in the table's text as well.
    @Test func aMeaningNamesValuesAndBounds() {
        for option in OptionDefinition.all {
            for value in option.choices where option.name != "font" {
                #expect(option.meaning.contains("`\(value)`"), "\(option.name) does not name \(value)")
            }
            switch option.kind {
            case .number(_, let range):
                #expect(option.meaning.contains("to \(Int(range.upperBound))"), "\(option.name)")
            case .integer(_, let range) where range.upperBound < .max:
                #expect(option.meaning.contains("from \(range.lowerBound) to \(range.upperBound)"), "\(option.name)")
            default: break
            }
            let first = option.meaning.first
            #expect(first?.isLowercase == true || first == "`", "\(option.name)")
        }
    }

    @Test func aListInFrontMatterIsOneWithCommasInAFlag() throws {
        let list = "- one (1)\n- two (2)\n- three (3)\n"
        let matter = try Command.run(
            ["render"], input: Array("---\njustify: leading\ntab-stops: [0, 90, 240]\n---\n\(list)".utf8))
        let flag = try Command.run(
            ["render", "--justify", "leading", "--tab-stops", "0,90,240"], input: Array(list.utf8))
        #expect(matter.status == 0 && matter.output == flag.output, "\(matter.errors)")
    }

    @Test func aMisspeltOptionSuggestsTheRightOne() throws {
        let matter = try Command.run(["render"], input: Array("---\nwidht: 3\n---\n- a".utf8))
        #expect(matter.status == 65)
        #expect(
            matter.errors == """
                <standard input>:2:1: error: unknown option "widht"
                  widht: 3
                  ^~~~~~~~
                hint: did you mean "width"?

                """)
        let flag = try Command.run(["render", "--widht", "3"])
        #expect(flag.status == 64)
        #expect(
            flag.errors.hasPrefix("stratus: error: unknown option '--widht'. Did you mean '--width'?\nhint: "),
            "\(flag.errors)")
    }
}
