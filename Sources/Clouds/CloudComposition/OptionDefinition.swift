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
    /// A property of the options. The runtime takes long to make a key path, which most runs need a few of.
    package typealias Path<Value> = @Sendable () -> WritableKeyPath<CloudOptions, Value>

    /// The type of an option's value. Most cases hold the property of ``CloudOptions`` to set, and the allowed values.
    package enum Kind: Sendable {
        case text(@autoclosure Path<String?>)
        case number(@autoclosure Path<Double>, ClosedRange<Double>)
        case integer(@autoclosure Path<Int>, ClosedRange<Int>)
        case optionalNumber(@autoclosure Path<Double?>, ClosedRange<Double>)
        case optionalInteger(@autoclosure Path<Int?>, ClosedRange<Int>)
        case boolean(@autoclosure Path<Bool>)
        case optionalBoolean(@autoclosure Path<Bool?>)
        case widths(@autoclosure Path<CloudWidths>)
        case tabStops(@autoclosure Path<TabStops?>)
        case lineWidths(@autoclosure Path<LineShape?>)
        /// The width and the height of a picture that the tags fill.
        case size
        case names(@autoclosure Path<[NamePattern]>)
        case aliases(@autoclosure Path<[TagAlias]>)
        /// The order of the tags, and whether groups are kept together.
        case order
        case language(@autoclosure Path<String>)
        case font(@autoclosure Path<FontFamily>)
        case fontWeights(@autoclosure Path<ClosedRange<Int>>)
        case tracking(@autoclosure Path<Tracking>)
        /// A list of colours, and the maximum number of colours.
        case colors(@autoclosure Path<[RGB]>, Int)
        /// A colour for the light scheme, and perhaps another one for the dark scheme.
        case ground(@autoclosure Path<SchemeColors?>)
        case background(@autoclosure Path<CloudBackground?>)
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

    /// Returns the option with a name, spelled exactly; nil if there is none.
    package static func named(_ name: String) -> OptionDefinition? {
        all.first { $0.name == name }
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
        case .number(let path, _): format(defaults[keyPath: path()])
        case .integer(let path, _): "\(defaults[keyPath: path()])"
        case .order: defaults.order.rawValue
        case .language(let path): defaults[keyPath: path()]
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
