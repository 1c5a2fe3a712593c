import Foundation
import TestSupport
import Testing

/// What users of other word clouds complain of, one test each, from a text to its cloud.
@Suite struct CountComplaintsTests {
    private func sizes(_ text: String, _ arguments: [String]) throws -> [String: Double] {
        let result = try Command.run(
            ["render", "--from", "text", "--phrases", "off", "--format", "json", "--quiet"] + arguments,
            input: Array(text.utf8))
        #expect(result.status == 0, "\(result.errors)")
        let cloud = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        let tags = try #require(cloud["tags"] as? [[String: Any]])
        return Dictionary(
            uniqueKeysWithValues: tags.compactMap { tag in
                (tag["text"] as? String).map { ($0, tag["fontSize"] as? Double ?? .nan) }
            })
    }

    @Test func complaint8AWordInsideAPhraseIsNotCountedTwice() throws {
        let text = String(repeating: "New York, ", count: 20) + "a new house. A new tree. York"
        let rows = try count(text, ["--format", "csv"]).rows
        #expect(rows.first == "New York 20")
        let words = rows.filter { $0.hasPrefix("new ") || $0.hasPrefix("York ") || $0.hasPrefix("New ") }
        #expect(
            words.compactMap { $0.split(separator: " ").last }.filter { $0 != "20" }.sorted() == ["1", "2"], "\(rows)")
    }

    @Test func complaint9WordsWithSignsAreWhole() throws {
        let text = "I don’t know. C++; R&D; .NET, Goldman-Sachs! don’t"
        let names = try count(text, ["--language", "none", "--phrases", "off", "--format", "csv"]).rows
        #expect(names == ["don’t 2", ".NET 1", "C++ 1", "Goldman-Sachs 1", "I 1", "R&D 1", "know 1"])
    }

    @Test func complaint10AStemIsNeverShown() throws {
        for (text, expected) in [
            ("virus viruses viruses virus virus", "virus 5"), ("community communities community", "community 3"),
        ] {
            #expect(try count(text, ["--language", "en", "--format", "csv", "--phrases", "off"]).rows == [expected])
        }
    }

    @Test func complaint11StopWordsAreThoseOfTheText() throws {
        let texts = [
            "Der Hund und die Katze sind in dem Garten, aber das Haus ist leer.":
                "der die und das sind in dem aber ist",
            "Le chien et le chat sont dans le jardin, mais la maison est vide.": "le et sont dans mais la est",
            "El perro y el gato están en el jardín, pero la casa está vacía.": "el y están en pero la está",
        ]
        for (text, stops) in texts {
            let rows = try count(text, ["--format", "csv", "--phrases", "off"]).rows.map {
                $0.split(separator: " ")[0].lowercased()
            }
            #expect(rows.count == 5 || rows.count == 4, "\(rows)")
            #expect(Set(rows).isDisjoint(with: stops.split(separator: " ").map(String.init)))
        }
    }

    @Test func complaint12AnOutlierLeavesTheOthersApart() throws {
        let text = [("outlier", 10_000), ("apple", 30), ("pear", 10), ("plum", 3)]
            .map { String(repeating: $0 + " ", count: $1) }.joined()
        let log = try sizes(text, ["--scale", "log"])
        let (apple, pear, plum) = (log["apple"] ?? 0, log["pear"] ?? 0, log["plum"] ?? 0)
        #expect((log["outlier"] ?? 0) > apple && apple - pear > 2 && pear - plum > 2, "\(log)")
        let linear = try sizes(text, ["--scale", "linear"])
        #expect((linear["apple"] ?? 0) - (linear["plum"] ?? 0) < 1)
    }

    @Test(arguments: ["linear", "sqrt", "log", "area", "rank", "quantile"], ["apple pear plum", "apple"])
    func complaint13EqualCountsAreNoDivisionByZero(scale: String, text: String) throws {
        let sizes = try sizes(text, ["--scale", scale])
        #expect(Set(sizes.values).count == 1 && sizes.values.allSatisfy { $0.isFinite && $0 >= 8 }, "\(sizes)")
        for format in ["svg", "html"] {
            // What is written was validated; no number in it is none.
            let result = try Command.run(
                ["render", "--from", "text", "--scale", scale, "--format", format, "--quiet"], input: Array(text.utf8))
            #expect(result.status == 0 && !result.text.lowercased().contains("nan\"") && !result.text.contains("inf\""))
        }
    }

    @Test func complaint14AccentsAreSortedAsReadersExpect() throws {
        let result = try Command.run(
            [
                "render", "--from", "text", "--order", "alphabetical", "--format", "text", "--quiet", "--language",
                "none",
            ],
            input: Array("zebra école apple ñandú eclair Öl".utf8))
        let words = result.text.split(whereSeparator: { " \n".contains($0) }).filter {
            !["Tag", "cloud"].contains($0) && !$0.hasPrefix("(")
        }
        #expect(words == ["apple", "eclair", "école", "ñandú", "Öl", "zebra"], "\(result.text)")
    }

    @Test func complaint15CountsAreShown() throws {
        let text = String(repeating: "apple ", count: 12) + "pear"
        for format in ["text", "svg", "html"] {
            let result = try Command.run(
                ["render", "--from", "text", "--counts", "text", "--format", format, "--quiet", "--phrases", "off"],
                input: Array(text.utf8))
            #expect(
                result.status == 0 && result.text.contains("12") && result.text.contains("pear"), "\(result.errors)")
        }
        #expect(try count(text, ["--phrases", "off"]).text == "- apple (12)\n- pear (1)\n")
    }
}

