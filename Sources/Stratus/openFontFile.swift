import FontFiles
import Glibc

extension CloudOptions {
    /// The options with the font file opened: `font` is then the family of that file, before the fonts that it was.
    ///
    /// - Throws: ``RenderError``: the file cannot be read, or is no font.
    func openingFontFile() throws(RenderError) -> CloudOptions {
        guard let fontFile else { return self }
        let bytes = try readFont(fontFile)
        var options = self
        do { options.font = try FontFamily(file: bytes, behind: font) } catch {
            throw .fontFile(path: fontFile, error)
        }
        return options
    }
}

/// Reads a font: a file, and neither standard input nor a device or a pipe, which a list from elsewhere might name.
private func readFont(_ path: String) throws(RenderError) -> [UInt8] {
    var status = stat()
    if path == "-" || stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
        throw .fontFile(path: path, FontFileError("this is no file, expected one", hint: "name a .ttf or .otf file"))
    }
    guard status.st_size <= FontFile.maximumSize else {
        throw .fontFile(path: path, FontFileError("the font is larger than 64 MB", hint: "take a part of it"))
    }
    do { return try readInput(path) } catch { throw .input(error) }
}

extension CloudOptions {
    /// The face of these options, with the font file opened: what `stratus measure` measures with.
    ///
    /// - Throws: ``RenderError``: the file cannot be read, is no font, or is none of that weight or style.
    public func openedFace() throws(RenderError) -> FontFace {
        let options = try openingFontFile()
        do { try options.checkFont() } catch { throw .composition(.option(error)) }
        return options.font.face(options.fontWeight, options.fontStyle)
    }
}

extension FontFamily {
    /// The family of a font file, for whoever measures or renders boxes; `behind` is for what the file lacks.
    public init(readingFile path: String, behind: FontFamily = .sans) throws(RenderError) {
        var options = CloudOptions()
        (options.fontFile, options.font) = (path, behind)
        self = try options.openingFontFile().font
    }
}
