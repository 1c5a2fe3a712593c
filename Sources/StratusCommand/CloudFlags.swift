import ArgumentParser
import CloudComposition

/// The options of a cloud as flags, under the headings of the option table. Names, types, ranges and help stand there; here
/// is only what ArgumentParser has to see as properties, and a test holds the two together.
struct CloudFlags: ParsableArguments {
    @OptionGroup(title: OptionHeading.selection.title) var selection: SelectionFlags
    @OptionGroup(title: OptionHeading.layout.title) var layout: LayoutFlags
    @OptionGroup(title: OptionHeading.type.title) var type: TypeFlags
    @OptionGroup(title: OptionHeading.color.title) var color: ColorFlags
    @OptionGroup(title: OptionHeading.ornaments.title) var ornaments: OrnamentFlags
    @OptionGroup(title: OptionHeading.links.title) var links: LinkFlags

    /// What was given, by name, in the order of the table.
    var overrides: [(name: String, value: String)] {
        let groups = [selection.values, layout.values, type.values, color.values, ornaments.values, links.values]
        let values = Dictionary(uniqueKeysWithValues: groups.joined())
        return OptionDefinition.all.compactMap { option in
            values[option.name].flatMap(\.self).map { (option.name, $0) }
        }
    }
}

struct SelectionFlags: ParsableArguments {
    @Option(name: .customLong("keep"), parsing: .unconditionalSingleValue, help: .cloud("keep")) var keep: [String] = []
    @Option(name: .customLong("keep-file"), parsing: .unconditional, help: .cloud("keep-file")) var keepFile: String?
    @Option(name: .customLong("exclude"), parsing: .unconditionalSingleValue, help: .cloud("exclude")) var exclude:
        [String] = []
    @Option(name: .customLong("exclude-file"), parsing: .unconditional, help: .cloud("exclude-file")) var excludeFile:
        String?
    @Option(name: .customLong("limit"), parsing: .unconditional, help: .cloud("limit")) var limit: String?
    @Option(name: .customLong("min-weight"), parsing: .unconditional, help: .cloud("min-weight")) var minWeight: String?
    @Option(name: .customLong("merge"), parsing: .unconditional, help: .cloud("merge")) var merge: String?
    @Option(name: .customLong("alias"), parsing: .unconditionalSingleValue, help: .cloud("alias")) var alias: [String] =
        []
    @Option(name: .customLong("alias-file"), parsing: .unconditional, help: .cloud("alias-file")) var aliasFile: String?
    @Option(name: .customLong("order"), parsing: .unconditional, help: .cloud("order")) var order: String?
    @Flag(name: .customLong("group-names"), inversion: .prefixedNo, help: .cloud("group-names")) var groupNames: Bool?
    @Option(name: .customLong("seed"), parsing: .unconditional, help: .cloud("seed")) var seed: String?
    @Option(name: .customLong("max-move"), parsing: .unconditional, help: .cloud("max-move")) var maxMove: String?

    var values: [(String, String?)] {
        [
            ("keep", joined(keep)),
            ("keep-file", keepFile),
            ("exclude", joined(exclude)),
            ("exclude-file", excludeFile),
            ("limit", limit),
            ("min-weight", minWeight),
            ("merge", merge),
            ("alias", joined(alias)),
            ("alias-file", aliasFile),
            ("order", order),
            ("group-names", groupNames.map { "\($0)" }),
            ("seed", seed),
            ("max-move", maxMove),
        ]
    }
}

