import Testing

@testable import CloudComposition
@testable import SourceText

@Suite struct LinkOptionTests {
    @Test(
        arguments: [
            (nil, nil, nil), ("nofollow", nil, "nofollow"), ("nofollow ugc", "_self", "nofollow ugc"),
            (nil, "_blank", "noopener"),
            ("nofollow", "_blank", "nofollow noopener"), ("noopener nofollow", "_blank", "noopener nofollow"),
            ("opener", "_blank", "opener"), ("NoOpener", "_blank", "NoOpener"),
            ("external", "reader", "external noopener"),
            (nil, "_top", nil), (nil, "_parent", nil), (nil, "_self", nil),
        ] as [(String?, String?, String?)])
    func anotherWindowHasNoOpener(rel: String?, target: String?, expected: String?) throws {
        let options = try LinkOptions(rel: rel, target: target)
        #expect(options.rel == expected && options.target == target)
    }

    @Test(arguments: [
        "", " ", "a  b", " a", "a ", "a\tb", "a\nb", "a\"b", "no,follow", "é", "a\u{0}", "nofollow NOFOLLOW",
    ])
    func aRelThatIsNoListOfWordsIsAnError(rel: String) {
        let error = #expect(throws: Problem.self) { try LinkOptions(rel: rel, target: nil) }
        #expect(error?.option == "link-rel" && error?.hint?.isEmpty == false)
    }

    @Test(arguments: ["", "_", "_blnk", "_BLANK", "1a", "a b", "a\"", "é", "-a", "_new", "a\n"])
    func aTargetThatIsNoFrameIsAnError(target: String) {
        let error = #expect(throws: Problem.self) { try LinkOptions(rel: nil, target: target) }
        #expect(error?.option == "link-target" && error?.hint?.isEmpty == false)
    }

    @Test func aMisspeltTargetIsNamed() {
        let error = #expect(throws: Problem.self) { try LinkOptions(rel: nil, target: "_blnk") }
        #expect(error?.hint == "did you mean \"_blank\"?")
    }
}
