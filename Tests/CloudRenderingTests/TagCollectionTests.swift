import Foundation
import Stratus
import TestSupport
import Testing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct TagCollectionTests {
    private func list(_ text: String, path: String = "tags.md") throws -> TagList {
        try TagList(parsing: SourceText(path: path, text: text))
    }

    private func report(_ lists: [TagList], _ overrides: [OptionSetting] = []) throws -> RenderReport {
        let collection = try TagCollection(lists, overrides: overrides)
        return RenderReport(collection, try composeCloud(collection))
    }

    @Test func filesOfNamesAreAddedToTheOptions() throws {
        let folder = try TemporaryFolder()
        try folder.write("# names\na*\n", to: "keep.txt")
        try folder.write("\u{FEFF}ab\r\n", to: "exclude.txt")
        try folder.write("x = a x\n", to: "aliases.txt")
        let input = try list(
            "---\nkeep-file: keep.txt\nexclude-file: exclude.txt\nalias-file: aliases.txt\nkeep: b\n---\n"
                + "- ab\n- ac\n- b\n- c\n- x (2)\n- X\n",
            path: folder.file("tags.md"))
        let collection = try TagCollection([input])
        #expect(collection.options.keep.map(\.text) == ["b", "a*"])
        #expect(collection.options.keepFile == nil && collection.options.excludeFile == nil)
        #expect(collection.readCount == 6 && collection.tags.map(\.name) == ["ab", "ac", "b", "c", "a x"])
        let cloud = try composeCloud(collection)
        #expect(cloud.tags.map(\.text) == ["ac", "b", "a x"])
        #expect(cloud.dropped.map(\.reason) == ["excluded by \"ab\"", "not in the keep list"])
    }

    // A list from elsewhere is not to make the program wait for a pipe, or read what has no end.
    @Test(arguments: ["exclude-file", "keep-file", "alias-file"], ["-", "/dev/zero", "/dev/stdin"])
    func onlyFilesAreReadAsLists(option: String, path: String) throws {
        #expect { try report([list("- a\n")], [OptionSetting(option, path)]) } throws: {
            "\($0)".contains("\(option) is \"\(path)\", expected a file") || "\($0)".contains("there is no name")
                || path == "/dev/stdin"
        }
    }

    @Test func aFileThatIsNotThereIsNamed() throws {
        #expect { try report([list("- a\n")], [OptionSetting("alias-file", "/none/names.txt")]) } throws: {
            "\($0)" == "/none/names.txt: error: cannot read the input: No such file or directory"
        }
    }

    @Test func aFileWithNothingToKeepIsAnErrorAndOneWithNothingToExcludeIsNot() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("# nothing\n", to: "names.txt")
        #expect { try report([list("- a\n")], [OptionSetting("keep-file", path)]) } throws: {
            "\($0)".hasPrefix("\(path):1:1: error: there is no name in the file")
        }
        #expect(
            try report([list("- a\n")], [OptionSetting("exclude-file", path), OptionSetting("alias-file", path)])
                .isPlain)
    }

    @Test func bytesThatAreNoTextAreAnErrorWithAPlace() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("names.txt")
        try Data([0x61, 0x0A, 0xFF, 0x0A]).write(to: URL(filePath: path))
        #expect { try report([list("- a\n")], [OptionSetting("exclude-file", path)]) } throws: {
            "\($0)".hasPrefix("\(path):2:1: error: the byte 0xFF")
        }
    }

    @Test func aliasesThatContradictEachOtherAreShownWhereTheyStand() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("# x\nb = c\nq, c = a\n", to: "names.txt")
        #expect {
            try report([list("- a\n")], [OptionSetting("alias", "a=b"), OptionSetting("alias-file", path)])
        } throws: {
            "\($0)" == """
                \(path):3:4: error: the aliases go in a circle: "a" = "b" = "c" = "a"
                  q, c = a
                     ^
                hint: remove one of them: the last name of a chain is the one that is shown
                """
        }
        #expect { try report([list("---\nalias: {a: b, A: c}\n---\n- a\n")]) } throws: {
            "\($0)".hasPrefix("tags.md:2:1: error: \"A\" is \"c\" here and \"b\" before\n  alias: {a: b, A: c}")
        }
        #expect { try report([list("- a\n")], [OptionSetting("alias", "a=b,A=c")]) } throws: {
            "\($0)".hasPrefix("alias: \"A\" is \"c\" here and \"b\" before")
        }
    }

    @Test func theReportSaysWhatAliasesDidAndWhichEntriesMatchedNoTag() throws {
        let input = try list("- ML (3)\n- machine Learning\n- a (1)\n- A (1)\n- a\n- javascript\n- \"x\"\n")
        let report = try report(
            [input],
            [
                OptionSetting("alias", "ML=machine learning,javascript=JavaScript,nn=neural network"),
                OptionSetting("exclude", ["drfat", "\\\"x*"]), OptionSetting("keep", "*,zz"),
            ])
        #expect(
            report.summary.hasSuffix(
                "; 2 names merged, 1 name spelled as an alias says, 1 tag dropped, 3 entries matched no tag"))
        #expect(
            report.text == report.summary + """

                merged: "ML" (3), "machine Learning" (1) into "machine learning", by an alias
                merged: "a" (2 from 2 entries), "A" (1) into "a"
                merged: "javascript" (1) into "JavaScript", by an alias
                dropped: ""x"" is excluded by "\\"x*"
                unmatched: "drfat" of exclude is no tag
                unmatched: "zz" of keep is no tag
                unmatched: "nn=neural network" of alias is no tag
                """)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
        #expect(json["read"] as? Int == 7)
        let merged = try #require(json["merged"] as? [[String: Any]])
        #expect(merged.map { $0["alias"] as? Bool } == [true, false, true])
        #expect((merged[1]["spellings"] as? [[String: Any]])?.map { $0["entries"] as? Int } == [2, 1])
        #expect(
            json["unmatched"] as? [[String: String]] == [
                ["option": "exclude", "entry": "drfat"], ["option": "keep", "entry": "zz"],
                ["option": "alias", "entry": "nn=neural network"],
            ])
        #expect((json["notes"] as? [Any])?.isEmpty == true)
    }

    @Test func notesOfTheInputsAreInTheReport() throws {
        var input = try list("- a\n")
        input.notes = [
            InputNote(path: "posts/one.md", line: 3, "a draft, not counted"), InputNote(path: "two.csv", "no header"),
        ]
        var other = try list("- b\n")
        other.notes = [InputNote(path: "three.md", line: 1, "x")]
        let report = try report([input, other])
        #expect(!report.isPlain && report.summary.hasSuffix("; 3 notes on the inputs"))
        #expect(
            report.text.split(separator: "\n").dropFirst() == [
                "note: posts/one.md:3: a draft, not counted", "note: two.csv: no header", "note: three.md:1: x",
            ])
        #expect(
            report.json.hasSuffix(
                ",\"notes\":[{\"path\":\"posts/one.md\",\"line\":3,\"text\":\"a draft, not counted\"},"
                    + "{\"path\":\"two.csv\",\"line\":null,\"text\":\"no header\"},"
                    + "{\"path\":\"three.md\",\"line\":1,\"text\":\"x\"}]}"))
    }

    @Test func tagsThatWouldBeTooSmallAreCountedAsThat() throws {
        let report = try report([list("- a (1000)\n- b (1)\n- c (2)\n- d (900)\n")], [OptionSetting("scale", "area")])
        #expect(report.summary.hasSuffix("; 2 tags set larger than asked, at min-size"))
        #expect(report.text.contains("fitted: \"b\" is set at 14 instead of 1.5"))
    }

    @Test func theSameReportEveryTime() throws {
        let text = (0..<500).map { "- t\($0 % 200)\n- T\($0 % 150)\n" }.joined()
        let options = [
            OptionSetting("alias", .pairs((0..<100).map { OptionValue.Pair("t\($0)", "u\($0 % 7)") })),
            OptionSetting("exclude", "u?,v?,w*,t12*"), OptionSetting("order", "shuffled"),
        ]
        let first = try report([list(text)], options).json
        for _ in 0..<3 { #expect(try report([list(text)], options).json == first) }
    }
}
