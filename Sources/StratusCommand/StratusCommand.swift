import ArgumentParser
import Glibc
import Stratus

@main
struct StratusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stratus",
        abstract: "Typeset tag clouds as SVG and HTML.",
        version: "0.1.0",
        subcommands: commands)

    private static let commands: [any TableCommand.Type] = [
        RenderCommand.self, CountCommand.self, TagsCommand.self, LayoutCommand.self, MeasureCommand.self,
        FontsCommand.self, OptionsCommand.self, EmbedCommand.self, BuildCommand.self, ServeCommand.self,
        InitCommand.self,
        ValidateCommand.self,
    ]

    static func main() {
        // A reader that goes away is told by write(); the signal would kill the process with a message of the shell.
        signal(SIGPIPE, SIG_IGN)
        // And a limit on the size of files, likewise.
        signal(SIGXFSZ, SIG_IGN)
        EndSignals.begin()
        do {
            try reportingFailures {
                try ProcessArguments.check()
                try InputLimit.check()
                try TypingError.check(ProcessArguments.all, commands: commandNames)
            }
            let arguments = ProcessArguments.all
            if let command = commands.first(where: { $0.commandName == arguments.first }) {
                return try reportingFailures { try command.run(arguments.dropFirst()) }
            }
            // What has no command is help, the version or a completion script.
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            let code = exitCode(for: error)
            // What the commands report they have printed; help, the version and completion scripts are no failures.
            if error is ExitCode { Glibc.exit(code.rawValue) }
            if code == .success { Glibc.exit(printed(fullMessage(for: error)).rawValue) }
            printError(
                "stratus: error: \(lowercasingFirst(shownMessage(for: error)))\nhint: stratus --help and stratus help \(commandName) list what there is"
            )
            Glibc.exit(code.rawValue)
        }
    }

    private static func printed(_ text: String) -> ExitCode {
        do { try reportingFailures { try printLine(text) } } catch { return exitCode(for: error) }
        return .success
    }

    /// The command that was called; the one that most people want where none was.
    private static var commandName: String {
        ProcessArguments.all.first { commandNames.contains($0) } ?? "render"
    }

    private static var commandNames: [String] { commands.map { $0.commandName } }

    /// An argument that has a line feed makes no line of a message.
    private static func shownMessage(for error: any Error) -> String {
        readable(message(for: error), keepingLines: !ProcessArguments.all.contains { $0.utf8.contains(0x0A) })
    }

    /// Messages of ours begin in lower case, after the name of the program.
    private static func lowercasingFirst(_ message: String) -> String {
        message.prefix(1).lowercased() + message.dropFirst()
    }
}

/// Prints what ArgumentParser says, which it would do without looking whether that succeeds.
func printLine(_ text: String) throws {
    try ValidatedMarkup.validate(Array("\(text)\n".utf8)) { _ in nil }.writeToStandardOutput()
}
