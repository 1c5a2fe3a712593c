import ArgumentParser
import Stratus

struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check SVG and HTML files against the schemas of what Stratus writes.",
        discussion: "Prints every violation as path:line: error, and ends with 65 if there is one.")

    @Argument(help: "SVG and HTML files; - is standard input.") var file: [String]

    @Flag(help: "Print nothing but errors.") var quiet = false

    func run() throws {
        var worst: ExitStatus?
        for path in file {
            do {
                let problems = try validationProblems(reading: path)
                if problems.isEmpty {
                    if !quiet { printError("\(readable(path)): valid") }
                } else {
                    printError(problems.joined(separator: "\n"))
                    worst = worst ?? .badInput
                }
            } catch {
                // A file that is missing does not keep the others from being checked.
                printError("\(error)")
                worst = error.kind == .tooLarge ? .badInput : .noInput
            }
        }
        if let worst { throw ExitCode(worst.rawValue) }
    }
}
