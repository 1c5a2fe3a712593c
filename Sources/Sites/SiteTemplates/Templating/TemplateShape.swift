/// What a name of a template can mean, so that a misspelt one is found before any page is made.
package indirect enum TemplateShape: Sendable {
    case text, html, number, flag
    case list(of: TemplateShape)
    case object([String: TemplateShape])
    /// An object whose keys the site's own files decide, such as `page.params`; each value may be of any kind.
    case openObject(keys: Set<String>)
    /// Anything, with anything in it.
    case any
}
