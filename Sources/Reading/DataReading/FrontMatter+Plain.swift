import SourceText

extension FrontMatter {
    /// The options of a block in which each stands on a line of its own, as nearly all do: libyaml, and the regular
    /// expressions that its wrapper compiles first, would take most of the time of a small cloud.
    ///
    /// - Returns: nil where libyaml is to read the block: for values of other forms, and for all that is wrong.
    static func plainOptions(_ source: SourceText, _ block: Range<Int>) -> [FrontMatterOption]? {
        guard let entries = PlainYAML.entries(source.bytes, block) else { return nil }
        var options: [FrontMatterOption] = []
        for entry in entries {
            let text: String
            switch entry.value.content {
            case .scalar(let value): text = value
            case .list(let items):
                let texts = items.map { item -> String? in
                    if case .scalar(let text) = item.content { escapingSeparators(text, ",") } else { nil }
                }
                guard !texts.contains(nil) else { return nil }
                text = texts.compactMap(\.self).joined(separator: ",")
            case .null, .table: return nil
            }
            // A list with an item a line has its key elsewhere.
            let line = source.lineRange(at: entry.value.offset)
            guard source.bytes[line].starts(with: entry.key.utf8), !text.isEmpty,
                !(entry.key + text).unicodeScalars.contains(where: { PlainText.problem(with: $0) != nil })
            else { return nil }
            let range = line.lowerBound..<source.bytes.trimmingBlanks(line).upperBound
            options.append(
                FrontMatterOption(name: entry.key, value: text, location: SourceLocation(source: source, range: range)))
        }
        return options
    }
}
