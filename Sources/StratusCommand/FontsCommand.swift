import ArgumentParser
import SourceText
import Stratus

struct FontsCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "List the font families and their stacks.",
        discussion: "With FAMILY, print its stack alone: the value of font-family in CSS.")

    static let positional: Positional? = Positional(
        "family", .atMostOne, completion: .list(FontFamily.all.map(\.name)), "A family, by any name in its stack.")

    private static let format = Flag(
        "format", as: "form", default: "text", completion: .list(Form.allCases.map(\.rawValue)),
        "text, or json: one object a line.")
    static let flags = [format]

    let given: GivenArguments

    private enum Form: String, CaseIterable { case text, json }

    func run() throws {
        let form: Form = try choice(given.text(Self.format) ?? "", "--format")
        let chosen = try given.inputs.first.map { try CloudOptions(font: $0).font }
        switch (form, chosen) {
        case (.json, let chosen): try fontList(of: chosen.map { [$0] } ?? FontFamily.all).writeToStandardOutput()
        case (.text, nil): try fontListText().writeToStandardOutput()
        case (.text, let chosen?): try fontStack(of: chosen).writeToStandardOutput()
        }
    }
}

extension CloudOptions {
    /// Makes the options of text alone, checked as those of a cloud.
    init(font: String?, weight: String? = nil, style: String? = nil) throws {
        self.init()
        do {
            for (name, value) in [("font", font), ("font-weight", weight), ("font-style", style)] {
                if let value { try set(name, to: .text(value)) }
            }
        } catch {
            throw Problem(.usage, error.message, hint: error.hint)
        }
    }
}
