import Foundation
import TestSupport
import Testing

@testable import WordCounting

@Suite struct WordBoundariesTests {
    @Test func everyCaseOfTheConformanceDataOfUnicodeHolds() throws {
        let lines = try String(contentsOf: Project.fixture("words/boundaries.txt"), encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.count == 1823)
        for line in lines {
            var bytes: [UInt8] = []
            var expected: [Int] = []
            for item in line.split(separator: " ") {
                switch item {
                case "÷": expected.append(bytes.count)
                case "×": break
                default:
                    let scalar = try #require(UInt32(item, radix: 16).flatMap(Unicode.Scalar.init))
                    bytes += Array(String(scalar).utf8)
                }
            }
            let found = [0] + WordBoundaries(bytes.span).ends
            #expect(found == expected, "\(line)")
        }
    }

    @Test func anEmptyTextHasNoSegments() {
        let none: [UInt8] = []
        #expect(WordBoundaries(none.span).ends == [])
    }

    @Test func severalFlagsInARowAreTwoLettersEach() {
        let bytes = Array("🇩🇪🇫🇷🇩".utf8)
        #expect(WordBoundaries(bytes.span).ends == [8, 16, 20])
    }

    @Test(arguments: ["a'\u{301}", "1,\u{301}", "א\"\u{301}", "a.\u{AD}"])
    func manyMarksBehindASignCostTheTimeOfTheirLength(unit: String) {
        let bytes = Array(
            (unit + String(repeating: unit.unicodeScalars.suffix(1).map(String.init)[0], count: 200_000)).utf8)
        #expect(WordBoundaries(bytes.span).ends == [1 + (unit.hasPrefix("א") ? 1 : 0), bytes.count])
    }
}
