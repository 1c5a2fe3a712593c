import Foundation
import TestSupport
import Testing

/// Holds what is written against checkers that others have made.
@Suite struct MarkupCheckerTests {
    /// Options that together have every form of every part of a cloud.
    private static let optionSets: [[String]] = [
        [],
        ["--no-responsive", "--theme", "contrast", "--chip", "capsule", "--counts", "badge", "--legend", "--heading"],
        ["--color", "group", "--legend", "--heading", "--source", "Own count", "--theme", "dark", "--counts", "text"],
        ["--link", "/t/{slug}/", "--link-target", "_blank", "--link-rel", "nofollow", "--counts", "tooltip"],
        ["--cards", "--unit", "post|posts", "--lang", "de", "--direction", "rtl", "--theme", "print"],
        ["--color", "hash", "--chip", "box", "--width", "320", "--theme", "paper", "--font", "serif"],
    ]

    private struct Job: Sendable {
        let name: String
        let arguments: [String]
    }

    /// Renders the samples in a form with each set of options into files, and returns their paths.
    private func render(_ form: String, into folder: TemporaryFolder) async throws -> [String] {
        let jobs = Project.samples.flatMap { sample in
            Self.optionSets.enumerated().map { number, options in
                Job(
                    name: "\(sample)-\(number)-\(form).\(form == "svg" ? "svg" : "html")",
                    arguments: ["render", Project.sample("\(sample).md").path, "--quiet", "--format", form] + options)
            }
        }
        return try await withThrowingTaskGroup(of: String.self) { group in
            for job in jobs {
                group.addTask {
                    let result = try Command.run(job.arguments)
                    try #require(result.status == 0, "\(job.name): \(result.errors)")
                    let isPart = form == "fragment" || form == "list"
                    let page =
                        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/><title>x</title></head><body>"
                    return try folder.write(isPart ? page + result.text + "</body></html>" : result.text, to: job.name)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }.sorted()
        }
    }

    @Test(
        .enabled(
            if: Checkers.nu != nil || Checkers.isStrict,
            "there is no Nu checker, or no Java: make test installs both"))
    func theNuCheckerHasNothingToSay() async throws {
        let checker = try #require(Checkers.nu, "there is no Nu checker, or no Java: \(Checkers.hint)")
        let folder = try TemporaryFolder()
        var files: [String] = []
        for form in ["html", "fragment", "list"] { files += try await render(form, into: folder) }
        #expect(files.count == 3 * Project.samples.count * Self.optionSets.count)
        // It guesses the language of the samples, which are words of many.
        let result = try Command.run(
            ["java", "-jar", checker, "--no-langdetect", "--format", "gnu"] + files, executable: "/usr/bin/env")
        let messages = (result.text + result.errors).split(separator: "\n").map(String.init)
        // SVG 2 has rel on its links; a checker of 2020 does not know it. In a list, whose links are HTML, it stays an error.
        let relation = "error: Attribute “rel” not allowed on element “a” at this point."
        let others = messages.filter { !$0.hasSuffix(relation) || $0.contains("-list.html") }
        #expect(others == [])
        #expect(messages.allSatisfy { $0.contains("-3-") }, "links have rel where they are told to")
        // A checker that says nothing of anything would pass, too.
        let wrong = try folder.write("<!DOCTYPE html><title>x</title><p><ul><li></p>", to: "wrong.html")
        #expect(try Command.run(["java", "-jar", checker, wrong], executable: "/usr/bin/env").status == 1)
    }

    @Test(arguments: ["svg", "html"])
    func everyPictureAndPageIsWellFormed(form: String) async throws {
        let folder = try TemporaryFolder()
        var files = try await render(form, into: folder)
        #if Full
            for options in [["--text", "outlines"], ["--text", "outlines", "--responsive"], ["--text", "embedded"]] {
                let result = try Command.run(
                    [
                        "render", Project.sample("languages.md").path, "--quiet", "--format", form, "--heading",
                        "--font-file",
                        Project.fixture("fonts/plain.ttf").path,
                    ] + options)
                try #require(result.status == 0, "\(result.errors)")
                files.append(try folder.write(result.text, to: "glyphs-\(files.count).\(form)"))
            }
        #endif
        let result = try Command.run(["xmllint", "--noout", "--nonet"] + files, executable: "/usr/bin/env")
        #expect(result.status == 0 && result.text.isEmpty && result.errors.isEmpty, "\(result.errors.prefix(1000))")
    }
}
