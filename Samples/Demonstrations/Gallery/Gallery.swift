import Stratus

/// A page that shows what the program can draw, made from the samples; the page around the clouds is a template.
struct Gallery {
    /// The folder of the samples; the template lies in it.
    let samples: String

    static let themes = CloudTheme.builtIn.map(\.name)

    func page() throws -> String {
        let forms = try GalleryForms(samples: samples).markup()
        let sections = try GallerySection.all.map { section in
            let examples = try section.examples.map { try Self.article($0, samples: samples) }
            return Self.section(section.id, section.title, section.text, examples.joined(separator: "\n"))
        }
        let contents = (GallerySection.all.map { ($0.id, $0.title) } + [("forms", "Forms")]).map { id, title in
            "<li><a href=\"#\(id)\">\(escaped(title))</a></li>"
        }
        let parts = [
            "styles": try sheetStyles() + forms.css,
            "contents": contents.joined(separator: "\n"),
            "opening": try GallerySection.opening.markup(in: samples),
            "opening-command": Self.command(GallerySection.opening.command),
            "sections": sections.joined(separator: "\n"),
            "forms": Self.section(
                "forms", "Forms", "One list, in every form that the program writes.", forms.html),
        ]
        return try filledTemplate("\(samples)/Gallery/Templates/index.html", with: parts)
    }

    // MARK: - Parts

    private static func section(_ id: String, _ title: String, _ text: String, _ examples: String) -> String {
        """
        <section id="\(id)" aria-labelledby="\(id)-title">
        <div class="lead">
        <h2 id="\(id)-title">\(escaped(title))</h2>
        <p>\(escaped(text))</p>
        </div>
        <div class="examples">
        \(examples)
        </div>
        </section>
        """
    }

    static func article(_ example: Example, samples: String, command: String? = nil) throws -> String {
        var names = ["example"]
        switch example.place {
        case .half: names.append("half")
        case .sheet: names += ["sheet"]
        case .full, .opening: break
        }
        if let name = example.className { names.append(name) }
        let picture = example.className == "beside" ? Self.picture + "\n" : ""
        return """
            <article class="\(names.joined(separator: " "))">
            \(heading(example))
            <div class="cloud">
            \(picture)\(try example.markup(in: samples))</div>
            \(Self.command(command ?? example.command))
            </article>
            """
    }

    static func heading(_ example: Example) -> String {
        "<h3>\(escaped(example.title))</h3>\n<p>\(escaped(example.text))</p>"
    }

    /// A line breaks between options, not between an option and its value.
    static func command(_ text: String) -> String {
        var parts: [String] = []
        for word in text.split(separator: " ") {
            if parts.isEmpty || word.hasPrefix("-") {
                parts.append(String(word))
            } else {
                parts[parts.count - 1] += " \(word)"
            }
        }
        let spans = parts.map { "<span>\(escaped($0))</span>" }.joined(separator: " ")
        return "<pre class=\"command\"><code>\(spans)</code></pre>"
    }

    /// Three kinds of cloud, one above the other.
    private static let picture = """
        <svg xmlns="http://www.w3.org/2000/svg" class="picture" width="216" height="150" viewBox="0 0 216 150" role="img" aria-label="A hill under clouds"><rect class="sky" width="216" height="150" rx="8"/><g class="veil"><rect x="24" y="26" width="96" height="4" rx="2"/><rect x="44" y="36" width="120" height="4" rx="2"/><rect x="98" y="46" width="84" height="4" rx="2"/></g><path class="heap" d="M58 98a18 18 0 0 1 10-33a26 26 0 0 1 49-5a20 20 0 0 1 31 16a12 12 0 0 1 2 22z"/><path class="hill" d="M0 122c40-18 70-16 108-6s70 8 108-12v38a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"/></svg>
        """

    // MARK: - Styles

    /// The sheets have the colours of a page in their theme.
    private func sheetStyles() throws -> String {
        try Self.themes.map { name in
            let sheet = ".theme-\(name)"
            return try Theme(named: name).pageRules
                .replacing("body{", with: "\(sheet){").replacing("p{color", with: "\(sheet) p,\(sheet) pre{color")
                .replacing("a{color", with: "\(sheet) a{color")
        }
        .joined(separator: "\n") + "\n"
    }
}
