import FileAccess
import Glibc
import SourceText
import Stratus

/// The check for commands that do not exist.
enum TypingError {
    /// Checks that the first word is a command, and so is the one behind `help`.
    ///
    /// - Parameter commands: the names of the commands, in the order of the help.
    static func check(_ arguments: [String], commands: [String]) throws(Problem) {
        let isHelp = arguments.first == "help"
        guard let word = isHelp ? arguments.dropFirst().first : arguments.first, !word.hasPrefix("-"),
            !commands.contains(word), word != "help"
        else { return }
        let rest = isHelp ? [] : Array(arguments.dropFirst())
        let start = isHelp ? "stratus help" : "stratus"
        if let command = suggestion(for: word, among: commands) ?? synonym(of: word) {
            throw Problem(
                .usage, "there is no command \"\(shortened(word))\"",
                hint: "did you mean \(([start, command] + rest.map(quoted)).joined(separator: " "))?")
        }
        if !isHelp, let command = command(for: word) {
            throw Problem(
                .usage, "\"\(shortened(word))\" is no command",
                hint: "did you mean \((["stratus", command] + rest.map(quoted)).joined(separator: " "))?")
        }
        throw Problem(
            .usage, "there is no command \"\(shortened(word))\"",
            hint: "commands are \(commands.joined(separator: ", ")); stratus help render tells of one")
    }

    /// Returns the command that other programs call by this word.
    private static func synonym(of word: String) -> String? {
        synonyms.first { $0.words.contains(word.lowercased()) }?.command
    }

    private static let synonyms: [(command: String, words: [String])] = [
        ("render", ["draw", "make", "create", "cloud", "generate", "wordcloud", "svg", "picture", "compose"]),
        ("count", ["words", "wc", "frequencies"]), ("tags", ["list", "convert", "read"]),
        ("embed", ["insert", "inject", "fill", "include"]), ("build", ["site", "publish"]),
        ("build --watch", ["watch"]), ("serve", ["preview", "server", "dev", "start"]), ("init", ["new"]),
        ("validate", ["check", "lint"]), ("fonts", ["families"]), ("layout", ["flow"]), ("--version", ["version"]),
        ("licenses", ["licence", "licences", "notice", "notices", "legal"]),
    ]

    /// Returns the command that takes a file or folder of this name, with its arguments.
    private static func command(for path: String) -> String? {
        guard let status = FileLookup(path, followsLinks: true).status else {
            if let near = nearestFile(to: path) { return command(for: near) }
            // A file that is not here can still be recognised by its extension.
            let isFile = path.contains(".") && (InputFormat(path: path) != .tags || path.hasSuffix(".md"))
            return isFile ? "render \(quoted(path))" : nil
        }
        guard status.isFolder else { return "render \(quoted(path))" }
        let isSite = FileLookup("\(path)/stratus.yml", followsLinks: true).status != nil
        return isSite ? "build \(quoted(path))" : "render \(quoted(path)) --from posts"
    }

    private static func shortened(_ word: String) -> String { readable(word, atMost: 60) }

    /// Quotes an argument for a shell, if it has to be.
    private static func quoted(_ argument: String) -> String {
        let isPlain = argument.utf8.allSatisfy {
            $0.isASCIILetterOrDigit || $0 >= 0x80 || "-_./=:,+@%".utf8.contains($0)
        }
        return isPlain && !argument.isEmpty
            ? argument
            : "'\(argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }
}
