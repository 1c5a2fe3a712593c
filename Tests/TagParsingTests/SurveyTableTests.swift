import TestSupport
import Testing

@testable import SourceText
@testable import TagParsing

func table(
    _ text: String, columns: String? = nil, split: String? = nil, header: Bool? = nil, usual: Character = ",",
    isSheet: Bool = false
) throws -> TagList {
    var options = CSVOptions()
    options.columns = try columns.map { try ColumnChoice($0) }
    (options.split, options.header, options.isSheet) = (split, header, isSheet)
    options.usualSeparator = usual.asciiValue ?? 0
    var reader = CSVReader(path: "t.csv", options)
    _ = reader.read(try SourceText(path: "t.csv", text: text), isLast: true)
    return try reader.finished()
}

func shown(_ list: TagList) -> String {
    list.tags.map { tag in
        let weight = "\(tag.weight)"
        return "\(tag.name) \(weight.hasSuffix(".0") ? String(weight.dropLast(2)) : weight)"
    }.joined(separator: ", ")
}

func refusal(_ text: String, columns: String? = nil) -> Problem? {
    do {
        _ = try table(text, columns: columns)
        return nil
    } catch { return (error as? Problem)?.all.first }
}

/// Tables as survey tools and spreadsheets write them.
@Suite struct SurveyTableTests {
    @Test(arguments: [
        ("Answer,Responses\nTea,12\nCoffee,30\n", "Tea 12, Coffee 30"),
        ("Antwort;Anzahl\nTee;12\nKaffee;30\n", "Tee 12, Kaffee 30"),
        ("Antwort;Anzahl\nTee;12,5\nKaffee;30\n", "Tee 12.5, Kaffee 30"),
        ("Antwort;Anzahl\nTee;1,250\nKaffee;3,5\n", "Tee 1.25, Kaffee 3.5"),
        ("Antwort\tAnzahl\nTee\t12\nKaffee\t30\n", "Tee 12, Kaffee 30"),
        ("\u{FEFF}\"Antwort\";\"Anzahl\"\r\n\"Tee; heiß\";\"12\"\r\n", "Tee; heiß 12"),
        ("Tee;3,5\nKaffee;4,5\n", "Tee 3.5, Kaffee 4.5"), ("Tee|3\nKaffee|4\n", "Tee 3, Kaffee 4"),
        ("Tee;12\n", "Tee 12"), ("name,weight\n\"a\",\"4,5\"\n", "a 4.5"),
        ("What do you drink?\n\nAnswer,Responses\nTea,12\nCoffee,30\n", "Tea 12, Coffee 30"),
        ("Answer Choices,Responses,\nTea,25.00%,1\nCoffee,75.00%,3\n", "Tea 1, Coffee 3"),
        ("Answer,Share\nTea,25%\nCoffee,75 %\n", "Tea 25, Coffee 75"),
        ("Antwort;Anteil\nTee;42,5 %\nKaffee;57,5 %\n", "Tee 42.5, Kaffee 57.5"),
        ("Antwort;Anteil\nTee;42,5%\nKaffee;7%\n", "Tee 42.5, Kaffee 7"),
        ("id,Topic name,hits\n1,a,30\n2,b,40\n", "a 30, b 40"),
        ("Since,Tag,Stars\n2014,Swift,42\n2010,Rust,30\n", "Swift 42, Rust 30"),
    ])
    func answersAndCountsAreFoundWithoutOptions(text: String, tags: String) throws {
        #expect(shown(try table(text)) == tags)
    }

    @Test(arguments: [
        "size", "freq", "frequency", "total", "votes", "responses", "volume", "doc_count", "weight", "count", "N",
        "Posts", "Besucher",
    ])
    func aColumnOfNumbersIsTheWeight(heading: String) throws {
        #expect(shown(try table("Tag,\(heading)\na,3\nb,4\n")) == "a 3, b 4")
    }

