import Foundation
import TestSupport
import Testing

@Suite struct RenderCommandTests {
    private let list = Array("# Colours\n\n- red (3)\n- [blue](/blue) (2)\n- green\n".utf8)

    @Test(arguments: Project.samples, ["svg", "html", "json"])
    func samplesGiveTheirGoldenBytes(sample: String, format: String) throws {
        let result = try Command.run(["render", Project.sample("\(sample).md").path, "--format", format, "--quiet"])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let difference = try differenceFromGolden(result.output, "\(sample).\(format)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func theSameBytesInEveryLocaleAndWithoutAnEnvironment() throws {
        let arguments = ["render", Project.sample("scripts.md").path, "--order", "alphabetical", "--quiet"]
        let environments: [[String: String]] = [
            [:], ["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8"], ["LC_ALL": "de_DE.UTF-8"],
            ["LANG": "ar_EG.UTF-8", "TZ": "Asia/Tokyo"],
        ]
        let outputs = try environments.map { environment in
            try Command.run(arguments, environment: environment).output
        }
        #expect(outputs[0].count > 10_000)
        #expect(outputs.allSatisfy { $0 == outputs[0] })
    }

    @Test func everyFormatValidates() throws {
        let folder = try TemporaryFolder()
        for format in ["svg", "html", "fragment"] {
            let file = folder.file("cloud.\(format)")
            #expect(try Command.run(["render", "-o", file, "--format", format], input: list).status == 0)
            let validated = try Command.run(["validate", file])
            #expect(validated.status == 0 && validated.errors == "\(file): valid\n", "\(validated.errors)")
        }
    }

    @Test(arguments: [
        ("a.svg", "<svg"), ("a.html", "<!DOCTYPE html>"), ("a.HTM", "<!DOCTYPE html>"), ("a.json", "{\"width\""),
        ("a.txt", "Colours"),
    ])
    func theExtensionChoosesTheFormat(name: String, start: String) throws {
        let folder = try TemporaryFolder()
        let result = try Command.run(["render", "-o", folder.file(name)], input: list)
        #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
        #expect(try String(contentsOfFile: folder.file(name), encoding: .utf8).hasPrefix(start))
        // Nothing is left beside it.
        #expect(try folder.names() == [name])
    }

    @Test func standardOutputHasTheCloudAndNothingElse() throws {
        let result = try Command.run(["render", "-"], input: list)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.text.hasPrefix("<svg") && result.text.hasSuffix("</svg>\n"))
        #expect(result.text.contains("<a href=\"/blue\" aria-label=\"blue, 2\"><text class=\"tag w"))
    }

