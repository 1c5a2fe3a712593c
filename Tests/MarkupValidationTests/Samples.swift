import MarkupReading
import MarkupValidation

/// Valid documents, small and large.
enum Samples {
    static let style = "<style>text{fill:#123} a[href]>text{fill:#456}</style>\n"

    static func text(_ name: String, weight: Int, class level: Int = 5, size: Int? = nil) -> String {
        "<text class=\"tag w\(level)\(size.map { " f\($0)" } ?? "")\" x=\"16\" y=\"-53.42\""
            + (size == nil ? " font-size=\"40\"" : "") + " textLength=\"0.88\""
            + " lengthAdjust=\"spacingAndGlyphs\" data-weight=\"\(weight)\">\(name)</text>"
    }

    static func item(_ name: String, weight: Int, link: String, _ more: String = "") -> String {
        "<g role=\"listitem\"><a href=\"\(link)\"\(more) aria-label=\"\(name), \(weight)\">"
            + "\(text(name, weight: weight))</a></g>"
    }

    /// A chip behind the name, and a badge with the count on the corner.
    static let chip =
        "<g role=\"listitem\" lang=\"de\" aria-label=\"Zig, 7\">"
        + "<rect class=\"chip\" x=\"8\" y=\"4\" width=\"90\" height=\"30.5\" rx=\"15.25\"/>"
        + text("Zig", weight: 7, size: 0)
        + "<rect class=\"badge\" x=\"80\" y=\"0\" width=\"20\" height=\"14\" rx=\"7\"/>" + label("7", role: "count")
        + "</g>\n"

    /// A count beside the name, and two lines about it.
    static let card =
        "<g role=\"listitem\" aria-label=\"Odin, 3\"><rect class=\"card\" x=\"8\" y=\"4\" width=\"90\" height=\"30\"/>"
        + text("Odin", weight: 3, size: 0) + label("3", role: "count f1") + label("new", role: "detail f1")
        + label("and small", role: "detail f1") + "</g>\n"

    /// A text whose size is its own, unless its classes say one.
    static func label(_ text: String, role: String, _ more: String = "") -> String {
        "<text class=\"\(role)\" x=\"16\" y=\"53.42\""
            + (role.contains(" f") ? "" : " font-size=\"11\"") + " textLength=\"6.12\""
            + " lengthAdjust=\"spacingAndGlyphs\"\(more)>\(text)</text>"
    }

    static let hidden = " aria-hidden=\"true\""

    /// What stands around the tags: a heading, the step and the group of a legend.
    static func ink(_ more: String = hidden) -> String {
        label("Languages", role: "ink title bold", more) + label("1", role: "ink w0", more)
            + "<ellipse class=\"ink p12\" cx=\"8\" cy=\"4\" rx=\"9\" ry=\"3.5\"\(more)/>"
            + label("Systems", role: "ink note", more)
    }

    /// One of each thing that a picture of boxes has, in any colour.
    static let shapes =
        label("Languages", role: "ink title bold", " opacity=\"0.25\"")
        + "<rect class=\"ink paper\" x=\"8\" y=\"4\" width=\"90\" height=\"30.5\" rx=\"4\" opacity=\"0.5\"/>"
        + "<rect class=\"ink paper outline\" stroke-width=\"2\" x=\"8\" y=\"4\" width=\"90\" height=\"30.5\"/>"
        + "<ellipse class=\"ink accent outline\" stroke-width=\"0.5\" cx=\"8\" cy=\"4\" rx=\"9\" ry=\"3.5\""
        + " opacity=\"0.75\"/>" + rule

    static let items =
        item("Swift", weight: 42, link: "https://swift.org/?a=b#c", " rel=\"nofollow noopener\" target=\"_blank\"")
        + "\n"
        + "<g role=\"listitem\" aria-label=\"Ada, 1\"><title>since 1980</title>"
        + text("Ada", weight: 1, class: 0) + text("Lovelace", weight: 1, class: 0) + "</g>\n" + chip + card

    static func svg(
        style: String = Samples.style, items: String = Samples.items, class name: String = "stratus sabc123"
    ) -> String {
        svg(style: style, items: items, class: name, " lang=\"en\"")
    }

    private static func svg(style: String = style, items: String = items, class name: String, _ lang: String) -> String
    {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"\(name)\"\(lang)"
            + " viewBox=\"0 0 640 312.5\" width=\"640\" height=\"312.5\">\n"
            + "<title>Languages</title>\n<desc>What we wrote in this year.</desc>\n\(style)"
            + "<rect class=\"background\" x=\"0\" y=\"0\" width=\"640\" height=\"312.5\"/>\n"
            + ink() + "<g role=\"list\" aria-label=\"Languages\">\n\(items)</g>\n</svg>"
    }

    /// Boxes, without tags.
    static let drawing =
        svg(class: "stratus sabc123 stratus-drawing").with(
            "<g role=\"list\" aria-label=\"Languages\">\n\(items)</g>\n", as: shapes
        ).with(ink(), as: "")

