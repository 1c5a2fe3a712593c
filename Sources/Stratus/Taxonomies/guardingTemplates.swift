import ByteWriting

/// Markup in which no template engine finds anything to do: every `{` outside of style sheets is a character reference.
///
/// Generators run what they include through Liquid, Nunjucks or Tera, and a name such as `{{ x }}` or `{% raw %}` would
/// be run with it. One brace is enough for some of them.
func guardingTemplates(_ markup: ValidatedMarkup) throws(InvalidMarkup) -> ValidatedMarkup {
    let bytes = markup.bytes
    var guarded: [UInt8] = []
    // Invariant: what is before `done` stands in `guarded`.
    var done = 0
    var index = 0
    while index < bytes.count {
        if bytes[index] == UInt8(ascii: "<"), bytes[index...].starts(with: "<style".utf8) {
            let end = bytes[index...].indices.first { bytes[$0...].starts(with: "</style".utf8) }
            index = end ?? bytes.count
        } else if bytes[index] == UInt8(ascii: "{") {
            guarded += bytes[done..<index]
            guarded += "&#123;".utf8
            done = index + 1
        }
        index += 1
    }
    guard done > 0 else { return markup }
    guarded += bytes[done...]
    guard let kind = markup.kind else { return try .validate(text: guarded) }
    return try .validate(guarded, as: kind)
}
