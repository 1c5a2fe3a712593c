import Foundation
import Stratus
import TestSupport
import Testing

private typealias Tag = TagParsing.Tag

private func styles(
    _ tags: [Tag], _ format: OutputFormat, _ options: CloudOptions
) throws -> [String] {
    let markup = String(decoding: try render(tags, options: options, format: format).bytes, as: UTF8.self)
    return markup.matches(of: /<style>([^<]*)<\/style>/).map { String($0.output.1) }
}

/// Each rule with the conditions around it, the class of the cloud left out.
private func rules(_ sheet: String) -> [String] {
    var (open, found, start) = ([String](), [String](), sheet.startIndex)
    for place in sheet.indices {
        switch sheet[place] {
        case "{":
            open.append(String(sheet[start..<place]))
            start = sheet.index(after: place)
        case "}":
            let declarations = sheet[start..<place]
            if !declarations.isEmpty { found.append(open.joined(separator: "{") + "{" + declarations) }
            open.removeLast()
            start = sheet.index(after: place)
        default: continue
        }
    }
    return found.map { $0.replacing(/\.s[0-9a-z]{6}\b/, with: ".stratus") }
}

/// Options that look different.
private enum Look: CaseIterable {
    case plain, chips, fixed, groups, cards, dark, bold

    var options: CloudOptions {
        var options = CloudOptions()
        switch self {
        case .plain: break
        case .chips: (options.chip, options.counts) = (.capsule, .badge)
        case .fixed: options.responsive = false
        case .groups: (options.color, options.legend, options.heading) = (.group, true, true)
        case .cards: options.cards = true
        case .dark: options.theme = "dark"
        case .bold: (options.fontWeight, options.counts) = (.bold, .text)
        }
        return options
    }
}

@Suite("Styles that clouds of a page share") struct SharedStyleTests {
    private func few() throws -> [Tag] {
        try (1...3).map { try Tag("One \($0)", weight: Double($0), link: "/\($0)", group: "g\($0 % 2)") }
    }

    private func many() throws -> [Tag] {
        try (1...30).map { try Tag("Name \($0)", weight: Double($0 * $0), link: "/n\($0)", group: "h\($0 % 7)") }
    }

    @Test(
        "Clouds of other tags with the same options have the same look, and places of their own",
        arguments: Look.allCases, [OutputFormat.fragment, .list])
    fileprivate func looks(look: Look, format: OutputFormat) throws {
        let few = try styles(few(), format, look.options)
        let many = try styles(many(), format, look.options)
        try #require(few.count == 2 && many.count == 2)
        #expect(few[0] == many[0])
        #expect(few[1] != many[1])
    }

    @Test("Other options make another look")
    func otherLooks() throws {
        let looks = try Look.allCases.map { try styles(many(), .fragment, $0.options)[0] }
        #expect(Set(looks).count == looks.count)
    }

    // A page has all rules in one sheet, in the order in which they act; this cloud has every level and colour.
    @Test("Both sheets together say what one says in a page", arguments: Look.allCases)
    fileprivate func sameRules(look: Look) throws {
        var options = look.options
        // What has one scheme, and a font of its own, looks the same in both.
        (options.theme, options.font) = (options.theme ?? "light", .sans)
        let both = try styles(many(), .fragment, options)
        // The first style of a page is that of the page; it has no other links that could be underlined.
        let one = try #require(try styles(many(), .html, options).last)
            .replacing(" a{text-decoration", with: "[class] a[href]{text-decoration")
        let missing = rules(one).filter { !rules(both.joined()).contains($0) }
        #expect(missing == [])
        let places = Set(rules(both[1]))
        #expect(rules(one).filter { places.contains($0) } == rules(both[1]))
    }

    // So no rule of one sheet can beat one of the other, whichever comes first.
    @Test("What the look sets of an element, the places do not", arguments: Look.allCases)
    fileprivate func disjoint(look: Look) throws {
        let both = try styles(many(), .fragment, look.options)
        func properties(_ sheet: String) -> Set<String> {
            Set(
                rules(sheet).flatMap { rule in
                    let parts = rule.split(separator: "{")
                    // The frame is not in the picture, nor is a font.
                    guard let selector = parts.dropLast().last, selector != ".stratus-cloud", selector != "@font-face"
                    else { return [String]() }
                    return parts[parts.count - 1].split(separator: ";").compactMap {
                        $0.split(separator: ":").first.map { "\(selector == ".stratus" ? "svg" : "part") \($0)" }
                    }
                })
        }
        #expect(!properties(both[0]).isEmpty && !properties(both[1]).isEmpty)
        #expect(properties(both[0]).intersection(properties(both[1])) == [])
    }

    @Test(
        "A theme that sets sizes or places has the last word, in one sheet",
        arguments: [
            (".stratus .tag{font-size:20px}", 1), (".stratus .tag{FONT-SIZE:20px}", 1),
            (".stratus .tag{font\\-size:20px}", 1), ("@media print{.stratus .t0{transform:none}}", 1),
            (".stratus .tag{letter-spacing:1px}", 2), (".stratus{--font-size:1px}", 2),
        ])
    func themes(css: String, count: Int) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(css, to: "theme.css")
        var options = CloudOptions()
        options.theme = file
        for format in [OutputFormat.fragment, .list] {
            let found = try styles(few(), format, options)
            #expect(found.count == count)
            let last = try #require(rules(found[0]).firstIndex { $0.hasPrefix(css.split(separator: "{")[0]) })
            let sizes = rules(found[0]).lastIndex { $0.hasPrefix(".stratus .f") } ?? -1
            #expect(last > sizes)
        }
    }

    // "{{", "{%" and "{#" begin code in the templates of site generators, which may read what we wrote.
    @Test("No style has what a template engine would run", arguments: Look.allCases)
    fileprivate func templates(look: Look) throws {
        for format in [OutputFormat.svg, .html, .fragment, .list] {
            for sheet in try styles(many(), format, look.options) {
                #expect(sheet.firstMatch(of: /\{[{%#<]/) == nil)
            }
        }
    }
}
