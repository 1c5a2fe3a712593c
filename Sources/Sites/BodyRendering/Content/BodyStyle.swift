import MarkdownReading
import SiteReading
import SiteTemplates

/// How a body is written: what depends on the language of the text and on the settings of the site.
package struct BodyStyle: Sendable {
    /// The language of the text, a tag of BCP 47.
    package var language = "en"
    /// The site's own words, in place of those of the language.
    package var words: [SiteWord: String] = [:]
    /// Whether straight quotation marks, hyphens and dots become typographic ones.
    package var hasSmartPunctuation = false
    /// Whether a link that no text may have is left out with a warning, and not an error.
    package var leavesOutLinks = false

    package init() {}

    /// Returns the title of an alert as markup.
    func title(of alert: MarkdownAlert) -> String {
        SiteWording.markup(Self.word(alert), language: language, own: words)
    }

    private static func word(_ alert: MarkdownAlert) -> SiteWord {
        switch alert {
        case .note: .note
        case .tip: .tip
        case .important: .important
        case .warning: .warning
        case .caution: .caution
        }
    }

    /// The text of everything that the style depends on, for digests.
    package var identity: String {
        let titles = MarkdownAlert.allCases.map { words[Self.word($0)] ?? "" }
        return ([language, String(hasSmartPunctuation), String(leavesOutLinks)] + titles).joined(separator: "\0")
    }
}

extension SiteConfiguration {
    /// Returns the style of the bodies in the folder of a language; nil stands for the main language.
    package func bodyStyle(inLanguage folder: String?) -> BodyStyle {
        var style = BodyStyle()
        (style.language, style.words, style.hasSmartPunctuation) = (language, words, smartPunctuation)
        style.leavesOutLinks = links[.pages] != .error
        guard let folder, let setting = languages.first(where: { $0.folder == folder }) else { return style }
        (style.language, style.words) = (setting.code, setting.configuration.words)
        return style
    }

    /// Returns the style of a post's body: that of its front matter's language, or else that of its folder's.
    package func bodyStyle(of post: Post) -> BodyStyle {
        var style = bodyStyle(inLanguage: post.languageFolder)
        // The words of the site are in the site's language.
        if let own = post.language, own != style.language { (style.language, style.words) = (own, [:]) }
        return style
    }
}
