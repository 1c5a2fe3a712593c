import DataReading
import FileAccess
import SourceText
import TagParsing

/// The configuration of a site generator, as far as it is plain data; no program is run.
package struct GeneratorSettings {
    private let root: [MetadataEntry]
    /// The variables of a program that are assigned something, with the text; a nil text is a value of another kind.
    private var assigned: [String: String?] = [:]

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - path: the path of a file in YAML, TOML or JSON, or of a program.
    ///   - name: the path as messages show it.
    ///   - isProgram: whether the file is a program in Python, whose assignments of texts are read. Other programs are
    ///     not read.
    /// - Throws: ``Problem`` if the file cannot be read, is larger than 1 MiB, or is wrong in its language.
    init(reading path: String, as name: String, isProgram: Bool) throws(Problem) {
        guard expectedSize(path) <= Self.mostBytes else {
            throw Problem(
                path: name, "this is larger than a configuration is: 1 MiB",
                hint: "a stratus.yml beside it is read in its place")
        }
        var root: [MetadataEntry] = []
        if isProgram {
            assigned = Self.assignments(try String(decoding: readInput(path), as: UTF8.self))
        } else if let format = DataFormat(ending: path.split(separator: ".").last.map(String.init) ?? "") {
            let value = try readData(SourceText(path: name, bytes: readInput(path)), format)
            if case .table(let entries) = value.content { root = entries }
        }
        self.root = root
    }

    private init(_ root: [MetadataEntry]) { self.root = root }

    private static let mostBytes = 1 << 20

    /// The text of a setting; `table.key` is one in a table, and keys match in any case.
    package subscript(_ name: String) -> String? {
        if let text = assigned[name] { return text }
        if case .scalar(let text)? = value(name)?.content { return text }
        return nil
    }

    /// Whether a program assigns a variable.
    func isSet(_ name: String) -> Bool { assigned[name] != nil }

    /// The texts of a list; none if there is no such list.
    package func list(_ name: String) -> [String] {
        guard case .list(let values)? = value(name)?.content else { return [] }
        return values.compactMap { if case .scalar(let text) = $0.content { text } else { nil } }
    }

    /// The keys of a table with their values, or nil for a value that is no text; nil if there is no such table.
    package func table(_ name: String) -> [(key: String, value: String?)]? {
        guard case .table(let entries)? = value(name)?.content else { return nil }
        return entries.map { entry in
            if case .scalar(let text) = entry.value.content { (entry.key, text) } else { (entry.key, nil) }
        }
    }

    /// The tables of a list; none if there is no such list.
    package func tables(_ name: String) -> [GeneratorSettings] {
        guard case .list(let values)? = value(name)?.content else { return [] }
        return values.compactMap {
            if case .table(let entries) = $0.content { GeneratorSettings(entries) } else { nil }
        }
    }

    private func value(_ name: String) -> MetadataValue? {
        var entries = root
        var found: MetadataValue?
        for part in name.split(separator: ".") {
            found = MetadataValue.value(of: String(part), in: entries)
            if case .table(let inner)? = found?.content { entries = inner } else { entries = [] }
        }
        return found
    }

    // MARK: - Python

    /// Reads assignments such as `NAME = "text"` and `A, B = "a", "b"`; a name whose value is no text gets nil.
    private static func assignments(_ text: String) -> [String: String?] {
        var assigned: [String: String?] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            guard line.first?.isLetter == true, let sign = line.firstIndex(of: "="),
                !line[line.index(after: sign)...].hasPrefix("=")
            else { continue }
            let names = line[..<sign].split(separator: ",").map { String($0.filter { $0 != " " && $0 != "\t" }) }
            guard names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else { continue }
            let texts = literals(line[line.index(after: sign)...])
            for (place, name) in names.enumerated() {
                let text = texts.flatMap { $0.count == names.count ? $0[place] : nil }
                assigned.updateValue(text, forKey: name)
            }
        }
        return assigned
    }

    /// Reads texts with commas between them; nil if there is anything else.
    private static func literals(_ text: Substring) -> [String]? {
        var (rest, literals) = (text, [String]())
        while true {
            rest = rest.drop { $0 == " " || $0 == "\t" }
            guard let quote = rest.popFirst(), quote == "\"" || quote == "'", let end = rest.firstIndex(of: quote)
            else {
                return nil
            }
            let literal = rest[..<end]
            guard !literal.contains("\\") else { return nil }
            literals.append(String(literal))
            rest = rest[end...].dropFirst().drop { $0 == " " || $0 == "\t" }
            if rest.isEmpty || rest.first == "#" { return literals }
            guard rest.popFirst() == "," else { return nil }
        }
    }
}
