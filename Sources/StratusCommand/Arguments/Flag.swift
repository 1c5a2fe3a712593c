import ArgumentParser
import CloudComposition
import CloudRendering

/// A flag of a command, as the reader of arguments, help and the completion scripts need it.
struct Flag: Sendable {
    /// The name without its hyphens.
    let name: String
    let kind: OptionForm
    let short: Character?
    /// The word that stands for the value in help, such as `file`.
    let valueName: String
    /// Whether the value of the flag may begin with a hyphen.
    let takesHyphens: Bool
    /// Whether the value of the flag is a whole number.
    let isNumber: Bool
    let defaultValue: String?
    let completion: CompletionKind?
    /// The text of help, which is made only when it is read: most calls ask for none.
    let help: @Sendable () -> String

    /// - Parameters:
    ///   - valueName: the placeholder for the value; nil takes the name of the flag.
    ///   - completion: the completion of the value; nil completes files or folders if `valueName` says so.
    init(
        _ name: String, _ kind: OptionForm = .value, short: Character? = nil, as valueName: String? = nil,
        takesHyphens: Bool = false, isNumber: Bool = false, default defaultValue: String? = nil,
        completion: CompletionKind? = nil, _ help: @escaping @Sendable @autoclosure () -> String
    ) {
        (self.name, self.kind, self.short, self.takesHyphens) = (name, kind, short, takesHyphens)
        (self.isNumber, self.defaultValue, self.help) = (isNumber, defaultValue, help)
        self.valueName = valueName ?? name
        self.completion =
            completion ?? (valueName?.hasSuffix("file") == true ? .file() : valueName == "folder" ? .directory : nil)
    }

    /// Makes the flag of an option of clouds.
    init(_ option: OptionDefinition) {
        let kind: OptionForm =
            switch option.kind {
            case .names, .aliases: .values
            default: option.isFlag ? .onOrOff : .value
            }
        self.init(
            option.name, kind, as: option.valueName, takesHyphens: true,
            completion: option.choices.isEmpty ? nil : .list(option.choices), option.help)
    }

    /// Makes the flag of an option of inputs.
    init(_ option: InputOption) {
        self.init(
            option.name, option.form, as: option.valueName,
            completion: option.choices.isEmpty ? nil : .list(option.choices), option.help)
    }

    /// Returns whether a word behind the flag is the value of the flag, and no other flag.
    func takes(_ word: String) -> Bool {
        takesHyphens || !word.hasPrefix("-") || word == "-" || isNumber && Int(word) != nil
    }
}

/// A list of flags that share a heading, or that several commands share.
protocol FlagList: SendableMetatype {
    static var flags: [Flag] { get }
}

/// A list of flags under its heading.
struct FlagGroup: Sendable {
    let title: String
    let list: any FlagList.Type

    init(_ title: String, _ list: any FlagList.Type) { (self.title, self.list) = (title, list) }
}

/// The arguments of a command that are no flags.
struct Positional: Sendable {
    enum Count { case any, oneOrMore, one, atMostOne }

    let name: String
    let count: Count
    let help: String
    let defaultValue: String?
    let completion: CompletionKind?

    init(
        _ name: String, _ count: Count, default defaultValue: String? = nil, completion: CompletionKind? = nil,
        _ help: String
    ) {
        (self.name, self.count, self.defaultValue, self.help) = (name, count, defaultValue, help)
        self.completion = completion
    }

    /// The argument as the usage line shows it.
    var synopsis: String { count == .any || count == .oneOrMore ? "<\(name)> ..." : "<\(name)>" }
}
