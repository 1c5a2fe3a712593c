import CloudComposition
import FileAccess
import FontFiles
import Glibc
import SourceText
import Typography

extension CloudOptions {
    /// The options with the font file opened: `font` is then the family of that file, before the fonts that it was.
    ///
    /// Text that is drawn or carries its font takes the installed font where no file is named, and is measured with it.
    /// - Throws: ``Problem``: the file cannot be read, or is no font; no font of the family is installed.
    func openingFontFile() throws(Problem) -> CloudOptions {
        let installed = try installedFont()
        guard let path = fontFile ?? installed?.path else { return self }
        let bytes = try readFont(path)
        var options = self
        do { options.font = try FontFamily(file: bytes, collectionIndex: installed?.index, behind: font) } catch {
            throw error.of(file: path)
        }
        return options
    }

    /// The font of the family on this machine, for text that needs a file where none is named; nil for all other text.
    private func installedFont() throws(Problem) -> InstalledFont? {
        guard fontFile == nil, text != .live, font.file(fontWeight) == nil, InstalledFont.canBeFound else { return nil }
        // The font that was measured comes before others of equal width.
        let names = [font.measuredFont] + font.fonts.filter { $0 != font.measuredFont }
        if let font = names.lazy.compactMap({ InstalledFont.of(family: $0, fontWeight, fontStyle) }).first {
            return font
        }
        let install = names.lazy.compactMap(InstalledFont.package(of:)).first.map { "apt-get install \($0), " } ?? ""
        throw Problem(
            option: "text", "text \(text.rawValue) is taken from \(font.measuredFont), which is not installed",
            hint: "\(install)choose another font, or name a file with font-file")
    }
}

/// Reads a font: a file, and neither standard input nor a device or a pipe, which a list from elsewhere might name.
private func readFont(_ path: String) throws(Problem) -> [UInt8] {
    if path == "-" || FileLookup.isStream(path) {
        throw Problem(.badInput, path, "this is no file, expected one", hint: "name a .ttf or .otf file")
    }
    if case .found(let status) = FileLookup(path, followsLinks: true), status.st_size > FontFile.maximumSize {
        throw Problem(.badInput, path, "the font is larger than 64 MB", hint: "take a part of it")
    }
    return try readInput(path)
}

extension CloudOptions {
    /// The face of these options, with the font file opened: what `stratus measure` measures with.
    ///
    /// - Throws: ``Problem``: the file cannot be read, is no font, or is none of that weight or style.
    public func openedFace() throws(Problem) -> FontFace {
        let options = try openingFontFile()
        try options.checkFont()
        return options.font.face(options.fontWeight, options.fontStyle)
    }
}

extension FontFamily {
    /// The family of a font file, for whoever measures or renders boxes; `behind` is for what the file lacks.
    public init(readingFile path: String, behind: FontFamily = .sans) throws(Problem) {
        var options = CloudOptions()
        (options.fontFile, options.font) = (path, behind)
        self = try options.openingFontFile().font
    }
}
