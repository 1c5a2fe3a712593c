import SourceText

/// The source file of a template: one of the site's own, or one that comes with Stratus.
package struct TemplateFile: Sendable {
    /// The name by which templates, posts and the builder refer to the template, such as `post` or `parts/header`.
    package var name: String
    /// The text of the template.
    package var source: SourceText
    /// Whether the template comes with Stratus.
    package var isBuiltIn: Bool

    package init(name: String, source: SourceText, isBuiltIn: Bool) {
        (self.name, self.source, self.isBuiltIn) = (name, source, isBuiltIn)
    }
}
