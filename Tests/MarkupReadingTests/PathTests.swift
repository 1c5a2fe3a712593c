import SourceText
import Testing

@testable import MarkupReading

/// The shapes of SVG pictures that are filled.
@Suite struct PathTests {
    private func read(_ contents: String) throws(Problem) -> (paths: [String], isEvenOdd: Bool) {
        try readPaths(Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(contents)</svg>".utf8))
    }

    @Test(arguments: [
        (#"<path d="M1"/><g fill="none"><path d="M2"/><path d="M3" fill="red"/></g>"#, ["M1", "M3"]),
        (#"<g fill="none" fill-rule="evenodd"><g><path d="M1" style="stroke:red; fill : black"/></g></g>"#, ["M1"]),
        (#"<path d="M1" fill="black" style="fill:none"/><path d="M2" fill="none" style="fill:black"/>"#, ["M2"]),
        (#"<path d="M1" opacity="0"/><path d="M2" fill-opacity="0.0"/><path d="M3" fill="transparent"/>"#, []),
        (#"<g opacity="0"><path d="M1" opacity="1"/></g><g display="none"><path d="M2"/></g><path d="M3"/>"#, ["M3"]),
        (#"<style/><defs><style> </style><path d="M1"/></defs><path d="M2" fill="inherit"/>"#, ["M2"]),
    ])
    func whatIsFilledIsRead(contents: String, paths: [String]) throws {
        #expect(try read(contents).paths == paths)
    }

    @Test func theFillRuleIsInherited() throws {
        #expect(try read(#"<g fill-rule="evenodd"><path d="M1"/></g>"#).isEvenOdd)
        #expect(!(try read(#"<g fill-rule="evenodd"><path d="M1" fill-rule="nonzero"/></g>"#).isEvenOdd))
        #expect(!(try read(#"<g fill-rule="evenodd"><path d="M1" fill="none"/></g><path d="M2"/>"#).isEvenOdd))
    }

    @Test(arguments: [
        ("<style>.a{fill:none}</style><path d='M1'/>", "style sheet"),
        ("<defs><style>.a{fill:none}</style></defs><path d='M1'/>", "style sheet"),
        ("<rect style='transform:rotate(45deg)' width='1' height='1'/>", "transform"),
        ("<g style='transform: scale(2)'><path d='M1'/></g>", "transform"), ("<g transform='scale(2)'/>", "transform"),
        ("<svg x='50' width='5'><path d='M1'/></svg>", "transform"),
    ])
    func whatWouldBeReadOtherwiseThanDrawnIsRefused(contents: String, words: String) {
        #expect { try read(contents) } throws: { ($0 as? Problem)?.message.contains(words) == true }
    }
}
