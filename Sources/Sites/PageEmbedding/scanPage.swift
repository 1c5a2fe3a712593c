import MarkupReading
import SourceText

/// The placeholders of a page, and their problems: the result of ``scanPage(_:knownNames:)``.
package struct PageScan: Sendable {
    /// The placeholders in the order of the page; none is inside another.
    package var placeholders: [Placeholder] = []
    /// The errors in the order of the page; a page with an error is left as it is.
    package var problems: [Problem] = []
    /// The warnings in the order of the page, such as one about text in a script that looks like a placeholder and is
    /// left alone.
    package var warnings: [Problem] = []
    /// The number of further problems and warnings, which were not kept.
    package var omittedCount = 0
}

/// Returns whether a page has to be scanned at all: whether it has the word `stratus`, with which all placeholders
/// begin.
package func mayHavePlaceholders(_ bytes: [UInt8]) -> Bool {
    // In UTF-16 and UTF-32, the letters of the word have zeros between them. Such a page is refused, so it must be
    // found.
    let isWide =
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0, 0xFE])
    let letters = isWide ? bytes.filter { $0 != 0 } : bytes
    return WordSearch.first(letters, from: 0) < letters.count
}

/// Finds the placeholders of a page.
///
/// The content of placeholders may decide how Markdown reads a page, if their markers are in code or inside one
/// another. If the page would have other placeholders once they are filled, that is a problem: a second run would
/// change the page again.
///
/// - Parameter knownNames: the names of all options: only `data-` attributes with these names are options, others
///   belong to the page. nil takes all `data-` attributes as options.
/// - Complexity: O(n) in the bytes of the page; a page without the word `stratus` takes one search.
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
    // Markdown may have taken the content of a placeholder for the markers of others.
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

/// Returns the first placeholder that changes or disappears when the placeholders of the page are emptied; nil if none
/// does.
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
    /// The problems by their places: a missing end is found after problems that come later in the page.
    fileprivate var inOrder: [Problem] {
        let places = problems.indices.sorted { left, right in
            let (first, second) = (problems[left], problems[right])
            return (first.line ?? 0, first.column ?? 0, left) < (second.line ?? 0, second.column ?? 0, right)
        }
        return places.map { problems[$0] }
    }
}
