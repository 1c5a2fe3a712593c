import SourceText

/// What a page holds for clouds.
package struct PageScan: Sendable {
    /// In the order of the page; none inside another.
    package var placeholders: [Placeholder] = []
    /// For each of them the page stays as it is.
    package var problems: [Diagnostic] = []
    /// What looks like a placeholder and stands where there can be none, such as in a script: it is left alone.
    package var warnings: [Diagnostic] = []

    package init() {}
}

/// Finds the placeholders of a page.
///
/// - Complexity: O(n) in the bytes; without the word `stratus` in them, one search.
package func scanPage(_ page: PageText) -> PageScan {
    PageScan()
}
