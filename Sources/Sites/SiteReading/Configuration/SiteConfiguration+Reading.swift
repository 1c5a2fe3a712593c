import DataReading
import SourceText
import TagParsing

extension SiteConfiguration {
    /// Reads the settings in `stratus.yml`. A key without a value keeps its default.
    ///
    /// - Throws: ``Problem`` with all problems, in the order of their places in the file.
    package init(reading source: SourceText) throws(Problem) {
        var reader = ConfigurationReader(source)
        reader.read(try yamlSettings(source, subject: "the configuration"))
        self = try reader.finished()
    }
}

/// A reader of the keys of a configuration, which goes on after a wrong one.
struct ConfigurationReader {
    var configuration = SiteConfiguration()
    let source: SourceText
    private var problems = ProblemCollector()
    /// The entries that were read, each by its key.
    private(set) var entries: [String: MetadataEntry] = [:]

    init(_ source: SourceText) {
        self.source = source
    }

    mutating func read(_ entries: [MetadataEntry]) {
        let names = ConfigurationKey.all.map(\.name)
        readKeys(entries, among: Set(names), "the key") { _, _ in }
        if self.entries["direction"] == nil {
            configuration.direction = writingDirection(ofLanguage: configuration.language)
        }
        checkPlurals()
        checkFolders()
        readLanguages()
    }

    /// Reads the entries whose keys are in `names`, and reports all others as unknown. A key in `names` that is no key
    /// of a site is read by `other`.
    mutating func readKeys(
        _ entries: [MetadataEntry], among names: Set<String>, _ what: String,
        other: (inout ConfigurationReader, MetadataEntry) -> Void
    ) {
        for entry in entries {
            guard names.contains(entry.key) else {
                let known = ConfigurationKey.all.map(\.name).filter(names.contains)
                reportUnknown(entry, among: known + names.subtracting(known).sorted(), what)
                continue
            }
            // An empty list is a value: for taxonomies it means none.
            switch entry.value.content {
            case .null, .scalar(""): continue
            default: break
            }
            self.entries[entry.key] = entry
            if let key = ConfigurationKey.all.first(where: { $0.name == entry.key }) {
                key.read(&self, entry)
            } else {
                other(&self, entry)
            }
        }
    }

    /// Takes over the problems that another reader of the same file has found.
    mutating func takeProblems(of other: ConfigurationReader) {
        for problem in other.problems.problems { problems.append(problem) }
    }

    consuming func finished() throws(Problem) -> SiteConfiguration {
        try problems.sorted().check()
        return configuration
    }

    // MARK: - Values

    /// Returns the text of a scalar as written; for other values, reports an error and returns nil.
    mutating func scalar(_ entry: MetadataEntry) -> String? {
        if case .scalar(let text) = entry.value.content { return text }
        report(
            entry.value, "\"\(entry.key)\" is \(entry.value.kindName), expected a text",
            hint: "write \(entry.key): and one value behind it; one with [ or : in it stands in quotes")
        return nil
    }

    /// Returns a text as one line that markup can hold; for other values, reports an error and returns nil.
    mutating func caption(_ entry: MetadataEntry) -> String? {
        guard let text = scalar(entry) else { return nil }
        if let (problem, hint) = PlainText.problem(with: text) {
            report(entry.value, "\"\(entry.key)\": \(problem)", hint: hint)
            return nil
        }
        return PlainText.caption(text)
    }

    mutating func flag(_ entry: MetadataEntry) -> Bool? {
        if case .scalar(let text) = entry.value.content {
            switch text.lowercased() {
            case "true", "yes", "on": return true
            case "false", "no", "off": return false
            default: break
            }
        }
        report(
            entry.value, "\"\(entry.key)\" is \(entry.value.shown), expected true or false",
            hint: "write \(entry.key): true")
        return nil
    }

    mutating func number(_ entry: MetadataEntry, in range: ClosedRange<Int>) -> Int? {
        if case .scalar(let text) = entry.value.content, let number = Int(text), range.contains(number) {
            return number
        }
        report(
            entry.value,
            "\"\(entry.key)\" is \(entry.value.shown), expected a whole number from \(range.lowerBound) to \(range.upperBound)",
            hint: "write \(entry.key): \(min(20, range.upperBound))")
        return nil
    }

    mutating func choice(_ entry: MetadataEntry, _ names: [String]) -> String? {
        if case .scalar(let text) = entry.value.content, names.contains(text) { return text }
        report(
            entry.value, "\"\(entry.key)\" is \(entry.value.shown), expected \(names.joined(separator: " or "))",
            hint: "write \(entry.key): \(names[0])")
        return nil
    }

    mutating func table(_ entry: MetadataEntry) -> [MetadataEntry]? {
        if case .table(let entries) = entry.value.content { return entries }
        report(
            entry.value, "\"\(entry.key)\" is \(entry.value.shown), expected a table",
            hint: "write \(entry.key): and below it, indented, one key a line")
        return nil
    }

