import FontFiles

extension CloudOptions {
    /// The options with the font file opened: `font` is then the family of that file, before the fonts that it was.
    ///
    /// - Throws: ``RenderError``: the file cannot be read, or is no font.
    func openingFontFile() throws(RenderError) -> CloudOptions {
        guard let fontFile else { return self }
        let bytes: [UInt8]
        do { bytes = try readInput(fontFile) } catch { throw .input(error) }
        var options = self
        do { options.font = try FontFamily(file: bytes, behind: font) } catch {
            throw .fontFile(path: fontFile, error)
        }
        return options
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
