/// A part of the gallery: what it is about, and its examples.
struct GallerySection {
    let id: String
    let title: String
    let text: String
    let examples: [Example]

    static let all = [themes, colors, lines, orders, shapes, chips, languages]

    static let opening = Example(
        title: "", text: "", sample: "typefaces.md",
        options: [("order", "shuffled"), ("seed", "3"), ("max-size", "64"), ("min-size", "16")], place: .opening)

    // MARK: - Colours

    private static let looks:
        [(theme: String, text: String, sample: String, options: [(name: String, value: String)])] = [
            (
                "auto", "The sky, from haze to deep blue; light or dark as its reader likes it.", "languages.md",
                [("limit", "40")]
            ),
            (
                "poster", "A bill on a wall: capitals, bold and close, cream on vermilion.", "typefaces.md",
                [("height", "440"), ("fit-box", "true"), ("order", "packed")]
            ),
            (
                "vivid", "A city of neon: bold, from blue to hot pink.", "typefaces.md",
                [("order", "shuffled"), ("limit", "26")]
            ),
            ("mono", "Greys in a typewriter’s face, from the left.", "languages.md", [("limit", "30")]),
            ("dusk", "Stone and lamplight in a serif, on a grey without glare.", "typefaces.md", []),
            ("signal", "A road sign: black on yellow.", "rivers.md", []),
            ("paper", "A book: sepia on cream, in a serif between both edges.", "rivers.md", []),
            ("print", "Ink on paper, for printers that have no colours.", "populations.md", [("limit", "30")]),
            ("warm", "Embers: clay, terracotta and wine, in a bold serif.", "weather.txt", [("limit", "30")]),
            ("cool", "The sea: mist, teal and deep water, with much air.", "winds.md", []),
            ("dark", "The sky of auto by night, whatever the reader’s scheme.", "prefectures.md", []),
            ("contrast", "Seven to one and more, bold, for eyes that need it.", "winds.md", []),
            ("light", "The sky of auto by day, whatever the reader’s scheme.", "winds.md", []),
            ("transparent", "The sky of auto on whatever is behind it.", "winds.md", []),
        ]

    private static let themes = GallerySection(
        id: "themes", title: "Looks",
        text: """
            Fourteen come with the program. A theme is a file of CSS that sets some twenty colours, and type, spacing and \
            justification where no option does: copy one, change what you like, and name the file instead. Each text is \
            given the contrast that it needs before it is written.
            """,
        examples: looks.map { look in
            Example(
                title: look.theme, text: look.text, sample: look.sample,
                options: look.options + [("theme", look.theme)], place: .sheet, className: "theme-\(look.theme)")
        })

    private static let colors = GallerySection(
        id: "colour", title: "Colour",
        text: """
            What a colour says is yours to choose. Steps between the colours of a ramp are even to the eye, since they \
            are taken in OKLCH.
            """,
        examples: [
            Example(
                title: "By weight", text: "The heavier, the stronger: colour says once more what size says.",
                sample: "rivers.md", options: [("max-size", "32")], place: .half),
            Example(
                title: "Single", text: "One colour for all.", sample: "rivers.md",
                options: [("max-size", "32"), ("color", "single")], place: .half),
            Example(
                title: "By group", text: "A colour for each heading of the list, and a legend that names them.",
                sample: "typefaces.md", options: [("max-size", "32"), ("color", "group"), ("legend", "true")],
                place: .half),
            Example(
                title: "By name",
                text: "A colour that follows from the name, and stays when other tags come and go.",
                sample: "typefaces.md", options: [("max-size", "32"), ("color", "hash")], place: .half),
            Example(
                title: "As given",
                text: """
                    Each tag has its own, written behind it in the list. What is too light on this ground is darkened \
                    as little as makes it legible, and lightened at night.
                    """,
                sample: "pigments.md"),
        ])

    // MARK: - Layout

    private static let lines = GallerySection(
        id: "lines", title: "Lines",
        text: """
            Names are set in lines, as type is. Where each line ends is weighed for all of them at once, unless you \
            ask for less.
            """,
        examples: [
            Example(
                title: "Greedy", text: "A line ends where the next name does not fit, as on any page.",
                sample: "rivers.md",
                options: [("max-size", "28"), ("order", "shuffled"), ("seed", "8"), ("breaking", "greedy")],
                place: .half),
            Example(
                title: "Optimal",
                text: "All ways to break are weighed, and the one that leaves the least white is taken.",
                sample: "rivers.md",
                options: [("max-size", "28"), ("order", "shuffled"), ("seed", "8"), ("breaking", "optimal")],
                place: .half),
            Example(
                title: "Balanced", text: "As few lines as greedy needs, as even as can be.",
                sample: "rivers.md",
                options: [("max-size", "28"), ("order", "shuffled"), ("seed", "8"), ("breaking", "balanced")],
                place: .half),
            Example(
                title: "Packed", text: "Names may change places, so that less is left over.",
                sample: "rivers.md", options: [("max-size", "28"), ("order", "packed")], place: .half),
            Example(
                title: "Leading", text: "Flush at the edge where reading begins.",
                sample: "rivers.md", options: [("max-size", "30"), ("justify", "leading")], place: .half),
            Example(
                title: "Between", text: "Flush at both edges; the last line keeps its natural spaces.",
                sample: "rivers.md", options: [("max-size", "30"), ("justify", "between"), ("breaking", "balanced")],
                place: .half),
            Example(
                title: "Evenly", text: "The same space between names and beside them.",
                sample: "rivers.md", options: [("max-size", "30"), ("justify", "evenly")], place: .half),
            Example(
                title: "Centred within the line", text: "Names share their middle instead of a baseline.",
                sample: "rivers.md", options: [("max-size", "30"), ("align", "center")], place: .half),
        ])

