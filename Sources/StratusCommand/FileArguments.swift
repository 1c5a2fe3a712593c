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

    func reportForm() throws -> ReportForm { try ReportForm(report, quiet: quiet) }

    /// Refuses an output that would take the place of an input, and words that are no inputs.
    func check() throws {
        if let output {
            guard !output.isEmpty else { throw UsageError(problem: "-o names no file", hint: "such as -o cloud.svg") }
            if let list = input.first(where: { isSameFile($0, output) }) {
                throw UsageError(
                    problem: "-o \(output) would replace the input \(list)", hint: "name another file")
            }
        }
        // Front matter has `cards: true`, and whoever writes `--cards true` means the same.
        if let word = input.first(where: { ["true", "false", "yes", "no"].contains($0) && access($0, F_OK) != 0 }) {
            throw UsageError(
                problem: "\"\(word)\" is no file, and no flag takes it as a value",
                hint: "write --cards for true and --no-cards for false, and so for every flag")
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
