import ArgumentParser
import SourceText

/// A command whose arguments are read with a table of flags.
///
/// ArgumentParser lists the commands, and writes help and completion scripts from the same table. It does not read the
/// flags: it would collect them by reflection, which takes as long as reading and making a small cloud.
protocol TableCommand: ParsableCommand, FlagList, CustomReflectable {
    /// The arguments that are no flags; nil if there are none.
    static var positional: Positional? { get }
    /// The flags under headings.
    static var groups: [FlagGroup] { get }

    init(given: GivenArguments)
}

extension TableCommand {
    static var positional: Positional? { nil }
    static var groups: [FlagGroup] { [] }
    /// The flags that have no heading of their own.
    static var flags: [Flag] { [] }

    static var commandName: String { configuration.commandName ?? "" }

    static func run(_ arguments: some Sequence<String>) throws {
        var reader = ArgumentReader(
            command: commandName, flags: groups.flatMap { $0.list.flags } + flags, positional: positional)
        switch try reader.read(arguments) {
        case .given(let given):
            var command = Self(given: given)
            try command.run()
        case .help: try printLine(StratusCommand.helpMessage(for: Self.self))
        case .version: try printLine(StratusCommand.configuration.version)
        }
    }

    // MARK: - For help and completion scripts

    init() { self.init(given: GivenArguments()) }

    init(from decoder: any Decoder) throws {
        _ = try decoder.container(keyedBy: FlagName.self)
        throw Problem(.bug, "the arguments of \(Self.commandName) are read by their table", hint: nil)
    }

    var customMirror: Mirror {
        let positional = Self.positional.map { [($0.name, $0.argument)] } ?? []
        let groups = Self.groups.map { $0.argument }
        return Mirror(self, children: positional.map { ($0, $1) } + groups + Self.flags.map { ($0.name, $0.argument) })
    }
}

/// A coding key of any name: in debug builds, ArgumentParser checks that there are keys for all flags.
private struct FlagName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// The flags of a list, in the form that ArgumentParser takes.
private struct ListArguments<List: FlagList>: ParsableArguments, CustomReflectable {
    init() {}
    init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: FlagName.self) }

    var customMirror: Mirror { Mirror(self, children: List.flags.map { ($0.name, $0.argument) }) }
}

extension FlagGroup {
    fileprivate var argument: (label: String?, value: Any) {
        func argument<List: FlagList>(_: List.Type) -> Any { OptionGroup<ListArguments<List>>(title: title) }
        return ("\(list)", argument(list))
    }
}

extension Flag {
    fileprivate var argument: Any {
        let names: NameSpecification = short.map { [.customShort($0), .customLong(name)] } ?? .customLong(name)
        let text = ArgumentHelp(help(), valueName: valueName)
        return switch kind {
        case .on: ArgumentParser.Flag<Bool>(wrappedValue: false, name: names, help: text)
        case .onOrOff: ArgumentParser.Flag<Bool?>(name: names, inversion: .prefixedNo, help: text)
        case .values: Option<[String]>(wrappedValue: [], name: names, help: text, completion: completion)
        case .value:
            if let defaultValue {
                Option<String>(wrappedValue: defaultValue, name: names, help: text, completion: completion)
            } else {
                Option<String?>(name: names, help: text, completion: completion)
            }
        }
    }
}

extension Positional {
    fileprivate var argument: Any {
        let text = ArgumentHelp(help)
        return switch count {
        case .any: Argument<[String]>(wrappedValue: [], help: text, completion: completion)
        case .oneOrMore: Argument<[String]>(help: text, completion: completion)
        case .one: Argument<String>(help: text, completion: completion)
        case .atMostOne:
            if let defaultValue {
                Argument<String>(wrappedValue: defaultValue, help: text, completion: completion)
            } else {
                Argument<String?>(help: text, completion: completion)
            }
        }
    }
}
