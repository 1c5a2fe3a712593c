import SourceText
import TagParsing

/// Values of options that are lists of names: patterns, and aliases.
extension OptionDefinition {
    func patterns(_ text: String) throws(InvalidOption) -> [NamePattern] {
        try entries(text).map { entry throws(InvalidOption) in
            do throws(InvalidNameRule) { return try NamePattern(entry) } catch { throw InvalidOption(self, error) }
        }
    }

    func aliases(_ text: String) throws(InvalidOption) -> [TagAlias] {
        try entries(text).map { entry throws(InvalidOption) in
            do throws(InvalidNameRule) { return try TagAlias(parsing: entry) } catch {
                throw InvalidOption(self, error)
            }
        }
    }

    /// A comma that belongs to a name has a backslash before it.
    private func entries(_ text: String) throws(InvalidOption) -> [String] {
        let entries = escapedParts(of: text, separatedBy: UInt8(ascii: ","))
        if let empty = entries.firstIndex(where: { !PlainText.isVisible($0) }) {
            let place = entries.count == 1 ? "" : ": its entry \(empty + 1) of \(entries.count)"
            throw InvalidOption(
                name: name, problem: "\(name) is empty\(place), expected names with commas between them",
                hint: "write a name between the commas; a comma that belongs to one is written \\,")
        }
        return entries
    }
}

extension InvalidOption {
    fileprivate init(_ option: OptionDefinition, _ error: InvalidNameRule) {
        self.init(name: option.name, problem: "\(option.name): \(error.problem)", hint: error.hint)
    }
}
