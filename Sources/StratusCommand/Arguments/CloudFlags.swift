import CloudComposition

/// The options of a cloud as flags, under the headings of the option table.
enum CloudFlags {
    static let groups = [
        FlagGroup(OptionHeading.selection.title, SelectionFlags.self),
        FlagGroup(OptionHeading.layout.title, LayoutFlags.self),
        FlagGroup(OptionHeading.type.title, TypeFlags.self),
        FlagGroup(OptionHeading.color.title, ColorFlags.self),
        FlagGroup(OptionHeading.ornaments.title, OrnamentFlags.self),
        FlagGroup(OptionHeading.links.title, LinkFlags.self),
    ]

    static func flag(_ name: String) -> Flag {
        guard let option = OptionDefinition.named(name) else { preconditionFailure("there is no option \(name)") }
        return Flag(option)
    }
}

// ArgumentParser identifies a group of flags by its type.
private enum SelectionFlags: FlagList { static let flags = OptionHeading.selection.flags }
private enum LayoutFlags: FlagList { static let flags = OptionHeading.layout.flags }
private enum TypeFlags: FlagList { static let flags = OptionHeading.type.flags }
private enum ColorFlags: FlagList { static let flags = OptionHeading.color.flags }
private enum OrnamentFlags: FlagList { static let flags = OptionHeading.ornaments.flags }
private enum LinkFlags: FlagList { static let flags = OptionHeading.links.flags }

extension OptionHeading {
    fileprivate var flags: [Flag] { options.map { Flag($0) } }
}
