import ByteWriting
import FlowSolving
import SourceText
import TagParsing
import Typography

/// An option of a cloud: its name, which is the same everywhere, with the type, the range and the meaning of its value.
///
/// ``all`` is the one table from which flags, front matter, placeholders and manifests are read, and from which help,
/// completion scripts, the JSON Schema and the documentation are written. To add an option, add an
/// entry to that table and use the property that the entry sets.
package struct OptionDefinition: Sendable {
    package typealias Path<Value> = WritableKeyPath<CloudOptions, Value> & Sendable

    /// The type of an option's value. Most cases hold the property of ``CloudOptions`` to set, and the allowed values.
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
        /// The width and the height of a picture that the tags fill.
        case size
        case names(any Path<[NamePattern]>)
        case aliases(any Path<[TagAlias]>)
        /// The order of the tags, and whether groups are kept together.
        case order
        case language(any Path<String>)
        case font(any Path<FontFamily>)
        case fontWeights(any Path<ClosedRange<Int>>)
        case tracking(any Path<Tracking>)
        /// A list of colours, and the maximum number of colours.
        case colors(any Path<[RGB]>, Int)
        /// A colour for the light scheme, and perhaps another one for the dark scheme.
        case ground(any Path<SchemeColors?>)
        case background(any Path<CloudBackground?>)
        case choice(
            [String], set: @Sendable (inout CloudOptions, String) -> Void, get: @Sendable (CloudOptions) -> String)
    }

    package let heading: OptionHeading
    /// The option's name with hyphens, such as `line-spacing`.
    package let name: String
    package let kind: Kind
    /// The effect of the option, with the possible values and their range, as Markdown. This text spells other options
    /// as flags.
    package let meaning: String
    /// The placeholder that stands for the value in help: `number` for `<number>`.
    package let valueName: String
    /// The JSON types that the value may have; empty for a choice, whose value is one of a few names.
    package let types: [String]
    private let writtenDefault: String?

    /// Defines an option.
    ///
    /// - Parameter writtenDefault: The default as Markdown, if it is not just ``usual``.
    init(
        _ heading: OptionHeading, _ name: String, _ kind: Kind, _ meaning: String,
        default writtenDefault: String? = nil
    ) {
        (self.heading, self.name, self.kind) = (heading, name, kind)
        (self.meaning, self.writtenDefault) = (meaning, writtenDefault)
        (valueName, types) = Self.traits(kind, name)
    }

    /// All options of a cloud; those under one heading are in the order in which help lists them.
    package static let all: [OptionDefinition] = [
        OptionDefinition(
            .ornaments, "title", .text(\.title), "title; beats the list's `#` heading",
            default: "`Tag cloud`"),
        OptionDefinition(
            .ornaments, "description", .text(\.description), "one sentence on what the cloud shows",
            default: "the number of tags"),
        OptionDefinition(
            .ornaments, "lang", .language(\.lang), "language of the page, such as `de` or `pt-BR`"),
        OptionDefinition(
            .layout, "size", .size,
            "width and height of a picture that the tags fill, `1280x720` for a slide: `--width`, `--height` and `--fit-box` in one"
        ),
        OptionDefinition(
            .layout, "width", .number(\.width, 80...100_000), "width of the cloud in pixels, from 80 to 100000"),
        OptionDefinition(
            .layout, "height", .optionalNumber(\.height, 20...100_000),
            "least height of the cloud, from 20 to 100000; with `--axis vertical`, of its columns",
            default: "as its lines"),
        OptionDefinition(
            .layout, "responsive", .optionalBoolean(\.responsive),
            "one file for several widths: the tags glide to other lines where there is less room, without a script",
            default: "pages and fragments yes, SVG no"),
        OptionDefinition(
            .layout, "widths", .widths(\.widths),
            "the widths of a responsive cloud, besides `--width`: `auto` (up to eight, from 240 to `--width`), or a list such as `320,480,800`",
            default: "`auto`"),
        OptionDefinition(
            .layout, "padding", .number(\.padding, 0...1000), "margin inside the cloud's edges, up to 1000",
            default: "`16`, more in a large `--size`"),
        OptionDefinition(
            .type, "min-size", .number(\.minSize, 4...1000), "font size of the lightest tag, from 4 to 1000",
            default: "two ninths of `--max-size`, at least `12` or half of it; with a `--scale` of your own `14`"),
        OptionDefinition(
            .type, "max-size", .number(\.maxSize, 4...1000), "font size of the heaviest tag, from 4 to 1000",
            default:
                "by the width: `48` up to 455 pixels, `57` at 640, `78` at 1200, at least twice `--min-size`; of chips and cards `34`; with a `--scale` of your own `48`"
        ),
        OptionDefinition(
            .type, "scale", choice(\.scale),
            "how size follows from weight: `auto` (by the distribution of all weights: the heaviest has two to three times the size of the tag in the middle), `linear`, `sqrt`, `log`, `area` (twice the weight is twice the area, as far as `--min-size` allows), `rank` (equal steps between the weights that occur), `quantile` (groups of about as many tags)"
        ),
        OptionDefinition(
            .type, "steps", .integer(\.steps, 2...100),
            "how many sizes there are at most when the scale is quantile, from 2 to 100"),
        OptionDefinition(
            .selection, "order", .order,
            "`given`, `alphabetical`, `weight`, `center` (the heaviest in the middle), `related` (tags that share posts, sentences of a text or lines of `--related-file` near each other), `shuffled`, or `packed`: tags change places so that the least area is wasted, on lines of its own choice; `groups` keeps each group together, `groups,weight` orders inside it"
        ),
        OptionDefinition(
            .selection, "related-file", .text(\.relatedFile),
            "a file that says which tags are related, for the order `related`: names that belong together on a line, with commas between them"
        ),
        OptionDefinition(
            .selection, "group-names", .optionalBoolean(\.groupNames),
            "each group begins a line of its own, under its name",
            default: "no; comparisons of texts yes"),
        OptionDefinition(
            .selection, "seed", .integer(\.seed, 0...Int.max), "a whole number; another one is another shuffled order"),
        OptionDefinition(
            .selection, "max-move", .optionalInteger(\.maxMove, 0...Int.max),
            "how many places a tag may move when the order is packed",
            default: "any"),
        OptionDefinition(
            .selection, "keep", .names(\.keep),
            "keep these tags only: names or patterns (`C,Swift*,?-mail`) with commas between them; `\\` takes `*`, `?` and `,` as they are; may be repeated; in front matter also a list, where `*` at the beginning needs quotes",
            default: "all"),
        OptionDefinition(
            .selection, "keep-file", .text(\.keepFile),
            "a file with more of them, one a line; a line that begins with `#` and a space is skipped"),
        OptionDefinition(
            .selection, "exclude", .names(\.exclude),
            "leave these tags out, also of those that are kept; written like `--keep`, and the report names entries that match no tag"
        ),
        OptionDefinition(
            .selection, "exclude-file", .text(\.excludeFile), "a file with more of them, one a line"),
        OptionDefinition(
            .selection, "limit", .optionalInteger(\.limit, 1...Int.max),
            "keep this many of the heaviest tags, or `all`",
            default: "all; of a text `200`"),
        OptionDefinition(
            .selection, "min-weight", .optionalNumber(\.minWeight, 0...Double.greatestFiniteMagnitude),
            "leave lighter tags out"),
        OptionDefinition(
            .type, "max-tag-width", .optionalNumber(\.maxTagWidth, 20...100_000),
            "a tag that is wider, chip and count included, is set in lines, or smaller; from 20 to 100000, scaled by `--fit-box`",
            default: "as the cloud"),
        OptionDefinition(
            .type, "max-tag-lines", .optionalInteger(\.maxTagLines, 1...Int.max),
            "a tag that needs more lines is set smaller, or ends with an ellipsis",
            default: "any"),
        OptionDefinition(
            .layout, "item-spacing", .number(\.itemSpacing, 0...1000), "space between tags of a line, from 0 to 1000",
            default:
                "what `--tag-margin` says; in columns `4`, with `--max-tag-width` `12`; between chips `10`; it grows with `--fit-box`"
        ),
        OptionDefinition(
            .layout, "line-spacing", .number(\.lineSpacing, -100...1000),
            "space between lines, from -100 to 1000; below zero they close up, and words may overlap",
            default:
                "what `--leading` says; between columns `20`; between chips `10`; it grows likewise"
        ),
        OptionDefinition(
            .layout, "tag-margin", .optionalNumber(\.tagMargin, 0...4),
            "room that a tag keeps on either side from its neighbours on a line, in em of its own size, from 0 to 4: two tags are apart by the sum",
            default: "`0.28`; with `--item-spacing` none"),
        OptionDefinition(
            .layout, "leading", .optionalNumber(\.leading, 0.7...4),
            "distance from line to line for tags of one size, in em, from 0.7 to 4; below 1 descenders may touch what is below them, below 0.9 all letters may",
            default: "`1.16`; in a `--shape` `1.12`; with `--line-spacing` what the font says"),
        OptionDefinition(
            .layout, "breaking", choice(\.breaking),
            "where lines end: `greedy` (where the next tag does not fit), `optimal` (with the least white area), `balanced` (evenly)"
        ),
        OptionDefinition(
            .layout, "min-lines", .optionalInteger(\.minLines, 1...Int.max),
            "make at least this many lines; `greedy` does not look at it"),
        OptionDefinition(
            .layout, "max-lines", .optionalInteger(\.maxLines, 1...Int.max),
            "leave out the tags beyond this many lines; the report names them",
            default: "all"),
        OptionDefinition(
            .layout, "justify", choice(\.justify),
            "how a line is spread: `leading`, `center`, `trailing`, `between`, `around`, `evenly`, `stretch`"),
        OptionDefinition(
            .layout, "last-line", choice(\.lastLine),
            "the same for the last line: `same`, `leading`, `center`, `trailing`, `natural` (leading where the others are spread)"
        ),
        OptionDefinition(
            .layout, "max-gap", .optionalNumber(\.maxGap, 0...100_000),
            "a line that would need wider gaps than this is centred"),
        OptionDefinition(
            .layout, "tab-stops", .tabStops(\.tabStops),
            "tags begin at multiples of a distance (`120`) or at positions (`0,90,240`); with `--justify leading`"),
        OptionDefinition(
            .layout, "align", choice(\.align),
            "what the tags of a line share: `top`, `center`, `bottom`, `firstBaseline`, `lastBaseline`, `stretch`"),
        OptionDefinition(
            .layout, "lines", choice(\.lines),
            "where the lines stand in a `--height` that leaves room: `start`, `center`, `end`, `between`, `around`, `evenly`, `stretch`",
            default: "`start`, with `--fit-box` `evenly`"),
        OptionDefinition(
            .layout, "line-widths", .lineWidths(\.lineWidths),
            "lines of unequal widths (`200,300,400`; `160:448` begins at 160), the last one repeating; or `ellipse`",
            default: "all alike"),
        OptionDefinition(
            .layout, "shape", .text(\.shape),
            "the lines fill a shape: `circle`, `ellipse`, `heart`, `cloud`, or the filled paths of an SVG file of your own; tags are scaled to fill it, the heaviest in the middle unless `--order` says otherwise"
        ),
        OptionDefinition(
            .layout, "fit-box", .boolean(\.fitBox), "scale all tags so that they fill `--width` and `--height`"),
        OptionDefinition(
            .layout, "sizing", choice(\.sizing), "`fill`: as wide as `--width`; `hug`: as wide as the widest line"),
        OptionDefinition(
            .layout, "axis", choice(\.axis), "`horizontal`: lines are rows; `vertical`: lines are columns"),
        OptionDefinition(
            .layout, "direction", choice(\.direction), "where lines begin: `ltr`, `rtl`"),
        OptionDefinition(
            .layout, "line-order", choice(\.lineOrder),
            "`forward`, or `reverse`: the first line at the bottom, `top` and `bottom` changed over"),
        OptionDefinition(
            .ornaments, "chip", choice(\.chip),
            "what stands behind the text of a tag: `none`, `box`, `rounded`, `capsule`"),
        OptionDefinition(
            .ornaments, "chip-padding", .number(\.chipPadding, 0...4),
            "room between a chip's text and its sides in em, up to 4; half of it above and below"),
        OptionDefinition(
            .ornaments, "counts", choice(\.counts),
            "the weight in figures: `none`, `text` (behind the name), `badge` (on the corner), `tooltip` (where the pointer rests)"
        ),
        OptionDefinition(
            .ornaments, "cards", .boolean(\.cards),
            "tags are cards of one size, in rows and columns, with their descriptions"),
        OptionDefinition(
            .ornaments, "heading", .boolean(\.heading), "draw title and description above the tags"),
        OptionDefinition(
            .ornaments, "legend", .boolean(\.legend),
            "explain the sizes below the tags, in round numbers of the `--unit`, and the colours of groups with `--color group`"
        ),
        OptionDefinition(
            .ornaments, "source", .text(\.source), "where the numbers come from: a line below the tags"),
        OptionDefinition(
            .ornaments, "unit", .text(\.unit),
            "what the weights count, as a screen reader (“Swift, 42 posts”) and the legend (“3 20 40 posts”) say it: `posts`, `times`, `words` in the page's language, or its own forms (`recipe|recipes`)"
        ),
        OptionDefinition(
            .color, "theme", .text(\.theme),
            "the look: colours, and type and spacing where no option sets them: `auto` (light, and dark where the viewer prefers it), `light`, `dark`, `dusk`, `print`, `paper`, `contrast`, `mono`, `warm`, `cool`, `vivid`, `poster`, `signal`, `transparent` (as `auto`, without a ground); or a CSS file of your own",
            default: "`auto`; in parts of pages the page's colours"),
        OptionDefinition(
            .color, "color", choice(\.color),
            "what colour says: `weight` (a ramp), `group`, `hash` (a colour of its own for each name, whatever tags come and go), `single`; `link`: nothing, tags look like the links of the page",
            default: "`weight`; in parts of pages, where no theme and no colours are named, `link`"),
        OptionDefinition(
            .color, "colors", .colors(\.colors, CloudOptions.mostColors),
            "colours in place of the theme's: `\"#0b1f3a,#ff5a5f\"`, from the lightest weight to the heaviest or one after the other, as `--color` says; names of CSS or `#rrggbb`, up to 16",
            default: "the theme's"),
        OptionDefinition(
            .color, "background", .background(\.background),
            "what the cloud is painted on: `none`, or a colour; `white,#1d1f21` is one for light and one for dark",
            default: "the theme's; in parts of pages none"),
        OptionDefinition(
            .color, "ground", .ground(\.ground),
            "the colour of your page, on which a cloud without a background is to be legible; or one for light and one for dark: `\"#fffdf5,#1d1f21\"`",
            default: "white; a dark grey where it is dark"),
        OptionDefinition(
            .links, "link", .text(\.link),
            "where tags lead that have no link of their own: `/tags/{slug}/`, `https://example.org/?q={name}`, `/tags/{hugo}/` (as Hugo names the pages of its terms; `{jekyll}`, `{zola}` and `{pelican}` likewise); `none` for nowhere",
            default: "of posts, as the configuration beside them says; else nowhere"),
        OptionDefinition(
            .links, "link-base", .text(\.linkBase), "what relative links are relative to: `https://example.org/blog/`",
            default: "the page"),
        OptionDefinition(
            .links, "link-rel", .text(\.linkRel), "how links are marked: `nofollow`",
            default: "not"),
        OptionDefinition(
            .links, "link-target", .text(\.linkTarget), "where links open: `_blank` (with `noopener`)",
            default: "here"),
        OptionDefinition(
            .type, "font", .font(\.font),
            "font family, by any name in its stack: `sans`, `serif`, `mono`, `Roboto`, …; `stratus fonts` lists them. `inherit` is the page's, measured as `sans`; `inherit,serif` measures as `serif`",
            default: "`sans`; in parts of pages `inherit`"),
        OptionDefinition(
            .type, "font-weight", .fontWeights(\.fontWeights),
            "`regular`, `bold`, or from the lightest tag to the heaviest: `400..800` (bold from 600 on)",
            default: "`400..800` where the family has a bold face; with a `--scale` of your own `regular`"),
        OptionDefinition(
            .type, "font-style", choice(\.fontStyle), "`normal`, `italic`; cards stay upright"),
        OptionDefinition(
            .type, "case", choice(\.letterCase),
            "`given`, `upper`, `lower`: the letters in which names are set, by the rules of `--lang`; links and what is heard keep the names as given"
        ),
        OptionDefinition(
            .type, "tracking", .tracking(\.tracking),
            "space added between the letters of names, in em, from -0.1 to 0.5; or from the lightest tag to the heaviest: `0.06..-0.02`",
            default: "`auto`: closer by up to 0.02 from 24 pixels on; monospaced names none"),
        OptionDefinition(
            .type, "font-file", .text(\.fontFile),
            "measure with this TrueType or OpenType file; what it lacks, with the family"),
        OptionDefinition(
            .type, "text", choice(\.text),
            "`live`: in the viewer's fonts; `outlines`: as the glyphs of the font file, or of the installed font; `embedded`: in a part of it that the picture carries"
        ),
        OptionDefinition(
            .layout, "density", .integer(\.density, 1...8),
            "how many pixels of a PNG there are to one of the cloud, from 1 to 8"),
        OptionDefinition(
            .selection, "merge", choice(\.merge), "names that are one: `fold` (without regard to case), `exact`"),
        OptionDefinition(
            .selection, "alias", .aliases(\.alias),
            "other names of tags (`ML=machine learning,js=JavaScript`), which are added up under the name behind the `=`; may be repeated; in front matter also a mapping"
        ),
        OptionDefinition(
            .selection, "alias-file", .text(\.aliasFile),
            "a file with more of them, one target a line: `ML, machine-learning = machine learning`"),
    ]

    /// Returns the option with a name, spelled exactly; nil if there is none.
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

    /// The meaning as a sentence for `--help`, followed by the default.
    package var help: String {
        let text = meaning.replacing("`", with: "")
        let start = meaning.hasPrefix("`") ? text : text.prefix(1).uppercased() + text.dropFirst()
        return "\(start). (default: \(defaultMeaning.replacing("`", with: "")))"
    }

    /// The values that the option accepts; empty if there are too many values to list.
    package var choices: [String] {
        switch kind {
        case .choice(let names, _, _): names
        case .order: Self.orderNames
        case .font: FontFamily.all.map(\.name)
        case .fontWeights: ["regular", "bold"]
        case .boolean, .optionalBoolean, .text, .number, .integer, .optionalNumber, .optionalInteger, .widths,
            .tabStops, .tracking, .lineWidths, .size, .names, .aliases, .language, .colors, .ground, .background:
            []
        }
    }

    private static func traits(_ kind: Kind, _ name: String) -> (valueName: String, types: [String]) {
        switch kind {
        case .text:
            (
                name.hasSuffix("-file") ? "file" : ["theme", "shape"].contains(name) ? "name|file" : "text",
                ["string", "number"]
            )
        case .number, .optionalNumber: ("number", ["number"])
        case .integer: ("number", ["integer"])
        case .optionalInteger: ("count", name == "limit" ? ["integer", "string"] : ["integer"])
        case .boolean, .optionalBoolean: ("true|false", ["boolean"])
        case .size: ("width×height", ["string"])
        case .language: ("tag", ["string"])
        case .names, .widths, .tabStops, .lineWidths: ("list", ["string", "number", "array"])
        case .aliases: ("list", ["string", "array", "object"])
        case .font: ("family", ["string", "array"])
        case .fontWeights: ("name|range", ["string"])
        case .tracking: ("auto|number|range", ["number", "string"])
        case .order: ("name", ["string", "array"])
        case .colors, .ground: ("colors", ["string", "array"])
        case .background: ("none|colors", ["string", "array"])
        case .choice: ("name", [])
        }
    }

    /// Whether the option takes a Boolean value.
    package var isFlag: Bool { types.first == "boolean" }

    /// Whether the option accepts a list of values.
    package var takesSeveral: Bool { types.contains("array") }

    /// Whether the values are colours. They may begin with `#`, which begins a comment in YAML.
    package var isColor: Bool { valueName.hasSuffix("colors") }

    /// Whether the default is described, since it is no single value.
    var isDefaultDescribed: Bool { writtenDefault != nil }

    /// The default value, or a description of it, as Markdown.
    package var defaultMeaning: String { writtenDefault ?? usual.map { "`\($0)`" } ?? (isFlag ? "no" : "none") }

    /// The default value in text form, or nil if there is none.
    var usual: String? {
        let defaults = CloudOptions()
        return switch kind {
        case .number(let path, _): format(defaults[keyPath: path])
        case .integer(let path, _): "\(defaults[keyPath: path])"
        case .order: defaults.order.rawValue
        case .language(let path): defaults[keyPath: path]
        case .choice(_, _, let get): get(defaults)
        default: nil
        }
    }
}

func format(_ number: Double) -> String { shortest(number) }

extension Problem {
    /// Describes an unknown option; the hint is an option that may be meant, or the names of all options.
    package init(unknownName name: String) {
        let names = OptionDefinition.all.map(\.name)
        let near = suggestion(for: ForeignOption.hyphenated(name), among: names)
        self.init(
            option: name, "unknown option \"\(name)\"",
            hint: ForeignOption.named(name)?.text(isFlag: false) ?? near.map { "did you mean \"\($0)\"?" }
                ?? "known options are \(names.joined(separator: ", "))")
    }
}
