import Mustache
import TestSupport
import Testing

@testable import SiteTemplates

/// Mustache for Swift, another's work from the same manual, makes the same pages of random templates.
///
/// Left out is what it does otherwise: marks behind special characters, the margins of blocks whose first line is
/// indented, and `{{.}}` where a list is empty.
@Suite struct TemplateOracleTests {
    @Test(arguments: 0..<300)
    func randomTemplatesMakeTheSamePages(seed: Int) throws {
        var writer = TemplateWriter(seed: seed)
        let partials = (0..<3).map { writer.template(partials: $0) }
        let home = writer.template(partials: 3)
        let page = try TemplateFixture.page(
            home, ["p0": partials[0], "p1": partials[1], "p2": partials[2], "layout": TemplateWriter.layout])
        var library = MustacheLibrary()
        for (number, partial) in partials.enumerated() { try library.register(partial, named: "p\(number)") }
        try library.register(TemplateWriter.layout, named: "layout")
        try library.register(home, named: "home")
        let expected = library.render(Self.bridged(.object(TemplateFixture.root)) as Any, withTemplate: "home")
        #expect(page == expected, "\(home)\n---\n\(partials.joined(separator: "\n---\n"))")
    }

    static func bridged(_ value: TemplateValue) -> Any? {
        switch value {
        case .text(let text), .html(let text): text
        case .number(let number): number
        case .flag(let flag): flag
        case .list(let list): list.compactMap { bridged($0) }
        case .object(let object): object.fields.compactMapValues { bridged($0) }
        case .lazy(let make, _): make().flatMap { bridged($0) }
        }
    }
}

/// Writes templates that are right, from a seed.
struct TemplateWriter {
    static let layout = "<t>{{$title}}Untitled{{/title}}</t>{{$main}}main{{/main}}<hr/>\n"

    private var random: Seeded
    private var text = ""

    /// Neighbouring seeds would give the same numbers one place further.
    init(seed: Int) { random = Seeded(seed &* 1_000_003) }

    /// A template that includes some of the partials `p0` to the one before `p\(partials)`.
    mutating func template(partials: Int) -> String {
        text = ""
        if partials == 3, Bool.random(using: &random) {
            text += "{{<layout}}\n{{$main}}\nstart\n"
            nodes(depth: 0, partials: partials, inPost: false)
            text += "\n{{/main}}\n{{/layout}}\n"
        } else {
            nodes(depth: 0, partials: partials, inPost: false)
        }
        return text + "end\n"
    }

    private mutating func nodes(depth: Int, partials: Int, inPost: Bool) {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            node(depth: depth, partials: partials, inPost: inPost)
        }
    }

    private mutating func node(depth: Int, partials: Int, inPost: Bool) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: text += ["word", "a } b", "{ c", "é東", " d "].randomElement(using: &random) ?? ""
        case 1: text += "<p>\n  line\n"
        case 2:
            text +=
                ["{{page.title}}", "{{{page.content}}}", "{{ site.title }}", "{{page.count}}"].randomElement(
                    using: &random) ?? ""
        case 3: text += inPost ? "{{title}}{{.url}}" : "{{&page.content}}{{uppercased(page.title)}}"
        case 4: text += ["{{! note }}", "\n  {{! note }}\n", "\n{{!\nnote\n}}\n"].randomElement(using: &random) ?? ""
        case 5 where partials > 0:
            // On a line of its own it indents; within a text it does not.
            let name = "p\(Int.random(in: 0..<partials, using: &random))"
            text += Bool.random(using: &random) ? "\n{{> \(name)}}\n" : "x{{>\(name)}}y"
        case 6 where depth < 3:
            section("#", ["page.date", "page.posts", "page.isHome", "page.params.mood"], depth, partials)
        case 7 where depth < 3:
            section("^", ["page.isHome", "page.params.colour", "page.words"], depth, partials)
        case 8 where depth < 3:
            section("#", ["reversed(page.posts)", "even(page.count)", "page.title"], depth, partials)
        default: text += "{{#page.words}}{{.}}{{^last()}}, {{/last()}}{{/page.words}}"
        }
    }

    private mutating func section(_ sigil: String, _ names: [String], _ depth: Int, _ partials: Int) {
        let name = names.randomElement(using: &random) ?? "page"
        // One tag alone in its line and the other not is what the library gets wrong.
        let standsAlone = Bool.random(using: &random)
        text += standsAlone ? "\n {{\(sigil)\(name)}}\n" : "x{{\(sigil)\(name)}}"
        nodes(depth: depth + 1, partials: partials, inPost: sigil == "#" && name.contains("posts"))
        text += standsAlone ? "\n {{/\(name)}} \n" : "x{{/\(name)}}"
    }
}
