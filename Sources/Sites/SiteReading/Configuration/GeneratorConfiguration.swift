import CloudRendering
import SourceText

/// The `stratus.yml` that the configuration of Jekyll, Hugo or Zola amounts to, as far as a site of Stratus has the same
/// settings.
package struct GeneratorConfiguration {
    /// The name of the generator's file in the site's folder, such as `_config.yml`.
    package let name: String
    /// The name of the generator, for messages.
    let generator: String
    /// The settings as the text of a `stratus.yml`, which can be read; what could not is a comment in it.
    package private(set) var text = ""
    let settings: GeneratorSettings
    /// The settings that could not be taken over, by their names.
    private var lost: [String] = []

    /// Reads the configuration in a folder.
    ///
    /// - Returns: nil if the folder has no configuration of one of these generators.
    /// - Throws: ``Problem`` if the configuration cannot be read, at its place in the file.
    package init?(in folder: String) throws(Problem) {
        guard let site = try GeneratorSite(in: folder) else { return nil }
        (name, generator, settings) = (site.name, site.generator.rawValue, site.settings)
        text = "# What \(name) of \(generator) says, as settings of Stratus.\n"
        switch site.generator {
        case .jekyll: addJekyll()
        case .hugo: addHugo()
        case .zola: addZola()
        case .pelican, .eleventy: return nil
        }
    }

    // MARK: - Settings

    /// Adds a setting with a text; nothing if there is none.
    mutating func add(_ key: String, _ value: String?) {
        // A text of several lines, as YAML and TOML fold it, is one line in a page.
        guard let words = value?.split(whereSeparator: \.isWhitespace), !words.isEmpty else { return }
        add(key, written: Self.quoted(words.joined(separator: " ")))
    }

    /// Adds a list, without those values that Stratus cannot use.
    mutating func add(_ key: String, _ values: [String]) {
        var usable: [String] = []
        for value in values.map(Self.quoted) {
            if let problem = problem(with: "\(key): [\(value)]") {
                addRemark(key, "\(key): [\(value)]   # not taken over: \(problem)")
            } else {
                usable.append(value)
            }
        }
        if !usable.isEmpty { add(key, written: "[\(usable.joined(separator: ", "))]") }
    }

    /// Adds a table, without those entries that Stratus cannot use.
    mutating func add(_ key: String, _ entries: [(key: String, value: String)]) {
        var usable: [String] = []
        for entry in entries {
            let written = "\(Self.quoted(entry.key)): \(Self.quoted(entry.value))"
            if let problem = problem(with: "\(key): {\(written)}") {
                addRemark(key, "\(key): {\(written)}   # not taken over: \(problem)")
            } else {
                usable.append(written)
            }
        }
        if !usable.isEmpty { add(key, written: "{\(usable.joined(separator: ", "))}") }
    }

    /// Adds a setting in the form in which YAML has it, as a comment if Stratus cannot use it.
    private mutating func add(_ key: String, written value: String) {
        let line = "\(key): \(value)"
        if let problem = problem(with: line) {
            addRemark(key, "\(line)   # not taken over: \(problem)")
        } else {
            text += line + "\n"
        }
    }

    /// Returns what is wrong with a line of settings, or nil if Stratus can use it.
    private func problem(with line: String) -> String? {
        do {
            _ = try SiteConfiguration(reading: SourceText(path: name, text: line + "\n"))
            return nil
        } catch {
            return Problem(any: error).message
        }
    }

    mutating func addFlag(_ key: String, _ value: Bool) { add(key, written: value ? "true" : "false") }

    /// The note that a build is by these settings.
    ///
    /// - Parameters:
    ///   - path: the path of the configuration, for messages.
    ///   - folder: the folder of the site.
    package func note(at path: String, in folder: String) -> Problem {
        let left = lost.isEmpty ? "" : ", but for \(quotedList(lost))"
        return Problem(
            path: path, severity: .note, "there is no stratus.yml, and the settings of \(generator) are used\(left)",
            hint: "stratus init --from \(folder) writes them as a stratus.yml, to be changed")
    }

    /// Adds a comment with something that Stratus does not do.
    ///
    /// - Parameter key: the setting that it is about.
    mutating func addRemark(_ key: String, _ text: String) {
        self.text += "# \(readable(text))\n"
        if !lost.contains(key) { lost.append(key) }
    }

    /// Adds a comment for each of some settings that is set.
    mutating func addRemarks(on keys: [String]) {
        for key in keys where settings[key] != nil || settings.table(key) != nil || !settings.list(key).isEmpty {
            addRemark(key, "\(key): there is no such setting here")
        }
    }

    /// Returns a text as a scalar of YAML: as it is if it is a plain word, else in double quotes.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            text.utf8.first?.isASCIILetter == true
            && text.utf8.allSatisfy { $0.isUnreserved || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") }
            && !text.hasSuffix(" ")
            && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
        if isPlain { return text }
        var result = "\""
        for scalar in readable(text).unicodeScalars {
            if scalar == "\"" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result + "\""
    }
}