struct LayoutFlags: ParsableArguments {
    @Option(name: .customLong("size"), parsing: .unconditional, help: .cloud("size")) var size: String?
    @Option(name: .customLong("width"), parsing: .unconditional, help: .cloud("width")) var width: String?
    @Option(name: .customLong("height"), parsing: .unconditional, help: .cloud("height")) var height: String?
    @Flag(name: .customLong("fit-box"), inversion: .prefixedNo, help: .cloud("fit-box")) var fitBox: Bool?
    @Flag(name: .customLong("responsive"), inversion: .prefixedNo, help: .cloud("responsive")) var responsive: Bool?
    @Option(name: .customLong("widths"), parsing: .unconditional, help: .cloud("widths")) var widths: String?
    @Option(name: .customLong("padding"), parsing: .unconditional, help: .cloud("padding")) var padding: String?
    @Option(name: .customLong("item-spacing"), parsing: .unconditional, help: .cloud("item-spacing")) var itemSpacing:
        String?
    @Option(name: .customLong("line-spacing"), parsing: .unconditional, help: .cloud("line-spacing")) var lineSpacing:
        String?
    @Option(name: .customLong("breaking"), parsing: .unconditional, help: .cloud("breaking")) var breaking: String?
    @Option(name: .customLong("min-lines"), parsing: .unconditional, help: .cloud("min-lines")) var minLines: String?
    @Option(name: .customLong("max-lines"), parsing: .unconditional, help: .cloud("max-lines")) var maxLines: String?
    @Option(name: .customLong("justify"), parsing: .unconditional, help: .cloud("justify")) var justify: String?
    @Option(name: .customLong("last-line"), parsing: .unconditional, help: .cloud("last-line")) var lastLine: String?
    @Option(name: .customLong("max-gap"), parsing: .unconditional, help: .cloud("max-gap")) var maxGap: String?
    @Option(name: .customLong("align"), parsing: .unconditional, help: .cloud("align")) var align: String?
    @Option(name: .customLong("lines"), parsing: .unconditional, help: .cloud("lines")) var lines: String?
    @Option(name: .customLong("line-widths"), parsing: .unconditional, help: .cloud("line-widths")) var lineWidths:
        String?
    @Option(name: .customLong("tab-stops"), parsing: .unconditional, help: .cloud("tab-stops")) var tabStops: String?
    @Option(name: .customLong("sizing"), parsing: .unconditional, help: .cloud("sizing")) var sizing: String?
    @Option(name: .customLong("axis"), parsing: .unconditional, help: .cloud("axis")) var axis: String?
    @Option(name: .customLong("direction"), parsing: .unconditional, help: .cloud("direction")) var direction: String?
    @Option(name: .customLong("line-order"), parsing: .unconditional, help: .cloud("line-order")) var lineOrder: String?
    @Option(name: .customLong("density"), parsing: .unconditional, help: .cloud("density")) var density: String?

    var values: [(String, String?)] {
        [
            ("size", size),
            ("width", width),
            ("height", height),
            ("fit-box", fitBox.map { "\($0)" }),
            ("responsive", responsive.map { "\($0)" }),
            ("widths", widths),
            ("padding", padding),
            ("item-spacing", itemSpacing),
            ("line-spacing", lineSpacing),
            ("breaking", breaking),
            ("min-lines", minLines),
            ("max-lines", maxLines),
            ("justify", justify),
            ("last-line", lastLine),
            ("max-gap", maxGap),
            ("align", align),
            ("lines", lines),
            ("line-widths", lineWidths),
            ("tab-stops", tabStops),
            ("sizing", sizing),
            ("axis", axis),
            ("direction", direction),
            ("line-order", lineOrder),
            ("density", density),
        ]
    }
}

struct TypeFlags: ParsableArguments {
    @Option(name: .customLong("min-size"), parsing: .unconditional, help: .cloud("min-size")) var minSize: String?
    @Option(name: .customLong("max-size"), parsing: .unconditional, help: .cloud("max-size")) var maxSize: String?
    @Option(name: .customLong("scale"), parsing: .unconditional, help: .cloud("scale")) var scale: String?
    @Option(name: .customLong("steps"), parsing: .unconditional, help: .cloud("steps")) var steps: String?
    @Option(name: .customLong("max-tag-width"), parsing: .unconditional, help: .cloud("max-tag-width")) var maxTagWidth:
        String?
    @Option(name: .customLong("max-tag-lines"), parsing: .unconditional, help: .cloud("max-tag-lines")) var maxTagLines:
        String?
    @Option(name: .customLong("font"), parsing: .unconditional, help: .cloud("font")) var font: String?
    @Option(name: .customLong("font-weight"), parsing: .unconditional, help: .cloud("font-weight")) var fontWeight:
        String?
    @Option(name: .customLong("font-style"), parsing: .unconditional, help: .cloud("font-style")) var fontStyle: String?
    @Option(name: .customLong("font-file"), parsing: .unconditional, help: .cloud("font-file")) var fontFile: String?
    @Option(name: .customLong("text"), parsing: .unconditional, help: .cloud("text")) var text: String?

