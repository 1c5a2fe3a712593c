import ArgumentParser
import SourceText
import Stratus

struct MeasureCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Print the advance widths of texts, one JSON object a line.",
        discussion: "Without TEXT, every line of standard input is one text.")

    static let positional: Positional? = Positional("text", .any, "Texts to measure.")

    private static let font = Flag("font", as: "family", default: "sans", "Font family, by any name in its stack.")
    private static let fontWeight = Flag("font-weight", as: "name", default: "regular", "regular or bold.")
    private static let fontStyle = Flag("font-style", as: "name", default: "normal", "normal or italic.")
    private static let fontFile = Flag("font-file", as: "file", "A TrueType or OpenType file to measure with.")
    private static let size = Flag("size", as: "number", takesHyphens: true, default: "16", "Font size in pixels.")
    static let flags = [font, fontWeight, fontStyle, fontFile, size]

    let given: GivenArguments

    func run() throws {
        let (text, size) = (given.inputs, given.text(Self.size) ?? "")
        guard let pixels = Double(size), pixels > 0, pixels <= 100_000 else {
            throw Problem(
                .usage, "--size is \"\(size)\", expected a number above 0, at most 100000", hint: "such as 16")
        }
        var options = try CloudOptions(
            font: given.text(Self.font), weight: given.text(Self.fontWeight), style: given.text(Self.fontStyle))
        options.fontFile = given.text(Self.fontFile)
        let face = try options.openedFace()
        if text.isEmpty {
            try measureStandardInput(in: face, size: pixels)
        } else {
            try measurements(of: text, in: face, size: pixels).writeToStandardOutput()
        }
    }
}
