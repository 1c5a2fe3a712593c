import Foundation
import TestSupport
import Testing

/// Lines without an output are answered on standard output, for engines whose workers share no disk.
@Suite struct RenderManifestAnswerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func answers(_ result: Command.Result) throws -> [[String: Any]] {
        try result.output.split(separator: 0x0A).map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        }
    }

    private func pipe(_ lines: [String], _ arguments: String...) throws -> Command.Result {
        let input = Array(lines.joined(separator: "\n").utf8)
        return try Command.run(["render", "--manifest", "-"] + arguments, input: input, folder: folder.url)
    }

    @Test func aLineWithoutAnOutputIsAnswered() throws {
        let result = try pipe([
            #"{"tags": {"red": 3, "green": 1}}"#,
            #"{"id": "x \"y\"", "text": "- red (3)\n- green\n", "format": "text"}"#,
            #"{"id": 12345678901234567890, "tags": {"red": 0}}"#, #"{"tags": ["a"], "output": "a.svg"}"#,
        ])
        #expect(result.status == 1)
        let answers = try answers(result)
        #expect(answers.count == 3 && answers.map { $0["line"] as? Int } == [1, 2, 3])
        try folder.write("- red (3)\n- green\n", to: "tags.md")
        let svg = try Command.run(["render", "tags.md", "--format", "svg"], folder: folder.url).text
        #expect(answers[0]["markup"] as? String == svg && answers[0].keys.sorted() == ["line", "markup"])
        #expect(
            answers[1]["id"] as? String == "x \"y\"" && (answers[1]["markup"] as? String)?.contains("red (3)") == true)
        #expect(result.text.contains(#""id":12345678901234567890,"error":"#))
        #expect(
            answers[2]["error"] as? String
                == """
                <standard input>:3:46: error: the weight 0 is not above zero
                  {"id": 12345678901234567890, "tags": {"red": 0}}
                                                               ^
                hint: leave the tag out, or give it a weight above 0
                """.replacing(
                    "                                                               ^",
                    with: "                                               ^"))
        #expect(result.errors.hasSuffix("<standard input>: 4 clouds: 1 written, 2 answered, 1 failed\n"))
        #expect(try folder.text("a.svg").contains(">a<"))
    }

    @Test func withADashEveryLineIsAnsweredAndNothingIsWritten() throws {
        let result = try pipe(
            [
                #"{"tags": ["a"], "output": "../x/a.html", "id": 1}"#, "nonsense",
                #"{"tags": ["a"], "output": "../x/a.html"}"#,
            ],
            "-o", "-")
        let answers = try answers(result)
        #expect(result.status == 1 && answers.count == 3)
        #expect(answers[0]["output"] as? String == "../x/a.html")
        #expect((answers[0]["markup"] as? String)?.hasPrefix("<!DOCTYPE html>") == true)
        #expect(answers[1].keys.sorted() == ["error", "line"])
        #expect(answers[2]["markup"] as? String == answers[0]["markup"] as? String)
        #expect(try folder.names() == [])
    }

    @Test func aLineThatFailsIsAnsweredIfItHasNoOutput() throws {
        let result = try pipe([
            #"{"id": 1, "tags": ["a"], "options": {"widht": 3}}"#,
            #"{"tags": ["a"], "options": {"widht": 3}, "output": "a.svg"}"#, "nonsense",
        ])
        #expect(result.status == 65 && result.text.hasPrefix(#"{"line":1,"id":1,"error":"#))
        #expect(try answers(result).count == 1)
    }

    @Test(arguments: [1, 2, 3], [1, 3]) func answersAreInTheOrderOfTheLines(jobs: Int, shards: Int) throws {
        let lines = (1...97).map { #"{"id": \#($0), "tags": {"a": \#($0), "b": 1}}"# }
        var ids: [Int] = []
        for shard in 1...shards {
            let result = try pipe(lines, "--jobs", "\(jobs)", "--shard", "\(shard)/\(shards)", "--quiet")
            #expect(result.status == 0 && result.errors == "")
            let some = try answers(result).compactMap { $0["id"] as? Int }
            #expect(some == some.sorted())
            ids += some
        }
        #expect(ids.sorted() == Array(1...97))
    }

    @Test func aReaderThatGoesAwayEndsTheBatchQuietly() throws {
        let lines = (1...3000).map { #"{"id": \#($0), "tags": {"a": 1, "b": 2}}"# }
        try folder.write(lines.joined(separator: "\n"), to: "m.jsonl")
        let script = "'\(Command.binary)' render --manifest m.jsonl | head -n 1 | cut -c 1-10; echo ${PIPESTATUS[0]}"
        let result = try Command.run(["-c", script], folder: folder.url, executable: "/bin/bash")
        #expect(result.text == "{\"line\":1,\n0\n" && result.errors == "", "\(result.errors.prefix(300))")
    }

    // What a line holds, and what was made of it, is gone before more lines are read.
    @Test(.timeLimit(.minutes(2))) func memoryDoesNotGrowWithTheLines() throws {
        let process = Process()
        process.executableURL = URL(filePath: Command.binary)
        process.arguments = ["render", "--manifest", "-", "-o", "-", "--quiet", "--jobs", "2"]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        let line = #"{"tags": ["a", "b"], \#(String(repeating: " ", count: 20_000))"format": "text"}"# + "\n"
        let lines = Data(String(repeating: line, count: 50).utf8)
        /// Writes lines, and waits for their answers.
        func pass(_ times: Int) throws {
            for _ in 0..<times {
                try input.fileHandleForWriting.write(contentsOf: lines)
                var answers = 0
                while answers < 50 {
                    answers += output.fileHandleForReading.availableData.count { $0 == 0x0A }
                }
            }
        }
        func residentPages() throws -> Int {
            let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
            return Int(text.split(separator: " ")[1]) ?? 0
        }
        try pass(10)
        let before = try residentPages()
        // Sixty megabytes.
        try pass(60)
        let after = try residentPages()
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && (after - before) * 4096 < 20_000_000, "\(before) \(after)")
    }
}
