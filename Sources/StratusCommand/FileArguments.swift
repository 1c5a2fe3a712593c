import ArgumentParser
import Glibc
import Stratus

/// What is read, where it is written to, and what is said of it: the same for every command that takes tags.
struct FileArguments: ParsableArguments {
    @Argument(help: "Inputs, added up; - is standard input.") var input: [String] = []

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Write to this file, in one step; - is standard output.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Say what happened to every tag, on standard error: text or json.", valueName: "form"))
    var report: String?

    @Flag(help: "Print no summary.") var quiet = false

    var named: NamedFiles { NamedFiles(input: input, output: output, report: report, quiet: quiet) }

    func reportForm() throws -> ReportForm { try named.reportForm() }
    func check() throws { try named.check() }
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
