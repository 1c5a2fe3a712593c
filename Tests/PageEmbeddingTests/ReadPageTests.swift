import Foundation
import SourceText
import TestSupport
import Testing

@testable import FileAccess
@testable import PageEmbedding

/// A page that somebody else writes while clouds are made for it.
@Suite struct ReadPageTests {
    @Test(arguments: ["another text", "longer than it was before"])
    func aPageThatWasChangedMeanwhileIsLeftAsItIs(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("first text!!", to: "page.html")
        let page = try ReadPage(path)
        try page.check()
        try folder.write(text, to: "page.html")
        // The same length at the same second is another page, too.
        let error = #expect(throws: Problem.self) { try page.check() }
        #expect(error?.message.contains("changed by somebody else") == true)
        for output in [PageOutput.inPlace, .folder(folder.file("out"))] {
            #expect(throws: Problem.self) {
                try output.write(Array("filled".utf8), of: page, named: "page.html", isChanged: true)
            }
        }
        #expect(try folder.text("page.html") == text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).isEmpty)
        #expect(try folder.names() == ["out", "page.html"])
    }

    @Test func aPageThatWasReplacedIsAnotherOne() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("text", to: "page.html")
        let page = try ReadPage(path)
        try FileManager.default.moveItem(atPath: folder.write("text", to: "new"), toPath: folder.file("old"))
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: Problem.self) { try page.check() }
        try FileManager.default.moveItem(atPath: folder.file("old"), toPath: path)
        #expect(throws: Problem.self) { try page.check() }
    }
}
