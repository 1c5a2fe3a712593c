import DataReading
import SourceText
import TagParsing

/// The notation of an option or of a command-line flag: with or without a value, once or several times.
package enum OptionForm: Sendable {
    /// A flag without a value.
    case on
    /// A flag `--name`, or its opposite `--no-name`.
    case onOrOff
    /// A flag with a value; if it is given several times, the last one counts.
    case value
    /// A flag that collects values: one each time it is given, or several with commas between them.
    case values
}

/// An option for reading inputs: its name, its possible values, and a line of help.
///
/// ``all`` is the only table of these options; flags, placeholders, manifests and help are made from it.
package struct InputOption: Sendable {
    /// The name, as flags, placeholders and manifests spell it.
    package let name: String
    package let form: OptionForm
    /// The word that stands for the value in help, such as `column`.
    package let valueName: String
    /// All possible values; empty if there are too many to list.
    package let choices: [String]
    /// The line of help that describes the option.
    package let help: String
    let set: @Sendable (inout InputOptions, String) throws(Problem) -> Void

    private init(
        _ name: String, _ form: OptionForm = .value, as valueName: String = "", choices: [String] = [], _ help: String,
        set: @escaping @Sendable (inout InputOptions, String) throws(Problem) -> Void
    ) {
        (self.name, self.form, self.valueName, self.choices) = (name, form, valueName, choices)
        (self.help, self.set) = (help, set)
    }

    /// Returns the option with the given name; nil if there is none.
    package static func named(_ name: String) -> InputOption? { all.first { $0.name == name } }

    /// All options of inputs, in the order in which help lists them.
    package static let all: [InputOption] = [
        InputOption(
            "from", as: "format", choices: names(InputFormat.self),
            "What the inputs are: \(names(InputFormat.self).joined(separator: ", ")). Default: by their extension, else a tag list."
        ) { options, value throws(Problem) in
            guard let format = InputFormat(rawValue: value) else {
                throw Problem(
                    option: "from", "from is \"\(value)\"",
                    hint: "expected one of \(names(InputFormat.self).joined(separator: ", "))")
            }
            options.format = format
        },
        InputOption(
            "encoding", as: "name",
            "The inputs' encoding, by any name that the web has for it: latin-1, utf-16, shift_jis, windows-1251 … Default: what a byte order mark or the page says, else utf-8."
        ) { options, value throws(Problem) in
            guard let found = TextEncoding(rawValue: value) else {
                throw Problem(
                    option: "encoding", "encoding is \"\(value)\"",
                    hint:
                        "expected a name that the web has, such as utf-8, utf-16, latin-1, windows-1251, shift_jis or gbk"
                )
            }
            options.encoding = found
        },
        InputOption("lossy", .on, "Replace bytes that are no text by U+FFFD instead of refusing the input.") {
            options, value throws(Problem) in options.replacesErrors = try boolean(value, of: "lossy")
        },
        InputOption(
            "columns", as: "list",
            "Tables: which column holds what, by heading or number from 1, such as name=Topic,weight=3; JSON and YAML: by key or path in each item, such as name=language.title."
        ) { options, value throws(Problem) in
            do throws(Problem) { options.columns = try ColumnChoice(value) } catch {
                throw Problem(option: "columns", "columns: \(error.message)", hint: error.hint)
            }
        },
        InputOption(
            "items", as: "path",
            "JSON and YAML: the path to the list of tags, such as data.rows; list indexes from 0. Default: found."
        ) { options, value throws(Problem) in
            do throws(Problem) { options.items = try DataPath(value) } catch {
                throw Problem(option: "items", "items: \(error.message)", hint: error.hint)
            }
        },
        InputOption(
            "split", as: "sign",
            "Tables: what stands between several answers in a cell, such as \";\"; none for nothing. Default: \";\" where all cells have it."
        ) { options, value throws(Problem) in options.split = try split(value) },
        InputOption(
            "words", as: "column",
            "Tables: count the words of this column, by its heading or its number from 1, as those of a text."
        ) { options, value throws(Problem) in
            guard !value.isEmpty else {
                throw Problem(
                    option: "words", "words is empty", hint: "name a column by its heading, or its number from 1")
            }
            options.words = value
        },
        InputOption("sheet", as: "name", "Spreadsheets: the sheet. Default: the first one.") {
            options, value throws(Problem) in
            guard !value.isEmpty else { throw Problem(option: "sheet", "sheet is empty", hint: "name a sheet") }
            options.sheet = value
        },
        InputOption(
            "header", .onOrOff,
            "Tables: the first row is one of headings. Default: by its words, and what stands below."
        ) { options, value throws(Problem) in options.hasHeader = try boolean(value, of: "header") },
        InputOption(
            "separator", as: "sign",
            "CSV: the character between fields. Default: found by the rows, else a comma."
        ) { options, value throws(Problem) in options.separator = try separator(value) },
        InputOption(
            "key", .values, as: "name",
            "Posts: the key of the front matter that holds tags; several with commas. Default: tags."
        ) { options, value throws(Problem) in options.keys = try keys(value) },
        InputOption("drafts", .on, "Posts: count drafts, too.") { options, value throws(Problem) in
            options.includesDrafts = try boolean(value, of: "drafts")
        },
        InputOption(
            "keep-going", .on, "Posts: leave out those that cannot be read, name them, and count the others."
        ) { options, value throws(Problem) in options.keepsGoing = try boolean(value, of: "keep-going") },
    ]
}

