/// The value of an option in the form of its source: a flag, front matter, a configuration, a placeholder or a line of
/// a manifest. The option decides later how the value is parsed.
public enum OptionValue: Sendable, Hashable {
    /// The text as the user wrote it; for an option that takes a list, the entries are separated by commas.
    case text(String)
    case list([String])
    /// Pairs of a name and a value, for an option that takes a table.
    case pairs([Pair])
    case number(Double)
    case flag(Bool)

    /// A name and its value in a table, such as `ML` and `machine learning`.
    public struct Pair: Sendable, Hashable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

        /// The pair as one entry of a list, `name=value`, with a backslash before any `=` in the name or the value.
        package var entry: String { escaping("=", in: name) + "=" + escaping("=", in: value) }
    }

    /// The value as it would be written after a flag: the entries of a list are joined by commas, and commas within an
    /// entry get a backslash.
    public var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .flag(let isOn): isOn ? "true" : "false"
        case .list, .pairs: entries.map { escaping(",", in: $0) }.joined(separator: ",")
        }
    }

    /// The entries of a list. A text is split at unescaped commas; other backslashes stay, for the parser of an entry.
    package var entries: [String] {
        switch self {
        case .list(let entries): entries
        case .pairs(let pairs): pairs.map(\.entry)
        case .text, .number, .flag: escapedParts(of: text, separatedBy: UInt8(ascii: ","))
        }
    }
}

extension OptionValue {
    /// The text of a single value, which may be the only entry of a list; nil for several entries, none, or pairs.
    package var single: String? {
        switch self {
        case .text, .number, .flag: text
        case .list(let entries): entries.count == 1 ? entries[0] : nil
        case .pairs: nil
        }
    }

    /// The value for messages: entries joined by commas, without backslashes added.
    package var shown: String { single ?? entries.joined(separator: ",") }

    /// The entries of a list of numbers or words, without spaces at the ends of each entry.
    package var items: [String] { entries.map(\.trimmingBlanks) }
}

extension StringProtocol {
    /// The text without the spaces at its two ends.
    package var trimmingBlanks: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension OptionValue: CustomStringConvertible {
    public var description: String { text }
}

extension OptionValue: ExpressibleByStringInterpolation, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral text: String) { self = .text(text) }
    public init(floatLiteral number: Double) { self = .number(number) }
    public init(integerLiteral number: Int) { self = .text("\(number)") }
    public init(booleanLiteral isOn: Bool) { self = .flag(isOn) }
    public init(arrayLiteral entries: String...) { self = .list(entries) }
    public init(dictionaryLiteral pairs: (String, String)...) { self = .pairs(pairs.map { Pair($0, $1) }) }
}

/// The name of an option together with the value that it is set to.
public struct OptionSetting: Sendable, Hashable {
    public let name: String
    public let value: OptionValue

    public init(_ name: String, _ value: OptionValue) { (self.name, self.value) = (name, value) }

    public init(_ name: String, _ text: String) { self.init(name, .text(text)) }
}

/// Returns the text with a backslash before each `sign` that has none.
private func escaping(_ sign: Unicode.Scalar, in text: String) -> String {
    let bytes = Array(text.utf8)
    let sign = UInt8(ascii: sign)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1].isASCIIPunctuation {
            result += bytes[index...index + 1]
            index += 2
            continue
        }
        // A backslash at the end would escape the sign that follows it.
        if byte == UInt8(ascii: "\\") && index == bytes.count - 1 || byte == sign {
            result.append(UInt8(ascii: "\\"))
        }
        result.append(byte)
        index += 1
    }
    return String(decoding: result, as: UTF8.self)
}
