import Foundation
import TestSupport

// Templates, configuration, data and files.

extension EditedSite {
    mutating func editTemplate() throws -> String {
        let name = pick(["note", "post", "tag", "section", "special", "home", "year", "tags"])
        let path = "templates/\(name).mustache"
        let old = try? String(contentsOf: url(path), encoding: .utf8)
        if let old, below(3) == 0 {
            if below(2) == 0, let start = old.range(of: "<div>"),
                let end = old.range(of: "</div>", options: .backwards),
                start.upperBound <= end.lowerBound
            {
                // Nothing else than the order of its lines.
                let lines = old[start.upperBound..<end.lowerBound].split(separator: "\n").reversed()
                try write(
                    old[..<start.upperBound] + lines.joined(separator: "\n") + old[end.lowerBound...], to: path)
                return "other order in \(path)"
            }
            // Nothing else than its words.
            try write(old.replacing("</h1>", with: "</h1><p>\(pick(["six", "seven", "eight"]))</p>"), to: path)
            return "other words in \(path)"
        }
        if below(4) == 0 {
            try? FileManager.default.removeItem(at: url(path))
            return "removed \(path)"
        }
        let parts =
            [
                "<p>{{site.postCount}}</p>", "{{#page.tags}}<b>{{name}} {{count}}</b>{{/page.tags}}",
                "{{#page.next}}<a href=\"{{url}}\">{{title}}</a>{{/page.next}}", "<i>{{data.facts.one}}</i>",
                "<i>{{data.facts.two}}</i>",
                "{{#page.posts}}<a href=\"{{url}}\">{{title}}</a><p>{{summary}}</p>{{/page.posts}}", "{{{page.cloud}}}",
                "{{#page.posts}}<div>{{{content}}}</div>{{/page.posts}}",
                "<p>{{page.words}} {{page.params.colour}}</p>",
                "{{#site.taxonomies}}<u>{{title}} {{count}}</u>{{/site.taxonomies}}",
                "{{#page.date}}{{text}}{{/page.date}}",
                "{{#page.section}}<p>{{title}}</p>{{/page.section}}", "<p>{{count(page.posts)}}</p>",
                "<p>\(pick(["one", "two", "three"]))</p>", "<p>\(pick(["four", "five"]))</p>",
            ] + (name == "note" ? [] : ["{{> note}}", "{{> note}}"])
        // Seldom nothing of the site: what is written beside the page shows more than the page.
        let body =
            below(5) == 0
            ? "<p>bare</p>"
            : (0..<1 + below(3)).map { _ in
                parts[below(2) == 0 ? pick(favouriteLines) % parts.count : below(parts.count)]
            }.joined(separator: "\n")
        let content = name == "post" || name == "special" ? "{{{page.content}}}" : ""
        let page = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/><title>{{page.title}}</title></head>
            <body><h1>{{page.title}}</h1><div>\(body)</div>\(content)</body></html>
            """
        try write(name == "note" ? "<div>\(body)</div>\n" : page, to: path)
        return "wrote \(path)"
    }

    /// Two templates that differ in a name only, behind others.
    mutating func twinTemplates() throws -> String {
        let names = pick([["home", "section"], ["tag", "year"], ["section", "tag"], ["home", "post"]])
        for (name, field) in zip(names, below(2) == 0 ? ["one", "two"] : ["two", "one"]) {
            try write(
                """
                <!DOCTYPE html>
                <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/><title>{{page.title}}</title></head>
                <body><div><p>{{data.facts.\(field)}}</p></div></body></html>
                """, to: "templates/\(name).mustache")
        }
        return "twins \(names)"
    }

    /// A built-in template as one of the site's, or no longer.
    mutating func copyTemplate() throws -> String {
        let name = pick(["cloud", "entry", "layout", "tag", "feed"])
        let path = "templates/\(name).mustache"
        guard !FileManager.default.fileExists(atPath: url(path).path) else {
            try FileManager.default.removeItem(at: url(path))
            return "removed \(path)"
        }
        try write(Self.builtIn("site/\(name).mustache"), to: path)
        return "copied \(path)"
    }

    static func builtIn(_ path: String) throws -> String {
        try String(contentsOf: Project.root.appending(path: "Templates/\(path)"), encoding: .utf8)
    }

    mutating func editConfiguration() throws -> String {
        var lines = ["title: \(pick(["Edits", "Other"]))"] + lastingLines
        let choices = [
            "posts-per-page: \(below(4))", "years: false", "tag-feeds: false", "feed-length: \(below(3))",
            "base-url: https://example.org/\(below(2) == 0 ? "" : "sub/")", "urls: flat", "home-tags: \(below(4))",
            "related-tags: \(below(3))", "minify: true", "fingerprints: true", "taxonomies: [tags]", "language: de",
            "languages:\n  fr: {title: Nuages}", "menu:\n  - {title: Tags, url: /tags/}",
            "cloud: {width: \(400 + below(3) * 100)}", "params: {colour: \(pick(["red", "green"]))}",
            "base-url: https://example.org/", "author: \(pick(["Ann", "Bo"]))",
            "cloud: {theme: own.css, exclude-file: left-out.txt}", "content: content", "future: true",
            "menu:\n  - {title: One, url: /posts/p\(1 + below(4))/}",
        ]
        for _ in 0..<below(6) {
            let line = choices[below(2) == 0 ? pick(favouriteLines) % choices.count : below(choices.count)]
            let key = line.prefix { $0 != ":" }
            if !lines.contains(where: { $0.hasPrefix(key + ":") }) { lines.append(line) }
        }
        try write(lines.joined(separator: "\n") + "\n", to: "stratus.yml")
        return "stratus.yml: \(lines.joined(separator: ", ").replacing("\n", with: ""))"
    }

    mutating func editData() throws -> String {
        if below(12) == 0 {
            try? FileManager.default.removeItem(at: url("data/facts.json"))
            return "removed data"
        }
        // Mostly one of them alone.
        let change = below(5)
        if change == 0 || change > 2 { facts.one = pick(Self.words.filter { !$0.contains("&") }) }
        if change < 3 { facts.two = below(3) }
        try write("{\"one\": \"\(facts.one)\", \"two\": \(facts.two)}\n", to: "data/facts.json")
        return "wrote data"
    }

    /// What options of clouds name.
    mutating func editTheme() throws -> String {
        if below(3) == 0 {
            try write("\(pick(["Ink", "Type", "Swift"]))\n", to: "left-out.txt")
            return "wrote left-out.txt"
        }
        let name = pick(["cool", "warm"])
        try write(Self.builtIn("themes/\(name).css"), to: "own.css")
        return "theme \(name)"
    }

    mutating func editAsset() throws -> String {
        let path = pick([
            "static/a.png", "static/own.css", "content/posts/b.jpg", "static/site.css", "static/.htaccess",
            "static/cloud.svg", "static/posts/cloud.svg", "static/a.png", "static/a.png",
        ])
        if below(4) == 0 {
            try? FileManager.default.removeItem(at: url(path))
            return "removed \(path)"
        }
        let text = path.hasSuffix(".css") ? "a { background: url(a.png) } /* \(below(3)) */\n" : "bytes \(below(5))"
        try write(text, to: path)
        return "wrote \(path)"
    }

    mutating func editIndex() throws -> String {
        let path = pick(["content/_index.md", "content/posts/_index.md", "content/letters/_index.md"])
        if below(3) == 0 {
            try? FileManager.default.removeItem(at: url(path))
            return "removed \(path)"
        }
        try write("---\ntitle: Index \(below(3))\n---\n" + body(), to: path)
        return "wrote \(path)"
    }
}
