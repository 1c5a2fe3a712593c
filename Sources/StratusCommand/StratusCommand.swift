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
        ValidateCommand.self, LicensesCommand.self,
    ]

    static func main() {
        // A reader that closes the pipe is noticed by write(); the signal would kill the process with a message of the
        // shell.
        signal(SIGPIPE, SIG_IGN)
        // The same is true of a limit on the size of files.
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
            // Without a command, the arguments ask for help, the version or a completion script.
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            let code = exitCode(for: error)
            // Commands have printed their errors; help, the version and completion scripts are no failures.
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

    /// The name of the command that was called, or `render`, which most people want, if none was.
    private static var commandName: String {
        ProcessArguments.all.first { commandNames.contains($0) } ?? "render"
    }

    private static var commandNames: [String] { commands.map { $0.commandName } }

    /// Returns the message of an error; a line feed in an argument starts no new line in it.
    private static func shownMessage(for error: any Error) -> String {
        readable(message(for: error), keepingLines: !ProcessArguments.all.contains { $0.utf8.contains(0x0A) })
    }

    /// Returns a message that begins in lower case, as ours do behind the name of the program.
    private static func lowercasingFirst(_ message: String) -> String {
        message.prefix(1).lowercased() + message.dropFirst()
    }
}

/// Prints a text of ArgumentParser, which would not check whether printing succeeds.
func printLine(_ text: String) throws {
    try ValidatedMarkup.validate(Array("\(text)\n".utf8)) { _ in nil }.writeToStandardOutput()
}
