import Testing

@testable import SourceText
@testable import TagParsing

/// Points and commas between the thousands of a table's weights.
@Suite struct ThousandsSignsTests {
    @Test(
        arguments: [
            // German spreadsheets write semicolons between fields.
            ("Antwort;Anzahl\nTee;1.204\nKaffee;42\n", "Tee 1204, Kaffee 42", "1.204", "point", "1204"),
            ("Antwort;Anzahl\nTee;42\nKaffee;1.204,5\n", "Tee 42, Kaffee 1204.5", "1.204,5", "point", "1204,5"),
            ("Antwort;Anzahl\nTee;4,5\nKaffee;1.204\n", "Tee 4.5, Kaffee 1204", "1.204", "point", "1204"),
            (
                "Antwort,Anzahl\nTee,1.204.331\nKaffee,1.204\n", "Tee 1204331, Kaffee 1204", "1.204.331", "point",
                "1204331"
            ),
            ("tag,count\nTea,\"1,204\"\nCoffee,42\n", "Tea 1204, Coffee 42", "1,204", "comma", "1204"),
            ("tag;count\nTea;1,204,331\nCoffee;42\n", "Tea 1204331, Coffee 42", "1,204,331", "comma", "1204331"),
            ("tag,count\nTea,\"1,204.5\"\nCoffee,4.5\n", "Tea 1204.5, Coffee 4.5", "1,204.5", "comma", "1204.5"),
            ("Tee;1.204\nKaffee;42\n", "Tee 1204, Kaffee 42", "1.204", "point", "1204"),
        ])
    func areToldFromTheColumn(text: String, tags: String, example: String, sign: String, plain: String) throws {
        let list = try table(text)
        #expect(shown(list) == tags)
        #expect(
            list.notes.contains { $0.text == "the weight \"\(example)\" has a \(sign) between thousands: \(plain)" },
            "\(list.notes)")
    }

    @Test(arguments: [
        ("tag,share\nTea,1.204\nCoffee,42\n", "Tea 1.204, Coffee 42"),
        ("tag;share\nTea;1.204\nCoffee;4.2\n", "Tea 1.204, Coffee 4.2"),
        ("tag;share\nTea;0.204\nCoffee;1.204\n", "Tea 0.204, Coffee 1.204"),
        ("tag;share\nTea;1,204\nCoffee;4,2\n", "Tea 1.204, Coffee 4.2"),
    ])
    func anotherNumberOfTheColumnMayRuleThemOut(text: String, tags: String) throws {
        let list = try table(text)
        #expect(shown(list) == tags && !list.notes.contains { $0.text.contains("thousands") })
    }

    @Test func whereNothingTellsTheyAreAnError() {
        #expect(refusal("tag;count\nTea;1,204\nCoffee;42\n")?.message.contains("has separators") == true)
        #expect(refusal("tag\tcount\nTea\t1,204\nCoffee\t42\n")?.message.contains("has separators") == true)
    }

    @Test func aLaterRowThatSaysOtherwiseIsAnError() throws {
        let rows = (1...300).map { "tag\($0);1.204\n" }.joined()
        #expect(try table("Antwort;Anzahl\n" + rows).tags.last?.weight == 1204)
        let problem = try #require(refusal("Antwort;Anzahl\n" + rows + "late;1.5\n"))
        #expect(problem.line == 302)
        #expect(problem.message == "the weight \"1.5\" has a point that stands between thousands in the rows above it")
    }
}
