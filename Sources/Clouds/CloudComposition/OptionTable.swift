import ByteWriting
import FlowSolving
import SourceText
import TagParsing
import Typography

/// One option of a cloud: its name as every place spells it, its type and range, and a line of help.
///
/// `all` is the one table from which flags, front matter and help come.
package struct OptionDefinition: Sendable {
    package typealias Path<Value> = WritableKeyPath<CloudOptions, Value> & Sendable

    package enum Kind: Sendable {
        case text(any Path<String?>)
        case number(any Path<Double>, ClosedRange<Double>)
        case integer(any Path<Int>, ClosedRange<Int>)
        case optionalNumber(any Path<Double?>, ClosedRange<Double>)
        case optionalInteger(any Path<Int?>, ClosedRange<Int>)
        case boolean(any Path<Bool>)
        case optionalBoolean(any Path<Bool?>)
        case widths(any Path<CloudWidths>)
        case tabStops(any Path<TabStops?>)
        case lineWidths(any Path<LineShape?>)
        /// Width and height of a picture that its tags fill.
        case size
        case names(any Path<[NamePattern]>)
        case aliases(any Path<[TagAlias]>)
        /// Of the tags, and of those in each group.
        case order
        case language(any Path<String>)
        case font(any Path<FontFamily>)
        /// A list of colours, and how many it may have.
        case colors(any Path<[RGB]>, Int)
        /// The colour of a light place, and that of a dark one.
        case ground(any Path<SchemeColors?>)
        case background(any Path<CloudBackground?>)
        case choice(
            [String], set: @Sendable (inout CloudOptions, String) -> Void, get: @Sendable (CloudOptions) -> String)
    }

    package let name: String
    package let kind: Kind
    package let help: String

    package static let all: [OptionDefinition] = [
        OptionDefinition(name: "title", kind: .text(\.title), help: "Title; beats the list's # heading."),
        OptionDefinition(
            name: "description", kind: .text(\.description), help: "One sentence on what the cloud shows."),
        OptionDefinition(name: "lang", kind: .language(\.lang), help: "Language of the page, such as de or pt-BR."),
        OptionDefinition(
            name: "size", kind: .size,
            help:
                "Width and height of a picture that the tags fill, such as 1280x720: width, height and fit-box in one."),
        OptionDefinition(name: "width", kind: .number(\.width, 80...100_000), help: "Width of the cloud in pixels."),
        OptionDefinition(
            name: "height", kind: .optionalNumber(\.height, 20...100_000),
            help: "Least height of the cloud; of a column when the axis is vertical."),
        OptionDefinition(
            name: "responsive", kind: .optionalBoolean(\.responsive),
            help: "One file for several widths, that reflows; pages and fragments do."),
        OptionDefinition(
            name: "widths", kind: .widths(\.widths),
            help: "The widths of a responsive cloud besides its own: auto, or a list such as 320,480,800."),
        OptionDefinition(name: "padding", kind: .number(\.padding, 0...1000), help: "Margin inside the cloud's edges."),
        OptionDefinition(
            name: "min-size", kind: .number(\.minSize, 4...1000), help: "Font size of the lightest tag in pixels."),
        OptionDefinition(
            name: "max-size", kind: .number(\.maxSize, 4...1000), help: "Font size of the heaviest tag in pixels."),
        OptionDefinition(name: "scale", kind: choice(\.scale), help: "How the font size follows from the weight."),
        OptionDefinition(
            name: "steps", kind: .integer(\.steps, 2...100),
            help: "How many sizes there are at most when the scale is quantile."),
        OptionDefinition(
            name: "order", kind: .order,
            help:
                "Order of the tags; packed lets them change places so that the least area is wasted, groups keeps each group together, and groups,weight orders inside it."
        ),
        OptionDefinition(
            name: "group-names", kind: .optionalBoolean(\.groupNames),
            help: "Begin each group on a line of its own, under its name; comparisons of texts do."),
        OptionDefinition(
            name: "seed", kind: .integer(\.seed, 0...Int.max),
            help: "A whole number; another one is another shuffled order."),
        OptionDefinition(
            name: "max-move", kind: .optionalInteger(\.maxMove, 0...Int.max),
            help: "How many places a tag may move when the order is packed."),
        OptionDefinition(
            name: "keep", kind: .names(\.keep),
            help: "Keep these tags only: names or patterns such as C,Swift*, with commas between them."),
        OptionDefinition(
            name: "keep-file", kind: .text(\.keepFile), help: "A file with more of them, one a line."),
        OptionDefinition(
            name: "exclude", kind: .names(\.exclude),
            help: "Leave these tags out: names or patterns such as draft,misc*, with commas between them."),
        OptionDefinition(
            name: "exclude-file", kind: .text(\.excludeFile), help: "A file with more of them, one a line."),
        OptionDefinition(
            name: "limit", kind: .optionalInteger(\.limit, 1...Int.max),
            help: "Keep this many of the heaviest tags, or all."),
        OptionDefinition(
            name: "min-weight", kind: .optionalNumber(\.minWeight, 0...Double.greatestFiniteMagnitude),
            help: "Leave lighter tags out."),
        OptionDefinition(
            name: "max-tag-width", kind: .optionalNumber(\.maxTagWidth, 20...100_000),
            help: "Set wider tags in several lines, or smaller."),
        OptionDefinition(
            name: "max-tag-lines", kind: .optionalInteger(\.maxTagLines, 1...Int.max),
            help: "Set tags that need more lines smaller, or end them with an ellipsis."),
        OptionDefinition(
            name: "item-spacing", kind: .number(\.itemSpacing, 0...1000),
            help:
                "Space between tags of a line; 4 in columns (12 with max-tag-width), 10 between chips; more in type above 48 pixels, and with fit-box as the type grows."
        ),
        OptionDefinition(
            name: "line-spacing", kind: .number(\.lineSpacing, -100...1000),
            help:
                "Space between lines, 12 with max-tag-width, 20 between columns, 10 between chips, more in larger type; below zero they close up, and words may overlap."
        ),
        OptionDefinition(
            name: "breaking", kind: choice(\.breaking),
            help: "Where lines end: where the next tag does not fit, with the least white area, or evenly."),
        OptionDefinition(
            name: "min-lines", kind: .optionalInteger(\.minLines, 1...Int.max),
            help: "Make at least this many lines; greedy breaking does not."),
        OptionDefinition(
            name: "max-lines", kind: .optionalInteger(\.maxLines, 1...Int.max),
            help: "Leave out the tags beyond this many lines; the report names them."),
        OptionDefinition(name: "justify", kind: choice(\.justify), help: "How the tags of a line are spread along it."),
        OptionDefinition(
            name: "last-line", kind: choice(\.lastLine),
            help: "The same for the last line; natural is leading where the others are spread."),
        OptionDefinition(
            name: "max-gap", kind: .optionalNumber(\.maxGap, 0...100_000),
            help: "Centre a line that would need wider gaps than this."),
        OptionDefinition(
            name: "tab-stops", kind: .tabStops(\.tabStops),
            help: "Tags begin at multiples of a distance, such as 120, or at positions, such as 0,90,240."),
        OptionDefinition(
            name: "align", kind: choice(\.align), help: "What the tags of a line have in common across it."),
        OptionDefinition(
            name: "lines", kind: choice(\.lines), help: "Where the lines stand when the height leaves room."),
        OptionDefinition(
            name: "line-widths", kind: .lineWidths(\.lineWidths),
            help:
                "Lines of unequal widths, such as 200,300,400 or 160:448 (from:width), the last one repeating; or ellipse."
        ),
        OptionDefinition(
            name: "fit-box", kind: .boolean(\.fitBox), help: "Scale the tags so that they fill width and height."),
        OptionDefinition(
            name: "sizing", kind: choice(\.sizing), help: "Whether the cloud is as wide as asked or as its widest line."
        ),
        OptionDefinition(name: "axis", kind: choice(\.axis), help: "Whether lines are rows or columns."),
        OptionDefinition(name: "direction", kind: choice(\.direction), help: "Where lines begin: left or right."),
        OptionDefinition(
            name: "line-order", kind: choice(\.lineOrder),
            help: "Whether the first line is at the top or at the bottom."),
        OptionDefinition(name: "chip", kind: choice(\.chip), help: "What stands behind the text of a tag."),
        OptionDefinition(
            name: "chip-padding", kind: .number(\.chipPadding, 0...4),
            help: "Room between a chip's text and its sides, in em; half of it above and below."),
        OptionDefinition(
            name: "counts", kind: choice(\.counts),
            help: "The weight in figures: behind the name, as a badge on the corner, or where the pointer rests."),
        OptionDefinition(
            name: "cards", kind: .boolean(\.cards),
            help: "Tags are cards of one size, in rows and columns, with their descriptions."),
        OptionDefinition(
            name: "heading", kind: .boolean(\.heading), help: "Draw title and description above the tags."),
        OptionDefinition(
            name: "legend", kind: .boolean(\.legend), help: "Explain sizes, and colours of groups, below the tags."),
        OptionDefinition(
            name: "source", kind: .text(\.source), help: "Where the numbers come from: a line below the tags."),
        OptionDefinition(
            name: "unit", kind: .text(\.unit),
            help: "What the weights count, as it is heard: posts, times, words, or forms such as post|posts."),
        OptionDefinition(
            name: "theme", kind: .text(\.theme), help: "A built-in theme by its name, or a CSS file of your own."),
        OptionDefinition(
            name: "color", kind: choice(\.color),
            help: "What the colour of a tag says; link is the page's colour of links, in parts of pages the default."),
        OptionDefinition(
            name: "colors", kind: .colors(\.colors, CloudOptions.mostColors),
            help: "Colours in place of the theme's, lightest weight to heaviest, such as \"#0b1f3a,#ff5a5f\"."),
        OptionDefinition(
            name: "background", kind: .background(\.background),
            help: "What the cloud is painted on: none, a colour, or one for light and one for dark."),
        OptionDefinition(
            name: "ground", kind: .ground(\.ground),
            help: "The colour of the page behind a cloud without a background, or one for light and one for dark."),
        OptionDefinition(
            name: "link", kind: .text(\.link),
            help:
                "Where tags without a link lead: a pattern such as /tags/{slug}/ or /search?q={name}, with {hugo}, {jekyll}, {zola} or {pelican} after the rule of a generator; or none. Default: of posts, as the configuration of their generator says."
        ),
        OptionDefinition(
            name: "link-base", kind: .text(\.linkBase), help: "What relative links are relative to."),
        OptionDefinition(
            name: "link-rel", kind: .text(\.linkRel), help: "How links are marked, such as nofollow."),
        OptionDefinition(
            name: "link-target", kind: .text(\.linkTarget), help: "Where links open, such as _blank."),
        OptionDefinition(
            name: "font", kind: .font(\.font),
            help:
                "Font family, by any name in its stack: sans, serif, mono, Roboto, …; stratus fonts lists them. inherit is the page's, measured as sans or as inherit,serif says; in parts of pages the default."
        ),
        OptionDefinition(name: "font-weight", kind: choice(\.fontWeight), help: "Weight of the letters."),
        OptionDefinition(name: "font-style", kind: choice(\.fontStyle), help: "Slope of the letters."),
        OptionDefinition(
            name: "font-file", kind: .text(\.fontFile),
            help: "Measure with this TrueType or OpenType file; what it lacks, with the family."),
        OptionDefinition(
            name: "text", kind: choice(\.text),
            help: "How text is drawn: in the viewer's fonts, as outlines of the font, or with a part of it embedded."),
        OptionDefinition(
            name: "density", kind: .integer(\.density, 1...8), help: "Pixels of a PNG to one of the cloud."),
        OptionDefinition(
            name: "merge", kind: choice(\.merge), help: "Names that are one: without regard to case, or exactly alike."),
        OptionDefinition(
            name: "alias", kind: .aliases(\.alias),
            help: "Other names of tags, such as ML=machine learning,js=JavaScript: they are added up."),
        OptionDefinition(
            name: "alias-file", kind: .text(\.aliasFile),
            help: "A file with more of them, such as ML, machine-learning = machine learning; one target a line."),
    ]

    package static func named(_ name: String) -> OptionDefinition? {
        all.first { $0.name == name }
    }

    private static func choice<Value: RawRepresentable & CaseIterable & Sendable>(_ path: any Path<Value>) -> Kind
    where Value.RawValue == String {
        .choice(
            Value.allCases.map(\.rawValue),
            set: { options, name in
                if let value = Value(rawValue: name) { options[keyPath: path] = value }
            },
            get: { $0[keyPath: path].rawValue })
    }

    /// The help with the values that are allowed and the default, for `--help` and the documentation.
    package var fullHelp: String {
        let defaults = CloudOptions()
        switch kind {
        case .choice(let names, _, let get):
            return "\(help) (values: \(names.joined(separator: ", ")); default: \(get(defaults)))"
        case .number(let path, let range):
            let bounds = "from \(format(range.lowerBound)) to \(format(range.upperBound))"
            return "\(help) (\(bounds); default: \(format(defaults[keyPath: path])))"
        case .integer(let path, let range):
            let bounds = range.upperBound == .max ? "" : "from \(range.lowerBound) to \(range.upperBound); "
            return "\(help) (\(bounds)default: \(defaults[keyPath: path]))"
        case .order:
            return
                "\(help) (values: \(Self.orderNames.joined(separator: ", ")); default: \(defaults.order.rawValue))"
        case .language(let path): return "\(help) (default: \(defaults[keyPath: path]))"
        case .font(let path): return "\(help) (default: \(defaults[keyPath: path].name))"
        case .text, .size, .optionalNumber, .optionalInteger, .boolean, .optionalBoolean, .tabStops, .lineWidths,
            .names, .aliases, .colors, .ground, .background:
            return help
        case .widths: return "\(help) (default: auto)"
        }
    }

    /// All values that there are; none where there are too many to list.
    package var choices: [String] {
        switch kind {
        case .choice(let names, _, _): names
        case .order: Self.orderNames
        case .font: FontFamily.all.map(\.name)
        default: []
        }
    }

    /// What stands for the value in help: `<number>`, `<text>`.
    package var valueName: String {
        switch kind {
        case .text: name.hasSuffix("-file") ? "file" : name == "theme" ? "name|file" : "text"
        case .number, .optionalNumber: "number"
        case .integer: "number"
        case .size: "width×height"
        case .optionalInteger: "count"
        case .boolean, .optionalBoolean: "true|false"
        case .tabStops, .lineWidths, .names, .aliases, .widths: "list"
        case .language: "tag"
        case .font: "family"
        case .colors, .ground: "colors"
        case .background: "none|colors"
        case .choice, .order: "name"
        }
    }
}

func format(_ number: Double) -> String { shortest(number) }

extension Problem {
    package init(unknownName name: String) {
        let names = OptionDefinition.all.map(\.name)
        let near = suggestion(for: ForeignOption.hyphenated(name), among: names)
        self.init(
            option: name, "unknown option \"\(name)\"",
            hint: ForeignOption.named(name)?.text(isFlag: false) ?? near.map { "did you mean \"\($0)\"?" }
                ?? "known options are \(names.joined(separator: ", "))")
    }
}
