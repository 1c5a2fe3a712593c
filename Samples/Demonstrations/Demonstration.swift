import BoxLayout
import Stratus

/// A page that shows one thing at one width.
struct Demonstration {
    let name: String
    let title: String
    let description: String
    /// Of the screen; the picture has a margin of 16.
    let width: Double
    /// Around the picture.
    var padding = 16.0
    /// For the width inside the padding.
    let content: (Double) -> AnyView

    /// The page, and the picture alone.
    static let formats = [OutputFormat.html, .svg]

    func markup(_ format: OutputFormat) throws -> ValidatedMarkup {
        let inner = width - 2 * padding
        return try render(title: title, description: description, width: inner, padding: padding, format: format) {
            content(inner)
        }
    }

    static let widths = [360.0, 768, 1194]

    static var all: [Demonstration] { pages + cards }

    private static var pages: [Demonstration] {
        widths.flatMap { width in
            let suffix = "-\(Int(width))"
            return [
                Demonstration(
                    name: "alignments" + suffix, title: "Five alignments",
                    description:
                        "Twenty chips of random padding, and one item of two lines, under each vertical alignment.",
                    width: width, content: { _ in AnyView(Alignments()) }),
                Demonstration(
                    name: "widths" + suffix, title: "Six widths",
                    description: "The same chips in six widths: the flow takes what it is offered.", width: width,
                    content: { AnyView(Widths(width: $0)) }),
                Demonstration(
                    name: "quotation" + suffix, title: "A quotation",
                    description: "The distinct words of a speech, in the order of their first appearance.",
                    width: width,
                    content: { _ in AnyView(Quotation()) }),
                Demonstration(
                    name: "chapter" + suffix, title: "The layout chapter",
                    description: "Readers, preferences, grids, clips, gradients and symbols in one still picture.",
                    width: width, content: { _ in AnyView(LayoutChapter()) }),
                Demonstration(
                    name: "event" + suffix, title: "An event", description: "A page that is laid out by priorities.",
                    width: width, content: { AnyView(Event(isWide: $0 > 600)) }),
            ]
        }
    }

    private static var cards: [Demonstration] {
        [393.0, 1194].flatMap { width in
            CardPage.textSizes.map { size in
                Demonstration(
                    name: "cards-\(size.name)-\(Int(width))", title: "Cards in \(size.name) text",
                    description: "Cards of one size, three by two; the text decides how many columns there are.",
                    // The cards have a margin of their own, and are offered the whole width of the screen.
                    width: width + 32, content: { _ in AnyView(CardPage(size: size.size)) })
            }
        }
    }
}
