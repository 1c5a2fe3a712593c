@testable import CloudComposition

/// The names in the option table, to which flags, front matter and help are held.
let optionNames = OptionDefinition.all.map(\.name)
