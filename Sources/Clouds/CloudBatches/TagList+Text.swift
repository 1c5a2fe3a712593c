import CloudRendering
import SourceText
import TagParsing

extension TagList {
    /// Reads tags from a text that is already in memory, such as one written inside another input.
    ///
    /// - Parameters:
    ///   - path: The name of the text in messages; paths in the text are relative to its folder.
    /// - Throws: ``Problem`` for a format that only files have.
    init(parsing text: String, path: String, _ options: InputOptions) throws {
        let source = try SourceText(path: path, text: text)
        let kind: String? =
            switch options.format {
            case .text: "text, whose words are counted in files"
            case .posts: "posts, which are files"
            case .xlsx, .ods: "a spreadsheet, which is a file"
            default: nil
            }
        if let kind { throw Problem("from is \(kind)", hint: "name them with input") }
        try self.init(parsing: source, as: options.format ?? .tags, options)
    }
}
