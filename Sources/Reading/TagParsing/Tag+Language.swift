import SourceText

/// Where the letters of a text begin.
package enum WritingDirection: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

extension Tag {
    /// The language of the name, as the attribute `lang` says it; nil where it says none, or what is no language tag.
    package var language: String? {
        attributes?["lang"].flatMap { LanguageTag($0) == nil ? nil : $0 }
    }

    /// The direction of the name, as the attribute `dir` says it.
    package var writingDirection: WritingDirection? {
        attributes?["dir"].flatMap(WritingDirection.init)
    }
}
