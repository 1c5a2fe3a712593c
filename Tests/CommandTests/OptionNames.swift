@testable import CloudComposition
@testable import CloudRendering

/// The names in the option table, to which flags, front matter and help are held.
let optionNames = OptionDefinition.all.map(\.name)

/// Those of inputs.
let inputOptionNames = InputOption.all.map(\.name)
