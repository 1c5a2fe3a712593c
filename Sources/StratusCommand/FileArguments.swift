import ArgumentParser
import Glibc
import SourceText
import Stratus

/// What is read, where it is written to, and what is said of it: the same for every command that takes tags.
struct FileArguments: ParsableArguments {
    @Argument(help: "Inputs, added up; - is standard input.") var input: [String] = []

    @OptionGroup(title: "Output") private var written: OutputArguments

    var output: String? { written.output }
    var report: String? { written.report }

    var named: NamedFiles {
        NamedFiles(input: input, output: output, report: report, quiet: written.quiet)
    }

    func reportForm() throws -> ReportForm { try named.reportForm() }
    func check() throws { try named.check() }
}

struct OutputArguments: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Write to this file, in one step; - is standard output.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Say what happened to every tag, on standard error: text or json.", valueName: "form"))
    var report: String?

    @Flag(help: "Print no summary.") var quiet = false
}

/// The form of a list of tags.
struct ListFormFlag: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What to write: \(names(TagListForm.self)). Default: by the extension of -o, else tags.",
            valueName: "format"))
    var format: String?
}

/// The value of an option that is one of several words.
func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _ flag: String) throws -> Value
where Value.RawValue == String {
    guard let value = Value(rawValue: name), Value.allCases.contains(where: { $0.rawValue == name }) else {
        throw Problem(.usage, "\(flag) is \"\(name)\"", hint: "expected one of \(names(Value.self))")
    }
    return value
}

func names<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> String where Value.RawValue == String {
    Value.allCases.map(\.rawValue).joined(separator: ", ")
}
