import SourceText

/// The recognition of files that are templates of another generator and no pages: what they show is made by statements in
/// them that only that generator runs.
package enum ForeignTemplate {
    /// Returns whether an HTML page has statements of Liquid or Nunjucks, such as `{% for post in site.posts %}`.
    ///
    /// - Complexity: O(n) in the bytes.
    package static func isTemplate(html bytes: [UInt8]) -> Bool {
        var index = bytes.startIndex
        while let place = bytes.firstOffset(of: "{%", in: index..<bytes.count) {
            var words = bytes[(place + 2)...].prefix(40)
            while let first = words.first, first.isHTMLSpace || first == UInt8(ascii: "-") { words = words.dropFirst() }
            let name = words.prefix(while: \.isASCIILetter)
            if statements.contains(where: { name.elementsEqual($0.utf8) }) { return true }
            index = place + 2
        }
        return false
    }

    private static let statements = [
        "for", "if", "unless", "assign", "capture", "case", "paginate", "block", "extends",
    ]

    /// Returns whether a file that is no page may begin with front matter, by its name: Jekyll runs such files through
    /// its templates.
    package static func mayHaveFrontMatter(fileName: String) -> Bool {
        let ending = fileName.lowercased().split(separator: ".").last ?? ""
        return [
            "xml", "css", "scss", "sass", "less", "js", "json", "txt", "svg", "webmanifest", "atom", "rss", "coffee",
        ].contains(ending)
    }
}