/// Texts where tags are read.
@Suite struct TextAsInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aTextIsAnInputOfEveryCommandThatReadsTags() throws {
        let path = try folder.write("The tree, a tree; an oak.", to: "a.txt")
        let tags = try Command.run(["tags", path])
        #expect(tags.status == 0 && tags.text == "- tree (2)\n- oak (1)\n", "\(tags.errors)")
        let cloud = try Command.run(["render", path, "--quiet"])
        #expect(
            cloud.status == 0 && cloud.text.contains("aria-label=\"tree, 2\"") || cloud.text.contains(">tree<"),
            "\(cloud.errors)")
        let piped = try Command.run(["tags", "--from", "text"], input: Array("The tree, a tree; an oak.".utf8))
        #expect(piped.output == tags.output)
        let report = try Command.run(["render", path, "--report", "text", "-o", folder.file("a.svg")])
        #expect(report.errors.contains("6 words, 5 distinct, 2 placed, 3 stop words, on 1 line"), "\(report.errors)")
    }

    @Test func textsAndListsAreOneCloud() throws {
        let one = try folder.write("The tree, a tree; an oak.", to: "a.txt")
        let other = try folder.write("Oak. Elm.", to: "b.txt")
        let list = try folder.write("name,weight\ntree,5\nfir,4\n", to: "c.csv")
        let result = try Command.run(["tags", one, list, other, "--order", "weight"])
        #expect(result.text == "- tree (7)\n- fir (4)\n- oak (2)\n- Elm (1)\n", "\(result.text) \(result.errors)")
        let missing = try Command.run(["tags", one, list, folder.file("none.txt"), folder.file("none.csv")])
        #expect(missing.status == 66 && missing.errors.contains("none.txt: ") && missing.errors.contains("none.csv: "))
    }

    @Test(arguments: [
        ["--language", "de"], ["--stems", "off"], ["--phrases", "off"], ["--min-count", "2"], ["--min-length", "2"],
        ["--numbers"], ["--links"], ["--code"], ["--raw"], ["--markup", "html"], ["--jobs", "2"], ["--memory", "5MB"],
        ["--temporary-folder", "/tmp"], ["--stop-words", "/dev/null"],
    ])
    func flagsOfTextsAreRefusedWithoutOne(arguments: [String]) throws {
        let list = try folder.write("- tree\n", to: "a.md")
        for command in ["render", "tags"] {
            let result = try Command.run([command, list] + arguments)
            #expect(result.status == 64 && result.output.isEmpty)
            #expect(
                result.errors.hasPrefix("stratus: error: \(arguments[0]) acts on texts, and no input is one"),
                "\(result.errors)")
        }
    }
}
