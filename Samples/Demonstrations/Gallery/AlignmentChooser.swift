import Stratus

/// A page in which the reader chooses how the tags of a line are aligned, and the lines: radio buttons, and rules of CSS.
///
/// The tags are in the page once. Where lines break does not depend on the alignment here, so each choice along the line
/// sets their x, and each choice within it their y: three and five sets of places for a width instead of fifteen.
struct AlignmentChooser {
    static let widths = [720.0, 480, 328, 288]
    static let alignments: [(value: FlowAlignment, label: String)] = [
        (.top, "top"), (.center, "centre"), (.bottom, "bottom"), (.firstBaseline, "first baseline"),
        (.lastBaseline, "last baseline"),
    ]
    static let justifications: [(value: FlowJustification, label: String)] = [
        (.leading, "leading"), (.center, "centred"), (.between, "justified"),
    ]

    /// The folder of the samples; the template lies in it.
    let samples: String

    func page() throws -> String {
        let fragment = try render(Self.tags(), options: Self.options(.firstBaseline, .center), format: .fragment)
        return try filledTemplate(
            "\(samples)/Gallery/Templates/alignment.html",
            with: [
                "alignments": Self.choices("Within a line", name: "align", Self.alignments.map(\.label), checked: 3),
                "justifications": Self.choices(
                    "Along the line", name: "justify", Self.justifications.map(\.label), checked: 1),
                "cloud": String(decoding: fragment.bytes, as: UTF8.self),
                "rules": try Self.rules(),
            ])
    }

    private static func choices(_ title: String, name: String, _ labels: [String], checked: Int) -> String {
        let buttons = labels.enumerated().map { number, label in
            let state = number == checked ? " checked=\"checked\"" : ""
            return "<label><input type=\"radio\" name=\"\(name)\" id=\"\(name)-\(number)\"\(state)/> \(label)</label>"
        }
        return "<fieldset>\n<legend>\(title)</legend>\n\(buttons.joined(separator: "\n"))\n</fieldset>"
    }

    // MARK: - Places

    /// The rules stand behind those of the cloud and weigh more; a browser that does not know `:has` shows the cloud as
    /// it is.
    private static func rules() throws -> String {
        var rules = ""
        for (number, width) in widths.enumerated() {
            var block = ""
            var height = 0.0
            for (choice, alignment) in alignments.enumerated() {
                let layout = try layout(alignment.value, .leading, width: width)
                height = max(height, layout.height)
                block += places(layout, "align-\(choice)") { "--y:\(pixels($0.baseline))" }
            }
            for (choice, justification) in justifications.enumerated() {
                let layout = try layout(.firstBaseline, justification.value, width: width)
                block += places(layout, "justify-\(choice)") { "--x:\(pixels($0.x))" }
            }
            block += ".chooser .stratus.stratus-reflow{height:\(pixels(height))}\n"
            rules += number == 0 ? block : "@container not (min-width:\(pixels(widths[number - 1]))){\(block)}\n"
        }
        return rules
            + "@supports selector(:has(a)){.chooser .stratus.stratus-reflow [role=listitem]{transform:translate(var(--x),var(--y))}}"
    }

    private static func places(_ layout: CloudLayout, _ choice: String, _ place: (TextRun) -> String) -> String {
        // Tags that stand alike share a rule.
        var groups: [(tags: [Int], place: String)] = []
        for (number, frame) in layout.frames.enumerated() {
            let place = place(layout.runs[frame.runs.lowerBound])
            if let group = groups.firstIndex(where: { $0.place == place }) {
                groups[group].tags.append(number)
            } else {
                groups.append(([number], place))
            }
        }
        return groups.map { tags, place in
            ".chooser:has(#\(choice):checked) :is(\(tags.map { ".t\($0)" }.joined(separator: ","))){\(place)}\n"
        }
        .joined()
    }

    static func layout(
        _ alignment: FlowAlignment, _ justification: FlowJustification, width: Double
    ) throws -> CloudLayout {
        let cloud = try compose(tags(), options(alignment, justification))
        return cloud.layouts.first { $0.width == width } ?? cloud.layout
    }

    private static func options(_ alignment: FlowAlignment, _ justification: FlowJustification) -> CloudOptions {
        var options = CloudOptions()
        (options.title, options.description) = ("Ways to set a line", "Names of one line, and of two and three.")
        (options.width, options.widths, options.responsive) = (widths[0], .chosen(widths), true)
        options.theme = "auto"
        (options.padding, options.lineSpacing, options.maxSize) = (0, 14, 44)
        // Optimal breaking looks at heights as well, and these follow from the alignment.
        options.breaking = .greedy
        (options.align, options.justify) = (alignment, justification)
        return options
    }

    private static func tags() throws -> [Tag] {
        let names = [
            ("a name\nof two lines", 30), ("top", 8), ("baseline", 42), ("two\nlines", 14), ("x-height", 20),
            ("ragged", 11), ("three\nshort\nlines", 9), ("flush", 36), ("centred", 17), ("hanging\npunctuation", 24),
            ("leading", 12), ("justified", 33), ("last\nbaseline", 18), ("orphan", 6), ("first", 27), ("measure", 15),
            ("even\nspaces", 10), ("river", 8), ("bottom", 22),
        ]
        return try names.map { try Tag($0.0, weight: Double($0.1)) }
    }

    /// A tenth of a pixel is not seen.
    private static func pixels(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)px" : "\(tenths / 10).\(abs(tenths % 10))px"
    }
}