    var values: [(String, String?)] {
        [
            ("min-size", minSize),
            ("max-size", maxSize),
            ("scale", scale),
            ("steps", steps),
            ("max-tag-width", maxTagWidth),
            ("max-tag-lines", maxTagLines),
            ("font", font),
            ("font-weight", fontWeight),
            ("font-style", fontStyle),
            ("font-file", fontFile),
            ("text", text),
        ]
    }
}

struct ColorFlags: ParsableArguments {
    @Option(name: .customLong("theme"), parsing: .unconditional, help: .cloud("theme")) var theme: String?
    @Option(name: .customLong("color"), parsing: .unconditional, help: .cloud("color")) var color: String?
    @Option(name: .customLong("colors"), parsing: .unconditional, help: .cloud("colors")) var colors: String?
    @Option(name: .customLong("background"), parsing: .unconditional, help: .cloud("background")) var background:
        String?
    @Option(name: .customLong("ground"), parsing: .unconditional, help: .cloud("ground")) var ground: String?

    var values: [(String, String?)] {
        [
            ("theme", theme),
            ("color", color),
            ("colors", colors),
            ("background", background),
            ("ground", ground),
        ]
    }
}

struct OrnamentFlags: ParsableArguments {
    @Option(name: .customLong("chip"), parsing: .unconditional, help: .cloud("chip")) var chip: String?
    @Option(name: .customLong("chip-padding"), parsing: .unconditional, help: .cloud("chip-padding")) var chipPadding:
        String?
    @Option(name: .customLong("counts"), parsing: .unconditional, help: .cloud("counts")) var counts: String?
    @Option(name: .customLong("unit"), parsing: .unconditional, help: .cloud("unit")) var unit: String?
    @Flag(name: .customLong("cards"), inversion: .prefixedNo, help: .cloud("cards")) var cards: Bool?
    @Flag(name: .customLong("heading"), inversion: .prefixedNo, help: .cloud("heading")) var heading: Bool?
    @Flag(name: .customLong("legend"), inversion: .prefixedNo, help: .cloud("legend")) var legend: Bool?
    @Option(name: .customLong("source"), parsing: .unconditional, help: .cloud("source")) var source: String?
    @Option(name: .customLong("title"), parsing: .unconditional, help: .cloud("title")) var title: String?
    @Option(name: .customLong("description"), parsing: .unconditional, help: .cloud("description")) var description:
        String?
    @Option(name: .customLong("lang"), parsing: .unconditional, help: .cloud("lang")) var lang: String?

    var values: [(String, String?)] {
        [
            ("chip", chip),
            ("chip-padding", chipPadding),
            ("counts", counts),
            ("unit", unit),
            ("cards", cards.map { "\($0)" }),
            ("heading", heading.map { "\($0)" }),
            ("legend", legend.map { "\($0)" }),
            ("source", source),
            ("title", title),
            ("description", description),
            ("lang", lang),
        ]
    }
}

struct LinkFlags: ParsableArguments {
    @Option(name: .customLong("link"), parsing: .unconditional, help: .cloud("link")) var link: String?
    @Option(name: .customLong("link-base"), parsing: .unconditional, help: .cloud("link-base")) var linkBase: String?
    @Option(name: .customLong("link-rel"), parsing: .unconditional, help: .cloud("link-rel")) var linkRel: String?
    @Option(name: .customLong("link-target"), parsing: .unconditional, help: .cloud("link-target")) var linkTarget:
        String?

    var values: [(String, String?)] {
        [
            ("link", link),
            ("link-base", linkBase),
            ("link-rel", linkRel),
            ("link-target", linkTarget),
        ]
    }
}

/// A flag that is given several times makes one list. A backslash at the end of a part stands for itself there, and
/// is not to take the comma that comes.
func joined(_ parts: [String]) -> String? {
    guard parts.count > 1 else { return parts.first }
    return parts.map { part in
        let backslashes = part.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        return backslashes % 2 == 1 ? part + "\\" : part
    }.joined(separator: ",")
}

extension ArgumentHelp {
    /// The help of the option table.
    static func cloud(_ name: String) -> ArgumentHelp {
        guard let definition = OptionDefinition.named(name) else {
            preconditionFailure("the flag --\(name) is no option of the table")
        }
        return ArgumentHelp(definition.fullHelp, valueName: definition.valueName)
    }
}
