import Glibc
import TestSupport
import Testing

@testable import DataReading
@testable import SourceText

@Suite struct PostYAMLTests {
    // MARK: - Bombs

    /// Runs on a thread with a stack of 512 KB, as secondary threads have on other systems.
    private func problemOnSmallStack(_ text: String) -> String? {
        final class Box {
            let text: String
            var result: String?
            init(_ text: String) { self.text = text }
        }
        let box = Box("---\n\(text)\n---\n")
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 512 << 10)
        var thread = pthread_t()
        let created = pthread_create(
            &thread, &attributes,
            { context in
                guard let context else { return nil }
                let box = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
                box.result = problem(box.text)
                return nil
            }, Unmanaged.passUnretained(box).toOpaque())
        #expect(created == 0)
        pthread_join(thread, nil)
        return box.result
    }

    private static func nested(
        _ count: Int, _ open: String = "[", _ inner: String = "x", _ close: String = "]"
    ) -> String {
        String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("a: " + nested(390), "nested in more than 64 levels"),
            ("a: " + nested(390, "{b: ", "x", "}"), "nested in more than 64 levels"),
            ("a: " + nested(30_000), "nested in more than 64 levels"),
            ("a:\n" + nested(195, "- ", "x", ""), "nested in more than 64 levels"),
            ("a:\n" + nested(20_000, "- ", "x", ""), "nested in more than 64 levels"),
            ((0..<198).map { String(repeating: " ", count: $0) + "k:\n" }.joined(), "nested in more than 64 levels"),
            ((0..<300).map { String(repeating: " ", count: $0) + "k:\n" }.joined(), "nested in more than 64 levels"),
            ("? " + nested(70) + "\n: x", "nested in more than 64 levels"),
            ("a: &a [x]\nb: &b [*a, *c]", "found undefined alias"),
        ])
    func aBombEndsSoonWithAnError(_ block: String, _ expected: String) throws {
        let found = try #require(problemOnSmallStack(block))
        #expect(found.contains(expected), "\(found)")
    }

    @Test(.timeLimit(.minutes(1))) func aliasesWithinTheBoundsAreWalkedWithinABound() throws {
        // Nine names of nine each, the laughs; within the bound on aliases three levels of three.
        var laughs = "a: &a [" + Array(repeating: "x", count: 6000).joined(separator: ",") + "]\n"
        for (name, before) in [("b", "a"), ("c", "b"), ("d", "c")] {
            laughs += "\(name): &\(name) [*\(before), *\(before), *\(before)]\n"
        }
        #expect(problemOnSmallStack(laughs)?.contains("make more than 100000 values") ?? false)
        // The deepest tree that aliases may make: ten parts of the most levels each.
        var deep = "a0: &a0 " + Self.nested(6) + "\n"
        for index in 1...9 { deep += "a\(index): &a\(index) " + Self.nested(7, "[", "*a\(index - 1)", "]") + "\n" }
        #expect(problemOnSmallStack(deep)?.contains("nested in more than 64 levels") ?? false)
    }

    @Test func aliasesOfAPostAreRead() throws {
        #expect(try names("---\nx: &x [a, b]\ntags: *x\n---\n") == ["a", "b"])
        // Emphasis in a text is no alias, and without an anchor nothing is.
        let emphasis = String(repeating: "  this is *very good* and [a]: link\n", count: 30)
        #expect(try names("---\ntext: |\n\(emphasis)\ntags: [a]\n---\n") == ["a"])
        let questions = "  Pourquoi ?\n  Oui, ou non ? [[[[[[[[[[[[[[[[[[[\n"
        #expect(try names("---\ntext: |\n\(questions)tags: [a]\n---\n") == ["a"])
        #expect(problem("---\na: *x\n---\n") == "2:4 the front matter is not YAML: found undefined alias")
    }

    @Test(arguments: [
        ("tags:\n\t- a", 3, 1, "indent with spaces: to YAML a tab is no indent"),
        ("tags:\n  * a", 3, 4, "begin each item of a list with a hyphen: - name"),
        ("tags: [*nix]", 2, 8, "put a value that begins with * into quotes: to YAML it means something else"),
        ("title: **a** b", 2, 9, "put a value that begins with * into quotes: to YAML it means something else"),
        ("tags: [a, @home]", 2, 11, "put a value that begins with @ into quotes: to YAML it means something else"),
        ("title: `a`", 2, 8, "put a value that begins with ` into quotes: to YAML it means something else"),
        ("tags: [%a]", 2, 8, "put a value that begins with % into quotes: to YAML it means something else"),
        ("title: a: b", 2, 9, "front matter is YAML: a value with : or # or quotes in it stands in quotes"),
    ])
    func whatYAMLReadsOtherwiseIsSaid(block: String, line: Int, column: Int, hint: String) throws {
        let error = #expect(throws: Problem.self) { _ = try metadata("---\n\(block)\n---\n", .markdown) }
        let found = try #require(error?.all.first)
        #expect((found.line, found.column) == (line, column))
        #expect(found.hint == hint)
    }
}
