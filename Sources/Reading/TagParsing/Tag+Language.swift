import SourceText

/// The direction in which the letters of a text run.
package enum WritingDirection: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

extension Tag {
    /// The language of the name, from its attribute `lang`; nil without the attribute, or if it is no language tag.
    package var language: String? {
        attributes?["lang"].flatMap { LanguageTag($0) == nil ? nil : $0 }
    }

    /// The direction of the name, from its attribute `dir`; nil without one.
    package var writingDirection: WritingDirection? {
        attributes?["dir"].flatMap(WritingDirection.init)
    }
}
