@testable import SiteTemplates
@testable import SourceText

/// Templates as the tests write them, and what comes of them.
enum TemplateFixture {
    /// Small enough to be seen through, with each kind of value.
    static let shape: [String: TemplateShape] = [
        "page": .object([
            "title": .text, "content": .html, "count": .number, "isHome": .flag, "words": .list(of: .text),
            "posts": .list(of: .object(["title": .text, "url": .text, "tags": .list(of: .object(["name": .text]))])),
            "date": .object(["iso": .text]), "params": .openObject(keys: ["mood", "colour"]),
        ]),
        "site": .object(["title": .text]), "data": .openObject(keys: ["people"]),
    ]

    static func object(_ fields: [String: TemplateValue]) -> TemplateValue { .object(TemplateObject(fields)) }

    static let root = TemplateObject([
        "page": object([
            "title": .text("Salt & Pepper"), "content": .html("<p>Text</p>"), "count": .number(2),
            "isHome": .flag(false), "words": .list([.text("one"), .text("two"), .text("three")]),
            "posts": .list([
                object([
                    "title": .text("First"), "url": .text("/first/"),
                    "tags": .list([object(["name": .text("a")]), object(["name": .text("b")])]),
                ]),
                object(["title": .text("Second"), "url": .text("/second/"), "tags": .list([])]),
            ]),
            "date": object(["iso": .text("2026-11-22")]),
            "params": object(["mood": .text("calm")]),
        ]),
        "site": object(["title": .text("Site")]),
        "data": object([
            "people": .list([object(["name": .text("Ada")]), object(["name": .text("Grace"), "title": .text("Adm.")])])
        ]),
    ])

    /// The first template makes the page and has the name `home`.
    static func templates(
        _ home: String, _ others: KeyValuePairs<String, String> = [:],
        shape: [String: TemplateShape] = shape
    ) throws -> SiteTemplates {
        let files = try ([("home", home)] + others.map { ($0.key, $0.value) }).map { name, text in
            TemplateFile(
                name: name, source: try SourceText(path: "\(name).mustache", text: text), isBuiltIn: false)
        }
        return try SiteTemplates(files, shape: shape)
    }

    static func page(
        _ home: String, _ others: KeyValuePairs<String, String> = [:], root: TemplateObject = root
    ) throws -> String {
        let bytes = try templates(home, others).render("home", root)
        return String(decoding: bytes ?? [], as: UTF8.self)
    }

    static func problems(_ home: String, _ others: KeyValuePairs<String, String> = [:]) throws -> [String] {
        do {
            _ = try templates(home, others)
            return []
        } catch let error as Problem {
            return error.all.map(\.description)
        }
    }

    /// Each problem without the line that it shows.
    static func told(_ home: String, _ others: KeyValuePairs<String, String> = [:]) throws -> [String] {
        try problems(home, others).map { message in
            message.split(separator: "\n").filter { !$0.hasPrefix("  ") }.joined(separator: " | ")
        }
    }

    /// The page that one value makes of a template.
    static func page(_ home: String, title: String) throws -> String {
        try page(home, root: TemplateObject(["page": object(["title": .text(title)])]))
    }
}