extension InputOptions {
    /// The names of all options of inputs, as flags, placeholders and manifests spell them; ``set(_:to:)`` reads their
    /// values.
    public static let names = InputOption.all.map(\.name)

    /// Sets an option by its name, as a flag or a placeholder spells it.
    ///
    /// - Throws: ``Problem`` for an unknown name, or a value that the option cannot have.
    public mutating func set(_ name: String, to value: OptionValue) throws(Problem) {
        guard let option = InputOption.named(name) else {
            throw Problem(
                option: name, "unknown option \"\(readable(name, atMost: 40))\"",
                hint: "options of inputs are \(Self.names.joined(separator: ", "))")
        }
        guard let text = option.form == .values || name == "columns" ? value.text : value.single else {
            throw Problem(option: name, "\(name) is a list, expected one value", hint: nil)
        }
        try option.set(&self, text)
    }

    /// Sets an option by its name to a value in the form of text, such as that of a flag.
    public mutating func set(_ name: String, to text: String) throws(Problem) { try set(name, to: .text(text)) }
}

private func names<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> [String] where Value.RawValue == String {
    Value.allCases.map(\.rawValue)
}

private func boolean(_ value: String, of name: String) throws(Problem) -> Bool {
    switch value {
    case "true", "yes": return true
    case "false", "no": return false
    default:
        throw Problem(option: name, "\(name) is \"\(value)\"", hint: "expected true or false")
    }
}

private func separator(_ value: String) throws(Problem) -> UInt8 {
    let sign = value == "\\t" ? "\t" : value
    guard let byte = sign.utf8.first, sign.utf8.count == 1, byte < 0x80, !"\"\r\n".utf8.contains(byte) else {
        throw Problem(
            option: "separator", "separator is \"\(value)\", expected one ASCII character that is no quotation mark",
            hint: "such as a semicolon, in quotation marks: \";\"")
    }
    return byte
}

private func split(_ value: String) throws(Problem) -> String {
    if value == "none" { return "" }
    let sign = value == "\\t" ? "\t" : value == "\\n" ? "\n" : value
    guard (1...8).contains(sign.utf8.count), sign != "\"" else {
        throw Problem(
            option: "split", "split is \"\(readable(value, atMost: 40))\", expected what stands between answers",
            hint: "such as a semicolon, in quotation marks: \";\"; none leaves cells whole")
    }
    return sign
}

private func keys(_ value: String) throws(Problem) -> [String] {
    let keys = OptionValue.text(value).items
    guard keys.allSatisfy({ !$0.isEmpty }) else {
        throw Problem(option: "key", "key names no key", hint: "such as categories")
    }
    return keys
}