    private static let orders = GallerySection(
        id: "orders", title: "Orders",
        text: "Lists keep their order, and posts have that of the alphabet, unless you ask for another one.",
        examples: [
            Example(
                title: "The heaviest in the middle", text: "For banners, and for whatever is round.",
                sample: "rivers.md", options: [("order", "center")]),
            Example(
                title: "Related names near each other",
                text: "Words of a text that share sentences, tags that share posts, or names that a file joins.",
                sample: "weather.txt", options: [("order", "related"), ("limit", "30")]),
        ])

    private static let shapes = GallerySection(
        id: "shapes", title: "Shapes",
        text: "A cloud need not be a rectangle, and it can be told how large to be.",
        examples: [
            Example(
                title: "In a circle", text: "The heaviest in the middle, the others around them.",
                sample: "rivers.md",
                options: [("shape", "circle")], place: .half),
            Example(
                title: "In a heart", text: "Lines of several parts where the outline has them.", sample: "typefaces.md",
                options: [("shape", "heart"), ("theme", "warm")], place: .half),
            Example(
                title: "In a cloud", text: "What a tag cloud was always meant to be.", sample: "weather.txt",
                options: [("shape", "cloud"), ("limit", "36")], place: .half),
            Example(
                title: "In a drawing of yours", text: "The filled paths of any SVG file: here the leaf of a tree.",
                sample: "typefaces.md", options: [("shape", "Samples/leaf.svg"), ("color", "group")], place: .half),
            Example(
                title: "In an ellipse", text: "Lines as long as a round cloud has room for.", sample: "typefaces.md",
                options: [
                    ("line-widths", "ellipse"), ("order", "shuffled"), ("max-size", "28"), ("item-spacing", "14"),
                ],
                place: .half),
            Example(
                title: "In columns", text: "From top to bottom, then across; as wide as it must be.",
                sample: "rivers.md",
                options: [
                    ("axis", "vertical"), ("height", "290"), ("min-size", "17"), ("max-size", "32"),
                    ("justify", "leading"),
                ],
                place: .half),
            Example(
                title: "Fitted to a box", text: "As large as fills a banner of 220 pixels, however wide it is.",
                options: [("height", "220"), ("fit-box", "true"), ("min-size", "20")]),
            Example(
                title: "Beside a picture",
                text: "The first lines begin where the picture ends; where there is no room for it they are whole.",
                sample: "typefaces.md",
                options: [
                    ("line-widths", "220:484,220:484,220:484,220:484,704"), ("justify", "leading"), ("max-size", "36"),
                ], width: 704, className: "beside"),
        ])

    // MARK: - Chips, cards and languages

    private static let chips = GallerySection(
        id: "chips", title: "Chips, counts and cards",
        text: """
            A surface behind each name, its weight in figures, or a card with what there is to say. All of it belongs \
            to the link.
            """,
        examples: [
            Example(
                title: "Capsules with badges", text: "The weight sits on the corner, and on no name.",
                sample: "chips.md",
                options: [("heading", "false"), ("legend", "false"), ("link-base", "https://example.org/")]),
            Example(
                title: "Boxes with counts", text: "The weight stands behind the name, smaller.",
                options: [("chip", "box"), ("counts", "text"), ("max-size", "22")], place: .half),
            Example(
                title: "Rounded, stretched", text: "Chips that grow until each line is full.",
                options: [("chip", "rounded"), ("justify", "stretch"), ("last-line", "same"), ("max-size", "22")],
                place: .half),
            Example(
                title: "Groups, legend and source",
                text: "Which colour is which group, which size is which weight, and where the numbers come from.",
                sample: "elements.csv",
                options: [
                    ("scale", "log"), ("order", "groups,weight"), ("color", "group"), ("legend", "true"),
                    ("source", "CRC Handbook of Chemistry and Physics"), ("max-size", "40"),
                ]),
            Example(
                title: "Cards", text: "Cards of one size, in as many columns as there is room for.", sample: "cards.md",
                options: [("heading", "false"), ("link-base", "https://example.org/")]),
        ])

    private static let languages = GallerySection(
        id: "languages", title: "Languages",
        text: """
            Words are measured in every script, run from the right where they are read so, and are heard in the \
            page’s language with the plural that its grammar asks for.
            """,
        examples: [
            Example(
                title: "German", text: "Rivers, by length.", sample: "rivers.md", options: [("max-size", "36")],
                place: .half),
            Example(
                title: "Arabic", text: "Bright stars; eight of them have their English names from these.",
                sample: "stars.md",
                place: .half),
            Example(
                title: "Japanese", text: "Prefectures by population: twice the people, twice the area.",
                sample: "prefectures.md", options: [("color", "group"), ("legend", "true")]),
        ])
}
