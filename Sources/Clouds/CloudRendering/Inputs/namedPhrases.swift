import CloudComposition
import SourceText
import TagParsing

/// Returns the names of more than one word in the options for aliases, kept tags and excluded tags. A count of words
/// takes these names for phrases.
///
/// - Parameter overrides: options of a cloud by name, as a command line gives them.
/// - Throws: ``Problem`` for a value that the option cannot have, and for a file that cannot be read.
public func namedPhrases(in overrides: [OptionSetting]) throws(Problem) -> [String] {
    var options = CloudOptions()
    for override in overrides
    where ["alias", "alias-file", "keep", "keep-file", "exclude", "exclude-file"].contains(override.name) {
        try options.set(override.name, to: override.value)
    }
    _ = try options.readNameFiles()
    let names = options.alias.flatMap { [$0.name, $0.target] } + (options.keep + options.exclude).map(\.text)
    return names.filter { $0.utf8.contains(UInt8(ascii: " ")) }
}

/// Returns whether the options set the order `related`, for which the words of sentences have to be noted.
public func ordersByRelation(_ overrides: [OptionSetting], defaults: CloudOptions = CloudOptions()) -> Bool {
    var options = defaults
    for override in overrides where override.name == "order" { try? options.set(override.name, to: override.value) }
    return options.order == .related
}
