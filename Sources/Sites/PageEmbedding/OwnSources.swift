import CloudRendering
import SourceText
import TagParsing

/// The tags that stand in a page itself: each source is read once, however many placeholders name it.
final class OwnSources {
    private struct Reading: Hashable {
        let source: InPageSource
        /// How it is read.
        let settings: [OptionSetting]
    }

    private let outside: () throws -> (text: SourceText, isMarkdown: Bool)
    private var page: (text: SourceText, isMarkdown: Bool)?
    private var readings: [Reading: Result<TagList, any Error>] = [:]

    /// - Parameter outside: makes the page without what stands in its placeholders.
    init(outside: @escaping () throws -> (text: SourceText, isMarkdown: Bool)) { self.outside = outside }

    /// - Throws: what the readers throw, each time.
    func tags(of source: InPageSource, _ settings: [OptionSetting], _ options: InputOptions) throws -> TagList {
        let reading = Reading(source: source, settings: settings)
        if let known = readings[reading] { return try known.get() }
        let tags = Result { try read(source, options) }
        readings[reading] = tags
        return try tags.get()
    }

    private func read(_ source: InPageSource, _ options: InputOptions) throws -> TagList {
        let page = try page ?? outside()
        self.page = page
        return try TagList(reading: source, of: page.text, isMarkdown: page.isMarkdown, options: options)
    }
}
