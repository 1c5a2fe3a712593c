import FontFiles
import Synchronization
import Typography

/// A cache of the installed fonts in which texts of pictures are drawn; it reads each file once. Several threads may
/// share one.
package final class PictureFonts: Sendable {
    /// A function that reads one of the machine's font files.
    package typealias Reader = @Sendable (_ path: String) throws -> [UInt8]

    /// A request for a face.
    private struct Key: Hashable {
        /// The name of a family, or a character that the face must have.
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
        /// The faces by their requests; nil for one that is not installed, or whose file cannot be read.
        var fonts: [Key: PictureFont?] = [:]
        var files: [File: FontFile?] = [:]
    }

    private let read: Reader
    private let opened = Mutex(Opened())

    /// Makes an empty cache; `read` is called for each font file when a text first needs it.
    package init(reading read: @escaping Reader) { self.read = read }

    /// Returns the face of a family; nil if it is not installed.
    func font(_ family: String, _ weight: FontWeight, _ style: FontStyle) -> PictureFont? {
        font(Key(name: family, isCharacter: false, weight: weight, style: style)) {
            InstalledFont.of(family: family, weight, style)
        }
    }

    /// Returns any installed face that has a character.
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
            // A broken font counts as not installed, so that another takes its place.
            file = (try? read(font.path)).flatMap {
                try? FontFile(bytes: $0, collectionIndex: font.index, weight: weight == .bold ? 700 : 400)
            }
            opened.files[key] = .some(file)
        }
        return file.map { PictureFont(file: $0, isSlanted: style == .italic && !font.isItalic) }
    }
}

/// A font in which a picture is drawn.
struct PictureFont: Sendable {
    let file: FontFile
    /// Whether the upright letters of the file are drawn slanted, since the font has no italics.
    var isSlanted = false

    static func == (first: PictureFont, second: PictureFont) -> Bool {
        first.file === second.file && first.isSlanted == second.isSlanted
    }
}
