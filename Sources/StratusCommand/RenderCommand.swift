import ArgumentParser
import Glibc
import Stratus

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Make a cloud of tags.",
        discussion: """
            A tag list has one tag a line, with its weight: - Swift (42)
            CSV, JSON, YAML, pages, feeds and folders of posts are read as well; see --from. Without INPUT, and for -,
            standard input is read. Without -o the cloud goes to standard output.
            """)

    @Argument(help: "Inputs, added up; - is standard input.") var input: [String] = []

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Write to this file, in one step; - is standard output.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "What to write: \(names(OutputFormat.self)). Default: by the extension of -o, else text on a terminal, else svg.",
            valueName: "format"))
    var format: String?

    @Option(help: ArgumentHelp("Say what happened to every tag, on standard error: text or json.", valueName: "form"))
    var report: String?

    @Flag(help: "Print no summary.") var quiet = false

    @OptionGroup(title: "Input options") var inputs: InputFlags

    @OptionGroup(title: "Cloud options") var cloud: CloudFlags

    func run() throws {
        try reportingFailures {
            let format = try chosenFormat()
            let reportForm = try ReportForm(report, quiet: quiet)
            try checkOutput(output, among: input)
            try checkInput()
            let collection = try TagCollection(try inputs.lists(input), overrides: cloud.overrides)
            let composed = try composeCloud(collection)
            let markup = try render(composed, format: format)
            if let output { try markup.write(to: output) } else { try markup.writeToStandardOutput() }
            reportForm.print(RenderReport(collection, composed), output: output)
        }
    }

    // MARK: - Arguments

    private func chosenFormat() throws -> OutputFormat {
        if let format { return try choice(format, "--format") }
        guard let output, output != "-" else { return isatty(STDOUT_FILENO) == 1 ? .text : .svg }
        let name = output.split(separator: "/").last ?? ""
        switch name.split(separator: ".").dropFirst().last?.lowercased() {
        case "svg", nil: return .svg
        case "html", "htm", "xhtml": return .html
        case "json": return .json
        case "txt": return .text
        case .some(let other):
            throw UsageError(
                problem: "the extension .\(other) of \(output) names no format",
                hint: "choose one with --format: \(names(OutputFormat.self))")
        }
    }

    /// Front matter has `cards: true`, and whoever writes `--cards true` means the same.
    private func checkInput() throws {
        guard let word = input.first(where: { ["true", "false", "yes", "no"].contains($0) && access($0, F_OK) != 0 })
        else { return }
        throw UsageError(
            problem: "\"\(word)\" is no file, and no flag takes it as a value",
            hint: "write --cards for true and --no-cards for false, and so for every flag")
    }
}

/// An output may not take the place of an input.
func checkOutput(_ output: String?, among inputs: [String]) throws {
    guard let output else { return }
    guard !output.isEmpty else { throw UsageError(problem: "-o names no file", hint: "such as -o cloud.svg") }
    if let list = inputs.first(where: { isSameFile($0, output) }) {
        throw UsageError(problem: "-o \(output) would replace the input \(list)", hint: "name another file")
    }
}

/// How a command tells what it did.
enum ReportForm: String, CaseIterable {
    case text, json
    case summary, none

    static let allCases: [ReportForm] = [.text, .json]

    init(_ name: String?, quiet: Bool) throws {
        self = try name.map { try choice($0, "--report") } ?? (quiet ? .none : .summary)
    }

    func print(_ report: RenderReport, output: String?) {
        switch self {
        case .none: break
        case .json: printError(report.json)
        case .text: printError(report.text)
        case .summary:
            // On standard output the cloud speaks for itself, unless a tag is not where one would look for it.
            if output == nil || output == "-", report.isPlain { return }
            let prefix = output.map { "\($0): " } ?? ""
            printError(prefix + report.summary + (report.namesSome ? " (--report text names them)" : ""))
        }
    }
}

/// The value of an option that is one of several words.
func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _ flag: String) throws -> Value
where Value.RawValue == String {
    guard let value = Value(rawValue: name), Value.allCases.contains(where: { $0.rawValue == name }) else {
        throw UsageError(problem: "\(flag) is \"\(name)\"", hint: "expected one of \(names(Value.self))")
    }
    return value
}

func names<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> String where Value.RawValue == String {
    Value.allCases.map(\.rawValue).joined(separator: ", ")
}
