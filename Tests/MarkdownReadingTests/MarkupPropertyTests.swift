import TestSupport
import Testing

@testable import MarkdownReading
@testable import TextReading

@Suite struct MarkupPropertyTests {
    @Test(arguments: 0..<300, [TextMarkup.markdown, .html])
    func theTextDoesNotDependOnWhereBlocksAreCut(seed: Int, markup: TextMarkup) {
        var soup = MarkupSoup(seed: seed)
        var documents = MarkdownGenerator(seed: seed)
        var random = Seeded(seed)
        let source = soup.document() + "\n\n" + documents.document() + soup.document()
        let whole = Extraction(source, markup)
        for longest in [1, 3, 20] {
            let ends = Extraction.blockEnds(of: source, upTo: longest, &random)
            let cut = Extraction(source, markup, blockEnds: ends)
            #expect(
                cut.text == whole.text && cut.omittedCodeBlocks == whole.omittedCodeBlocks, "\(source.debugDescription)"
            )
        }
    }

    @Test(arguments: 0..<100)
    func allTextOfATreeOfElementsIsThereAndNoneOfItsAttributes(seed: Int) {
        var random = Seeded(seed)
        var number = 0
        func tree(_ depth: Int) -> String {
            (0..<Int.random(in: 1...4, using: &random)).map { _ in
                number += 1
                guard depth > 0, Bool.random(using: &random) else { return "w\(number)&amp;" }
                let name = ["div", "p", "b", "td", "x-y", "section", "I", "a"][Int.random(in: 0..<8, using: &random)]
                let value = ["\"hidden > '\"", "'hidden > \"'", "hidden"][Int.random(in: 0..<3, using: &random)]
                return
                    "w\(number)<\(name) hidden=\(value) alt \n id=\(value)>\(tree(depth - 1))</\(name)><!-- hidden -->"
            }.joined(separator: " ")
        }
        let text = Extraction(tree(5), .html).text
        let words = text.split { $0 == " " || $0 == "\n" || $0 == "&" }.map { String($0) }
        let isComplete = words.joined() == (0..<number).map { "w\($0 + 1)" }.joined()
        #expect(isComplete, "\(text)")
        #expect(!text.contains("hidden"))
    }
}
