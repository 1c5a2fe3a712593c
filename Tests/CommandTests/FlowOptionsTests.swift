import Foundation
import TestSupport
import Testing

/// The flow's options as `stratus render` offers them.
@Suite struct FlowOptionsTests {
    private let list =
        "- one (1)\n- two (2)\n- three (3)\n- four (4)\n- five (5)\n- six (6)\n- seven (7)\n- eight (8)\n"

    private func cloud(_ arguments: [String], _ input: String? = nil) throws -> [String: Any] {
        let result = try Command.run(
            ["render", "--format", "json", "--quiet"] + arguments, input: Array((input ?? list).utf8))
        #expect(result.status == 0, "\(result.errors)")
        return try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    }

    private func tags(_ cloud: [String: Any]) throws -> [(name: String, x: Double, baseline: Double, line: Int)] {
        try #require(cloud["tags"] as? [[String: Any]]).map {
            (
                $0["text"] as? String ?? "", $0["x"] as? Double ?? .nan, $0["baseline"] as? Double ?? .nan,
                $0["line"] as? Int ?? -1
            )
        }
    }

    @Test func tagsBeyondTheLastLineAreNamed() throws {
        let cloud = try cloud(["--width", "200", "--max-lines", "2"])
        let placed = try tags(cloud).map(\.name)
        let dropped = try #require(cloud["dropped"] as? [[String: String]])
        #expect(placed + dropped.compactMap { $0["text"] } == list.matches(of: /- (\w+)/).map { String($0.output.1) })
        #expect(!dropped.isEmpty && dropped.allSatisfy { $0["reason"] == "beyond max-lines 2" })
        let report = try Command.run(
            ["render", "--width", "200", "--max-lines", "2", "--report", "text"], input: Array(list.utf8))
        #expect(report.errors.contains("dropped: \"eight\" is beyond max-lines 2"), "\(report.errors)")
    }

    // Tags are read line by line, whatever order they were packed from.
    @Test func packedTagsAreReadAsTheyStand() throws {
        let cloud = try cloud(["--width", "260", "--order", "packed"])
        let tags = try tags(cloud)
        #expect(tags.map(\.line) == tags.map(\.line).sorted() && tags.count == 8)
        for (left, right) in zip(tags, tags.dropFirst()) where left.line == right.line { #expect(left.x < right.x) }
        let lines = try #require(cloud["lines"] as? [[String: Any]])
        let ranges = lines.compactMap { $0["items"] as? [Int] }
        #expect(ranges.map(\.[0]) == ranges.indices.map { ranges[..<$0].reduce(0) { $0 + $1[1] } })
    }

    // The tag says that its baseline lies 30 below its top: it hangs as much higher as its own lies above that.
    @Test func aTagMovesItsGuide() throws {
        let plain = try tags(try cloud(["--width", "600", "--line-spacing", "4"], "- a (1)\n- b (1)\n"))
        let moved = try tags(
            try cloud(["--width", "600", "--line-spacing", "4"], "- a (1) {guide.firstBaseline=30}\n- b (1)\n"))
        #expect(plain[0].baseline == plain[1].baseline)
        let ascent = plain[0].baseline - 16
        // Each of the three baselines is rounded by at most 0.00005.
        #expect(abs(moved[1].baseline - moved[0].baseline - (30 - ascent)) < 1.5e-4)
    }

    @Test func columnsStandApart() throws {
        let tags = try tags(try cloud(["--axis", "vertical", "--height", "160", "--justify", "leading"]))
        #expect(Set(tags.map(\.line)).count > 1)
        for line in Set(tags.map(\.line)) { #expect(Set(tags.filter { $0.line == line }.map(\.x)).count == 1) }
    }

    @Test func aFittedCloudFillsItsBoxAndSaysWhenItIsTooSmall() throws {
        let result = try Command.run(
            ["render", "--width", "200", "--height", "80", "--fit-box", "-o", "/dev/null"], input: Array(list.utf8))
        #expect(result.status == 0 && result.errors.contains("pixels, hard to read"), "\(result.errors)")
        let large = try cloud(["--width", "900", "--height", "600", "--fit-box"])
        #expect(large["width"] as? Double == 900 && large["height"] as? Double == 600)
        let sizes = try #require(large["tags"] as? [[String: Any]]).compactMap { $0["fontSize"] as? Double }
        // In proportion: the heaviest is as much larger as it was asked to be, but for the rounding of both sizes.
        #expect(abs((sizes.max() ?? 0) / (sizes.min() ?? 1) - 68.0 / 15.1) < 2e-5 && (sizes.max() ?? 0) > 48)
    }

    @Test(arguments: [
        (["--tab-stops", "100"], "tab-stops act with justify leading, on every line"),
        (["--fit-box"], "fit-box has no height to fill"),
        (["--cards", "--size", "1280x720"], "cards are as high as their texts, and fill no height"),
        (["--height", "40"], "height 40 leaves less than 16 inside the padding"),
        (["--line-widths", "200,,300"], "line-widths is \"200,,300\", expected numbers with commas between them"),
        (["--line-widths", "elipse"], "line-widths is \"elipse\", expected numbers with commas between them"),
        (["--justify", "leading", "--tab-stops", "0,x"], "tab-stops is \"0,x\", expected numbers with commas"),
        (["--line-widths", "-5"], "line-widths is \"-5\", expected widths from 1 and positions from 0 to 100000"),
        (["--line-widths", "1:2:3"], "line-widths is \"1:2:3\", expected a width, or a position and a width"),
        (["--justify", "leading", "--tab-stops", "5,4"], "tab-stops is \"5,4\", expected positions that rise"),
        (["--justify", "leading", "--tab-stops", "0"], "tab-stops is \"0\", expected a distance from 1 to 100000"),
        (["--breaking", "best"], "breaking is \"best\", expected greedy, optimal or balanced"),
        (["--align", "baseline"], "align is \"baseline\", expected top, center, bottom, firstBaseline, lastBaseline"),
        (["--max-lines", "0"], "max-lines is \"0\", expected a whole number of 1 and more"),
        (
            ["--fit-box", "--height", "60", "--item-spacing", "1000", "--line-spacing", "100"],
            "the tags fit into width and height at no scale"
        ),
        (
            ["--fit-box", "--width", "80", "--height", "60", "--line-spacing", "7", "--item-spacing", "40"],
            "the tags fit into width and height only with text smaller than 1 pixel"
        ),
    ])
    func wrongValuesAreRefused(arguments: [String], problem: String) throws {
        let result = try Command.run(["render"] + arguments, input: Array(list.utf8))
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(
            result.errors.hasPrefix("stratus: error: \(problem)") && result.errors.contains("\nhint: "),
            "\(result.errors)")
    }
}
