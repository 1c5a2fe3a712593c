import Stratus

/// The last part of the gallery: one list in every form.
struct GalleryForms {
    let samples: String
    private let list = Example(title: "", text: "")

    func markup() throws -> (html: String, css: String) {
        let reflowing = Example(
            title: "A page that reflows",
            text: """
                One file has the layouts of several widths. Tags glide to other lines where there is less room; no \
                script runs. Here is the same file three times; where there is a handle in the corner of the first, drag it.
                """)
        let scaling = Example(
            title: "A picture that scales", text: "SVG keeps its lines and becomes smaller, like any picture.",
            options: [("responsive", "false"), ("min-size", "18"), ("max-size", "34")], place: .half)
        let browsers = Example(
            title: "A list", text: "Lines that the browser breaks; sizes and colours are ours.",
            options: [("max-size", "34")], place: .half, format: .list)
        let terminal = TerminalPicture(
            String(
                decoding: try renderForTerminal(try list.cloud(in: samples), columns: 100).bytes, as: UTF8.self))
        let markdown = Example(title: "Markdown", text: "A paragraph for a README.", format: .markdown)
        let reflowed = try reflowing.markup(in: samples)
        let parts = [
            """
            <article class="example">
            \(Gallery.heading(reflowing))
            <div class="frame resizable">
            \(reflowed)</div>
            <div class="frames">
            <div class="frame wide">
            \(reflowed)</div>
            <div class="frame narrow">
            \(reflowed)</div>
            </div>
            \(Gallery.command("stratus render Samples/winds.md -o winds.html"))
            </article>
            """,
            try Gallery.article(
                scaling, samples: samples,
                command: "stratus render Samples/winds.md --min-size 18 --max-size 34 -o winds.svg"),
            try Gallery.article(browsers, samples: samples),
            """
            <article class="example">
            <h3>A terminal</h3>
            <p>Weight is bold, spaced or faint; colours are legible on black and on white.</p>
            <pre class="terminal" tabindex="0">\(terminal.markup)</pre>
            \(Gallery.command("stratus render Samples/winds.md"))
            </article>
            """,
            """
            <article class="example half">
            <h3>Markdown</h3>
            <p>\(markdown.text) The heavier third is bold.</p>
            <pre class="source">\(escaped(try markdown.markup(in: samples).trimmed))</pre>
            \(Gallery.command("stratus render Samples/winds.md -o winds.md"))
            </article>
            """,
            """
            <article class="example half">
            <h3>Outlines and pixels</h3>
            <p>With a font file the letters are drawn as paths, the same on every machine; a PNG is drawn by resvg or \
            Inkscape, whichever is installed. JSON has the places and sizes, for programs that draw.</p>
            \(Gallery.command("stratus render Samples/winds.md --font-file Brand.ttf --text outlines -o winds.svg"))
            \(Gallery.command("stratus render Samples/winds.md -o winds.png"))
            \(Gallery.command("stratus render Samples/winds.md -o winds.json"))
            </article>
            """,
        ]
        let css = terminal.colors.map { ".\($0.name) { color: \($0.color); }" }.joined(separator: "\n")
        return (parts.joined(separator: "\n"), css)
    }
}

extension String {
    /// Without line feeds at its end.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }
}
