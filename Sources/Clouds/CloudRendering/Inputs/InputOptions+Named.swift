import SourceText
import TagParsing

extension InputOptions {
    /// The options that flags and placeholders name; `set` reads their values.
    public static let names = [
        "from", "encoding", "lossy", "columns", "header", "separator", "split", "words", "sheet", "key", "drafts",
    ]

    /// Sets an option by its name, as a flag or a placeholder spells it.
    ///
    /// - Throws: ``Problem`` for an unknown name, or a value that the option does not have.
    public mutating func set(_ name: String, to value: String) throws(Problem) {
        switch name {
        case "from": format = try Self.choice(value, of: name)
        case "encoding":
            guard let found = TextEncoding(rawValue: value) else {
                throw Problem(
                    option: name, "encoding is \"\(value)\"",
                    hint:
                        "expected a name that the web has, such as utf-8, utf-16, latin-1, windows-1251, shift_jis or gbk"
                )
            }
            encoding = found
        case "lossy": replacesErrors = try Self.boolean(value, of: name)
        case "columns":
            do { columns = try ColumnChoice(value) } catch {
                throw Problem(option: name, "columns: \(error.message)", hint: error.hint)
            }
        case "header": hasHeader = try Self.boolean(value, of: name)
        case "separator": separator = try Self.separator(value)
        case "split": split = try Self.split(value)
        case "words", "sheet":
            guard !value.isEmpty else {
                throw Problem(
                    option: name, "\(name) is empty",
                    hint: name == "words" ? "name a column by its heading, or its number from 1" : "name a sheet")
            }
            if name == "words" { words = value } else { sheet = value }
        case "key": keys = try Self.keys(value)
        case "drafts": includesDrafts = try Self.boolean(value, of: name)
        default:
            throw Problem(
                option: name, "unknown option \"\(readable(name, atMost: 40))\"",
                hint: "options of inputs are \(Self.names.joined(separator: ", "))")
        }
    }

    private static func choice<Value: RawRepresentable & CaseIterable>(
        _ value: String, of name: String
    ) throws(Problem) -> Value where Value.RawValue == String {
        if let choice = Value(rawValue: value) { return choice }
        let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw Problem(option: name, "\(name) is \"\(value)\"", hint: "expected one of \(names)")
    }

    private static func boolean(_ value: String, of name: String) throws(Problem) -> Bool {
        switch value {
        case "true", "yes": return true
        case "false", "no": return false
        default:
            throw Problem(option: name, "\(name) is \"\(value)\"", hint: "expected true or false")
        }
    }

    private static func separator(_ value: String) throws(Problem) -> UInt8 {
        let sign = value == "\\t" ? "\t" : value
        guard let byte = sign.utf8.first, sign.utf8.count == 1, byte < 0x80, !"\"\r\n".utf8.contains(byte) else {
            throw Problem(
                option: "separator",
                "separator is \"\(value)\", expected one ASCII character that is no quotation mark",
                hint: "such as a semicolon, in quotation marks: \";\"")
        }
        return byte
    }

    private static func split(_ value: String) throws(Problem) -> String {
        if value == "none" { return "" }
        let sign = value == "\\t" ? "\t" : value == "\\n" ? "\n" : value
        guard (1...8).contains(sign.utf8.count), sign != "\"" else {
            throw Problem(
                option: "split", "split is \"\(readable(value, atMost: 40))\", expected what stands between answers",
                hint: "such as a semicolon, in quotation marks: \";\"; none leaves cells whole")
        }
        return sign
    }

    private static func keys(_ value: String) throws(Problem) -> [String] {
        let keys = value.split(separator: ",", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard keys.allSatisfy({ !$0.isEmpty }) else {
            throw Problem(option: "key", "key names no key", hint: "such as categories")
        }
        return keys
    }
}
