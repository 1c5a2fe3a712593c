import ArgumentParser
import CloudComposition
import CloudRendering

/// A flag of a command: what the reader of arguments, help and the completion scripts know of it.
struct Flag: Sendable {
    /// Without its hyphens.
    let name: String
    let kind: OptionForm
    let short: Character?
    /// What stands for the value in help.
    let valueName: String
    /// Whether its value may begin with a hyphen.
    let takesHyphens: Bool
    /// Whether its value is a whole number.
    let isNumber: Bool
    let defaultValue: String?
    let completion: CompletionKind?
    /// Made when it is read only: most calls ask for no help.
    let help: @Sendable () -> String

    /// - Parameters:
    ///   - valueName: nil for the name of the flag.
    ///   - completion: nil for files or folders where the name of the value says so.
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

    /// That of an option of clouds.
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

    /// That of an option of inputs.
    init(_ option: InputOption) {
        self.init(
            option.name, option.form, as: option.valueName,
            completion: option.choices.isEmpty ? nil : .list(option.choices), option.help)
    }

    /// Whether a word that stands behind it is its value, and no flag.
    func takes(_ word: String) -> Bool {
        takesHyphens || !word.hasPrefix("-") || word == "-" || isNumber && Int(word) != nil
    }
}

/// Flags that stand under one heading, or that several commands share.
protocol FlagList: SendableMetatype {
    static var flags: [Flag] { get }
}

/// A list of flags under its heading.
struct FlagGroup: Sendable {
    let title: String
    let list: any FlagList.Type

    init(_ title: String, _ list: any FlagList.Type) { (self.title, self.list) = (title, list) }
}

/// What a command takes besides flags.
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

    /// The argument as usage writes it.
    var synopsis: String { count == .any || count == .oneOrMore ? "<\(name)> ..." : "<\(name)>" }
}
