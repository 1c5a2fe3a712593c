import SourceText

/// The direction in which a text is written, as in the attribute `dir` of HTML.
package enum WritingDirection: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

extension Tag {
    /// The language of the tag's name, from the attribute `lang`; nil without the attribute, or if its value is no
    /// language tag.
    package var language: String? {
        attributes?["lang"].flatMap { LanguageTag($0) == nil ? nil : $0 }
    }

    /// The writing direction of the tag's name, from the attribute `dir`; nil without the attribute, or for a value
    /// other than `ltr` and `rtl`.
    package var writingDirection: WritingDirection? {
        attributes?["dir"].flatMap(WritingDirection.init)
    }
}
