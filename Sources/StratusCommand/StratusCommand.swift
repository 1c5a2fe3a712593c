import ArgumentParser
import Glibc

@main
struct StratusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stratus",
        abstract: "Typeset tag clouds as SVG and HTML.",
        version: "0.1.0",
        subcommands: [RenderCommand.self, MeasureCommand.self, ValidateCommand.self])

    static func main() {
        // A reader that goes away is told by write(); the signal would kill the process with a message of the shell.
        signal(SIGPIPE, SIG_IGN)
        // And a limit on the size of files, likewise.
        signal(SIGXFSZ, SIG_IGN)
        main(nil)
    }
}
