import SourceText
import Typography

/// The reading of option values from text, and their checks.
extension OptionDefinition {
    func set(_ value: OptionValue, in options: inout CloudOptions) throws(Problem) {
        guard let text = takesSeveral ? value.text : value.single else {
            throw Problem(option: name, "\(name) is a list, expected one value", hint: advice)
        }
        switch kind {
        case .text(let path):
            options[keyPath: path()] = text
        case .number(let path, _):
            options[keyPath: path()] = try number(text)
        case .optionalNumber(let path, _):
            options[keyPath: path()] = try number(text)
        case .size:
            (options.width, options.height) = try size(text)
            options.fitBox = true
        case .integer(let path, _):
            options[keyPath: path()] = try integer(text)
        case .optionalInteger(let path, _):
            // `limit` all is not the default: of a text, 200 words are taken unless another number is given.
            options[keyPath: path()] = name == "limit" && text == "all" ? .max : try integer(text)
        case .boolean(let path):
            options[keyPath: path()] = try boolean(text)
        case .optionalBoolean(let path):
            options[keyPath: path()] = try boolean(text)
        case .widths(let path):
            options[keyPath: path()] = try widths(value)
        case .tabStops(let path):
            options[keyPath: path()] = try tabStops(value)
        case .lineWidths(let path):
            options[keyPath: path()] = try lineWidths(value)
        case .names(let path):
            options[keyPath: path()] = try patterns(value)
        case .aliases(let path):
            options[keyPath: path()] = try aliases(value)
        case .order:
            (options.order, options.grouped) = try order(value)
        case .language(let path):
            options[keyPath: path()] = text
        case .font(let path):
            guard let family = FontFamily.named(text) else {
                let names = FontFamily.all.flatMap { [$0.name] + $0.fonts } + ["inherit"]
                throw problem(text, expected: "a family by one of its names", near: suggestion(for: text, among: names))
            }
            options[keyPath: path()] = family
        case .fontWeights(let path):
            options[keyPath: path()] = try fontWeights(text)
        case .tracking(let path):
            options[keyPath: path()] = try tracking(text)
        case .colors(let path, _):
            options[keyPath: path()] = try colors(value)
        case .ground(let path):
            options[keyPath: path()] = try schemeColors(value)
        case .background(let path):
            options[keyPath: path()] =
                ["none", "transparent"].contains(text.lowercased())
                ? CloudBackground.none : .colors(try schemeColors(value))
        case .choice(let names, let set, _):
            guard names.contains(text) else {
                throw problem(text, expected: list(names), near: suggestion(for: text, among: names))
            }
            set(&options, text)
        }
        try check(options)
    }

    /// Checks that this option's value is in its range, for values that did not come through `set`.
    func check(_ options: CloudOptions) throws(Problem) {
        switch kind {
        case .number(let path, let range):
            try check(options[keyPath: path()], in: range)
        case .optionalNumber(let path, let range):
            if let value = options[keyPath: path()] { try check(value, in: range) }
        case .optionalInteger(let path, let range):
            if let value = options[keyPath: path()] { try check(value, in: range) }
        case .integer(let path, let range):
            try check(options[keyPath: path()], in: range)
        case .language(let path):
            guard LanguageTag(options[keyPath: path()]) != nil else {
                throw problem(options[keyPath: path()], expected: "a language tag such as en, de or pt-BR")
            }
        case .text(let path):
            if let text = options[keyPath: path()] {
                try check(text)
                try checkLink(text)
            }
        case .tabStops(let path):
            if let stops = options[keyPath: path()] { try check(stops) }
        case .lineWidths(let path):
            if let shape = options[keyPath: path()] { try check(shape) }
        case .order: try checkOrder(options)
        case .fontWeights(let path):
            let weights = options[keyPath: path()]
            guard weights.lowerBound >= 100, weights.upperBound <= 900 else {
                throw problem("\(weights.lowerBound)..\(weights.upperBound)", expected: "weights from 100 to 900")
            }
        case .tracking(let path):
            guard case .spaces(let lightest, let heaviest) = options[keyPath: path()] else { break }
            for space in [lightest, heaviest] { try check(space, in: Tracking.range) }
        case .widths(let path): try check(options[keyPath: path()])
        case .colors(let path, let most):
            let count = options[keyPath: path()].count
            if count > most { throw problem("\(count) colours", expected: "\(most) at most") }
        // `size` sets width and height, which are checked as themselves.
        case .size, .font, .choice, .boolean, .optionalBoolean, .names, .aliases, .ground, .background: break
        }
    }

