import Stratus

/// One cloud of the gallery: a sample, the options that it is made with, and what is said of it.
struct Example {
    /// Where the cloud stands, and so how wide it is made.
    enum Place {
        /// As wide as the column of examples.
        case full
        /// Two beside each other where there is room.
        case half
        /// A sheet in the colours of a theme, across the column.
        case sheet
        /// Across the page.
        case opening

        var width: Double {
            switch self {
            case .opening: 1200
            case .full: 880
            case .half: 424
            case .sheet: 832
            }
        }

        /// What phones and tablets of usual widths leave of it.
        var widths: String {
            switch self {
            case .opening: "288,358,480,640,880"
            case .full: "288,358,480,640"
            case .half: "288,328,358"
            case .sheet: "278,348,560"
            }
        }
    }

    let title: String
    let text: String
    var sample = "winds.md"
    var options: [(name: String, value: String)] = []
    var place = Place.full
    var format = OutputFormat.fragment
    /// Where the options do not say it.
    var width: Double?
    /// A class of its own, for what the page does with it.
    var className: String?

    /// Whether something is drawn along the edges of the cloud, whose line would be cut in half there.
    private var isEdged: Bool {
        ["chips.md", "cards.md"].contains(sample) || options.contains { $0.name == "chip" }
    }

    private var isTable: Bool { sample.hasSuffix(".csv") }

    /// What a person types to make the same; the page says once how wide its clouds are.
    var command: String {
        var words = ["stratus", "render", "Samples/\(sample)"]
        if let columns { words += ["--columns", columns] }
        for (name, value) in options {
            words.append(value == "false" ? "--no-\(name)" : "--\(name)")
            // What is on or off is a flag without a value.
            guard value != "true" && value != "false" else { continue }
            words.append(value.contains(where: " |&<>'?".contains) ? "\"\(value)\"" : value)
        }
        if format != .fragment { words += ["--format", format.rawValue] }
        return words.joined(separator: " ")
    }

    /// Of the one table among the samples.
    private var columns: String? { isTable ? "name=element,weight=ppm,group=kind" : nil }

    /// - Parameter samples: the folder of the samples.
    func cloud(in samples: String) throws -> Cloud {
        var input = InputOptions()
        if let columns { input.columns = try ColumnChoice(columns) }
        let list = try list(in: samples, input)
        let settings = [
            OptionSetting("width", number(width ?? place.width)), OptionSetting("padding", isEdged ? 1 : 0),
            OptionSetting("widths", place.widths), OptionSetting("theme", "auto"),
        ]
        let own = options.map { OptionSetting($0.name, $0.value) }
        let collection = try TagCollection([list], overrides: settings + own)
        return try composeCloud(collection, for: format)
    }

    private func list(in samples: String, _ input: InputOptions) throws -> TagList {
        let path = "\(samples)/\(sample)"
        guard sample.hasSuffix(".txt") else { return try TagList(reading: path, input) }
        var counting = CountOptions()
        counting.notesSentences = options.contains { $0 == ("order", "related") }
        return try countWords(in: [path], options: counting).list
    }

    func markup(in samples: String) throws -> String {
        String(decoding: try render(try cloud(in: samples), format: format).bytes, as: UTF8.self)
    }

    private func number(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}
