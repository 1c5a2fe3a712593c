import ArgumentParser
import Stratus

struct ValidateCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check SVG and HTML files against the schemas of what Stratus writes.",
        discussion: "Prints every violation as path:line: error, and ends with 65 if there is one.")

    static let positional: Positional? = Positional(
        "file", .oneOrMore, completion: .file(), "SVG and HTML files; - is standard input.")

    private static let quiet = Flag("quiet", .on, "Print nothing but errors.")
    static let flags = [quiet]

    let given: GivenArguments

    func run() throws {
        var worst: ExitStatus?
        for path in given.inputs {
            do {
                let problems = try validationProblems(reading: path)
                if problems.isEmpty {
                    if !given.isOn(Self.quiet) { printError("\(readable(path)): valid") }
                } else {
                    printError(problems.joined(separator: "\n"))
                    worst = worst ?? .badInput
                }
            } catch {
                // A missing file does not keep the others from being checked.
                printError("\(error)")
                worst = error.kind == .tooLarge ? .badInput : .noInput
            }
        }
        if let worst { throw ExitCode(worst.rawValue) }
    }
}
