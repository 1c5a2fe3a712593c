#if Full
    import FontFiles
    import Foundation
    import SourceText
    import TestSupport
    import Testing

    /// Damaged fonts: what still opens must do everything without a crash.
    @Suite("Damaged fonts") struct DamageTests {
        /// How many variants of each kind and font; `STRATUS_FUZZ=10000` makes more of them.
        private static let count = ProcessInfo.processInfo.environment["STRATUS_FUZZ"].flatMap { Int($0) } ?? 60

        private static let names = [
            "plain.ttf", "plain.otf", "kern-table.ttf", "variable.ttf", "variable-cff2.otf", "collection.ttc",
        ]

        private func use(_ bytes: [UInt8]) {
            guard let font = try? FontFile(bytes: bytes, collectionIndex: nil, weight: 650) else { return }
            _ = font.shape("AVATAR Tofi Á")
            _ = font.shape("אב ab\u{301} हिन्दी")
            for glyph in 0..<UInt32(min(font.glyphCount, 70)) { _ = font.outline(of: glyph) }
            _ = try? font.subset(scalars: "AVATAR Tofi Á".unicodeScalars, glyphs: [1, 55])
        }

        @Test("bytes that were changed", arguments: names)
        func changedBytes(name: String) throws {
            let original = try Fonts.bytes(name)
            for seed in 0..<Self.count * 5 {
                var random = Seeded(seed)
                var bytes = original
                for _ in 0...Int.random(in: 0..<6, using: &random) {
                    let place = Int.random(in: bytes.indices, using: &random)
                    bytes[place] =
                        [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &random)]
                        .randomElement(using: &random) ?? 0
                }
                use(bytes)
            }
        }

        @Test("files that end early", arguments: names)
        func endsEarly(name: String) throws {
            let original = try Fonts.bytes(name)
            for seed in 0..<Self.count {
                var random = Seeded(seed)
                let length = Int.random(in: 0..<original.count, using: &random)
                if name != "collection.ttc" {
                    #expect(throws: Problem.self) { try FontFile(bytes: Array(original.prefix(length))) }
                }
                // Of a collection, the first face can be whole.
                use(Array(original.prefix(length)))
                // The rest as zeros: the list of tables holds, but not what it points to.
                use(original.prefix(length) + [UInt8](repeating: 0, count: original.count - length))
            }
        }

        @Test("tables that lie elsewhere", arguments: names)
        func otherTables(name: String) throws {
            let original = try Fonts.bytes(name)
            for seed in 0..<Self.count {
                var random = Seeded(seed)
                var bytes = original
                let start = name.hasSuffix("ttc") ? 20 : 0
                let record = start + 12 + 16 * Int.random(in: 0..<10, using: &random)
                for place in record + 10..<record + 16 where Bool.random(using: &random) {
                    bytes[place] = .random(in: 0...255, using: &random)
                }
                use(bytes)
            }
        }
    }
#endif
