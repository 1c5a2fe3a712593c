import CloudComposition
import CloudRendering
import SourceText

/// The arguments of a command, as its table of flags reads them.
struct GivenArguments {
    /// The arguments that belong to no flag.
    var inputs: [String] = []
    /// The values of each flag, by the flag's name; a flag without a value has `true` or `false`.
    private var values: [String: [String]] = [:]

    mutating func insert(_ value: String, of flag: Flag) { values[flag.name, default: []].append(value) }

    func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

    /// Returns the last value of a flag, or the default of the flag.
    func text(_ flag: Flag) -> String? { values[flag.name]?.last ?? flag.defaultValue }

    /// Returns the values of a flag, in the order in which they were given.
    func texts(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

    func number(_ flag: Flag) -> Int? { text(flag).flatMap { Int($0) } }

    func isOn(_ flag: Flag) -> Bool { values[flag.name]?.last == "true" }

    /// The options of clouds among the flags, in the order of the table.
    var cloudOverrides: [OptionSetting] { settings(OptionDefinition.all.map { Flag($0) }) }

    /// The options of inputs among the flags, in the order of the table.
    var inputOverrides: [OptionSetting] { settings(InputOption.all.map { Flag($0) }) }

    private func settings(_ flags: [Flag]) -> [OptionSetting] {
        flags.compactMap { flag in values[flag.name].map { OptionSetting(flag.name, value(of: flag, $0)) } }
    }

    /// Makes one list of the values of a flag that is given several times.
    private func value(of flag: Flag, _ texts: [String]) -> OptionValue {
        guard flag.kind == .values, texts.count > 1 else { return .text(texts.last ?? "") }
        return .list(texts.flatMap { OptionValue.text($0).entries })
    }
}