    private func check(_ value: Int, in range: ClosedRange<Int>) throws(Problem) {
        guard !range.contains(value) else { return }
        let bounds =
            range.upperBound == .max
            ? "of \(range.lowerBound) and more" : "from \(range.lowerBound) to \(range.upperBound)"
        throw problem("\(value)", expected: "a whole number \(bounds)")
    }

    private func check(_ value: Double, in range: ClosedRange<Double>) throws(Problem) {
        guard !range.contains(value) else { return }
        let bounds =
            range.upperBound == .greatestFiniteMagnitude
            ? "of \(format(range.lowerBound)) and more"
            : "from \(format(range.lowerBound)) to \(format(range.upperBound))"
        throw problem(format(value), expected: "a number \(bounds)")
    }

    private func check(_ text: String) throws(Problem) {
        if let (problem, hint) = PlainText.problem(with: text) {
            throw Problem(option: name, "\(name): \(problem)", hint: hint)
        }
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            throw Problem(option: name, "\(name) is empty", hint: "write a text, or leave the option out")
        }
    }

    /// Checks the value of an option about links by its grammar.
    private func checkLink(_ text: String) throws(Problem) {
        switch name {
        case "link": if text != "none" { _ = try LinkPattern(text) }
        case "link-base": _ = try LinkBase(text)
        case "link-rel": _ = try LinkOptions(rel: text, target: nil)
        case "link-target": _ = try LinkOptions(rel: nil, target: text)
        default: break
        }
    }

    func number(_ text: String) throws(Problem) -> Double {
        // Double reads hexadecimal numbers and words such as `nan`, too.
        let isDecimal = text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || "+-.eE".utf8.contains($0) }
        guard isDecimal, let value = Double(text), value.isFinite else {
            let pixels = text.hasSuffix("px") ? String(text.dropLast(2)) : ""
            guard let value = Double(pixels), value.isFinite, pixels.utf8.allSatisfy({ $0 < 0x3A }) else {
                throw problem(text, expected: "a number with a decimal point")
            }
            throw Problem(
                option: name, "\(name) is \"\(text)\", expected a number alone",
                hint: ["tag-margin", "leading"].contains(name)
                    ? "this is in em: one em is the font size" : "lengths are in pixels: write \(pixels)")
        }
        return value
    }

    private func boolean(_ text: String) throws(Problem) -> Bool {
        guard let value = ["true": true, "yes": true, "false": false, "no": false][text] else {
            throw problem(text, expected: "true or false")
        }
        return value
    }

    private func integer(_ text: String) throws(Problem) -> Int {
        guard let value = Int(text) else { throw problem(text, expected: "a whole number") }
        return value
    }

    func problem(_ value: String, expected: String, near: String? = nil) -> Problem {
        Problem(
            option: name, "\(name) is \"\(value)\", expected \(expected)",
            hint: near.map { "did you mean \"\($0)\"?" } ?? advice)
    }

    /// The hint for a value that cannot be used.
    private var advice: String {
        if case .number = kind, isDefaultDescribed { return "leave \(name) out for the default" }
        // Lists have other figures than pictures.
        if let usual, name != "figures" { return "leave \(name) out for \(usual), the default" }
        switch kind {
        case .font:
            return
                "known are \(FontFamily.all.map(\.name).joined(separator: ", ")); stratus fonts lists all of their names"
        case .fontWeights: return "write regular, bold or a range; left out, the heavier tags are bold"
        case .tabStops: return "write a distance such as 120, or positions such as 0,90,240"
        case .lineWidths: return "write widths such as 200,300,400, positions with them such as 160:448, or ellipse"
        case .size: return "write width and height in pixels, such as 1280x720 for a slide"
        case .widths: return "write auto, or widths such as 320,480,800"
        case .boolean: return "leave \(name) out for false, the default"
        case .optionalBoolean:
            return name == "group-names"
                ? "leave \(name) out: only comparisons of texts name their groups"
                : "leave \(name) out: pages and fragments reflow, pictures scale"
        case .colors: return "write colours such as \"#0b1f3a,#ff5a5f\" or navy,coral"
        case .ground:
            return "write a colour such as \"#fffdf5\", or one for light and one for dark: \"#fffdf5,#1d1f21\""
        case .background:
            return "write none, a colour such as white, or one for light and one for dark: \"white,#1d1f21\""
        default:
            if ["tag-margin", "leading", "tracking", "figures"].contains(name) {
                return "leave \(name) out for the default"
            }
            return ["limit", "min-weight", "max-lines"].contains(name)
                ? (name == "limit" ? "limit all keeps all tags" : "leave \(name) out to keep all tags")
                : "leave \(name) out to do without it"
        }
    }

    func list(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}
