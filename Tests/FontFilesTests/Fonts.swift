#if Full
    import FontFiles
    import Foundation
    import TestSupport

    /// Fonts by name: of Debian's packages, as `make test` installs them, or of `Tests/Fixtures/fonts`.
    enum Fonts {
        static let sans = "truetype/liberation2/LiberationSans-Regular.ttf"
        static let cjk = "opentype/noto/NotoSansCJK-Regular.ttc"

        /// A name with a folder is below /usr/share/fonts; one without is a fixture.
        static func bytes(_ name: String) throws -> [UInt8] {
            let url =
                name.contains("/")
                ? URL(filePath: "/usr/share/fonts/\(name)") : Project.fixture("fonts/\(name)")
            return [UInt8](try Data(contentsOf: url))
        }

        static func open(_ name: String, collectionIndex: Int? = nil, weight: Int? = nil) throws -> FontFile {
            try FontFile(bytes: bytes(name), collectionIndex: collectionIndex, weight: weight)
        }

        static let sansFile = Result { try open(sans) }
    }

    extension FontFile {
        /// The glyph that the font has for a character.
        func glyph(_ letter: Character) -> UInt32 { shape(String(letter)).glyphs[0].id }
    }
#endif
