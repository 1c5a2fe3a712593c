import SourceText

/// A template of a site, or one that comes with Stratus.
package struct TemplateFile: Sendable {
    /// The name by which partials and the builder call it: `post`, `parts/header`.
    package var name: String
    package var source: SourceText
    /// Whether the template comes with Stratus.
    package var isBuiltIn: Bool

    package init(name: String, source: SourceText, isBuiltIn: Bool) {
        (self.name, self.source, self.isBuiltIn) = (name, source, isBuiltIn)
    }
}
