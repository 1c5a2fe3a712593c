import SourceText
import TagParsing
import Testing

@testable import CloudRendering

@Suite struct NameFileTests {
    private func source(_ text: String) throws -> SourceText { try SourceText(path: "names.txt", text: text) }

    @Test func aFileHasOneNameALine() throws {
        let text = "\u{FEFF}# a comment\r\n#\n\n  #swift \r\nC#\n\t## two\n\\# x\nmisc*\na, b\n#\tc"
        #expect(try NamePattern.list(parsing: source(text)).map(\.text) == ["#swift", "C#", "\\# x", "misc*", "a, b"])
    }

    @Test(arguments: ["", "\n\n", "#", "# a\n"]) func aFileMayBeEmpty(text: String) throws {
        #expect(try NamePattern.list(parsing: source(text)).isEmpty)
    }

    @Test func aLineThatIsNoNameIsShown() throws {
        #expect {
            try NamePattern.list(parsing: source("good\n  \u{200B}\nbad\u{7}\n"))
        } throws: {
            "\($0)" == """
                names.txt:2:3: error: "\u{200B}" is no name, expected one, or a pattern such as misc*
                  \("  ")\u{200B}
                  \("  ")^
                hint: write a name between the commas, or remove one of them
                names.txt:3:1: error: the control character U+0007 cannot stand in markup
                  bad\\u{7}
                  ^~~~~~~~
                hint: remove it
                """
        }
    }

    @Test func aLineOfAliasesHasOneTarget() throws {
        let list = try TagAlias.list(
            parsing: source("# x\nML, machine-learning = machine learning\n\na\\=b, c\\,d=e\\\\f\r\n"))
        #expect(
            list.map(\.alias.description) == [
                "ML=machine learning", "machine-learning=machine learning", "a=b=e\\f", "c,d=e\\f",
            ])
        #expect(list.map { $0.location.problem("x", hint: nil).column } == [1, 5, 1, 7])
        #expect(list.map { $0.location.problem("x", hint: nil).line } == [2, 2, 4, 4])
    }

    @Test func errorsOfAliasesPointAtTheirPlace() throws {
        #expect {
            try TagAlias.list(parsing: source("a = b = c\nfoo\nx =\nok = fine\nq, = w\nq = w, e"))
        } throws: {
            "\($0)" == """
                names.txt:1:7: error: there is a second =, expected one
                  a = b = c
                        ^
                hint: an = that belongs to a name is written \\=
                names.txt:2:1: error: the line has no =, expected names, = and another name
                  foo
                  ^~~
                hint: such as: ML, machine-learning = machine learning
                names.txt:3:1: error: the tag has no name
                  x =
                  ^~~
                hint: write both names, such as ML=machine learning
                names.txt:5:4: error: the tag has no name
                  q, = w
                     ^
                hint: write both names, such as ML=machine learning
                names.txt:6:6: error: there are two names behind the =, expected one
                  q = w, e
                       ^
                hint: a comma that belongs to the name is written \\,
                """
        }
    }
}
