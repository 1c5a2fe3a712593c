import Foundation
import Stratus
import TestSupport
import Testing

private typealias Tag = TagParsing.Tag

@Suite struct SizeTests {
    /// What a tag of a plain linked SVG takes beyond its text, its link and its accessible name, style and frame included.
    private func bytesPerTag(weight: (Int) -> Double) throws -> Double {
        let tags = try (0..<200).map { try Tag("tag \($0)", weight: weight($0), link: "https://example.org/\($0)") }
        let cloud = try compose(tags, CloudOptions())
        let said = cloud.tags.reduce(0) { sum, tag in
            sum + tag.text.utf8.count + tag.accessibleName.utf8.count + (tag.link?.destination.utf8.count ?? 0)
        }
        let bytes = try render(cloud, format: .svg).bytes
        let items = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter {
            $0.hasPrefix("<g role=\"listitem\"")
        }
        #expect(items.count == 200)
        return Double(items.reduce(0) { $0 + $1.utf8.count + 1 } - said) / 200
    }

    @Test func aTagTakesAtMost175BytesWhereWeightsRecur() throws {
        let size = try bytesPerTag { Double($0 % 20 + 1) }
        print("bytes per tag, recurring weights: \(size)")
        #expect(size <= 175)
    }

    @Test func aTagTakesLittleMoreWhereAllWeightsDiffer() throws {
        let size = try bytesPerTag { Double($0 + 1) }
        print("bytes per tag, all weights different: \(size)")
        #expect(size <= 190)
    }
}
