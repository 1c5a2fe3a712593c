import CloudComposition
import SourceText

/// A reader of the arguments of a command, by the command's table of flags.
struct ArgumentReader {
    enum Reading {
        case given(GivenArguments)
        case help
        case version
    }

    private let command: String
    private let flags: [Flag]
    private let byName: [String: Flag]
    private let positional: Positional?
    private var given = GivenArguments()
    /// The first flag that cannot be read, and the first that does not exist; `--help` is answered in spite of them.
    private var (problem, unknown): (Problem?, Problem?)

    /// - Parameters:
    ///   - command: the name of the command, for hints.
    ///   - flags: all flags of the command.
    ///   - positional: the arguments that are no flags; nil if there are none.
    init(command: String, flags: [Flag], positional: Positional?) {
        (self.command, self.flags, self.positional) = (command, flags, positional)
        byName = Dictionary(uniqueKeysWithValues: flags.map { ($0.name, $0) })
    }

    /// Reads the arguments behind the name of the command.
    ///
    /// - Throws: ``Problem`` for a flag that does not exist, for a value that is missing or not expected, and for too
    ///   few or too many inputs.
    mutating func read(_ arguments: some Sequence<String>) throws(Problem) -> Reading {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                given.inputs.append(argument)
                continue
            }
            if argument == "--" {
                given.inputs += rest
                break
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts[0] == "--help" || parts[0] == "-h" { return .help }
            if parts[0] == "--version" { return .version }
            read(parts[0], value: parts.count > 1 ? parts[1] : nil, &rest)
        }
        try checkCount()
        return .given(given)
    }

    private mutating func read(_ name: String, value: String?, _ rest: inout ArraySlice<String>) {
        guard let (flag, isNegated) = flag(named: name) else {
            unknown = unknown ?? self.problem(ofUnknown: name)
            return
        }
        guard flag.kind == .value || flag.kind == .values else {
            if let value {
                note(said("the option '\(name)' does not take any value, but '\(readable(value))' was specified."))
            }
            return given.insert(isNegated ? "false" : "true", of: flag)
        }
        let found: String
        if let value, !value.isEmpty {
            found = value
        } else if value == nil, let following = rest.first, flag.takes(following) {
            found = following
            rest.removeFirst()
        } else {
            return note(said("missing value for '\(name) <\(flag.valueName)>'"))
        }
        if flag.isNumber, Int(found) == nil {
            note(said("the value '\(readable(found))' is invalid for '\(name) <\(flag.valueName)>'"))
        }
        given.insert(found, of: flag)
    }

    private func flag(named name: String) -> (Flag, isNegated: Bool)? {
        if name.hasPrefix("--") {
            let word = String(name.dropFirst(2))
            if let flag = byName[word] { return (flag, false) }
            guard word.hasPrefix("no-"), let flag = byName[String(word.dropFirst(3))], flag.kind == .onOrOff else {
                return nil
            }
            return (flag, true)
        }
        return flags.first { $0.short.map { "-\($0)" } == name }.map { ($0, false) }
    }

    private func checkCount() throws(Problem) {
        if let problem = problem ?? unknown { throw problem }
        let inputs = given.inputs
        let most =
            switch positional?.count {
            case nil: 0
            case .one?, .atMostOne?: 1
            case .any?, .oneOrMore?: Int.max
            }
        if inputs.count > most {
            let extra = inputs.dropFirst(most).map { "'\(readable($0))'" }
            throw said(
                extra.count == 1
                    ? "unexpected argument \(extra[0])"
                    : "\(extra.count) unexpected arguments: \(extra.joined(separator: ", "))")
        }
        if let positional, positional.count == .one || positional.count == .oneOrMore, inputs.isEmpty {
            throw said("missing expected argument '\(positional.synopsis)'")
        }
    }

    // MARK: - Problems

    private mutating func note(_ problem: Problem) { self.problem = self.problem ?? problem }

    private func said(_ message: String) -> Problem {
        Problem(.usage, message, hint: "stratus --help and stratus help \(command) list what there is")
    }

    /// Makes the problem of an unknown flag; its hint names the flag of ours that replaces it, or one that is written
    /// alike.
    private func problem(ofUnknown written: String) -> Problem {
        let word = String(written.drop { $0 == "-" })
        let name = ForeignOption.hyphenated(word)
        let message = "unknown option '--\(readable(word))'"
        if let foreign = ForeignOption.named(word) {
            return Problem(.usage, message, hint: foreign.text(isFlag: true))
        }
        if name != word, byName[name] != nil || OptionDefinition.named(name) != nil {
            return Problem(.usage, message, hint: "did you mean --\(name)?")
        }
        let near = suggestion(for: name, among: flags.map(\.name))
        return said("unknown option '\(readable(written))'" + (near.map { ". Did you mean '--\($0)'?" } ?? ""))
    }
}
