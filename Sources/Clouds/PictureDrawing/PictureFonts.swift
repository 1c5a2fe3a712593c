import FontFiles
import Synchronization
import Typography

/// The font files that pictures are drawn with, each opened once. Several threads may use it at once.
package final class PictureFonts: Sendable {
    /// Reads a file of the machine's fonts.
    package typealias Reader = @Sendable (_ path: String) throws -> [UInt8]

    /// How a face is asked for.
    private struct Key: Hashable {
        /// A family, or a character that the face has.
        let name: String
        let isCharacter: Bool
        let weight: FontWeight
        let style: FontStyle
    }

    private struct File: Hashable {
        let font: InstalledFont
        let weight: FontWeight
    }

    private struct Opened {
        /// Nil for a face that is not installed, or whose file cannot be read.
        var fonts: [Key: PictureFont?] = [:]
        var files: [File: FontFile?] = [:]
    }

    private let read: Reader
    private let opened = Mutex(Opened())

    package init(reading read: @escaping Reader) { self.read = read }

    /// The face of a family; nil where it is not installed.
    func font(_ family: String, _ weight: FontWeight, _ style: FontStyle) -> PictureFont? {
        font(Key(name: family, isCharacter: false, weight: weight, style: style)) {
            InstalledFont.of(family: family, weight, style)
        }
    }

    /// Any installed face that has a character.
    func font(having scalar: Unicode.Scalar, _ weight: FontWeight, _ style: FontStyle) -> PictureFont? {
        font(Key(name: String(scalar), isCharacter: true, weight: weight, style: style)) {
            InstalledFont.having(scalar, weight, style)
        }
    }

    private func font(_ key: Key, _ find: () -> InstalledFont?) -> PictureFont? {
        opened.withLock { opened in
            if let known = opened.fonts[key] { return known }
            let font = find().flatMap { load($0, key.weight, key.style, &opened) }
            opened.fonts[key] = .some(font)
            return font
        }
    }

    private func load(
        _ font: InstalledFont, _ weight: FontWeight, _ style: FontStyle, _ opened: inout Opened
    ) -> PictureFont? {
        let key = File(font: font, weight: weight)
        let file: FontFile?
        if let known = opened.files[key] {
            file = known
        } else {
            // What is installed and broken is as good as not there: another font takes its place.
            file = (try? read(font.path)).flatMap {
                try? FontFile(bytes: $0, collectionIndex: font.index, weight: weight == .bold ? 700 : 400)
            }
            opened.files[key] = .some(file)
        }
        return file.map { PictureFont(file: $0, isSlanted: style == .italic && !font.isItalic) }
    }
}

/// A font of a picture.
struct PictureFont: Sendable {
    let file: FontFile
    /// Whether its upright letters are slanted, since it has no italic ones.
    var isSlanted = false

    static func == (first: PictureFont, second: PictureFont) -> Bool {
        first.file === second.file && first.isSlanted == second.isSlanted
    }
}