    @Test func flagsBeatFrontMatterWhichBeatsHeadings() throws {
        let input = Array("---\ntitle: From front matter\nwidth: 500\nline-spacing: -2\n---\n# Heading\n- a\n".utf8)
        let plain = try Command.run(["render"], input: input)
        #expect(plain.text.contains("<title>From front matter</title>") && plain.text.contains("width=\"500\""))
        let flagged = try Command.run(
            ["render", "--title", "Flag", "--width", "400", "--line-spacing", "-8"], input: input)
        #expect(
            flagged.text.contains("<title>Flag</title>") && flagged.text.contains("width=\"400\""), "\(flagged.errors)")
    }

    @Test func severalInputsMakeOneCloudAndTheirFrontMatterHasToAgree() throws {
        let folder = try TemporaryFolder()
        let one = try folder.write("---\nwidth: 500\n---\n# One\n- a\n- b (2)\n", to: "one.md")
        let two = try folder.write("---\nwidth: 500\n---\n# Two\n- A (5)\n", to: "two.md")
        let three = try folder.write("---\nwidth: 600\n---\n- c\n", to: "three.md")
        let both = try Command.run(["render", one, two, "--format", "json", "--report", "text"])
        #expect(both.status == 0)
        #expect(both.text.contains("\"text\":\"A\",\"weight\":6"))
        #expect(both.errors.contains("merged: \"a\" (1), \"A\" (5) into \"A\""), "\(both.errors)")
        #expect(both.errors.contains("not shown: \"Two\""), "\(both.errors)")
        let disagreeing = try Command.run(["render", one, three])
        let settled = try Command.run(["render", one, three, "--width", "700", "--quiet"])
        #expect(settled.status == 0 && settled.text.contains("width=\"700\""), "\(settled.errors)")
        let missing = try Command.run(["render", one, "/none.md", "/neither.md"])
        #expect(missing.status == 66 && missing.errors.contains("/none.md") && missing.errors.contains("/neither.md"))
        #expect(disagreeing.status == 65 && disagreeing.output.isEmpty)
        #expect(
            disagreeing.errors.hasPrefix("\(three):2:1: error: width is \"600\" here and \"500\" in an input before"))
    }

    @Test func theReportNamesEveryTagThatIsNotSimplyPlaced() throws {
        let input = Array(
            "- a (9)\n- A (1)\n- b (0.5)\n- c (3)\n- d (2)\n- Donaudampfschifffahrtsgesellschaftskapitän (8)\n".utf8)
        let arguments = ["render", "--min-weight", "1", "--limit", "3", "--width", "320"]
        let text = try Command.run(arguments + ["--report", "text"], input: input)
        #expect(
            text.errors.split(separator: "\n").dropFirst() == [
                "merged: \"a\" (9), \"A\" (1) into \"a\"", "dropped: \"b\" is below the minimum weight 1",
                "dropped: \"d\" is above the limit of 3 tags",
                text.errors.split(separator: "\n").last ?? "",
            ])
        #expect(text.errors.contains("fitted: \"Donaudampfschifffahrtsgesellschaftskapitän\" is set at "))
        let json = try Command.run(arguments + ["--report", "json"], input: input)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.errors.utf8)) as? [String: Any])
        #expect(report["placed"] as? Int == 3)
        #expect((report["dropped"] as? [[String: String]])?.map { $0["text"] } == ["b", "d"])
        #expect(
            (report["merged"] as? [[String: Any]])?.count == 1 && (report["adjusted"] as? [[String: Any]])?.count == 1)
    }

    @Test func jsonHasTheGeometryThatTheMarkupDraws() throws {
        let json = try Command.run(["render", "--format", "json"], input: list)
        let cloud = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        #expect(Set(cloud.keys) == ["width", "height", "tags", "shapes", "lines", "quality", "dropped"])
        let tags = try #require(cloud["tags"] as? [[String: Any]])
        #expect(
            Set(tags[0].keys) == [
                "text", "weight", "fontSize", "x", "baseline", "width", "ascent", "descent", "line", "link", "group",
                "lines", "style", "tracking",
            ])
        let svg = try Command.run(["render"], input: list).text
        for tag in tags {
            let x = try #require(tag["x"] as? Double)
            let size = try #require(tag["fontSize"] as? Double)
            let text = try #require(tag["text"] as? String)
            let match = try #require(
                svg.firstMatch(
                    of: try Regex(
                        "class=\"tag w\\d( f\\d+)?( bold)?(?: k\\d)?\" x=\"([0-9.]+)\" y=\"([0-9.]+)\"( font-size=\"([0-9.]+)\")? textLength=\"([0-9.]+)\"[^>]*>\(text)<"
                    )))
            // A size that several texts have is a class.
            let rule = match.output[1].substring.map { "\\.\($0.dropFirst())\\{font-size:([0-9.]+)px\\}" }
            let drawnSize = try rule.map { try Regex($0) }.flatMap { svg.firstMatch(of: $0)?.output[1].substring }
            #expect(Double(drawnSize ?? match.output[6].substring ?? "") == size)
            #expect(abs((Double(match.output[3].substring ?? "") ?? .nan) - x) <= 0.05 + 5e-5)
            let length = Double(match.output[7].substring ?? "") ?? .nan
            // Browsers put a space behind the last letter, too.
            let space = (tag["tracking"] as? Double ?? 0) * size
            #expect(abs(length - space - (tag["width"] as? Double ?? .nan)) <= 0.05 + 5e-5)
        }
    }

    @Test func theSummarySaysWhatIsHardToReadAtAnyWidthAndWhichColoursAreShades() throws {
        func summary(_ arguments: [String], input: [UInt8]? = nil) throws -> String {
            let folder = try TemporaryFolder()
            return try Command.run(["render"] + arguments + ["-o", folder.file("cloud.html")], input: input ?? [])
                .errors
        }
        let size = [Project.sample("languages.md").path, "--size", "900x800"]
        #expect(try summary(size).contains("hard to read"))
        #expect(!(try summary(size + ["--no-responsive"])).contains("hard to read"))
        func groups(_ count: Int) throws -> String {
            let list = (0..<count).map { "## Group \($0)\n- tag \($0) (\($0 + 1))\n" }.joined()
            return try summary(["-", "--color", "group"], input: Array(list.utf8))
        }
        #expect(try groups(11).contains("11 groups in 8 colours and shades of them"))
        #expect(!(try groups(8)).contains("shades"))
    }

    // Chips, badges and cards with what is written on them are the same in data, in a picture and in a page.
    @Test(arguments: ["chips", "cards"]) func shapesAndNotesAreTheSameInEveryFormat(sample: String) throws {
        func render(_ format: String) throws -> Command.Result {
            try Command.run([
                "render", Project.sample("\(sample).md").path, "--format", format, "--no-responsive", "--quiet",
            ])
        }
        let data = try JSONSerialization.jsonObject(with: Data(try render("json").output)) as? [String: Any]
        let json = try #require(data)
        let shapes = try #require(json["shapes"] as? [[String: Any]])
        let tags = try #require(json["tags"] as? [[String: Any]])
        let notes = tags.flatMap { $0["notes"] as? [[String: Any]] ?? [] }
        let captions = try #require(json["captions"] as? [[String: Any]])
        #expect(shapes.count == (sample == "chips" ? 51 : 10) && notes.count >= tags.count && captions.count >= 2)
        for format in ["svg", "html"] {
            let markup = try render(format).text
            func number(_ value: Any?) -> Double { value as? Double ?? .nan }
            let rects = markup.matches(
                of: /<rect class="([a-z]+)" x="([0-9.]+)" y="([0-9.]+)" width="([0-9.]+)" height="([0-9.]+)"/)
            #expect(rects.count == shapes.count)
            for role in Set(shapes.compactMap { $0["role"] as? String }) {
                let drawn = rects.filter { $0.output.1 == role }
                let told = shapes.filter { $0["role"] as? String == role }
                #expect(drawn.count == told.count)
                for (rect, shape) in zip(drawn, told) {
                    let values = [rect.output.2, rect.output.3, rect.output.4, rect.output.5].map { Double($0) ?? .nan }
                    for (value, key) in zip(values, ["x", "y", "width", "height"]) {
                        #expect(abs(value - number(shape[key])) <= 0.05 + 5e-5, "\(format) \(role) \(key)")
                    }
                }
            }
            let texts = markup.matches(of: /<text class="(count|detail|ink)[^"]*" x="([0-9.]+)" y="([0-9.]+)"/)
            for (kind, told) in [(["count", "detail"], notes), (["ink"], captions)] {
                let drawn = texts.filter { kind.contains(String($0.output.1)) }
                #expect(drawn.count == told.count)
                for (text, note) in zip(drawn, told) {
                    #expect(abs((Double(text.output.2) ?? .nan) - number(note["x"])) <= 0.05 + 5e-5)
                    #expect(abs((Double(text.output.3) ?? .nan) - number(note["baseline"])) <= 0.05 + 5e-5)
                }
            }
        }
    }
}
