import ByteWriting
import CloudComposition
import MarkupEmission
import MarkupValidation

/// Returns the options of clouds as tables in Markdown, one for each heading of help: the name of each option, what it
/// does, and its default.
public func optionTable() throws -> ValidatedMarkup {
    let tables = OptionHeading.allCases.map { heading in
        var table = "## \(heading.title)\n\n| option | meaning | default |\n|---|---|---|\n"
        for option in heading.options {
            let cells = ["`--\(option.name)`", option.meaning, option.defaultMeaning]
            table += "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
        }
        return table
    }
    return try ValidatedMarkup.validate(text: Array(tables.joined(separator: "\n").utf8))
}

/// Returns a JSON Schema (draft 2020-12) with which editors complete and check options: those of clouds, as in the
/// front matter of a list and below `cloud:` in `stratus.yml`; and, in `$defs`, a line of a manifest.
public func optionSchema() throws -> ValidatedMarkup {
    var json = JSONOutput()
    json.object { json in
        json.string("$schema", "https://json-schema.org/draft/2020-12/schema")
        json.string("title", "Options of a cloud")
        json.string("type", "object")
        json.object("properties") { $0.cloudOptions() }
        json.boolean("additionalProperties", false)
        json.object("$defs") { json in
            json.object("line") { json in
                json.string("title", "A line of a manifest")
                json.string("type", "object")
                json.object("properties") { json in
                    json.field("id", ["string", "number"], "Comes back in the answer.")
                    json.field("input", ["string", "array"], "Files of tags or text.")
                    json.field("tags", ["array", "object"], "Tags that stand in the line.")
                    json.field("text", ["string"], "An input that stands in the line.")
                    json.object("options") { json in
                        json.string("type", "object")
                        json.object("properties") { json in
                            json.cloudOptions()
                            json.inputOptions()
                        }
                        json.boolean("additionalProperties", false)
                    }
                    json.object("format") {
                        $0.array("enum", of: OutputFormat.allCases) { $0.string(nil, $1.rawValue) }
                    }
                    json.field("output", ["string"], "The file that is written.")
                }
                json.boolean("additionalProperties", false)
                json.array("oneOf", of: ["input", "tags", "text"]) { json, field in
                    json.object { $0.array("required", of: [field]) { $0.string(nil, $1) } }
                }
            }
        }
    }
    json.endDocument()
    return try ValidatedMarkup.validate(json: json.buffer.bytes)
}

extension JSONOutput {
    fileprivate mutating func cloudOptions() {
        for option in OptionDefinition.all {
            name(option.name)
            object { json in
                json.string("description", option.help)
                json.values(of: option)
            }
        }
    }

    fileprivate mutating func inputOptions() {
        for option in InputOption.all {
            name(option.name)
            object { json in
                json.string("description", option.help)
                switch option.form {
                case .on, .onOrOff: json.types(["boolean"])
                case .value where option.name == "columns": json.types(["string", "array"])
                case .values: json.types(["string", "array"])
                case .value where !option.choices.isEmpty:
                    json.array("enum", of: option.choices) { $0.string(nil, $1) }
                case .value: json.types(["string", "number"])
                }
            }
        }
    }

    fileprivate mutating func values(of option: OptionDefinition) {
        guard !option.types.isEmpty else { return array("enum", of: option.choices) { $0.string(nil, $1) } }
        types(option.types)
        switch option.kind {
        case .number(_, let range), .optionalNumber(_, let range):
            number("minimum", range.lowerBound)
            if range.upperBound < .greatestFiniteMagnitude { number("maximum", range.upperBound) }
        case .integer(_, let range), .optionalInteger(_, let range):
            integer("minimum", range.lowerBound)
            if range.upperBound < .max { integer("maximum", range.upperBound) }
        default: break
        }
    }

    fileprivate mutating func field(_ key: StaticString, _ types: [String], _ description: String) {
        object(key) { json in
            json.string("description", description)
            json.types(types)
        }
    }

    fileprivate mutating func types(_ types: [String]) {
        if types.count == 1 { string("type", types[0]) } else { array("type", of: types) { $0.string(nil, $1) } }
        if types.contains("string") { integer("minLength", 1) }
        // The elements of a list are no lists; tags in a manifest's line may be objects, too.
        guard types.contains("array") else { return }
        integer("minItems", 1)
        guard types.contains("string") else { return }
        let items = ["string", "number"] + (types.contains("object") ? ["object"] : [])
        object("items") { $0.array("type", of: items) { $0.string(nil, $1) } }
        if types.contains("object") { object("additionalProperties") { $0.string("type", "string") } }
    }
}
