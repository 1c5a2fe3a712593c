/// Why the preview cannot be shown.
package struct PreviewError: Error, Sendable, CustomStringConvertible {
    package let reason: String
    package let hint: String?

    package var description: String { "stratus: error: \(reason)" + (hint.map { "\nhint: \($0)" } ?? "") }
}
