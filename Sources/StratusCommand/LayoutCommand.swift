import ArgumentParser
import Glibc
import SourceText
import Stratus

struct LayoutCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Set boxes in lines: the flow solver for other programs, JSON in and JSON out.",
        discussion: """
            One object a line, answered by one object a line:
              {"width": 100, "items": [{"width": 60, "height": 20}, {"width": 50, "height": 20}]}
            An object that cannot be answered gets {"error": "…"} on its line; the rest goes on, and the exit status is 1.
            """)

    static let positional: Positional? = Positional(
        "file", .atMostOne, completion: .file(),
        "A file of JSON objects, one a line; without one, and for -, standard input is read.")

    let given: GivenArguments

    func run() throws {
        let file = given.inputs.first
        if file == nil, isatty(STDIN_FILENO) == 1 {
            throw Problem(.usage, "there is no input", hint: "name a file, or pipe objects in, one a line")
        }
        let (objects, errors) = try answerFlows(reading: file ?? "-")
        if errors > 0 {
            printError("stratus: error: \(errors) of \(objects) objects could not be laid out; their lines say why")
            throw ExitCode(ExitStatus.someFailed.rawValue)
        }
    }
}
