import SourceText

/// A template as it was read.
package struct TemplateFile: Sendable {
    /// By which partials and the builder call it: `post`, `parts/header`.
    package var name: String
    package var source: SourceText
    /// Whether it is one of those that come with Stratus.
    package var isBuiltIn: Bool

    package init(name: String, source: SourceText, isBuiltIn: Bool) {
        (self.name, self.source, self.isBuiltIn) = (name, source, isBuiltIn)
    }
}
