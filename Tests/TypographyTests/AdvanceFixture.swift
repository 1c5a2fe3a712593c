import Foundation
import Typography

/// Reference widths by HarfBuzz; how they came about is said in the file's own "source".
struct AdvanceFixture: Decodable {
    struct Case: Decodable {
        let text: String
        let regular: Double
        let bold: Double

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            text = try values.decode(String.self)
            regular = try values.decode(Double.self)
            bold = try values.decode(Double.self)
        }

        func width(_ weight: FontWeight) -> Double { weight == .regular ? regular : bold }
    }

    let groups: [String: [Case]]

    static let liberationSans = Result {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/advances/liberation-sans.json")
        return try JSONDecoder().decode(AdvanceFixture.self, from: Data(contentsOf: file))
    }

    static func cases(_ group: String) throws -> [Case] { try liberationSans.get().groups[group] ?? [] }

    /// Every text of the fixture, for properties.
    static func texts() throws -> [String] {
        try liberationSans.get().groups.sorted { $0.key < $1.key }.flatMap(\.value).map(\.text)
    }
}
