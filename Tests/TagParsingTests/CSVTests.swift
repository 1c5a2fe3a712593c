import TestSupport
import Testing

@testable import SourceText
@testable import TagParsing

private func csv(
    _ text: String, separator: Character = ",", columns: String? = nil, header: Bool? = nil, pieces: Int = .max
) throws -> TagList {
    var reader = CSVReader(
        path: "t.csv", separator: separator.asciiValue!, columns: try columns.map { try ColumnChoice($0) },
        header: header)
    // As a file comes: in blocks of whole lines, what was not read in front of the next.
    var rest: [UInt8] = []
    var lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) + [0x0A] }
    lines[lines.count - 1].removeLast()
    while !lines.isEmpty {
        rest += lines.prefix(pieces).joined()
        lines.removeFirst(min(pieces, lines.count))
        let done = reader.read(try SourceText(path: "t.csv", bytes: rest), isLast: lines.isEmpty)
        rest.removeFirst(done)
    }
    return try reader.finished()
}

private func csvFailure(_ text: String, columns: String? = nil, header: Bool? = nil) -> Problem? {
    do {
        _ = try csv(text, columns: columns, header: header)
        return nil
    } catch { return error as? Problem }
}

@Suite struct CSVTests {
    // The examples of RFC 4180, section 2.
    @Test(arguments: [
        "aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", "aaa,bbb,ccc\r\nzzz,yyy,xxx",
        "\"aaa\",\"bbb\",\"ccc\"\r\nzzz,yyy,xxx\r\n",
    ])
    func recordsAreThoseOfTheStandard(text: String) throws {
        #expect(try csv(text, columns: "name=2", header: false).tags.map(\.name) == ["bbb", "yyy"])
    }

