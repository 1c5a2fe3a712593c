import CloudRendering
import SourceText
import TagParsing

/// The tags that are in a page itself; each source is read once, however many placeholders name it.
final class InPageTags {
    private struct Reading: Hashable {
        let source: InPageSource
        /// The options with which it is read.
        let settings: [OptionSetting]
    }

    private let outside: () throws -> (text: SourceText, isMarkdown: Bool)
    private var page: (text: SourceText, isMarkdown: Bool)?
    private var readings: [Reading: Result<TagList, any Error>] = [:]

    /// - Parameter outside: makes the text of the page without the content of its placeholders.
    init(outside: @escaping () throws -> (text: SourceText, isMarkdown: Bool)) { self.outside = outside }

    /// Returns the tags of a source.
    ///
    /// - Throws: the error of the reader, each time that it is asked for.
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
