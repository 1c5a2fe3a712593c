import CloudComposition
import CloudRendering

/// The arguments of a command, as its table of flags reads them.
struct GivenArguments {
    /// What stands without a flag.
    var inputs: [String] = []
    /// By the names of the flags; of those that stand alone `true` or `false`.
    private var values: [String: [String]] = [:]

    mutating func insert(_ value: String, of flag: Flag) { values[flag.name, default: []].append(value) }

    func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

    /// The value that counts.
    func text(_ flag: Flag) -> String? { values[flag.name]?.last ?? flag.defaultValue }

    /// The values, in the order in which they were given.
    func texts(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

    func number(_ flag: Flag) -> Int? { text(flag).flatMap { Int($0) } }

    func isOn(_ flag: Flag) -> Bool { values[flag.name]?.last == "true" }

    /// The options of clouds among the flags, in the order of the table.
    var cloudOverrides: [(name: String, value: String)] {
        values.isEmpty
            ? []
            : OptionDefinition.all.compactMap { option in
                values[option.name].map { (option.name, joined($0, of: Flag(option))) }
            }
    }

    /// The options of inputs among the flags, in the order of the table.
    var inputOverrides: [(name: String, value: String)] {
        values.isEmpty
            ? []
            : InputOption.all.compactMap { option in
                values[option.name].map { (option.name, joined($0, of: Flag(option))) }
            }
    }
}

/// A flag that is given several times makes one list. A backslash at the end of a part stands for itself there, and
/// is not to take the comma that comes.
private func joined(_ parts: [String], of flag: Flag) -> String {
    guard flag.kind == .values, parts.count > 1 else { return parts.last ?? "" }
    return parts.map { part in
        let backslashes = part.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        return backslashes % 2 == 1 ? part + "\\" : part
    }.joined(separator: ",")
}
