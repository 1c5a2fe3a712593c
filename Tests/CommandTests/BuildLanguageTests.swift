import Foundation
import TestSupport
import Testing

/// The words of a site in its language, and those of other languages and scripts in it.
@Suite struct BuildLanguageTests {
    private func site(_ language: String, _ more: String = "") throws -> TemporaryFolder {
        let site = try TemporaryFolder.site([
            "stratus.yml": "title: Site\nauthor: Ada\nlanguage: \(language)\nposts-per-page: 1\n\(more)",
            "content/posts/one.md": TemporaryFolder.post("Eins", ["C++"], "lang: de\naliases: [/old/]\n"),
            "content/posts/two.md": TemporaryFolder.post("Two", ["C++"], date: "2026-01-03"),
        ])
        let result = try site.build()
        try #require(result.status == 0, "\(result.errors)")
        return site
    }

    @Test func theWordsOfEveryPageAreThoseOfTheLanguage() throws {
        let site = try site("ru", "base-url: https://example.org/\n")
        func expect(_ page: String, _ parts: String...) throws {
            let text = try site.text("public/" + page)
            for part in parts { #expect(text.contains(part), "\(page): \(part)") }
        }
        try expect(
            "index.html", "lang=\"ru\" dir=\"ltr\">Перейти к тексту</a>", "id=\"site-cloud\">Темы</h2>",
            "type=\"image/svg+xml\">Картинкой</a>", "id=\"site-posts\">Записи</h2>", "<span>1 из 2</span>",
            "rel=\"next\">Старее</a>", "aria-label=\"Сайт\"", "aria-label=\"Архив\"",
            "aria-label=\"Страницы этого списка\"", "<li><a href=\"/\">Главная</a></li>", ">Лента</a>",
            "<p><bdi>Ada</bdi> · Сделано в Stratus</p>", "<bdi>Теги</bdi>")
        try expect(
            "posts/two/index.html", "<bdi>1 минута чтения</bdi>", "aria-label=\"Более старые и более новые записи\"",
            "<small>Старее</small> <bdi lang=\"de\" dir=\"ltr\">Eins</bdi>", ">3 января 2026\u{202F}г.</time>")
        try expect("tags/c-plus-plus/index.html", "<bdi>C++</bdi> <small>2</small>")
        try expect("tags/index.html", "<title>Теги · Site</title>", ">По названию <small>1</small></h2>")
        try expect(
            "404.html", "<title>Страница не найдена · Site</title>", "<h1>Страница не найдена</h1>",
            "<p class=\"site-lede\">По этому адресу ничего нет. ")
        try expect(
            "old/index.html", "lang=\"ru\" dir=\"ltr\">\n<head>", "<title>Эта страница переехала</title>",
            "<p><a href=\"/posts/one/\">По новому адресу</a></p>")
        for name in site.files() where name.hasSuffix(".html") {
            let page = try site.text("public/" + name)
            let words = [
                "Topics", ">Posts</h2>", ">Older", ">Newer", ">Home<", ">Feed<", ">Tags<", "min read", "Made with",
            ]
            for word in words {
                #expect(!page.contains(word), "\(name): \(word)")
            }
        }
    }

    /// A post in another language keeps it in lists; the words around it stay those of the site.
    @Test func datesAreInTheLanguageOfThePostAndTheWordsAroundItInTheSites() throws {
        let site = try site("en")
        let list = try site.text("public/page/2/index.html")
        #expect(list.contains("<time datetime=\"2026-01-02\" lang=\"de\" dir=\"ltr\">2. Januar 2026</time>"))
        #expect(list.contains("<div lang=\"de\" dir=\"ltr\">\n<h3><a href=\"/posts/one/\"><bdi>Eins</bdi></a></h3>"))
        let post = try site.text("public/posts/one/index.html")
        #expect(post.contains("<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"de\" dir=\"ltr\">"))
        #expect(post.contains("<ul class=\"site-facts site-side\" lang=\"en\">"))
        #expect(post.contains(" lang=\"de\" dir=\"ltr\">2. Januar 2026</time></li>"))
        #expect(
            post.contains("<li><bdi>1 min read</bdi></li>") && post.contains("<footer class=\"site-end\" lang=\"en\">"))
        #expect(post.contains("<small>Newer</small> <bdi lang=\"en\" dir=\"ltr\">Two</bdi>"))
        #expect(try site.text("public/index.html").contains(" lang=\"en\" dir=\"ltr\">3 January 2026</time>"))
    }

    @Test func wordsOfALanguageThatIsNotKnownAreEnglishAndMarkedSo() throws {
        let site = try site("ur", "words: {older: پرانے}\n")
        let home = try site.text("public/index.html")
        #expect(home.contains("<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"ur\" dir=\"rtl\">"))
        #expect(home.contains("<span><span lang=\"en\" dir=\"ltr\">1 of 2</span></span>"))
        #expect(home.contains("rel=\"next\">پرانے</a>"))
        #expect(
            try site.text("public/404.html").contains("<h1><span lang=\"en\" dir=\"ltr\">Not found</span></h1>"))
    }

    @Test func namesInAnotherScriptAreIsolated() throws {
        let site = try site("ar")
        let home = try site.text("public/index.html")
        #expect(home.contains("rel=\"tag\"><bdi>C++</bdi></a>") && home.contains("<span>1 من 2</span>"))
        #expect(home.contains("<h1><bdi>Site</bdi></h1>"))
        let post = try site.text("public/posts/two/index.html")
        #expect(post.contains("<li><bdi>Ada</bdi></li>") && post.contains("<bdi>دقيقة واحدة للقراءة</bdi>"))
    }

    @Test func theMenuMarksThePageThatItLeadsTo() throws {
        let site = try site("en", "menu:\n  - {title: T, url: /tags/}\n  - {title: Out, url: 'https://example.com/'}\n")
        let current = "<a href=\"/tags/\" aria-current=\"page\"><bdi>T</bdi></a>"
        #expect(try site.text("public/tags/index.html").contains(current))
        for name in site.files() where name.hasSuffix(".html") && name != "tags/index.html" {
            #expect(try !site.text("public/" + name).contains("/tags/\" aria-current"), "\(name)")
        }
        // At the foot stand the sections and years.
        let section = try site.text("public/posts/index.html")
        #expect(section.contains("<a href=\"/posts/\" aria-current=\"page\"><bdi>Posts</bdi></a>"))
        #expect(try !site.text("public/posts/page/2/index.html").contains("aria-current"))
    }

    @Test func templatesOfASitesOwnNeedNoneOfThis() throws {
        let site = try TemporaryFolder.site([
            "stratus.yml": "language: de\n", "content/posts/one.md": TemporaryFolder.post("One"),
            "templates/layout.mustache":
                "<!DOCTYPE html><html><head>{{$title}}{{/title}}{{$head}}{{/head}}</head><body>{{$main}}{{/main}}</body></html>",
            "templates/post.mustache": "{{<layout}}{{$main}}{{page.title}} {{page.minutes}}{{/main}}{{/layout}}",
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            try site.text("public/posts/one/index.html")
                == "<!DOCTYPE html><html><head></head><body>One 1</body></html>")
    }
}
