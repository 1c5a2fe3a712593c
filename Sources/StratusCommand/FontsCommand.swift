import ArgumentParser
import SourceText
import Stratus

struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "List the font families and their stacks.",
        discussion: "With FAMILY, print its stack alone: the value of font-family in CSS.")

    @Argument(help: "A family, by any name in its stack.") var family: String?

    @Option(help: ArgumentHelp("text, or json: one object a line.", valueName: "form")) var format = "text"

    private enum Form: String, CaseIterable { case text, json }

    func run() throws {
        try reportingFailures {
            let form: Form = try choice(format, "--format")
            let chosen = try family.map { try CloudOptions(font: $0).font }
            switch (form, chosen) {
            case (.json, let chosen): try fontList(of: chosen.map { [$0] } ?? FontFamily.all).writeToStandardOutput()
            case (.text, nil): try fontListText().writeToStandardOutput()
            case (.text, let chosen?): try fontStack(of: chosen).writeToStandardOutput()
            }
        }
    }
}

extension CloudOptions {
    /// The options of text alone, checked as those of a cloud.
    init(font: String, weight: String = "regular", style: String = "normal") throws {
        self.init()
        do {
            try set("font", to: font)
            try set("font-weight", to: weight)
            try set("font-style", to: style)
        } catch {
            throw Problem(.usage, error.message, hint: error.hint)
        }
    }
}
