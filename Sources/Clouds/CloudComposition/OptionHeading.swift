/// The headings under which help lists the options of a cloud.
package enum OptionHeading: CaseIterable, Sendable {
    case selection, layout, type, color, ornaments, links

    package var title: String {
        switch self {
        case .selection: "Which tags, and in which order"
        case .layout: "Layout: the picture and its lines"
        case .type: "Type: sizes and fonts"
        case .color: "Colour"
        case .ornaments: "Chips, counts, cards and captions"
        case .links: "Links"
        }
    }

    /// The options below the heading, in the order in which they are listed; each option of the table is in one group.
    package var names: [String] {
        switch self {
        case .selection:
            [
                "keep", "keep-file", "exclude", "exclude-file", "limit", "min-weight", "merge", "alias", "alias-file",
                "order", "group-names", "seed", "max-move",
            ]
        case .layout:
            [
                "size", "width", "height", "fit-box", "responsive", "widths", "padding", "item-spacing", "line-spacing",
                "breaking", "min-lines", "max-lines", "justify", "last-line", "max-gap", "align", "lines",
                "line-widths", "tab-stops", "sizing", "axis", "direction", "line-order", "density",
            ]
        case .type:
            [
                "min-size", "max-size", "scale", "steps", "max-tag-width", "max-tag-lines", "font", "font-weight",
                "font-style", "font-file", "text",
            ]
        case .color:
            ["theme", "color", "colors", "background", "ground"]
        case .ornaments:
            [
                "chip", "chip-padding", "counts", "unit", "cards", "heading", "legend", "source", "title",
                "description", "lang",
            ]
        case .links:
            ["link", "link-base", "link-rel", "link-target"]
        }
    }
}
