/// Collects the errors of one input while its parser goes on; a broken file of a million lines keeps the first ones
/// and counts the rest.
package struct DiagnosticCollector: Sendable {
    package private(set) var diagnostics: [Diagnostic] = []
    package private(set) var omittedCount = 0
    /// More than a person reads, less than a terminal keeps.
    static let limit = 50

    package init() {}

    package var isEmpty: Bool { diagnostics.isEmpty }

    /// Whether another diagnostic would be kept; making one costs a line's copy, so ask first in a loop.
    package var hasRoom: Bool { diagnostics.count < Self.limit }

    /// Counts one that nobody has room for.
    package mutating func countOmitted() { omittedCount += 1 }

    package mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
        if hasRoom { diagnostics.append(diagnostic()) } else { omittedCount += 1 }
    }
}
