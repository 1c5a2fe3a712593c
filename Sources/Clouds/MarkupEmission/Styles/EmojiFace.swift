import ByteWriting
import CloudComposition
import Typography

/// A font of the style sheet that draws the emoji of a cloud, before the fonts of text: some of those have emoji too,
/// in one colour and of another width. It uses the viewer's own emoji font, for the emoji of the cloud alone.
struct EmojiFace {
    static let name = "Stratus Emoji"

    /// The scalars in rising order: emoji that are pictures by default, and those that join and modify them.
    private let scalars: [UInt32]

    /// Collects the emoji of a cloud; `nil` if it has none.
    init?(_ cloud: Cloud) {
        var pictures: Set<UInt32> = []
        var joiners: Set<UInt32> = []
        for text in cloud.layouts.flatMap(\.texts) {
            // Emoji begin at U+231A, whose first byte is 0xE2.
            guard text.utf8.contains(where: { $0 >= 0xE2 }) else { continue }
            // The scalars that join pictures are taken along with them, and left alone in other scripts.
            for cluster in text where cluster.unicodeScalars.contains(where: Self.isPicture) {
                for scalar in cluster.unicodeScalars {
                    switch scalar.value {
                    case 0x200D, 0xFE0F, 0xE0020...0xE007F: joiners.insert(scalar.value)
                    default: if Self.isPicture(scalar) { pictures.insert(scalar.value) }
                    }
                }
            }
        }
        guard !pictures.isEmpty else { return nil }
        scalars = pictures.union(joiners).sorted()
    }

    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x231A && scalar.properties.isEmojiPresentation
    }

    func append(to output: inout ByteBuffer) {
        output.append("@font-face{font-family:")
        output.appendVerbatim(FontFamily.css([Self.name]))
        output.append(";font-weight:1 1000;src:local(\"Noto Color Emoji\"),")
        output.append("local(\"Apple Color Emoji\"),local(\"Segoe UI Emoji\");unicode-range:")
        for (index, scalar) in scalars.enumerated() {
            if index > 0 { output.append(",") }
            output.append("U+")
            output.appendVerbatim(String(scalar, radix: 16, uppercase: true))
        }
        output.append("}")
    }
}
