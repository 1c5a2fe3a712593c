import CloudComposition
import Glibc
import SourceText

/// What was meant, where that can be told from what was written.
extension PlaceholderReading {
    /// By a name that no option has.
    func hint(unknown name: String) -> String {
        if placeholder.form == .comment {
            if name == "src" { return "in a comment the source stands alone: <!-- stratus tags.md -->" }
            if name.hasPrefix("data-") { return "in a comment it is \(name.dropFirst(5))" }
        }
        return suggestion(for: name, among: CloudRequest.knownNames.sorted()).map { "did you mean \"\($0)\"?" }
            ?? "stratus render --help lists the options of clouds and of inputs"
    }

    /// By a source that is no file.
    func hint(missing number: Int) -> String? {
        guard placeholder.sources.indices.contains(number) else { return nil }
        let text = placeholder.sources[number].text
        if text == "=" || text.hasPrefix("=") || text.hasSuffix("=") {
            return "an option is written without blanks: width=640; a value with blanks stands in quotation marks"
        }
        if let option = OptionDefinition.named(text), case .boolean = option.kind { return "write \(text)=true" }
        if CloudRequest.knownNames.contains(text) { return "an option has a value: \(text)=…" }
        if placeholder.form == .comment, text.hasSuffix(",") {
            return "in a comment sources stand with blanks between them, and no commas"
        }
        if placeholder.form == .element, text.contains(" ") {
            return "in src several sources stand with commas between them: src=\"tags.md,survey.csv\""
        }
        if number > 0,
            placeholder.options.contains(where: {
                $0.value.range.upperBound < placeholder.sources[number].range.lowerBound
            }),
            !text.contains(".")
        {
            return "a value with blanks stands in quotation marks: title=\"What we read\""
        }
        let path = Stratus.path(text, from: folder)
        let names = fileNames(in: Stratus.folder(of: path))
        return suggestion(for: String(text.split(separator: "/").last ?? ""), among: names).map {
            "did you mean \"\($0)\"?"
        }
    }

    /// The files beside one that is missing.
    private func fileNames(in folder: String) -> [String] {
        guard let listing = opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { closedir(listing) }
        let items = (try? FolderItem.all(in: listing)) ?? []
        return items.prefix(1000).map { String(decoding: $0.name, as: UTF8.self) }.sorted()
    }
}
