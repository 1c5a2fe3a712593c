import FlowSolving
import FontFiles
import SourceText
import Typography

/// The checks of option values before a cloud is composed.
extension CloudOptions {
    /// Checks that every value is in its range, and that no value contradicts another one.
    ///
    /// - Throws: ``Problem`` for the first value that fails.
    package func check() throws(Problem) {
        for definition in OptionDefinition.all { try definition.check(self) }
        guard minSize <= maxSize else {
            throw Problem(
                option: "min-size", "min-size \(format(minSize)) is above max-size \(format(maxSize))",
                hint: "set both, the smaller one as min-size")
        }
        guard width - 2 * padding >= Self.leastContentWidth else {
            throw Problem(
                option: "padding",
                "padding \(format(padding)) leaves less than \(format(Self.leastContentWidth)) of width \(format(width))",
                hint: "make the width larger or the padding smaller")
        }
        try checkNames()
        try checkFlow()
        try checkFont()
    }

    private func checkNames() throws(Problem) {
        if order == .related, relations.isEmpty {
            throw Problem(
                option: "order", "order is related, and nothing says which tags are related",
                hint:
                    "take tags of posts or a text, or name a file with related-file: names that belong together on a line"
            )
        }
        for (option, list, file) in [("keep-file", "keep", keepFile), ("exclude-file", "exclude", excludeFile)]
        where file != nil {
            throw Problem(
                option: option, "\(option) has not been read",
                hint: "a TagCollection reads it; for compose and render, set \(list)")
        }
    }

    /// Checks the options about the font.
    ///
    /// - Throws: ``Problem`` if `fontFile` is set but not opened, if `text` needs a font file and there is none, or if
    ///   the file has no bold or italic face for `fontWeight` or `fontStyle`.
    package func checkFont() throws(Problem) {
        let file = font.file(fontWeight)
        if fontFile != nil, file == nil {
            throw Problem(
                option: "font-file", "font-file has not been opened",
                hint: "render opens it; for compose, set font to a FontFamily(readingFile:)")
        }
        if text != .live, file == nil {
            throw Problem(
                option: "text", "text \(text.rawValue) has no font to take it from",
                hint: "name the file of one with font-file, such as /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
        }
        if let file, fontWeight == .bold, file.weight < 600 {
            throw Problem(
                option: "font-weight", "the font \(file.familyName) is no bold one: its weight is \(file.weight)",
                hint: "leave font-weight out, or take the file of the bold face, or that of a variable font")
        }
        if let file, fontStyle == .italic, !file.isItalic {
            throw Problem(
                option: "font-style", "the font \(file.familyName) is no italic one",
                hint: "leave font-style out, or take the file of the italic face")
        }
    }

    /// Throws if options of the flow contradict each other, such as `fitBox` without a height.
    private func checkFlow() throws(Problem) {
        if let height, height - 2 * padding < Self.leastContentHeight {
            throw Problem(
                option: "height",
                "height \(format(height)) leaves less than \(format(Self.leastContentHeight)) inside the padding",
                hint: "make the height larger or the padding smaller")
        }
        if fitBox, height == nil {
            throw Problem(option: "fit-box", "fit-box has no height to fill", hint: "set height as well, such as 400")
        }
        if fitBox, cards {
            throw Problem(
                option: "fit-box", "cards are as high as their texts, and fill no height",
                hint: "give the width alone, such as width 1280, or leave cards out")
        }
        if tabStops != nil, justify != .leading || ![.same, .natural, .leading].contains(lastLine) {
            throw Problem(
                option: "tab-stops", "tab-stops act with justify leading, on every line",
                hint: "set justify to leading, or leave tab-stops out")
        }
    }
}
