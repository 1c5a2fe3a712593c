import Foundation
import TestSupport
import Testing

@testable import MarkdownReading

/// Holds the text of Markdown against cmark-gfm, the reference of GitHub's Markdown.
@Suite struct MarkdownReferenceTests {
    @Test func threeHundredDocumentsHaveTheParagraphsThatCmarkReads() throws {
        let documents = (0..<300).map { seed in
            var generator = MarkdownGenerator(seed: seed)
            return generator.document()
        }
        let expected = try Self.paragraphs(of: documents)
        try #require(expected.count == documents.count)
        var words = 0
        for (document, expected) in zip(documents, expected) {
            let found = Self.paragraphs(Extraction(document, .markdown).text)
            #expect(found == expected, "\(document.debugDescription)")
            words += expected.joined().count
        }
        #expect(words > 5_000)
    }

    /// The words of each paragraph of each document, as cmark reads them.
    private static func paragraphs(of documents: [String]) throws -> [[[String]]] {
        let path = try #require(
            ["/usr/bin/", "/usr/local/bin/"].map { $0 + "cmark-gfm" }.first { access($0, X_OK) == 0 },
            "cmark-gfm is missing, against which Markdown is tested; `make test` installs it")
        // A heading parts them: nothing of a document goes on behind one.
        let input = documents.joined(separator: "\n\n# 0separator0\n\n")
        let options = ["--unsafe", "--to", "html", "-e", "table", "-e", "strikethrough", "-e", "tasklist"]
        let result = try Command.run(options, input: Array(input.utf8), executable: path)
        return result.text.components(separatedBy: "<h1>0separator0</h1>").map { paragraphs(text(ofHTML: $0)) }
    }

    private static func paragraphs(_ text: String) -> [[String]] {
        text.components(separatedBy: "\n\n").map(words).filter { !$0.isEmpty }
    }

    private static func words(_ paragraph: String) -> [String] {
        let isWord = { (scalar: Unicode.Scalar) in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
        return paragraph.unicodeScalars.split { !isWord($0) }.map { String($0) }
    }

    /// The text of what cmark writes, which is well-formed but for what the documents bring with them.
    private static func text(ofHTML html: String) -> String {
        var text = html
        text.replace(/<pre>.*?<\/pre>|<!--.*?-->/.dotMatchesNewlines(), with: "\n\n")
        text.replace(/<!--/, with: "")
        text.replace(/<img [^>]*alt="([^"]*)"[^>]*>/) { " \($0.output.1) " }
        text.replace(/\n+/, with: "\n")
        // cmark-gfm 0.29 takes the box of a task for text when the list stands in a quotation.
        text.replace(/(<li>(?:\s*<p>)?)\[[ x]\]/) { "\($0.output.1)" }
        text.replace(/<br[^>]*>/, with: "\n")
        text.replace(/<\/?(?:p|h[1-6]|ul|ol|li|blockquote|hr|table|thead|tbody|tr|th|td|div)\b[^>]*>/, with: "\n\n")
        text.replace(/<[^>]*>/, with: "")
        for (reference, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text = text.replacingOccurrences(of: reference, with: sign)
        }
        // A line break before the end of a paragraph makes more than one empty line of it.
        text.replace(/\n(?:[ \t]*\n)+/, with: "\n\n")
        return text
    }
}
