/// A heading in help, under which options of a cloud are listed.
package enum OptionHeading: String, CaseIterable, Sendable {
    case selection = "Which tags, and in which order"
    case layout = "Layout: the picture and its lines"
    case type = "Type: sizes and fonts"
    case color = "Colour"
    case ornaments = "Chips, counts, cards and captions"
    case links = "Links"

    package var title: String { rawValue }

    /// The options below the heading, in the order of ``OptionDefinition/all``.
    package var options: [OptionDefinition] { OptionDefinition.all.filter { $0.heading == self } }
}
