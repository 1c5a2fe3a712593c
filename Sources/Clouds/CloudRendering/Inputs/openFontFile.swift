import CloudComposition
import FileAccess
import FontFiles
import Glibc
import SourceText
import Typography

extension CloudOptions {
    /// Returns the options with the font file opened: `font` becomes the family of that file, followed by the fonts it
    /// was before.
    ///
    /// If no file is named, text that is drawn or that embeds its font takes the installed font, and is measured with
    /// it.
    /// - Throws: ``Problem`` if the file cannot be read or is no font, or if no font of the family is installed.
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

    /// Finds the family's font on this machine, for text that needs a file if none is named; nil for all other text.
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

/// Reads a font file; refuses standard input, devices and pipes, which a list from elsewhere might name.
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
    /// Opens the font file of these options, and returns the face of their weight and style, which `stratus measure`
    /// uses.
    ///
    /// - Throws: ``Problem`` if the font file cannot be read, is no font, or lacks the weight or style.
    public func openedFace() throws(Problem) -> FontFace {
        let options = try openingFontFile()
        try options.checkFont()
        return options.font.face(options.fontWeight, options.fontStyle)
    }
}

extension FontFamily {
    /// Opens a font file as a family for measuring and rendering boxes; `behind` is the family for characters that the
    /// file lacks.
    public init(readingFile path: String, behind: FontFamily = .sans) throws(Problem) {
        var options = CloudOptions()
        (options.fontFile, options.font) = (path, behind)
        self = try options.openingFontFile().font
    }
}
