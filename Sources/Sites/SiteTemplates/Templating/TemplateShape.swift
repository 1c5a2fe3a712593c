/// The kind of value that a name in a template can have, with which misspelt names are found before any page is made.
package indirect enum TemplateShape: Sendable {
    case text, html, number, flag
    case list(of: TemplateShape)
    /// An object with fields of these names and shapes.
    case object([String: TemplateShape])
    /// An object whose keys the site's own files decide, such as `page.params`; each value may be of any kind.
    case openObject(keys: Set<String>)
    /// A value of unknown kind, which may have fields of any name.
    case any
}
