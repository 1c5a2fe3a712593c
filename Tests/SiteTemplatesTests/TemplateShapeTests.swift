import Foundation
import TestSupport
import Testing

@testable import BuiltInTemplates
@testable import SiteTemplates
@testable import SourceText

/// The tables of Templates.md are what users are told; the shapes are what the check knows.
@Suite struct TemplateShapeTests {
    private static let shape = siteShape(
        params: ["a"], postParams: ["b"], data: ["people"], taxonomies: ["tags"])

    private struct Row {
        var name: String
        var kind: String
        var names: [String]
    }

    /// The rows of the table behind a heading; a row of two names is two.
    private static func rows(_ heading: String) throws -> [Row] {
        let url = Project.root.appending(path: "Sources/Stratus/Stratus.docc/Templates.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "## \(heading)\n").last).components(
            separatedBy: "\n## ")[0]
        func quoted(_ cell: String) -> [String] {
            cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        }
        return section.split(separator: "\n").flatMap { line -> [Row] in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| `"), cells.count >= 2 else { return [] }
            return quoted(cells[0]).map {
                Row(name: $0, kind: cells[1], names: quoted(cells.count > 2 ? cells[2] : ""))
            }
        }
    }

    private static func kind(_ shape: TemplateShape?) -> String {
        switch shape {
        case nil: "nothing"
        case .text: "text"
        case .html: "HTML"
        case .number: "number"
        case .flag: "flag"
        case .list: "list"
        case .openObject: "open"
        case .object(let fields): Set(fields.keys) == ["iso", "day", "text", "year"] ? "date" : "object"
        case .any: "any"
        }
    }

    @Test func theNamesEverywhereAreThoseOfTheTable() throws {
        let rows = try Self.rows("Names everywhere")
        #expect(rows.count >= 20)
        try check(
            rows.filter { $0.name != "data" }.map {
                Row(name: String($0.name.dropFirst(5)), kind: $0.kind, names: $0.names)
            }, Self.shape["site"])
        #expect(rows.filter { !$0.name.hasPrefix("site.") }.map(\.name) == ["data"])
        #expect(Self.shape.keys.sorted() == ["data", "page", "site"])
        #expect(Self.kind(Self.shape["data"]) == "open")
    }

    @Test func theNamesOfAPageAreThoseOfTheTable() throws {
        let rows = try Self.rows("Names of a page")
        #expect(rows.count >= 35)
        try check(rows, Self.shape["page"])
    }

    @Test func aPostInAListHasTheNamesOfAPage() throws {
        let rows = try Self.rows("Names of a page")
        guard case .list(let post) = Self.shape["page"]?.field("posts") else {
            Issue.record("posts are no list")
            return
        }
        try check(rows, post)
    }

    private func check(_ rows: [Row], _ shape: TemplateShape?) throws {
        #expect(Set(rows.map(\.name)) == Set(shape?.names ?? []))
        for row in rows {
            let field = shape?.field(row.name)
            // The clouds of taxonomies are known one by one.
            #expect(Self.kind(field) == (row.name == "clouds" ? "object" : row.kind), "\(row.name)")
            guard row.name != "posts", row.kind == "list" || row.kind == "object" else { continue }
            if case .list(let element) = field {
                #expect(row.names.sorted() == element.names, "\(row.name)")
            } else {
                #expect(row.names.sorted() == field?.names, "\(row.name)")
            }
        }
    }

    @Test(arguments: [
        "{{{site.clouds.tags}}}", "{{data.people}}", "{{page.params.b}}", "{{site.params.a}}", "{{site.updated.iso}}",
        "{{#page.posts}}{{#posts}}{{title}}{{/posts}}{{/page.posts}}",
        "{{#page.taxonomies}}{{#tags}}{{name}}{{/tags}}{{/page.taxonomies}}",
    ])
    func whatTheDocumentationShowsPassesTheCheck(_ template: String) throws {
        #expect(throws: Never.self) { try TemplateFixture.templates(template, shape: Self.shape) }
    }

    @Test func theBuiltInTemplatesPassTheCheck() throws {
        let files = try BuiltInSiteTemplate.names.map { name in
            let bytes = try #require(BuiltInSiteTemplate.bytes(named: name))
            return TemplateFile(
                name: name, source: try SourceText(path: "\(name).mustache", bytes: bytes), isBuiltIn: true)
        }
        // Without a single post of the site's own.
        let shape = siteShape(params: [], postParams: [], data: [], taxonomies: ["tags", "categories"])
        let templates = try SiteTemplates(files, shape: shape)
        #expect(templates.names == BuiltInSiteTemplate.names)
        #expect(Set(SiteTemplates.pages).isSubset(of: BuiltInSiteTemplate.names))
        // A text may place the cloud.
        try templates.check(asPage: "cloud")
        #expect(BuiltInSiteTemplate.bytes(named: "other") == nil)
        #expect(!BuiltInSiteTemplate.styleSheet.isEmpty)
    }
}
