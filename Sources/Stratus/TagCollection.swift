/// The tags of one or several lists, merged, and the options that come with them.
public struct TagCollection: Sendable {
    public let tags: [Tag]
    /// Names that became one.
    public let merged: [MergedTag]
    public let options: CloudOptions
    /// Titles and descriptions of later lists, which one cloud has no place for.
    public let unusedTexts: [String]

    /// Adds lists up: tags in the order of the lists, equal names merged, options of the front matter below those given.
    ///
    /// - Parameter overrides: options by name that beat the front matter, such as flags of a command line.
    /// - Throws: ``CollectionError`` for an option that is unknown, out of its range, or that two lists do not agree on.
    public init(_ lists: [TagList], overrides: [(name: String, value: String)] = []) throws(CollectionError) {
        var options = CloudOptions()
        // A heading is the weakest title, then front matter, then what was asked for now.
        options.title = lists.lazy.compactMap(\.title).first
        options.description = lists.lazy.compactMap(\.description).first
        unusedTexts =
            lists.compactMap(\.title).dropFirst().filter { [title = options.title] in $0 != title }
            + lists.compactMap(\.description).dropFirst().filter { [text = options.description] in $0 != text }
        try Self.apply(lists.flatMap(\.options), to: &options, overridden: Set(overrides.map(\.name)))
        for override in overrides {
            do {
                try options.set(override.name, to: override.value)
            } catch {
                throw .option(error)
            }
        }
        do {
            (tags, merged) = try mergingEqualNames(lists.flatMap(\.tags), options.merge)
        } catch {
            throw .tag(error)
        }
        self.options = options
    }

    private static func apply(
        _ given: [FrontMatterOption], to options: inout CloudOptions, overridden: Set<String>
    ) throws(CollectionError) {
        var seen: [String: FrontMatterOption] = [:]
        var problems: [Diagnostic] = []
        for option in given {
            if let earlier = seen[option.name], earlier.valueFromHere != option.valueFromHere,
                !overridden.contains(option.name)
            {
                problems.append(
                    option.location.diagnostic(
                        "\(option.name) is \"\(option.value)\" here and \"\(earlier.value)\" in an input before",
                        hint: "several inputs make one cloud: give them the same value, or set --\(option.name)"))
            }
            seen[option.name] = option
            do {
                try options.set(option.name, to: option.valueFromHere)
            } catch {
                problems.append(option.location.diagnostic(error.problem, hint: error.hint))
            }
        }
        if !problems.isEmpty { throw .frontMatter(problems) }
    }
}

extension FrontMatterOption {
    /// The value; a path is as seen from the list that names it.
    fileprivate var valueFromHere: String {
        guard name == "font-file", !value.hasPrefix("/"), let slash = location.path.lastIndex(of: "/") else {
            return value
        }
        return location.path[...slash] + value
    }
}

public enum CollectionError: Error, Sendable, CustomStringConvertible {
    case frontMatter([Diagnostic])
    case option(InvalidOption)
    /// A sum of weights that is larger than a number can be.
    case tag(InvalidTag)

    public var description: String {
        switch self {
        case .frontMatter(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
        case .option(let error): error.description
        case .tag(let error): error.description
        }
    }
}
