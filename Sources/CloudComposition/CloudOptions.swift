import FlowSolving
import TagParsing
import Typography

/// Everything that shapes a cloud. Each property is an option of the same name, in the option table.
///
/// Lengths are CSS pixels. A value outside its range is refused by ``compose(_:_:)`` and ``set(_:to:)`` alike.
public struct CloudOptions: Sendable, Equatable {
    public var title: String?
    public var description: String?
    public var lang = "en"
    public var width = 640.0
    public var padding = 16.0
    public var minSize = 14.0
    public var maxSize = 48.0
    public var scale = SizeScale.sqrt
    public var order = TagOrder.given
    public var limit: Int?
    public var minWeight: Double?
    /// Half as much again as the space between words at the maximum size, so that a gap is never taken for one.
    public var itemSpacing = 20.0
    public var lineSpacing = 4.0
    public var justify = FlowJustification.center
    public var font = FontFamily.sans
    public var fontWeight = FontWeight.regular
    public var merge = NameMerging.fold

    public init() {}

    /// Sets an option by its name, as a flag, front matter or a placeholder spells it.
    ///
    /// - Throws: ``InvalidOption`` for an unknown name, a value of another type, or one outside its range.
    public mutating func set(_ name: String, to value: String) throws(InvalidOption) {
        guard let definition = OptionDefinition.named(name) else { throw InvalidOption(unknownName: name) }
        try definition.set(value, in: &self)
    }

    /// Checks every value against its range, and those that depend on each other.
    package func check() throws(InvalidOption) {
        for definition in OptionDefinition.all { try definition.check(self) }
        guard minSize <= maxSize else {
            throw InvalidOption(
                name: "min-size", problem: "min-size \(format(minSize)) is above max-size \(format(maxSize))",
                hint: "set both, the smaller one as min-size")
        }
        guard width - 2 * padding >= Self.leastContentWidth else {
            throw InvalidOption(
                name: "padding",
                problem:
                    "padding \(format(padding)) leaves less than \(format(Self.leastContentWidth)) of width \(format(width))",
                hint: "make the width larger or the padding smaller")
        }
    }

    /// A few letters at the smallest size that is still read.
    static let leastContentWidth = 40.0
}

/// How a font size follows from a weight.
public enum SizeScale: String, Sendable, CaseIterable {
    /// In proportion to the weight.
    case linear
    /// To its square root, so that the area of a word follows its weight more nearly.
    case sqrt
    /// To its logarithm: for weights that span orders of magnitude.
    case log
}

/// In which order the tags are read.
public enum TagOrder: String, Sendable, CaseIterable {
    case given
    /// By name: accents and case aside first, the same on every machine.
    case alphabetical
    /// The heaviest first; equal weights in the order given.
    case weight
}

/// An option that cannot be used.
public struct InvalidOption: Error, Sendable, Equatable, CustomStringConvertible {
    public let name: String
    public let problem: String
    public let hint: String

    public var description: String { "\(problem)\nhint: \(hint)" }
}