    @Test func anUnknownColumnOfNumbersIsNamed() throws {
        #expect(
            try table("Tag,Stars\na,3\n").notes.map(\.text) == [
                "the weights are those of the column \"Stars\"; --columns name=1 counts rows instead"
            ])
        let years = try table("Tag,Since\na,1999\nb,2004\n")
        #expect(shown(years) == "a 1, b 1" && years.notes.last?.text.contains("weight=Since") == true)
    }

    @Test(arguments: [
        ("Tag,Stars,Forks\na,3,4\n", "two columns hold weights: \"Stars\" and \"Forks\"", "name=1,weight=2"),
        ("Tag,count,total\na,3,4\n", "two columns hold weights: \"count\" and \"total\"", "name=1,weight=2"),
        ("Tag,A,B,C\na,3,4,5\n", "3 columns may hold weights", "name=1,weight=2"),
        ("City,Language,Hits\nOslo,Swift,3\n", "\"City\", \"Language\" may", "--columns name=1"),
    ])
    func whereTwoMayBeMeantOneIsAsked(text: String, message: String, hint: String) throws {
        let found = try #require(refusal(text))
        #expect(found.message.contains(message) && found.hint?.contains(hint) == true && found.line == 1, "\(found)")
    }

    @Test(arguments: [
        ("Timestamp,Name,City,Drink\n2026/03/01 9:00,Ann,Oslo,Tea\n", "name=4", "Tea 1"),
        ("Role,City,Drink\nDev,Oslo,Tea\nOps,Rome,Tea\nDev,Oslo,Milk\nOps,Bern,Tea\n", "name=3", "Tea 3, Milk 1"),
        ("Why?,Which drink?\nthirst,Tea\n", "name=2", "Tea 1"),
        ("x,Tea\ny,Milk\n", "name=2", "Tea 1, Milk 1"), ("9,Tea\n8,Milk\n", "name=2,weight=1", "Tea 9, Milk 8"),
        ("a, b,If anything, what?\n", "name=1", ""),
    ])
    func columnsThatAreNumberedKnowAHeading(text: String, columns: String, tags: String) throws {
        guard !tags.isEmpty else {
            let quoted = "x,\"If anything, what?\"\n1,Tea\n"
            return #expect(shown(try table(quoted, columns: "name=if anything, what?,weight=x")) == "Tea 1")
        }
        #expect(shown(try table(text, columns: columns)) == tags)
    }

    /// A question of several answers, with a column for each of them under headings of their own.
    @Test func theColumnsOfAQuestionAreReadTogether() throws {
        let text = """
            Respondent ID,Which drinks?,,,Other
            ,Tea,Coffee,Milk,Open-Ended Response
            1,Tea,,Milk,no
            2,,,,
            3,,Coffee,Milk,
            """
        let list = try table(text, columns: "name=Which drinks?")
        #expect(shown(list) == "Tea 1, Milk 2, Coffee 1" && list.entryCount == 4)
        #expect(list.notes.map(\.text).contains("the 3 columns under \"Which drinks?\" hold its answers"))
        #expect(list.notes.map(\.text).contains("1 row has no answer of \"Which drinks?\""))
        #expect(shown(try table(text, columns: "name=Other")) == "no 1")
    }

    @Test func numbersBesideTimesAreAnswers() throws {
        let text =
            "Timestamp,Age,Favourite pastime\n2026/03/01 9:00:00,34,Hiking\n2026/03/01 9:01:00,28,Chess\n2026/03/01 9:02:00,51,Hiking\n"
        let list = try table(text)
        #expect(
            shown(list) == "Hiking 2, Chess 1"
                && list.notes.contains { $0.isDoubtful && $0.text.hasSuffix("weight=Age") })
        let counted = try table(text.replacing("Age", with: "count"))
        #expect(shown(counted) == "Hiking 85, Chess 28")
        let guessed = try table("Name,Postcode\nAnn,10115\nBob,80331\n")
        #expect(guessed.notes.contains { $0.isDoubtful && $0.text.hasPrefix("the weights are those of the column") })
    }

    @Test func rowsBelowTheAnswersAreNoTags() throws {
        let list = try table(
            "Which day?\nAnswer Choices,Responses,\nSaturday,53.33%,64\nSunday,34.17%,41\n,Answered,120\n,Skipped,4\n")
        #expect(shown(list) == "Saturday 64, Sunday 41")
        #expect(
            list.notes.map(\.description).contains(
                "t.csv:5: rows without a name are not read: \"Answered\", \"Skipped\""))
        #expect(refusal("name,count\n,3\na,4\n")?.message == "the tag has no name")
    }

    @Test func aColumnOfAWeighedListIsNotedAloud() throws {
        let list = try table("Answer\nTea (42)\nMilk (30)\n")
        #expect(shown(list) == "Tea (42) 1, Milk (30) 1" && list.notes.contains(where: \.isDoubtful))
    }

    @Test func theSumOfTheRowsIsNoTag() throws {
        let list = try table("Answer,Count\nTea,42\nMilk,30\nTotal,72\n")
        #expect(shown(list) == "Tea 42, Milk 30" && list.entryCount == 2)
        #expect(list.notes.last?.isDoubtful == true)
        #expect(shown(try table("Answer,Count\nTea,42\nMilk,30\nTotal,7\n")) == "Tea 42, Milk 30, Total 7")
    }

    @Test func aQuestionAboveOneColumnIsItsHeading() throws {
        #expect(shown(try table("What do you use?\nTea\nMilk\nTea\n")) == "Tea 2, Milk 1")
        #expect(shown(try table("What do you use?\nTea\n", header: false)) == "What do you use? 1, Tea 1")
        let several = try table("Drinks?\nTea;Milk\nMilk;Tea\nTea\n")
        #expect(several.notes.contains { $0.isDoubtful && $0.text.hasSuffix("--split \";\"") })
    }

    @Test func aGuessedHeadingIsNamed() throws {
        let text = "Role,City,Drink\nDev,Oslo,Tea\nOps,Rome,Tea\nDev,Oslo,Milk\nOps,Bern,Tea\n"
        #expect(
            try table(text, columns: "name=3").notes.contains {
                $0.text == "the first row is taken for one of headings; --no-header reads it"
            })
        #expect(shown(try table(text, columns: "name=3", header: false)) == "Drink 1, Tea 3, Milk 1")
    }

    // MARK: - Several answers in a cell

    @Test func cellsAreSplitWhereTheUserSaysSo() throws {
        let text = "Time,Drinks,n\n9:00,\"Tea; Coffee ;\",2\n9:01,Tea,3\n"
        let list = try table(text, columns: "name=Drinks,weight=n", split: ";")
        #expect(shown(list) == "Tea 5, Coffee 2" && list.entryCount == 3)
        #expect(
            list.notes.contains {
                $0.text == "cells of \"Drinks\" are split at \";\": 3 answers in 2 rows; --split none leaves them whole"
            }, "\(list.notes)")
        #expect(shown(try table("Drinks\n\"Tea, Milk\"\n\n", columns: "name=Drinks", split: ",")) == "Tea 1, Milk 1")
    }

    @Test func cellsAreSplitWhereAllHaveSemicolons() throws {
        let text = "Timestamp,Drinks\n2026/03/01 9:00,Tea;Coffee\n2026/03/01 9:05,Milk;Tea;\n"
        #expect(shown(try table(text)) == "Tea 2, Coffee 1, Milk 1")
        #expect(shown(try table(text, split: "")) == "Tea;Coffee 1, Milk;Tea; 1")
        let some = try table("Timestamp,Drinks\n2026/03/01,Tea;Coffee\n2026/03/01,Tea\n2026/03/02,Coffee;Tea\n")
        #expect(shown(some) == "Tea;Coffee 1, Tea 1, Coffee;Tea 1")
        #expect(some.notes.last?.text.hasSuffix("--split \";\"") == true, "\(some.notes)")
    }

    // MARK: - What an export has besides

    @Test func emptyRowsAndWeightsOfZeroAreNotes() throws {
        let list = try table("Antwort;Anzahl\nTee;3\nMilch;0\nSaft;0,0\n;\n ; \n\n\n")
        #expect(shown(list) == "Tee 3")
        #expect(
            list.notes.map(\.description) == [
                "t.csv:3: the weight 0 makes no tag: \"Milch\", \"Saft\"", "t.csv:5: 2 empty rows, this one and below",
            ])
        #expect(refusal("name,weight\na,0\n")?.message == "there is no tag in the input: all weights are 0")
    }

    @Test func whoeverDidNotAnswerIsCounted() throws {
        let list = try table("Time,Drink\n2026-03-01,Tea\n2026-03-02,\n2026-03-03,\n")
        #expect(shown(list) == "Tea 1" && list.notes.contains { $0.text == "2 rows have no answer of \"Drink\"" })
        #expect(refusal("name,weight\n,3\nb,1\n")?.message.contains("no name") == true)
    }

    @Test func aSecondRowOfHeadingsIsNoAnswer() throws {
        let text =
            "Respondent ID,Start Date,Drink?\n,,Response\n11,03/01/2026 09:00 AM,Tea\n12,03/02/2026 09:00 AM,Tea\n"
        let list = try table(text)
        #expect(
            shown(list) == "Tea 2"
                && list.notes.contains { $0.description == "t.csv:2: a second row of headings, not counted" })
    }

    @Test func rowsOfASheetMayEndEarlyAndBeBlank() throws {
        let list = try table(
            "\n,Harvest of 2026\n\nDrink,description,n\nTea,,3\n\n,,\nMilk,x,4,5\nJuice,y,1\n", isSheet: true)
        #expect(shown(list) == "Tea 3, Milk 4, Juice 1")
        #expect(
            list.notes.contains { $0.text == "\"Harvest of 2026\" stands above the table: not read" }, "\(list.notes)")
        #expect(list.notes.contains { $0.text.contains("behind the last column") } || list.notes.count > 2)
    }

    // The sample is that of the first bytes, however they come.
    @Test func aLongFileIsReadInPieces() throws {
        let rows = (0..<20_000).map { "answer \($0 % 50);\($0 % 7 + 1)\n" }.joined()
        let bytes = Array(("Antwort;Anzahl\n" + rows).utf8)
        var reader = CSVReader(path: "t.csv", CSVOptions())
        var offset = 0
        var block: [UInt8] = []
        while offset < bytes.count {
            let end = min(bytes.count, offset + 10_000)
            block += bytes[offset..<end]
            offset = end
            let whole = (block.lastIndex(of: 0x0A) ?? -1) + 1
            let done = reader.read(SourceText(checked: Array(block[..<whole]), path: "t.csv"), isLast: false)
            block.removeFirst(done)
        }
        _ = reader.read(SourceText(checked: block, path: "t.csv"), isLast: true)
        let list = try reader.finished()
        #expect(list.tags.count == 50 && list.entryCount == 20_000)
        #expect(list.tags.map(\.weight).reduce(0, +) == Double((0..<20_000).map { $0 % 7 + 1 }.reduce(0, +)))
    }
}

