import Foundation
import TestSupport
import Testing

/// The shards of a manifest are the whole, byte for byte.
@Suite struct RenderManifestShardTests {
    private func manifest(_ random: inout Seeded) -> String {
        let count = Int.random(in: 0...40, using: &random)
        let options = ["{}", #"{"width": 300}"#, #"{"chip": "capsule", "counts": "badge"}"#, #"{"order": "weight"}"#]
        let endings = ["svg", "html", "json", "txt", "md"]
        let lines = (0..<count).map { number -> String in
            switch Int.random(in: 0..<12, using: &random) {
            case 0: return ""
            case 1: return "{broken"
            case 2: return #"{"tags": ["a"], "output": "same.svg"}"#
            case 3: return #"{"tags": ["b"], "output": "x/../same.svg"}"#
            case 4: return #"{"tags": {"a": 0}, "output": "\#(number).svg"}"#
            default:
                let tags = (0..<Int.random(in: 1...9, using: &random)).map { #""t\#($0)": \#(number + $0 + 1)"# }
                let ending = endings[Int.random(in: 0..<endings.count, using: &random)]
                let option = options[Int.random(in: 0..<options.count, using: &random)]
                return
                    #"{"tags": {\#(tags.joined(separator: ","))}, "options": \#(option), "output": "\#(number % 3)/\#(number).\#(ending)"}"#
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The files of a folder with their bytes.
    private func files(_ folder: TemporaryFolder, _ name: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.file(name)) {
            if let bytes = try? folder.bytes("\(name)/\(path)") { files[path] = bytes }
        }
        return files
    }

    /// The errors by the numbers of their lines.
    private func errors(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("m.jsonl:") && $0.contains(": error: ") }.map(String.init)
            .sorted()
    }

    @Test(arguments: 0..<8) func theShardsAreTheWhole(seed: Int) throws {
        var random = Seeded(seed)
        let folder = try TemporaryFolder()
        try folder.write(manifest(&random), to: "m.jsonl")
        let whole = try Command.run(["render", "--manifest", "m.jsonl", "-o", "whole"], folder: folder.url)
        let count = [1, 2, 3, 7, 50][seed % 5]
        var messages = ""
        for shard in (1...count).shuffled(using: &random) {
            let jobs = Int.random(in: 1...4, using: &random)
            messages +=
                try Command.run(
                    [
                        "render", "--manifest", "m.jsonl", "-o", "parts", "--shard", "\(shard)/\(count)", "--jobs",
                        "\(jobs)",
                    ],
                    folder: folder.url
                ).errors
        }
        #expect(try files(folder, "parts") == files(folder, "whole"))
        #expect(errors(messages) == errors(whole.errors), "\(seed)")
    }

    // Both lines are in shards of their own, and each knows of the other.
    @Test func theFirstOfTwoLinesWithOneOutputWinsInEveryShard() throws {
        let folder = try TemporaryFolder()
        let lines = [
            #"{"tags": ["a"], "output": "x/y.svg"}"#, #"{"tags": ["b"], "output": "./x//z/../y.svg"}"#,
            #"{"tags": ["c"], "output": "x/\u0079.svg"}"#,
        ]
        try folder.write(lines.joined(separator: "\n"), to: "m.jsonl")
        func part(_ number: Int) throws -> Command.Result {
            try Command.run(
                ["render", "--manifest", "m.jsonl", "--shard", "\(number)/3", "--quiet"], folder: folder.url)
        }
        #expect(try part(3).status == 65 && part(2).status == 65)
        #expect(try folder.names() == ["m.jsonl"])
        #expect(try part(1).status == 0)
        #expect(try part(2).errors.hasPrefix("m.jsonl:2:27: error: line 1 has this output, too\n"))
        #expect(try folder.text("x/y.svg").contains(">a<"))
    }

    @Test func ofAPipeEachLineKnowsThoseBeforeIt() throws {
        let folder = try TemporaryFolder()
        let lines = [
            #"{"tags": ["a"], "output": "a.json"}"#, #"{"input": "a.json", "output": "b.svg"}"#,
            #"{"tags": ["c"], "output": "./a.json"}"#,
        ]
        for shards in [1, 3] {
            let errors = try (1...shards).map { number in
                try Command.run(
                    ["render", "--manifest", "-", "--shard", "\(number)/\(shards)", "--quiet"],
                    input: Array(lines.joined(separator: "\n").utf8), folder: folder.url
                ).errors
            }.joined()
            #expect(
                errors == """
                    <standard input>:2:11: error: the input is the output of line 1
                      \(lines[1])
                                ^~~~~~~~
                    hint: make it in a run before
                    <standard input>:3:27: error: line 1 has this output, too
                      \(lines[2])
                                                ^~~~~~~~~~
                    hint: give each cloud a file of its own

                    """)
        }
        #expect(try folder.names() == ["a.json"])
    }
}
