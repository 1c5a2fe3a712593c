import MarkupReading
import SourceText

/// What a page holds for clouds.
package struct PageScan: Sendable {
    /// In the order of the page; none inside another.
    package var placeholders: [Placeholder] = []
    /// For each of them the page stays as it is.
    package var problems: [Problem] = []
    /// What looks like a placeholder and stands where there can be none, such as in a script: it is left alone.
    package var warnings: [Problem] = []
    /// How many more problems and warnings there are than are kept.
    package var omittedCount = 0
}

/// Whether a page has to be scanned at all: one search for the word with which all placeholders begin.
package func mayHavePlaceholders(_ bytes: [UInt8]) -> Bool {
    // In UTF-16 and UTF-32, which are refused if it is there, zeros stand between its letters.
    let isWide =
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0, 0xFE])
    let letters = isWide ? bytes.filter { $0 != 0 } : bytes
    return WordSearch.first(letters, from: 0) < letters.count
}

/// Finds the placeholders of a page.
///
/// How Markdown reads a page may hang on what stands in its placeholders, where their markers stand in code or in one
/// another. A page that would have others once they are filled has a problem: a second run would change it.
///
/// - Parameter knownNames: the options there are: of the `data-` attributes of an element those of these names are
///   options, others are the page's own. Where it is nil, all of them are options.
/// - Complexity: O(n) in the bytes; without the word `stratus` in them, one search.
package func scanPage(_ page: PageText, knownNames: Set<String>? = nil) -> PageScan {
    let scanner = scanned(page.source, of: page, knownNames)
    var problems = scanner.problems
    if page.markup == .markdown, problems.isEmpty, let placeholder = firstUnstable(scanner, page, knownNames) {
        problems.append(
            Problem(
                page.source, at: placeholder.marker,
                "what stands in the placeholders from here on decides what is a placeholder of this page",
                hint: "take it away, up to the end marker, and run again"))
    }
    return PageScan(
        placeholders: scanner.placeholders, problems: problems.inOrder, warnings: scanner.warnings.inOrder,
        omittedCount: problems.omittedCount + scanner.warnings.omittedCount)
}

private func scanned(_ source: SourceText, of page: PageText, _ knownNames: Set<String>?) -> PageScanner {
    var scanner = PageScanner(source, markup: page.markup, encoding: page.encoding, knownNames: knownNames)
    scanner.scan()
    // What stands in a placeholder may have looked like the markers of others to Markdown.
    for _ in 1..<MarkdownHTML.mostReadings {
        let found = scanner.placeholders.map {
            let bytes = source.bytes
            return $0.marker.lowerBound..<bytes.offset(of: UInt8(ascii: ">"), in: $0.content.upperBound..<bytes.count)
                + 1
        }
        guard let hidden = scanner.markdown?.hidden, hidden != found, scanner.problems.isEmpty else { break }
        scanner = PageScanner(
            source, markup: page.markup, encoding: page.encoding, knownNames: knownNames, hiding: found)
        scanner.scan()
    }
    return scanner
}

/// The first placeholder that is none, or another one, in the page with nothing in its placeholders.
private func firstUnstable(_ scanner: PageScanner, _ page: PageText, _ knownNames: Set<String>?) -> Placeholder? {
    let placeholders = scanner.placeholders
    guard let first = placeholders.first(where: { !$0.content.isEmpty }) else { return nil }
    let bytes = fillPlaceholders(
        PageText(source: page.source, markLength: 0, markup: page.markup, encoding: page.encoding),
        placeholders.map { ($0.content, []) })
    let empty = scanned(SourceText(checked: bytes, path: page.source.path), of: page, knownNames)
    var removed = 0
    for (index, placeholder) in placeholders.enumerated() {
        let start = placeholder.marker.lowerBound - removed
        guard index < empty.placeholders.count, empty.placeholders[index].content.isEmpty,
            empty.placeholders[index].marker == start..<start + placeholder.marker.count
        else { return placeholder }
        removed += placeholder.content.count
    }
    let isAlike =
        empty.problems.isEmpty && empty.placeholders.count == placeholders.count
        && empty.warnings.problems.count == scanner.warnings.problems.count
        && empty.warnings.omittedCount == scanner.warnings.omittedCount
    return isAlike ? nil : first
}

extension ProblemCollector {
    /// By their places: a missing end is found behind what was found later in the page.
    fileprivate var inOrder: [Problem] {
        let places = problems.indices.sorted { left, right in
            let (first, second) = (problems[left], problems[right])
            return (first.line ?? 0, first.column ?? 0, left) < (second.line ?? 0, second.column ?? 0, right)
        }
        return places.map { problems[$0] }
    }
}
