import SourceText
import Stratus

/// What is read, where it is written to, and what is said of it: the same for every command that takes tags.
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
    var files: NamedFiles {
        NamedFiles(
            input: inputs, output: text(OutputFlags.output), report: text(OutputFlags.report),
            quiet: isOn(OutputFlags.quiet))
    }
}

/// The form of a list of tags.
enum ListFormFlag: FlagList {
    static let format = Flag(
        "format", as: "format", completion: .list(TagListForm.allCases.map(\.rawValue)),
        "What to write: \(names(TagListForm.self)). Default: by the extension of -o, else tags.")
    static let flags = [format]
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
