import ArgumentParser
import Glibc
import Stratus

@main
struct StratusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stratus",
        abstract: "Typeset tag clouds as SVG and HTML.",
        version: "0.1.0",
        subcommands: [
            RenderCommand.self, CountCommand.self, TagsCommand.self, LayoutCommand.self, MeasureCommand.self,
            FontsCommand.self, EmbedCommand.self, BuildCommand.self, ServeCommand.self, InitCommand.self,
            ValidateCommand.self,
        ])

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
            if let request = RenderRequest(plain: ProcessArguments.all) {
                return try request.run { try readLists($0, $1, nil) }
            }
            var command = try parseAsRoot(ProcessArguments.all)
            try command.run()
        } catch {
            let code = exitCode(for: error)
            // What the commands report they have printed; help, the version and completion scripts are no failures.
            if error is ExitCode { Glibc.exit(code.rawValue) }
            if code == .success { Glibc.exit(print(fullMessage(for: error)).rawValue) }
            if let foreign = TypingError.foreignFlag(in: message(for: error), of: ProcessArguments.all) {
                printFailure(foreign)
                Glibc.exit(code.rawValue)
            }
            printError(
                "stratus: error: \(lowercasingFirst(shownMessage(for: error)))\nhint: stratus --help and stratus help \(commandName) list what there is"
            )
            Glibc.exit(code.rawValue)
        }
    }

    /// Prints what ArgumentParser says by itself, which it would do without looking whether that succeeds.
    private static func print(_ text: String) -> ExitCode {
        do {
            try reportingFailures {
                try ValidatedMarkup.validate(Array("\(text)\n".utf8)) { _ in nil }.writeToStandardOutput()
            }
            return .success
        } catch {
            return exitCode(for: error)
        }
    }

    /// The command that was called; the one that most people want where none was.
    private static var commandName: String {
        ProcessArguments.all.first { commandNames.contains($0) } ?? "render"
    }

    private static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

    /// An argument that has a line feed makes no line of a message.
    private static func shownMessage(for error: any Error) -> String {
        readable(message(for: error), keepingLines: !ProcessArguments.all.contains { $0.utf8.contains(0x0A) })
    }

    /// Messages of ours begin in lower case, after the name of the program.
    private static func lowercasingFirst(_ message: String) -> String {
        message.prefix(1).lowercased() + message.dropFirst()
    }
}
