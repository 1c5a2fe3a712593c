import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import CloudRendering
@testable import FlowSolving
@testable import MarkupEmission
@testable import MarkupValidation
@testable import TagParsing

private typealias Tag = TagParsing.Tag

private func text(
    _ tags: [Tag], columns: Int, styled: Bool = false, _ change: (inout CloudOptions) -> Void = { _ in }
) throws -> String {
    var options = CloudOptions()
    change(&options)
    let cloud = try compose(tags, options)
    return String(decoding: try renderForTerminal(cloud, columns: columns, isStyled: styled).bytes, as: UTF8.self)
}

@Suite struct TerminalTests {
    private let tags: [(String, Double)] = [("Ada", 1), ("Swift", 100), ("Go", 25), ("Rust", 60)]

    // 20 cells: "Ada   S w i f t   Go" is 20 wide, "Rust" stands in the middle of the next line.
    @Test func linesAreCentredAndTheHeaviestNameIsSpaced() throws {
        let tags = try tags.map { try Tag($0.0, weight: $0.1) }
        #expect(try text(tags, columns: 20) == "Ada   S w i f t   Go\n        Rust\n")
        #expect(try text(tags, columns: 5) == text(tags, columns: 20))
    }

    @Test func weightIsBoldFaintAndColoured() throws {
        let tags = try tags.map { try Tag($0.0, weight: $0.1) }
        let styled = try text(tags, columns: 100, styled: true)
        #expect(styled.contains("\u{1B}[2mAda\u{1B}[0m   \u{1B}[1;38;5;99mS w i f t\u{1B}[0m   "))
        #expect(styled.contains("\u{1B}[1;38;5;63mRust\u{1B}[0m") || styled.contains("\u{1B}[38;5;31mRust\u{1B}[0m"))
    }

    @Test func titleAndDescriptionStandAboveInTheMiddle() throws {
        let styled = try text([try Tag("a"), try Tag("b")], columns: 20, styled: true) {
            ($0.title, $0.description) = ("My tags", "all of them")
        }
        #expect(
            styled.hasPrefix("      \u{1B}[1mMy tags\u{1B}[0m\n    \u{1B}[2mall of them\u{1B}[0m\n\n"), "\(styled)")
    }

    @Test func aNameThatIsTooWideIsSetInLines() throws {
        let long = "one two three four five six seven eight"
        let lines = try text([try Tag(long)], columns: 20) { $0.justify = .leading }.split(separator: "\n")
        #expect(lines == ["one two three four", "five six seven eight"])
        let letters = String(repeating: "x", count: 45)
        let broken = try text([try Tag(letters)], columns: 20).split(separator: "\n").map {
            $0.filter { $0 == "x" }.count
        }
        #expect(broken == [20, 20, 5])
    }

    @Test func linesThatBeginAtTheRightAreMirrored() throws {
        let tags = [try Tag("a"), try Tag("b"), try Tag("c")]
        let text = try text(tags, columns: 20) { ($0.direction, $0.justify) = (.rightToLeft, .leading) }
        #expect(text.hasSuffix("c   b   a\n") || text.hasSuffix("c     b     a\n"), "\(text)")
    }

    @Test func countsStandBehindTheNames() throws {
        #expect(try text([try Tag("東京", weight: 7)], columns: 20) { $0.counts = .text }.contains("東京 7\n"))
    }

    @Test(arguments: 0..<30) func nothingIsWiderThanTheTerminalOrLost(seed: Int) throws {
        var generator = Seeded(seed)
        let letters = Array("abcdefg  東京語é한👩‍💻")
        let tags = try (0..<60).map { index in
            let name = (0..<Int.random(in: 1...40, using: &generator)).compactMap { _ in
                letters.randomElement(using: &generator)
            }
            return try Tag("n\(index)" + String(name), weight: Double.random(in: 1...100, using: &generator))
        }
        let columns = Int.random(in: 20...100, using: &generator)
        let justify = FlowJustification.allCases[seed % FlowJustification.allCases.count]
        let plain = try text(tags, columns: columns) { ($0.justify, $0.counts) = (justify, .text) }
        for line in plain.split(separator: "\n") { #expect(cellWidth(line) <= columns, "\(line)") }
        func solid(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        var rest = solid(plain)[...]
        for tag in tags {
            let place = try #require(rest.range(of: solid(tag.name)), "\(tag.name)")
            rest = rest[place.upperBound...]
        }
        let styled = try text(tags, columns: columns, styled: true) { ($0.justify, $0.counts) = (justify, .text) }
        #expect(String(decoding: withoutTerminalStyle(Array(styled.utf8)), as: UTF8.self) == plain)
    }

    // What wcwidth of Python 0.2.13 answers for the whole text.
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("한글", 4), ("ｱ", 1), ("Ａ", 2), ("👩‍💻", 2), ("🇩🇪", 2), ("❤️", 2),
        ("ก็", 1), ("x\u{200B}y", 2), ("…", 1), ("¥", 1), ("Ж", 1), ("", 0),
    ])
    func aCharacterTakesItsCells(text: String, width: Int) { #expect(cellWidth(text) == width) }

    @Test(arguments: [
        ("\u{1B}[1mx\u{1B}[0m", "x"), ("\u{1B}[1;2;38;5;255mx", "x"), ("\u{1B}[2Jx", "\u{1B}[2Jx"),
        ("\u{1B}]8;;http://x\u{7}", "\u{1B}]8;;http://x\u{7}"), ("\u{1B}", "\u{1B}"), ("\u{1B}[", "\u{1B}["),
        ("\u{1B}[11111111111111111111m", "\u{1B}[11111111111111111111m"), ("[1m", "[1m"),
    ])
    func onlySequencesOfStylesAreTakenOut(text: String, rest: String) {
        #expect(String(decoding: withoutTerminalStyle(Array(text.utf8)), as: UTF8.self) == rest)
    }

    // By the formula of WCAG 2 for relative luminance.
    @Test func everyColourIsReadOnBlackAndOnWhite() throws {
        let paints =
            (0...5).map { TagPaint.ramp($0) } + (0...7).map { .palette($0) } + [.given("#00add8"), .given("#fff")]
        let colors = paints.compactMap { TerminalStyle(level: 3, $0).color }
        #expect(colors.count == 14)
        for color in colors {
            let place = color - 16
            let luminance = zip([place / 36, place / 6 % 6, place % 6], [0.2126, 0.7152, 0.0722]).reduce(0) {
                sum, part in
                let value = (part.0 == 0 ? 0 : 55 + 40 * Double(part.0)) / 255
                return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
            }
            #expect(1.05 / (luminance + 0.05) >= 4 && (luminance + 0.05) / 0.05 >= 4, "\(color)")
        }
    }
}
