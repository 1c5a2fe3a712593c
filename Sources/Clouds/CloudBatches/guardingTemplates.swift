import CloudRendering
import MarkupValidation
import SourceText

/// Returns markup in which no template engine finds anything to do: every `{` outside of style sheets is a character
/// reference.
///
/// Generators run included files through Liquid, Nunjucks or Tera, and would run a name such as `{{ x }}` or
/// `{% raw %}` with them.
func guardingTemplates(_ markup: ValidatedMarkup) throws(Problem) -> ValidatedMarkup {
    var guarded: [UInt8] = []
    var written = FragmentPieces.WrittenElements()
    FragmentPieces(markup).append(to: &guarded, sharing: &written)
    guard guarded.count != markup.bytes.count else { return markup }
    guard let kind = markup.kind else { return try .validate(text: guarded) }
    return try .validate(guarded, as: kind)
}
