/// The kind of value that a name in a template can have, by which a misspelt name is found before any page is made.
package indirect enum TemplateShape: Sendable {
    case text, html, number, flag
    case list(of: TemplateShape)
    case object([String: TemplateShape])
    /// An object whose keys the site's own files decide, such as `page.params`; each value may be of any kind.
    case openObject(keys: Set<String>)
    /// A value of unknown kind, in which any name may mean something.
    case any
}