    @Test func aQuotedFieldMayHoldALineFeedASeparatorAndQuotes() throws {
        let text = "name,weight\r\n\"b \r\nbb\",2\r\n\"a,b\",3\r\n\"b\"\"bb\",4\r\n\"\"\"\",5\r\n"
        for pieces in [1, 2, 100] {
            let list = try csv(text, pieces: pieces)
            #expect(
                list.tags.map(\.name) == ["b\nbb", "a,b", "b\"bb", "\""] && list.tags.map(\.weight) == [2, 3, 4, 5])
        }
    }

    @Test(arguments: [
        ("name,weight\nSwift,42", ["Swift"], [42.0]), ("Count,Tag\n3,a\n2.5,b\n", ["a", "b"], [3, 2.5]),
        ("Swift\nRust", ["Swift", "Rust"], [1, 1]), ("a,3\nb,4", ["a", "b"], [3, 4]),
        ("3,a\n4,b", ["a", "b"], [3, 4]),
        ("name\nname", ["name"], [1]), (" Name , weight \n a , 3 ", ["a"], [3]),
        ("name,weight\nSwift,1\nRust,2\nSwift,3\n\n\n", ["Swift", "Rust"], [4, 2]),
        ("2024,3\n1.10,4", ["2024", "1.10"], [3, 4]),
        ("\u{FEFF}name,n\n*a* & <b>,1", ["*a* & <b>"], [1]),
    ])
    func headingsAreFoundByTheirWords(text: String, names: [String], weights: [Double]) throws {
        let list = try csv(text)
        #expect(list.tags.map(\.name) == names && list.tags.map(\.weight) == weights)
    }

    @Test func allFieldsOfATagAreRead() throws {
        let list = try csv(
            "tag,count,url,class,group,description,date\nZig,7,/zig,new .x,Systems,\"a, b\",2020\nC,2,,,,,\nZig,3,/zig,new .x,Systems,\"a, b\",2021\n"
        )
        #expect(list.tags.count == 2 && list.tags[0].weight == 10 && list.entryCount == 3)
        #expect(list.tags[0].link?.destination == "/zig" && list.tags[0].group == "Systems")
        #expect(list.tags[0].attributes?.classes == ["new", "x"] && list.tags[0].attributes?["description"] == "a, b")
        #expect(list.tags[1].attributes == nil && list.tags[1].link == nil)
        #expect(list.notes.map(\.text) == ["the column \"date\" is not read"])
    }

    @Test func columnsMayBeChosen() throws {
        let text = "Thema;Beiträge;x\nBrot;3;-\nÖl;4;-\n"
        let list = try csv(text, separator: ";", columns: "name=Thema,weight=2")
        #expect(list.tags.map(\.name) == ["Brot", "Öl"] && list.tags.map(\.weight) == [3, 4])
        #expect(try csv("x;1\ny;2", separator: ";", columns: "name=1,weight=2").tags.map(\.weight) == [1, 2])
        #expect(try csv("p,q\nx,1", columns: "name=1,weight=2", header: true).tags.map(\.name) == ["x"])
    }

    @Test(arguments: [
        ("name,weight\na,1\nb\n", 3, "the row has 1 field, the first one 2"),
        ("name,weight\na,1,2\n", 2, "the row has 3 fields, the first one 2"),
        ("name,weight\n\"a,1\nb,2\n", 2, "the quotation mark is not closed"),
        ("name,weight\na,\"1\nb,2\n", 2, "the quotation mark is not closed"),
        ("name,weight\na\"b,1\n", 2, "does not begin with one"),
        ("name,weight\n\"a\"b,1\n", 2, "behind a closing quotation mark"),
        ("name,weight\na,1\rb,2\n", 2, "a carriage return without a line feed"),
        ("name,weight\na,\n", 2, "the row has no weight"), ("name,weight\na,x\n", 2, "\"x\" is not a number"),
        ("name,weight\na,-1\n", 2, "not above zero"), ("name,weight\na,1'234\n", 2, "separators"),
        ("name,weight\n,3\n", 2, "the tag has no name"), ("name,weight\na,1\n\nb,2\n", 3, "a blank line"),
        ("name,link\na,data:x\n", 2, "not allowed"), ("name,tag\na,b\n", 1, "two columns hold names"),
        ("a,b,c\nd,e,f\n", 1, "which column holds the names"),
        ("weight,link\n1,x\n", 1, "which column holds the names"),
        ("", 1, "no tag in the input"),
        ("name,weight\n", 1, "no tag in the input"), ("name,weight\n\"x\ny\",-0.5\n", 3, "not above zero"),
        ("name,class\na,\"x\ny/\"", 2, "is not a class"), ("name\na\u{7}", 2, "U+0007"),
    ])
    func whatIsNoRecordSaysWhereAndWhat(text: String, line: Int, message: String) throws {
        let error = try #require(csvFailure(text), "\(text.debugDescription) was read")
        let first = error.all[0]
        let isThere = error.all.contains { $0.message.contains(message) }
        #expect(isThere, "\(error)")
        #expect(first.line == line && first.hint?.isEmpty == false, "\(error)")
    }

    @Test func otherRowsAreReadAllTheSame() throws {
        let error = try #require(csvFailure("name,weight\na\nb,-1\nc,1\nd,1,1\n"))
        #expect(error.all.map(\.line) == [2, 3, 5])
    }

    @Test(arguments: ["weight=1", "name", "name=", "name=1,name=2", "colour=1,name=1", "name=0", "name=-1", ""])
    func aChoiceOfColumnsIsChecked(choice: String) {
        #expect(throws: Problem.self) { try ColumnChoice(choice) }
    }

    @Test(arguments: [("name=4", "no column 4"), ("name=Topic", "no column is called \"Topic\"")])
    func aColumnThatIsNotThereIsNamed(choice: String, message: String) {
        #expect(csvFailure("a,b,c\n1,2,3", columns: choice)?.description.contains(message) == true)
    }

    @Test func tenThousandColumnsAreRead() throws {
        let row = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
        #expect(try csv("\(row)\n\(row)\n", columns: "name=c9999").tags.map(\.name) == ["c9999"])
        #expect(csvFailure("\(row)\n\(row),x\n", columns: "name=1")?.all.count == 1)
    }

    @Test func aQuoteThatIsNeverClosedEndsSoon() throws {
        var reader = CSVReader(path: "t.csv")
        let block = try SourceText(
            path: "t.csv", text: "name\n\"a\n" + String(repeating: "b\n", count: CSVReader.longestRecord))
        #expect(reader.read(block, isLast: false) == block.bytes.count)
        #expect(throws: Problem.self) { try reader.finished() }
    }

    @Test(arguments: 0..<300)
    func anyBytesAreReadOrRefusedAndPiecesMakeNoDifference(seed: Int) throws {
        var generator = Seeded(seed)
        let alphabet = Array("aab,,\"\"\n\n\r\n1 23é;\t".unicodeScalars)
        let text =
            "name,weight\n"
            + String(String.UnicodeScalarView((0..<120).map { _ in alphabet.randomElement(using: &generator)! }))
        func outcome(_ pieces: Int) -> String {
            do { return try csv(text, pieces: pieces).tags.map { "\($0.name)=\($0.weight)" }.joined() } catch {
                return "\(error)"
            }
        }
        // Messages show the block's lines; their places are the same.
        #expect(outcome(1).split(separator: "\n").first == outcome(.max).split(separator: "\n").first, "\(text)")
    }
}
