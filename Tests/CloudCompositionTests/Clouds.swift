@testable import CloudComposition
@testable import TagParsing

/// Tags of these weights: tag0, tag1, …
func tags(_ weights: [Double]) throws -> [TagParsing.Tag] {
    try weights.enumerated().map { try Tag("tag\($0.offset)", weight: $0.element) }
}

/// Options by their names, as a user sets them.
func options(_ settings: [(String, String)] = []) throws -> CloudOptions {
    var options = CloudOptions()
    for (name, value) in settings { try options.set(name, to: value) }
    return options
}
