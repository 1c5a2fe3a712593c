import Testing

@testable import SourceText
@testable import TagParsing

/// Questions, and answers that stand in several columns.
@Suite struct SurveyQuestionTests {
    @Test(arguments: [("What do  you drink?", "What do you drink?"), ("Drink", nil), ("", nil)])
    func aQuestionIsTheTitle(heading: String, title: String?) throws {
        #expect(try table("n,\(heading)\n3,Tea\n4,Coffee\n", columns: "name=2", header: true).title == title)
    }

    /// A column a choice, each cell empty or the choice itself, as Typeform writes them; the last one holds other answers.
    @Test func columnsOfChoicesAreOneQuestion() throws {
        let text = """
            #,Name,Swift,Rust,Go,Other,Submit Date (UTC)
            1,Anna,Swift,,Go,,2024-01-02 10:00
            2,Ben,Swift,Rust,,Zig,2024-01-02 11:00
            3,Cy,,rust,Go,,2024-01-02 12:00
            4,Di,Swift,,,,2024-01-02 13:00

            """
        for columns in ["name=3", "name=Go"] {
            let list = try table(text, columns: columns)
            #expect(shown(list) == "Swift 3, Go 2, Rust 1, Zig 1, rust 1")
            #expect(
                list.notes.contains {
                    $0.text == "the 4 columns from \"Swift\" to \"Other\" hold the answers to one question"
                } && !list.notes.contains { $0.text.contains("\"Rust\" is not read") })
        }
        #expect(shown(try table(text, columns: "name=Name")) == "Anna 1, Ben 1, Cy 1, Di 1")
        #expect(shown(try table("Tea,Coffee\nTea,\nTea,no\n", columns: "name=Tea")) == "Tea 2")
    }
}
