import Foundation
import TestSupport
import Testing

/// The exports of survey tools, by the commands that the page on data shows.
@Suite struct SurveyTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The arguments of each command, without `stratus`.
    private static let commands: [[String]] = Documentation.commands(ofPage: "YourData").prefix(8).map { line in
        var words: [String] = [""]
        var isQuoted = false
        for character in line {
            if character == "\"" {
                isQuoted.toggle()
            } else if character == " ", !isQuoted {
                words.append("")
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }.dropFirst().map { $0 }
    }

    /// What Python's csv and a count by hand say of the samples, by the place of the command.
    private static let expected = [
        "Saturday morning 64, Sunday afternoon 41, Friday evening 23, Wednesday evening 9",
        "Vogelgesang 42, Frische Luft 37.5, Tomaten 30, Nachbarschaft 18, Stille 12, Igel 6",
        "Tomatoes 48, Courgettes 31, Runner beans 27, Potatoes 22, Lettuce 19, Strawberries 17, Garlic 12, Sweet peas 9, Rhubarb 7, Kohlrabi 3",
        "Watering 3, Weeding 2, Company 1, Harvest 1, Quiet 1",
        "Courgettes 7, Tomatoes 7, Lettuce 5, Strawberries 4, Runner beans 3, Potatoes 2",
        "", "Spade 4, Rake 2, Watering can 2, Wheelbarrow 2, Secateurs 1",
        "A pear tree 4, Asparagus 3, Hazel 2, Quince 1",
    ]

    private static let cases = Array(zip(commands, expected))

    private func listed(_ arguments: [String]) throws -> [(name: String, weight: Double)] {
        let result = try Command.run(
            ["tags"] + arguments + ["--format", "json", "--quiet", "--order", "weight"], folder: Project.root)
        #expect(result.status == 0, "\(result.errors)")
        let list = try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]]
        return (list ?? []).map { ($0["name"] as? String ?? "", $0["weight"] as? Double ?? 0) }
            .sorted { ($1.weight, $0.name) < ($0.weight, $1.name) }
    }

    @Test func theSectionHasTheseCommands() { #expect(Self.commands.count == Self.expected.count) }

    @Test(arguments: cases)
    func aCommandOfTheSectionDrawsTheseTags(arguments: [String], expected: String) throws {
        var arguments = Array(arguments.dropFirst())
        let output = folder.file("cloud.svg")
        let place = try #require(arguments.firstIndex(of: "-o"))
        let drawn = try Command.run(
            ["render"] + arguments[..<place] + ["-o", output], folder: Project.root)
        #expect(drawn.status == 0, "\(drawn.errors)")
        arguments.removeSubrange(place...)
        guard !expected.isEmpty else { return }
        let found = try listed(arguments).map { tag in
            "\(tag.name) \(tag.weight == tag.weight.rounded() ? "\(Int(tag.weight))" : "\(tag.weight)")"
        }
        #expect(found.joined(separator: ", ") == expected)
    }

    @Test func theWordsOfAColumnAreThoseOfAText() throws {
        let sample = "Samples/Surveys/google-forms.csv"
        let rows = try String(contentsOf: Project.sample("Surveys/google-forms.csv"), encoding: .utf8)
            .split(separator: "\n").dropFirst().map { $0.split(separator: "\",\"")[2] }
        let text = try folder.write(rows.joined(separator: "\n\n"), to: "answers.txt")
        for column in ["What do you like most?", "3", "what do you LIKE most? "] {
            let words = try Command.run(["count", sample, "--words", column, "--quiet"], folder: Project.root)
            let alone = try Command.run(["count", text, "--quiet"])
            #expect(words.status == 0 && words.text == alone.text, "\(words.errors)")
            #expect(words.text.contains("- quiet (3)\n") || words.text.contains("- Quiet (3)\n"), "\(words.text)")
        }
        let rendered = try Command.run(
            ["tags", sample, "--words", "3", "--stop-words", try folder.write("quiet\n", to: "stop.txt"), "--quiet"],
            folder: Project.root)
        #expect(rendered.status == 0 && !rendered.text.lowercased().contains("quiet"))
    }

    @Test(
        arguments: [
            (["Samples/Surveys/google-forms.csv", "--words", "Nothing"], 65, "no column is called \"Nothing\""),
            (["Samples/languages.md", "--words", "1"], 65, "this is no table"),
            (["Samples/Surveys/poll.csv", "--words", "1", "--columns", "name=1"], 64, "exclude each other"),
            (["Samples/Surveys/allotments.xlsx", "--sheet", "None"], 65, "there is no sheet \"None\""),
            (["Samples/Surveys/poll.csv", "--split", ""], 64, "split is \"\""),
            (["Samples/Surveys/surveymonkey.csv"], 65, "which column holds the names"),
            (["Samples/Surveys/google-forms.csv"], 65, "which column holds the names"),
        ] as [([String], Int32, String)])
    func whatCannotBeMeantIsSaid(arguments: [String], status: Int32, message: String) throws {
        let result = try Command.run(["render"] + arguments, folder: Project.root)
        #expect(result.status == status && result.errors.contains(message), "\(result.status) \(result.errors)")
        #expect(result.errors.contains("hint: "))
    }

    @Test func theReportSaysWhatIsInNoTag() throws {
        func notes(_ arguments: [String]) throws -> [String] {
            let result = try Command.run(["tags"] + arguments + ["--report", "text"], folder: Project.root)
            return result.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }.map(String.init)
        }
        #expect(
            try notes(["Samples/Surveys/umfrage.csv"]) == [
                "note: Samples/Surveys/umfrage.csv:8: the weight 0 makes no tag: \"Gar nichts\"",
                "note: Samples/Surveys/umfrage.csv:9: 2 empty rows, this one and below",
            ])
        let sheet = try notes(["Samples/Surveys/allotments.xlsx"])
        #expect(sheet.contains { $0.hasSuffix("the sheet \"Crops\" is read, not \"Visits\"; --sheet chooses another") })
        #expect(sheet.contains { $0.hasSuffix(":12: the weight 0 makes no tag: \"Okra\"") })
        let forms = try notes(["Samples/Surveys/google-forms.csv", "--columns", "name=2", "--split", ";"])
        #expect(forms.contains { $0.contains("are split at \";\": 28 answers in 10 rows") }, "\(forms)")
    }

    @Test func aSpreadsheetComesFromStandardInputAndIntoPagesToo() throws {
        let bytes = [UInt8](try Data(contentsOf: Project.sample("Surveys/garten.ods")))
        let result = try Command.run(["tags", "--from", "ods", "--quiet"], input: bytes)
        #expect(
            result.text == "- Vögel (12)\n- Stille (9)\n- Nachbarn (7.5)\n- Igel (4)\n- Abendlicht (4)\n",
            "\(result.errors)")
        _ = try folder.write(bytes, to: "garten.ods")
        _ = try folder.write("Frage\n\"Vögel, Libellen\"\nIgel\n", to: "wünsche.csv")
        let page = try folder.write(
            "<!DOCTYPE html><html><body><!-- stratus garten.ods --><!-- /stratus --><!-- stratus wünsche.csv words=Frage --><!-- /stratus --></body></html>",
            to: "page.html")
        let embedded = try Command.run(["embed", page, "--in-place", "--quiet"])
        #expect(embedded.status == 0, "\(embedded.errors)")
        let markup = try folder.text("page.html")
        #expect(markup.contains("Abendlicht") && markup.contains("Libellen"))
        let manifest = try folder.write("{\"input\": \"garten.ods\", \"output\": \"a.svg\"}\n", to: "m.jsonl")
        let batch = try Command.run(["render", "--manifest", manifest, "-o", folder.file("out"), "--quiet"])
        #expect(batch.status == 0, "\(batch.errors)")
    }
}
