/// The errors of one tag list, in the order of their lines.
public struct TagListError: Error, Sendable, CustomStringConvertible {
    public let diagnostics: [Diagnostic]
    /// How many more there were than `diagnostics` holds.
    public let omittedCount: Int

    /// Whether it is about the input, and no place in it.
    package var isAboutTheWhole: Bool { diagnostics.allSatisfy(\.isAboutTheWhole) }

    package init(_ collector: DiagnosticCollector) {
        diagnostics = collector.diagnostics
        omittedCount = collector.omittedCount
    }

    package init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        omittedCount = 0
    }

    public var description: String {
        var lines = diagnostics.map(\.description)
        if omittedCount > 0 { lines.append("… and \(omittedCount) more errors") }
        return lines.joined(separator: "\n")
    }
}
