import ArgumentParser
import SourceText
import Stratus

struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Print the advance widths of texts, one JSON object a line.",
        discussion: "Without TEXT, every line of standard input is one text.")

    @Argument(help: "Texts to measure.") var text: [String] = []

    @Option(help: ArgumentHelp("Font family, by any name in its stack.", valueName: "family")) var font = "sans"
    @Option(help: ArgumentHelp("regular or bold.", valueName: "name")) var fontWeight = "regular"
    @Option(help: ArgumentHelp("normal or italic.", valueName: "name")) var fontStyle = "normal"
    @Option(help: ArgumentHelp("A TrueType or OpenType file to measure with.", valueName: "file")) var fontFile: String?
    @Option(parsing: .unconditional, help: ArgumentHelp("Font size in pixels.", valueName: "number")) var size = "16"

    func run() throws {
        try reportingFailures {
            guard let pixels = Double(size), pixels > 0, pixels <= 100_000 else {
                throw Problem(
                    .usage, "--size is \"\(size)\", expected a number above 0, at most 100000", hint: "such as 16")
            }
            var options = try CloudOptions(font: font, weight: fontWeight, style: fontStyle)
            options.fontFile = fontFile
            let face = try options.openedFace()
            if text.isEmpty {
                try measureStandardInput(in: face, size: pixels)
            } else {
                try measurements(of: text, in: face, size: pixels).writeToStandardOutput()
            }
        }
    }
}
