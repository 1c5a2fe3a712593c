import SourceText

/// The reading of option values that are colours: CSS names, `#rgb` and `#rrggbb`.
extension OptionDefinition {
    func colors(_ value: OptionValue) throws(Problem) -> [RGB] {
        try value.items.map { word throws(Problem) in
            guard let color = RGB(hex: word) ?? RGB(named: word) else { throw noColor(word, in: value.shown) }
            return color
        }
    }

    func schemeColors(_ value: OptionValue) throws(Problem) -> SchemeColors {
        let colors = try colors(value)
        guard let light = colors.first, colors.count <= 2 else {
            throw problem(value.shown, expected: "one colour, or one for light and one for dark")
        }
        return SchemeColors(light: light, dark: colors.count > 1 ? colors[1] : nil)
    }

    /// Returns the hint for an option whose colour YAML has taken for a comment.
    package static func quotationHint(_ name: String) -> String {
        "write \(name): \"#fffdf5\", in quotation marks: in YAML a # begins a comment"
    }

    private func noColor(_ word: String, in text: String) -> Problem {
        let isHexadecimal = word.utf8.dropFirst().allSatisfy { $0.hexadecimalValue != nil }
        if word.hasPrefix("#"), isHexadecimal, [5, 9].contains(word.utf8.count) {
            return Problem(
                option: name, "\(name) is \"\(text)\", and the colours of a cloud are opaque",
                hint: "write \(word.prefix(word.utf8.count == 5 ? 4 : 7))")
        }
        // Where a flag is written without quotation marks, a shell may take # for itself.
        if [3, 6].contains(word.utf8.count), word.utf8.allSatisfy({ $0.hexadecimalValue != nil }) {
            return Problem(
                option: name, "\(name) is \"\(text)\", expected colours",
                hint: "write \"#\(word)\", with its # in quotation marks")
        }
        return problem(
            word, expected: "a colour by its name in CSS, or as #rgb or #rrggbb",
            near: suggestion(for: word.lowercased(), among: RGB.names))
    }
}
