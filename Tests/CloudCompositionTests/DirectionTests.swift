import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import TagParsing

@Suite struct DirectionTests {
    private func tag(_ name: String, _ direction: String? = nil) throws -> TagParsing.Tag {
        try TagParsing.Tag(name, attributes: TagAttributes(values: direction.map { [("dir", $0)] } ?? []))
    }

    @Test(arguments: [
        ("Swift", false), ("سويفت", true), ("עברית", true), ("42", false), ("!!!", false), ("C++ سويفت", false),
        ("42 سويفت", true), ("٤٢", false), ("(עברית)", true), ("東京", false), ("🎈 עברית", true), ("\u{200F}Swift", true),
        ("\u{200E}עברית", false), ("१२ עברית", false), ("ދިވެހި", true), ("ܣܘܪܝܝܐ", true), ("ߒߞߏ", true),
        // Isolates are passed over, those that do not end up to the end of the line.
        ("\u{2067}עברית\u{2069} Swift", false), ("\u{2066}Swift\u{2069} עברית", true),
        ("\u{2068}a\u{2067}b\u{2069}c\u{2069}ע", true),
        ("\u{2066}Swift עברית", false), ("\u{2066}Swift\nעברית", true), ("\u{2069}עברית", true),
        // Embeddings and overrides are not.
        ("\u{202B}Swift", false), ("\u{202D}עברית", true),
    ])
    func theFirstStrongCharacterTells(name: String, isRight: Bool) throws {
        #expect(isRightToLeft(try tag(name)) == isRight)
    }

    @Test func theAttributeTellsFirst() throws {
        #expect(isRightToLeft(try tag("Swift", "rtl")))
        #expect(!isRightToLeft(try tag("עברית", "ltr")))
        #expect(isRightToLeft(try tag("עברית", "sideways")))
    }

    @Test func everyCharacterHasTheDirectionOfUnicode() throws {
        let lines = try String(contentsOf: Project.fixture("direction/classes.txt"), encoding: .utf8).split(
            separator: "\n")
        #expect(lines.count > 1000)
        var wrong: [String] = []
        for line in lines.dropFirst() {
            let parts = line.split(separator: " ")
            let first = try #require(UInt32(parts[0], radix: 16))
            let last = try #require(UInt32(parts[1], radix: 16))
            for value in first...last {
                let scalar = try #require(Unicode.Scalar(value))
                let direction = firstStrongDirection(of: String(scalar))
                let isRight =
                    switch parts[2] {
                    case "R": direction == .rightToLeft
                    case "L": direction == .leftToRight
                    // Symbols and numbers of a direction: a word begins with none.
                    case "l": direction != .rightToLeft
                    default: direction == nil
                    }
                if !isRight { wrong.append(String(value, radix: 16)) }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }
}
