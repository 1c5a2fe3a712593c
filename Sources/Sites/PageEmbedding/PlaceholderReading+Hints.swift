import CloudComposition
import CloudRendering
import FileAccess
import SourceText

/// Hints for sources and options that are wrong, which guess the ones that were meant.
extension PlaceholderReading {
    /// Returns a hint for a name that no option has.
    func hint(unknown name: String) -> String {
        if placeholder.form == .comment {
            if name == "src" { return "in a comment the source stands alone: <!-- stratus tags.md -->" }
            if name.hasPrefix("data-") { return "in a comment it is \(name.dropFirst(5))" }
        }
        if let foreign = ForeignOption.named(name) { return foreign.text(isFlag: false) }
        return suggestion(for: ForeignOption.hyphenated(name), among: CloudRequest.knownNames.sorted())
            .map { "did you mean \"\($0)\"?" }
            ?? "stratus render --help lists the options of clouds and of inputs"
    }

    /// Returns a hint for a source that is no file; nil if no hint fits.
    func hint(missing number: Int) -> String? {
        guard placeholder.sources.indices.contains(number) else { return nil }
        let text = placeholder.sources[number].text
        if text == "=" || text.hasPrefix("=") || text.hasSuffix("=") {
            return "an option is written without blanks: width=640; a value with blanks stands in quotation marks"
        }
        if OptionDefinition.named(text)?.isFlag == true { return "write \(text)=true" }
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
        return nearestFile(to: resolvedPath(text, from: folder)).map {
            "did you mean \"\($0.split(separator: "/").last ?? "")\"?"
        }
    }
}
