import TestSupport
import Testing

/// Which tags stand in the cloud, and under which names, as flags and front matter say it.
@Suite struct NamesCommandTests {
    private func render(_ arguments: [String], _ input: String) throws -> Command.Result {
        try Command.run(["render", "--format", "text", "--quiet"] + arguments, input: Array(input.utf8))
    }

    private let list = "- a\n- b\n- C, D\n- misc 1\n- e\\\\\n"

    @Test func aFlagThatIsGivenTwiceIsOneList() throws {
        let twice = try render(["--exclude", "a", "--exclude", "C\\, D,misc*"], list)
        #expect(twice.status == 0 && twice.text.contains("b (1)") && !twice.text.contains("misc"), "\(twice.errors)")
        #expect(!twice.text.contains("a (1)") && !twice.text.contains("C, D"))
        // A backslash at the end takes nothing of the next one.
        let backslash = try render(["--exclude", "e\\", "--exclude", "a"], list)
        #expect(!backslash.text.contains("e\\") && !backslash.text.contains("a (1)"))
        #expect(backslash.text.contains("C, D"))
    }

    @Test func frontMatterHasTheSameListsAndFlagsBeatThem() throws {
        let matter = "---\nexclude: [a, 'C, D']\norder: [groups, alphabetical]\n---\n" + list
        let result = try render([], matter)
        #expect(result.status == 0 && !result.text.contains("C, D") && result.text.contains("misc"), "\(result.errors)")
        #expect(try render(["--exclude", "misc*"], matter).text.contains("C, D"))
    }

    @Test func aliasesMayBeAMapping() throws {
        let result = try render([], "---\nalias:\n  ML: machine learning\n---\n- ML (3)\n- Machine Learning (2)\n")
        #expect(result.text.contains("machine learning (5)"), "\(result.errors)")
    }

    @Test(arguments: [
        (["--exclude-file", "/none"], 66, "/none: error: "),
        (["--exclude", ""], 64, "stratus: error: exclude is empty, expected names"),
        (["--alias", "a=b,b=a"], 64, "stratus: error: alias: the aliases go in a circle"),
        (["--alias-file", "/"], 66, "/: error: this is a folder"),
        (["--keep", "zz"], 65, "stratus: error: no tag is left"),
        (["--order", "groups,packed"], 64, "stratus: error: order is \"groups,packed\""),
    ])
    func whatCannotBeUsedIsAnErrorOfItsKind(arguments: [String], status: Int, start: String) throws {
        let result = try render(arguments, list)
        #expect(Int(result.status) == status && result.errors.hasPrefix(start), "\(result.errors)")
        #expect(result.output.isEmpty && result.errors.contains("hint: ") || status == 66)
    }

    @Test func aFileIsLookedForBesideTheListThatNamesIt() throws {
        let folder = try TemporaryFolder()
        try folder.write("a\n", to: "names.txt")
        let path = try folder.write("---\nexclude-file: names.txt\n---\n- a\n- b\n", to: "tags.md")
        let result = try Command.run(["render", path, "--format", "text", "--report", "text"])
        #expect(result.status == 0 && result.errors.contains("dropped: \"a\" is excluded by \"a\""), "\(result.errors)")
    }
}