    // MARK: - The site

    mutating func readBaseURL(_ entry: MetadataEntry) {
        guard let text = scalar(entry) else { return }
        do throws(Problem) { configuration.baseURL = try SiteConfiguration.baseURL(text) } catch {
            report(
                entry.value, "\"base-url\" is \"\(readable(text, atMost: 200))\": \(error.message)",
                hint: "write the address of the home page, such as https://example.org/blog/")
        }
    }

    mutating func readLanguage(_ entry: MetadataEntry) {
        guard let text = scalar(entry) else { return }
        if LanguageTag(text) != nil {
            configuration.language = text
            return
        }
        report(
            entry.value, "\"language\" is \"\(readable(text, atMost: 100))\", expected a language tag",
            hint: "a language is written as en, pt-BR or zh-Hant")
    }

    // MARK: - Folders

    /// Returns the path of a folder in the site, without `.`; for absolute paths and those with `..`, reports an error
    /// and returns nil.
    mutating func folder(_ entry: MetadataEntry) -> String? {
        guard let text = folderText(entry) else { return nil }
        let names = text.split(separator: "/").filter { $0 != "." }
        // The content may be all of the folder but for the other ones.
        if names.isEmpty, entry.key == "content", text.hasPrefix(".") { return "." }
        guard text.utf8.first != UInt8(ascii: "/"), !names.isEmpty, !names.contains("..") else {
            report(
                entry.value, "\"\(entry.key)\" is \"\(text)\", expected a folder of the site",
                hint: "write its path from the folder of the configuration, such as \(entry.key)")
            return nil
        }
        return names.joined(separator: "/")
    }

    mutating func readOutput(_ entry: MetadataEntry) {
        guard let text = folderText(entry) else { return }
        configuration.outputFolder = text
    }

    private mutating func folderText(_ entry: MetadataEntry) -> String? {
        guard let text = scalar(entry) else { return nil }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            report(
                entry.value, "\"\(entry.key)\" has a control character, expected a folder",
                hint: "write its path, such as \(entry.key)")
            return nil
        }
        return text
    }

    /// Reports folders that are the same or inside one another, on any disk. An output folder with an absolute path or
    /// `..` is compared later, when the real folders are known.
    private mutating func checkFolders() {
        var folders: [(key: String, path: String)] = [
            ("content", configuration.contentFolder), ("static", configuration.staticFolder),
            ("templates", configuration.templatesFolder), ("data", configuration.dataFolder),
        ]
        folders.removeAll { $0.path.isEmpty }
        let output = configuration.outputFolder
        let names = output.split(separator: "/").filter { $0 != "." }
        if output.utf8.first != UInt8(ascii: "/"), !names.contains("..") {
            folders.append(("output", names.joined(separator: "/")))
        }
        for (place, folder) in folders.enumerated() {
            for other in folders[..<place] where other.key != "content" || other.path != "." {
                let (one, another) = (mergeKeyBytes(folder.path + "/"), mergeKeyBytes(other.path + "/"))
                let holds = folder.path.isEmpty || another.starts(with: one)
                guard holds || one.starts(with: another) else { continue }
                let relation =
                    one == another
                    ? "is the folder \"\(other.path)\", which is \"\(other.key)\" already"
                    : holds
                        ? "holds \"\(other.path)\", which is \"\(other.key)\""
                        : "lies in \"\(other.path)\", which is \"\(other.key)\""
                let value = entries[folder.key]?.value ?? entries[other.key]?.value
                report(
                    value ?? MetadataValue(.null, at: 0),
                    "\"\(folder.key)\" \(relation)", hint: "give each a folder of its own beside the others")
            }
        }
    }

    // MARK: - Messages

    mutating func report(_ value: MetadataValue, _ problem: String, hint: String?) {
        problems.append(Problem(source, at: source.range(of: value), problem, hint: hint))
    }

    /// Reports a problem whose place is the key and not the value.
    mutating func report(keyOf entry: MetadataEntry, _ problem: String, hint: String?) {
        let line = source.lineRange(at: entry.keyOffset)
        let end = min(line.upperBound, entry.keyOffset + entry.key.utf8.count)
        problems.append(
            Problem(source, at: entry.keyOffset..<max(entry.keyOffset, end), problem, hint: hint))
    }

    mutating func reportUnknown(_ entry: MetadataEntry, among names: [String], _ what: String) {
        let near = suggestion(for: entry.key, among: names)
        report(
            keyOf: entry, "\(what) \"\(readable(entry.key, atMost: 100))\" is not known",
            hint: near.map { "did you mean \"\($0)\"?" } ?? "known are \(names.joined(separator: ", "))")
    }
}