/// Weights that objects have under words of their own.
@Suite struct FieldWeightTests {
    private func json(_ text: String, columns: String? = nil) throws -> TagList {
        try TagList(
            parsingJSON: SourceText(path: "t.json", text: text), columns: try columns.map { try ColumnChoice($0) })
    }

    @Test(arguments: [
        #"[{"key": "a", "doc_count": 3}, {"key": "b", "doc_count": 4}]"#,
        #"[{"name": "a", "votes": 3, "id": 70}, {"name": "b", "votes": 4, "id": 71}]"#,
        #"[{"title": "a", "stars": 3}, {"title": "b", "stars": 4}]"#,
    ])
    func theOneNumberOfAnObjectIsItsWeight(text: String) throws {
        #expect(shown(try json(text)) == "a 3, b 4")
    }

    @Test func whatWasGuessedIsNamedAndTwoAreAskedFor() throws {
        #expect(
            try json(#"[{"title": "a", "stars": 3}]"#).notes.map(\.text) == [
                "the names are those of the field \"title\"", "the weights are those of the field \"stars\"",
            ])
        let text = #"[{"name": "a", "stars": 3, "forks": 4}]"#
        #expect {
            try json(text)
        } throws: {
            "\($0)".contains("two numbers may be the weight: \"stars\", \"forks\"") && "\($0)".contains("weight=stars")
        }
        #expect(shown(try json(text, columns: "name=name,weight=forks")) == "a 4")
        #expect(shown(try json(text, columns: "name=name")) == "a 1")
        #expect(throws: Problem.self) { try json(#"[{"name": "a", "x": 3}, {"name": "b", "y": 3}]"#) }
    }

    @Test func tablesInYAMLAndInListsHaveThemToo() throws {
        let yaml = try TagList(
            parsingYAML: SourceText(path: "t.yaml", text: "- name: a\n  stars: 3\n- {name: b, stars: 4}\n"))
        #expect(shown(yaml) == "a 3, b 4" && yaml.notes.map(\.text) == ["the weights are those of the field \"stars\""])
        #expect(throws: Problem.self) {
            try TagList(parsingYAML: SourceText(path: "t.yaml", text: "- {name: a, x: 1, y: 2}\n"))
        }
        let list = try parsed("| Sprache | Zeilen |\n|---|---|\n| Swift | 42 |\n| Rust | 30 |\n\n- C (2)")
        #expect(shown(list) == "Swift 42, Rust 30, C 2")
        #expect(
            failure("| tag | a | b |\n|--|--|--|\n| x | 1 | 2 |")?.all[0].message
                == "two columns hold weights: \"a\" and \"b\"")
    }
}
