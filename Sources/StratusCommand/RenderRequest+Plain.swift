import CloudComposition
import Stratus

extension RenderRequest {
    /// The request of simple arguments, as most calls have them: inputs that are no texts, `-o`, `--format`, `--quiet`,
    /// and options of the cloud, each once and with its value behind a space.
    ///
    /// ArgumentParser learns what flags there are by reflection over seventy properties, which takes longer than making a
    /// cloud of two hundred tags; whoever makes ten thousand clouds waits for that ten thousand times. So it is asked only
    /// where it is needed: for help, for errors, and for every other way to write an argument. A test holds the two
    /// together.
    ///
    /// - Parameter arguments: without the name of the program.
    /// - Returns: nil where ArgumentParser is to read them.
    init?(plain arguments: [String]) {
        guard arguments.first == "render" else { return nil }
        self.init()
        var seen: Set<String> = []
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                files.input.append(argument)
                continue
            }
            guard seen.insert(argument).inserted else { return nil }
            switch argument {
            case "--quiet": files.quiet = true
            case "--pretty": isPretty = true
            case "-o", "--format":
                guard let value = rest.popFirst(), !value.hasPrefix("-") || value == "-" else { return nil }
                if argument == "-o" { files.output = value } else { format = value }
            default:
                guard argument.hasPrefix("--"), let option = OptionDefinition.named(String(argument.dropFirst(2))),
                    option.takesOneValue, let value = rest.popFirst()
                else { return nil }
                overrides.append((option.name, value))
            }
        }
        // Options in the order of the table, as the flags have them.
        let places = Dictionary(uniqueKeysWithValues: OptionDefinition.all.enumerated().map { ($1.name, $0) })
        overrides.sort { places[$0.name] ?? 0 < places[$1.name] ?? 0 }
        let areTags = files.input.allSatisfy { InputFormat(path: $0) != .text }
        guard !files.input.isEmpty, areTags else { return nil }
    }
}

extension OptionDefinition {
    /// Whether its flag has a value behind it, and stands once.
    fileprivate var takesOneValue: Bool {
        switch kind {
        case .boolean, .optionalBoolean, .names, .aliases: false
        default: true
        }
    }
}
