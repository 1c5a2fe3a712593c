import FileAccess
import SourceText
import Stratus

/// The inputs, the output and the report, which every command that takes tags has.
enum OutputFlags: FlagList {
    static let inputs = Positional("input", .any, completion: .file(), "Inputs, added up; - is standard input.")

    static let output = Flag(
        "output", short: "o", as: "file", "Write to this file, in one step; - is standard output.")
    static let report = Flag(
        "report", as: "form", completion: .list(ReportForm.allCases.map(\.rawValue)),
        "Say what happened to every tag, on standard error: text or json.")
    static let quiet = Flag("quiet", .on, "Print no summary.")
    static let flags = [output, report, quiet]
}

extension GivenArguments {
    var output: String? { text(OutputFlags.output) }

    func reportForm() throws -> ReportForm {
        try ReportForm(text(OutputFlags.report), quiet: isOn(OutputFlags.quiet))
    }

    /// Refuses an output that would replace an input, and words that cannot be inputs.
    func checkFiles() throws {
        if let output {
            guard !output.isEmpty else { throw Problem(.usage, "-o names no file", hint: "such as -o cloud.svg") }
            if let list = inputs.first(where: { isSameFile($0, output) }) {
                throw Problem(.usage, "-o \(output) would replace the input \(list)", hint: "name another file")
            }
        }
        if inputs.contains("") {
            throw Problem(.usage, "the name of an input is empty", hint: "- is standard input")
        }
        // Front matter has `cards: true`, and `--cards true` means the same to many.
        if let word = inputs.first(where: {
            ["true", "false", "yes", "no"].contains($0) && FileLookup($0, followsLinks: true).status == nil
        }) {
            throw Problem(
                .usage, "\"\(word)\" is no file, and no flag takes it as a value",
                hint: "write --cards for true and --no-cards for false, and so for every flag")
        }
    }
}

/// The flag for the form of a list of tags.
enum ListFormFlag: FlagList {
    static let format = Flag(
        "format", as: "format", completion: .list(TagListForm.allCases.map(\.rawValue)),
        "What to write: \(names(TagListForm.self)). Default: by the extension of -o, else tags.")
    static let flags = [format]
}

/// Reads the value of an option that takes one of several words.
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