    /// Text as glyphs: a title, a name of two glyphs, a count, and a name that stays text.
    static let outlined =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"stratus sabc123\" lang=\"en\""
        + " viewBox=\"0 0 640 312.5\" width=\"640\" height=\"312.5\">\n"
        + "<title>Languages</title>\n<desc>What we wrote in this year.</desc>\n\(style)"
        + "<rect class=\"background\" x=\"0\" y=\"0\" width=\"640\" height=\"312.5\"/>\n"
        + glyph(0, role: "ink title bold") + unseen(label("L", role: "ink title bold", hidden))
        + "<g role=\"list\" aria-label=\"Languages\">\n<g role=\"listitem\" aria-label=\"Odin, 4\">"
        + glyph(0, role: "tag w5") + unseen(text("Odin", weight: 4, size: 0))
        + glyph(1, role: "count") + unseen(label("4", role: "count")) + "</g>\n"
        + item("Swift", weight: 42, link: "https://swift.org/") + "\n</g>\n</svg>"

    static let rule =
        "<line class=\"ink divider outline\" stroke-width=\"1\" x1=\"8\" y1=\"4\" x2=\"90\" y2=\"4\" opacity=\"0.5\"/>"

    static func glyph(_ number: Int, role: String) -> String {
        let steps = ["m0-12.5l10 7q1 2-3.25 4c1 2 3 4 5 6z", "m1 1l2 2z"]
        return "<path class=\"\(role)\" d=\"\(number == 0 ? steps.joined() : steps[1])\"/>"
    }

    private static func unseen(_ text: String) -> String {
        text.with("lengthAdjust=\"spacingAndGlyphs\"", as: "lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\"")
    }

    /// A cloud that reflows: its captions stand in groups, and every tag at its place.
    /// In two style sheets: its look, and its places.
    static let twoSheetFragment =
        "<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"stratus-cloud\">"
        + reflowing(size: " lang=\"en\" width=\"640\" height=\"312.5\"").with(style, as: style + style)
        .with("stratus sabc123", as: "stratus sabc123 sdef456") + "</div>"

    static let reflowingPicture = reflowing(size: " lang=\"en\" width=\"100%\" height=\"100%\"")

    private static func reflowing(size: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"stratus sabc123 stratus-reflow\"\(size)>\n"
            + "<title>Languages</title>\n<desc>What we wrote in this year.</desc>\n\(style)"
            + "<rect class=\"background\" width=\"100%\" height=\"100%\"/>\n"
            + "<g class=\"v0\" aria-hidden=\"true\">\n\(ink(""))</g>\n<g class=\"v1\" aria-hidden=\"true\">\n\(ink(""))</g>\n"
            + "<g role=\"list\" aria-label=\"Languages\">\n"
            + "<g role=\"listitem\" class=\"t0\" transform=\"translate(106 146.3)\"><a href=\"/swift\""
            + " aria-label=\"Swift, 42\"><rect class=\"chip\" x=\"-8\" y=\"-40\" width=\"90\" height=\"30.5\"/>"
            + placed("Swift", "") + placed("for all", " y=\"30\"") + "</a></g>\n"
            + "<g role=\"listitem\" class=\"t1\" transform=\"translate(0 -0.25)\" aria-label=\"Ada, 1\">"
            + "<title>since 1980</title><g class=\"wide\">" + placed("Ada", "")
            + "</g><g class=\"narrow\" display=\"none\">" + placed("Ada", "") + placed("Lovelace", " y=\"30\"")
            + "</g></g>\n</g>\n"
            + "<g class=\"v2\" aria-hidden=\"true\">\n" + label("Own count", role: "ink note")
            + "</g>\n</svg>"
    }

    /// The same with a caption of glyphs.
    static let reflowingOutlined =
        reflowingPicture.with(
            label("Own count", role: "ink note"),
            as: glyph(0, role: "ink note") + unseen(label("Own count", role: "ink note")))

    private static func placed(_ name: String, _ place: String) -> String {
        "<text class=\"tag w2 f0\"\(place) textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\" data-weight=\"4\">\(name)</text>"
    }

    static let pageHead =
        "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head>\n"
        + "<meta charset=\"utf-8\"/>\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>Languages</title>\n"
        + "<meta name=\"description\" content=\"What we wrote in.\"/>\n\(style)</head>\n"

    private static func page(_ box: String) -> String {
        pageHead + "<body>\n<main>\n<h1 class=\"stratus-heard\">Languages</h1>\n"
            + "<p class=\"stratus-heard\">What we wrote in this year.</p>\n\(box)</main>\n</body>\n</html>"
    }

    static let page = page("<div class=\"stratus-cloud\">\(svg(class: "stratus sabc123", ""))</div>\n")

