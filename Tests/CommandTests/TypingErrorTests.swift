import Foundation
import TestSupport
import Testing

@testable import CloudComposition

/// What is said of commands, files and options that there are not.
@Suite struct TypingErrorTests {
    @Test(arguments: [
        ("rende x.md", #"there is no command "rende""#, "did you mean stratus render x.md?"),
        ("cuont 'a b.txt' -o c.md", #"there is no command "cuont""#, "did you mean stratus count 'a b.txt' -o c.md?"),
        ("tags.md", #""tags.md" is no command"#, "did you mean stratus render tags.md?"),
        ("tgas.md --width 300", #""tgas.md" is no command"#, "did you mean stratus render tags.md --width 300?"),
        ("notes", #""notes" is no command"#, "did you mean stratus render notes --from posts?"),
        ("blog", #""blog" is no command"#, "did you mean stratus build blog?"),
        ("watch blog", #"there is no command "watch""#, "did you mean stratus build --watch blog?"),
        ("license", #"there is no command "license""#, "did you mean stratus licenses?"),
        ("notice", #"there is no command "notice""#, "did you mean stratus licenses?"),
        ("help rende", #"there is no command "rende""#, "did you mean stratus help render?"),
        (
            "help nonsense", #"there is no command "nonsense""#,
            "commands are render, count, tags, layout, measure, fonts, options, embed, build, serve, init, validate, licenses; stratus help render tells of one"
        ),
    ])
    func aWordThatIsNoCommandIsUnderstood(arguments: String, problem: String, hint: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("- a\n", to: "tags.md")
        try folder.write("", to: "notes/a.md")
        try folder.write("title: B\n", to: "blog/stratus.yml")
        let result = try Command.run(
            ["-c", "\"$0\" \(arguments)", Command.binary], folder: folder.url, executable: "/bin/sh")
        #expect(result.status == 64)
        #expect(result.errors == "stratus: error: \(problem)\nhint: \(hint)\n")
    }

    @Test(arguments: [
        ("tgas.md", "tags.md"), ("tags.txt", "tags.md"), ("tags", "tags.md"), ("./tagd.md", "./tags.md"),
        ("nots/a.md", "notes/a.md"), ("notes/b.csv", nil), ("far/away.md", nil), ("zebra.md", nil),
    ])
    func theNearestFileIsNamed(file: String, near: String?) throws {
        let folder = try TemporaryFolder()
        try folder.write("- a\n", to: "tags.md")
        try folder.write("- a\n", to: "notes/a.md")
        let result = try Command.run(["render", file], folder: folder.url)
        #expect(result.status == 66)
        let hint = near.map { "hint: did you mean \($0)?\n" } ?? ""
        #expect(result.errors == "\(file): error: cannot read the input: No such file or directory\n\(hint)")
    }

    @Test(arguments: [
        ("--ellipticity 0.65", "--ellipticity", "--shape"),
        ("--mask=a.png", "--mask", "--shape mine.svg"), ("--rotate", "--rotate", "--axis vertical"),
        ("--colormap viridis", "--colormap", "--theme warm"), ("--max_words 50", "--max_words", "--limit 60"),
        ("--stopwords the", "--stopwords", "--stop-words FILE"), ("--font_path a.ttf", "--font_path", "--font-file"),
        ("--prefer-horizontal 1", "--prefer-horizontal", "not turned"),
        ("--maxSize 40", "--maxSize", "did you mean --max-size?"), ("-rotate 45", "--rotate", "not turned"),
    ])
    func anOptionOfOtherProgramsIsAnswered(flag: String, name: String, hint: String) throws {
        let result = try Command.run(
            ["-c", "echo '- a' | \"$0\" render \(flag)", Command.binary], executable: "/bin/sh")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("stratus: error: unknown option '\(name)'\nhint: "), "\(result.errors)")
        #expect(result.errors.contains(hint), "\(result.errors)")
    }

    @Test func frontMatterIsAnsweredInItsOwnSpelling() throws {
        let result = try Command.run(["render"], input: Array("---\nmask: circle\n---\n- a".utf8))
        #expect(result.status == 65)
        #expect(
            result.errors == """
                <standard input>:2:1: error: unknown option "mask"
                  mask: circle
                  ^~~~~~~~~~~~
                hint: shape: circle makes a round cloud, shape: heart a heart, and shape: mine.svg fills the outline that a file draws; line-widths: 200,300,400 makes lines of these widths

                """)
    }

    /// No word stands for an option that there is, none is there twice, and what is named in place of it exists.
    @Test func wordsOfOtherProgramsNameOptionsThatThereAre() {
        let names = ForeignOption.all.flatMap(\.names)
        #expect(Set(names).count == names.count)
        #expect(Set(names).isDisjoint(with: optionNames))
        for option in ForeignOption.all {
            #expect(Set(option.options).isSubset(of: optionNames), "\(option.options)")
            #expect(option.names.allSatisfy { ForeignOption.hyphenated($0) == $0 })
        }
    }

    @Test func helpBeginsWithExamplesAndHasHeadings() throws {
        let help = try Command.run(["help", "render"]).text
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.prefix(2) == ["OVERVIEW: Make a cloud of tags.", ""])
        #expect(lines[2..<7].allSatisfy { $0.hasPrefix("  stratus render ") }, "\(lines[2..<7])")
        #expect(lines.allSatisfy { $0.count <= 80 })
        for heading in OptionHeading.allCases {
            let start = try #require(lines.firstIndex(of: heading.title.uppercased() + ":"))
            let section = lines[(start + 1)...].prefix { !$0.isEmpty }.joined(separator: "\n")
            let flags = section.matches(of: #/^  --([a-z-]+)/#.anchorsMatchLineEndings()).map { String($0.1) }
            #expect(flags == heading.options.map(\.name))
        }
        #expect(OptionHeading.allCases.flatMap(\.options).count == optionNames.count)
    }

    @Test(arguments: ["build", "serve", "build --watch"]) func aFolderThatIsNoSiteIsToldSo(command: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("- a\n", to: "tags.md")
        let result = try Command.run(command.split(separator: " ").map(String.init), folder: folder.url)
        #expect(result.status == 66)
        #expect(
            result.errors == """
                .: error: this folder is no site: it has neither stratus.yml nor a folder "content"
                hint: posts stand in content/, settings in stratus.yml; stratus init my-site makes a site, and stratus serve my-site shows it

                """)
    }
}
