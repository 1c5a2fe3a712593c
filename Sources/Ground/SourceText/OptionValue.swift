/// The value of an option, as the place that names it has it: a flag, front matter, a configuration, a placeholder or a line
/// of a manifest. Which option it is of says how it is read.
public enum OptionValue: Sendable, Hashable {
    /// The text as it was written; options that are lists have commas in it.
    case text(String)
    case list([String])
    /// Names with what they stand for.
    case pairs([Pair])
    case number(Double)
    case flag(Bool)

    public struct Pair: Sendable, Hashable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

        /// The pair as an entry of a list: a sign of equality in one of the two has a backslash.
        package var entry: String { escaping("=", in: name) + "=" + escaping("=", in: value) }
    }

    /// The value as a flag has it: entries of a list have commas between them, and one that belongs to an entry has a backslash.
    public var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .flag(let isOn): isOn ? "true" : "false"
        case .list, .pairs: entries.map { escaping(",", in: $0) }.joined(separator: ",")
        }
    }

    /// The entries of a list; other backslashes are left to whoever reads one.
    package var entries: [String] {
        switch self {
        case .list(let entries): entries
        case .pairs(let pairs): pairs.map(\.entry)
        case .text, .number, .flag: escapedParts(of: text, separatedBy: UInt8(ascii: ","))
        }
    }
}

extension OptionValue {
    /// The text of one value, which may be the only one of a list; nil where there are several, or none.
    package var single: String? {
        switch self {
        case .text, .number, .flag: text
        case .list(let entries): entries.count == 1 ? entries[0] : nil
        case .pairs: nil
        }
    }

    /// The value as messages show it: entries as they are.
    package var shown: String { single ?? entries.joined(separator: ",") }

    /// The entries of a list of numbers or words, without blanks around them.
    package var items: [String] { entries.map(\.trimmingBlanks) }
}

extension StringProtocol {
    /// Without spaces at its ends.
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

/// An option by its name, with its value.
public struct OptionSetting: Sendable, Hashable {
    public let name: String
    public let value: OptionValue

    public init(_ name: String, _ value: OptionValue) { (self.name, self.value) = (name, value) }

    public init(_ name: String, _ text: String) { self.init(name, .text(text)) }
}

/// A text in which a sign has a backslash, unless it has one.
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
        // A backslash at the end would take the sign that comes.
        if byte == UInt8(ascii: "\\") && index == bytes.count - 1 || byte == sign {
            result.append(UInt8(ascii: "\\"))
        }
        result.append(byte)
        index += 1
    }
    return String(decoding: result, as: UTF8.self)
}
