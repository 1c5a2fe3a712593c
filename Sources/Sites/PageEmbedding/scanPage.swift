import MarkupReading
import SourceText

/// What a page holds for clouds.
package struct PageScan: Sendable {
    /// In the order of the page; none inside another.
    package var placeholders: [Placeholder] = []
    /// For each of them the page stays as it is.
    package var problems: [Diagnostic] = []
    /// What looks like a placeholder and stands where there can be none, such as in a script: it is left alone.
    package var warnings: [Diagnostic] = []
    /// How many more problems and warnings there are than are kept.
    package var omittedCount = 0

    package init() {}
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
/// - Parameter knownNames: the options there are: of the `data-` attributes of an element those of these names are
///   options, others are the page's own. Where it is nil, all of them are options.
/// - Complexity: O(n) in the bytes; without the word `stratus` in them, one search.
package func scanPage(_ page: PageText, knownNames: Set<String>? = nil) -> PageScan {
    var scanner = PageScanner(page.source, markup: page.markup, encoding: page.encoding, knownNames: knownNames)
    scanner.scan()
    // What stands in a placeholder may have looked like the markers of others to Markdown.
    for _ in 1..<MarkdownHTML.mostReadings {
        let found = scanner.placeholders.map {
            let bytes = page.source.bytes
            return $0.marker.lowerBound..<bytes.offset(of: UInt8(ascii: ">"), in: $0.content.upperBound..<bytes.count)
                + 1
        }
        guard let hidden = scanner.markdown?.hidden, hidden != found, scanner.problems.isEmpty else { break }
        scanner = PageScanner(
            page.source, markup: page.markup, encoding: page.encoding, knownNames: knownNames, hiding: found)
        scanner.scan()
    }
    var scan = PageScan()
    scan.placeholders = scanner.placeholders
    scan.problems = scanner.problems.inOrder
    scan.warnings = scanner.warnings.inOrder
    scan.omittedCount = scanner.problems.omittedCount + scanner.warnings.omittedCount
    return scan
}

extension DiagnosticCollector {
    /// By their places: a missing end is found behind what was found later in the page.
    fileprivate var inOrder: [Diagnostic] {
        let places = diagnostics.indices.sorted { left, right in
            let (first, second) = (diagnostics[left], diagnostics[right])
            return (first.line, first.column, left) < (second.line, second.column, right)
        }
        return places.map { diagnostics[$0] }
    }
}
