import Foundation

/// A site with the same plain pages for Hugo and for Stratus, each in the templates of the one that builds it.
///
/// Each list has all of its posts on one page, with date, summary and tags; there are no feeds and no clouds.
enum PlainSite {
    static func writeStratus(to site: URL, content: URL) throws {
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        // A link that leads out of a site is refused.
        try FileManager.default.copyItem(at: content, to: site.appending(path: "content"))
        try write(
            """
            title: A site
            base-url: https://example.org/
            taxonomies: [tags]
            posts-per-page: 0
            feed-length: 0
            years: false
            home-tags: 0
            related-tags: 0
            """, to: site.appending(path: "stratus.yml"))
        let templates = [
            "layout": """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>{{page.title}} – {{site.title}}</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="{{page.permalink}}">
            <link rel="stylesheet" href="/site.css"></head>
            <body><header><a href="/">{{site.title}}</a><nav><a href="/posts/">posts</a> <a href="/tags/">tags</a></nav></header>
            <main>{{$main}}{{/main}}</main><footer>{{site.title}}</footer></body></html>
            """,
            "entry": """
            <article><h2><a href="{{url}}">{{title}}</a></h2><time>{{date.day}}</time>
            <p>{{summary}}</p><ul>{{#tags}}<li><a href="{{url}}">{{name}}</a></li>{{/tags}}</ul></article>
            """,
            "post": """
            {{<layout}}{{$main}}<article><h1>{{page.title}}</h1><time>{{page.date.day}}</time>{{{page.content}}}
            <ul>{{#page.tags}}<li><a href="{{url}}">{{name}}</a></li>{{/page.tags}}</ul>
            <nav>{{#page.previous}}<a href="{{url}}">{{title}}</a>{{/page.previous}}{{#page.next}}<a href="{{url}}">{{title}}</a>{{/page.next}}</nav></article>{{/main}}{{/layout}}
            """,
            "section": list, "tag": list, "home": list,
            "tags": """
            {{<layout}}{{$main}}<h1>{{page.title}}</h1><ul>{{#page.terms}}<li><a href="{{url}}">{{name}}</a> ({{count}})</li>{{/page.terms}}</ul>{{/main}}{{/layout}}
            """,
            "404": "{{<layout}}{{$main}}<h1>Not found</h1>{{/main}}{{/layout}}",
        ]
        for (name, text) in templates { try write(text, to: site.appending(path: "templates/\(name).mustache")) }
    }

    private static let list = """
        {{<layout}}{{$main}}<h1>{{page.title}}</h1>{{#page.posts}}{{> entry}}{{/page.posts}}{{/main}}{{/layout}}
        """

    static func writeHugo(to site: URL, content: URL) throws {
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: site.appending(path: "content"), withDestinationURL: content)
        try write(
            """
            baseURL = "https://example.org/"
            title = "A site"
            summaryLength = 40
            disableKinds = ["RSS", "robotsTXT"]
            [taxonomies]
              tag = "tags"
            """, to: site.appending(path: "hugo.toml"))
        let entry = """
            <article><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><time>{{ .Date.Format "2006-01-02" }}</time>
            <p>{{ .Summary | plainify }}</p><ul>{{ range .GetTerms "tags" }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></article>
            """
        func list(_ pages: String) -> String {
            "{{ define \"main\" }}<h1>{{ .Title }}</h1>{{ range \(pages) }}\(entry){{ end }}{{ end }}"
        }
        let layouts = [
            "_default/baseof": """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>{{ .Title }} – {{ .Site.Title }}</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="{{ .Permalink }}">
            <link rel="stylesheet" href="/site.css"></head>
            <body><header><a href="/">{{ .Site.Title }}</a><nav><a href="/posts/">posts</a> <a href="/tags/">tags</a></nav></header>
            <main>{{ block "main" . }}{{ end }}</main><footer>{{ .Site.Title }}</footer></body></html>
            """,
            "_default/single": """
            {{ define "main" }}<article><h1>{{ .Title }}</h1><time>{{ .Date.Format "2006-01-02" }}</time>{{ .Content }}
            <ul>{{ range .GetTerms "tags" }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>
            <nav>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav></article>{{ end }}
            """,
            "_default/section": list(".RegularPagesRecursive"), "_default/term": list(".Pages"),
            "index": list(".Site.RegularPages"),
            "_default/terms": """
            {{ define "main" }}<h1>{{ .Title }}</h1><ul>{{ range .Data.Terms.Alphabetical }}<li><a href="{{ .Page.RelPermalink }}">{{ .Page.Title }}</a> ({{ .Count }})</li>{{ end }}</ul>{{ end }}
            """,
            "404": "{{ define \"main\" }}<h1>Not found</h1>{{ end }}",
        ]
        for (name, text) in layouts { try write(text, to: site.appending(path: "layouts/\(name).html")) }
    }
}

func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
}