    /// Read from the right.
    static let reflowingPage = page(
        "<div class=\"stratus-cloud\">\(reflowing(size: " width=\"640\" height=\"312.5\""))</div>\n"
    ).with("lang=\"en\">\n<head>", as: "lang=\"en\" dir=\"rtl\">\n<head>")

    /// Without links the box takes the focus, so that the keyboard can scroll it.
    static let linklessPage = page(
        "<div class=\"stratus-cloud\" tabindex=\"0\" role=\"region\" aria-label=\"Languages\">"
            + "\(svg(items: chip, class: "stratus sabc123", ""))</div>\n")

    static let outlinedPage = page("<div class=\"stratus-cloud\">\(outlined.with(" lang=\"en\"", as: ""))</div>\n")

    static let fragment =
        "<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"stratus-cloud\">" + svg() + "</div>"

    static let linklessFragment =
        "<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"stratus-cloud\" tabindex=\"0\""
        + " role=\"region\" aria-label=\"Languages\">"
        + reflowing(size: " lang=\"en\" width=\"640\" height=\"312.5\"")
        .with("<a href=\"/swift\" aria-label=\"Swift, 42\">", as: "").with("</a>", as: "")
        .with("(106 146.3)\">", as: "(106 146.3)\" aria-label=\"Swift, 42\">") + "</div>"

    static let list =
        "<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"stratus-list sabc123\" lang=\"en\" dir=\"rtl\""
        + " role=\"group\" aria-label=\"Languages\">"
        + "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"stratus-style\" width=\"0\" height=\"0\""
        + " aria-hidden=\"true\"><style>a{color:#123}</style></svg>\n"
        + "<h2>Languages</h2>\n<p class=\"note\">What we wrote.</p>\n<ul>\n"
        + "<li><a class=\"tag w5 f0 bold\" href=\"https://swift.org/\" rel=\"nofollow noopener\" target=\"_blank\""
        + " lang=\"en-GB\" dir=\"ltr\" title=\"since 2014\">Swift<br/>language"
        + "<span class=\"count\" aria-hidden=\"true\">42</span><span class=\"heard\">, 42</span>"
        + "<span class=\"detail\" aria-hidden=\"true\">from Apple</span></a></li>\n"
        + "<li><span class=\"tag p12 f1\" lang=\"de\" dir=\"ltr\" title=\"early\">Ada<br/>Lovelace"
        + "<span class=\"heard\">, 1</span></span></li>\n</ul>\n"
        + "<p class=\"note\"><span class=\"w0 f1\">1</span> <span class=\"w5 f0\">42</span></p>\n</div>"

    static func document(_ kind: MarkupKind) -> String {
        switch kind {
        case .svg: svg()
        case .page: page
        case .fragment: fragment
        case .list: list
        case .sitePage: postPage
        case .atomFeed: feed
        case .sitemap: sitemap
        }
    }

    /// Every shape that a document takes: together they have all that the schemas declare.
    static let all: [(name: String, kind: MarkupKind, document: String)] =
        [
            ("picture", .svg, svg()), ("drawing", .svg, drawing),
            ("drawing with definitions", .svg, definitions), ("outlined", .svg, outlined),
            ("reflowing", .svg, reflowingPicture),
            ("reflowing outlined", .svg, reflowingOutlined),
            ("page", .page, page), ("reflowing page", .page, reflowingPage),
            ("page without links", .page, linklessPage),
            ("outlined page", .page, outlinedPage), ("drawn page", .page, drawnPage),
            ("drawn page with definitions", .page, drawnPage(definitions)), ("fragment", .fragment, fragment),
            ("fragment without links", .fragment, linklessFragment), ("list", .list, list),
        ] + site

    static let drawnPage = drawnPage(drawing)

    private static func drawnPage(_ drawing: String) -> String {
        page(
            "<div class=\"stratus-cloud\" tabindex=\"0\" role=\"region\" aria-label=\"Languages\">"
                + "\(drawing.with(" lang=\"en\"", as: ""))</div>\n"
        ).with(" class=\"stratus-heard\"", as: "")
    }

    /// The document without its document type, or its XML declaration.
    static func bare(_ kind: MarkupKind) -> String {
        let document = document(kind)
        switch kind {
        case .page, .sitePage: return document.with("<!DOCTYPE html>\n", as: "")
        case .atomFeed, .sitemap: return document.with("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n", as: "")
        case .svg, .fragment, .list: return document
        }
    }

    /// Each item on a line of its own, the first one on line 7.
    static func manyItems(_ count: Int) -> String {
        var items = ""
        for index in 0..<count {
            items += item("word\(index)", weight: index, link: "https://example.org/\(index)") + "\n"
        }
        return svg(items: items)
    }
}

/// The violations of a document in a string.
func check(_ document: String, as kind: MarkupKind, limit: Int = 100) -> [Violation] {
    violations(in: Array(document.utf8), as: kind, limit: limit)
}

extension String {
    /// The string with every occurrence of a part replaced; traps if there is none, so that no test tests nothing.
    func with(_ part: String, as replacement: String) -> String {
        let source = Array(utf8)
        let part = Array(part.utf8)
        var result: [UInt8] = []
        var index = 0
        var count = 0
        while index < source.count {
            if source[index] == part[0], source[index...].starts(with: part) {
                result += replacement.utf8
                index += part.count
                count += 1
            } else {
                result.append(source[index])
                index += 1
            }
        }
        precondition(count > 0, "the part is not in the sample")
        return String(decoding: result, as: UTF8.self)
    }
}
