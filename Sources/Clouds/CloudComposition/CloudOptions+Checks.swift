import FlowSolving
import FontFiles
import SourceText
import Typography

/// What the options have to be, each and together.
extension CloudOptions {
    /// Checks every value against its range, and those that depend on each other.
    package func check() throws(InvalidOption) {
        for definition in OptionDefinition.all { try definition.check(self) }
        guard minSize <= maxSize else {
            throw InvalidOption(
                name: "min-size", problem: "min-size \(format(minSize)) is above max-size \(format(maxSize))",
                hint: "set both, the smaller one as min-size")
        }
        guard width - 2 * padding >= Self.leastContentWidth else {
            throw InvalidOption(
                name: "padding",
                problem:
                    "padding \(format(padding)) leaves less than \(format(Self.leastContentWidth)) of width \(format(width))",
                hint: "make the width larger or the padding smaller")
        }
        try checkNames()
        try checkFlow()
        try checkFont()
    }

    private func checkNames() throws(InvalidOption) {
        for (option, list, file) in [("keep-file", "keep", keepFile), ("exclude-file", "exclude", excludeFile)]
        where file != nil {
            throw InvalidOption(
                name: option, problem: "\(option) has not been read",
                hint: "a TagCollection reads it; for compose and render, set \(list)")
        }
    }

    /// What the font is asked for: all of it must be there.
    package func checkFont() throws(InvalidOption) {
        let file = font.file(fontWeight)
        if fontFile != nil, file == nil {
            throw InvalidOption(
                name: "font-file", problem: "font-file has not been opened",
                hint: "render opens it; for compose, set font to a FontFamily(readingFile:)")
        }
        if text != .live, file == nil {
            throw InvalidOption(
                name: "text", problem: "text \(text.rawValue) has no font to take it from",
                hint: "name the file of one with font-file, such as /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
        }
        if let file, fontWeight == .bold, file.weight < 600 {
            throw InvalidOption(
                name: "font-weight",
                problem: "the font \(file.familyName) is no bold one: its weight is \(file.weight)",
                hint: "leave font-weight out, or take the file of the bold face, or that of a variable font")
        }
        if let file, fontStyle == .italic, !file.isItalic {
            throw InvalidOption(
                name: "font-style", problem: "the font \(file.familyName) is no italic one",
                hint: "leave font-style out, or take the file of the italic face")
        }
    }

    /// Options of the flow that need each other.
    private func checkFlow() throws(InvalidOption) {
        if let height, height - 2 * padding < Self.leastContentHeight {
            throw InvalidOption(
                name: "height",
                problem:
                    "height \(format(height)) leaves less than \(format(Self.leastContentHeight)) inside the padding",
                hint: "make the height larger or the padding smaller")
        }
        if fitBox, height == nil {
            throw InvalidOption(
                name: "fit-box", problem: "fit-box has no height to fill", hint: "set height as well, such as 400")
        }
        if fitBox, cards {
            throw InvalidOption(
                name: "fit-box", problem: "cards are as high as their texts, and fill no height",
                hint: "give the width alone, such as width 1280, or leave cards out")
        }
        if tabStops != nil, justify != .leading || ![.same, .natural, .leading].contains(lastLine) {
            throw InvalidOption(
                name: "tab-stops", problem: "tab-stops act with justify leading, on every line",
                hint: "set justify to leading, or leave tab-stops out")
        }
    }
}
