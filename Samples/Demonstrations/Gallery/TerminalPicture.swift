/// What a terminal shows, as HTML: its bold, faint and coloured names as elements with classes.
struct TerminalPicture {
    /// The colours of xterm's palette that occur, by their classes.
    private(set) var colors: [(name: String, color: String)] = []
    private(set) var markup = ""

    init(_ text: String) {
        var isOpen = false
        var rest = text[...]
        while let start = rest.firstIndex(of: "\u{1B}"), let end = rest[start...].firstIndex(of: "m") {
            append(rest[..<start])
            let codes = rest[rest.index(start, offsetBy: 2)..<end].split(separator: ";").compactMap { Int($0) }
            if isOpen { markup += "</span>" }
            isOpen = codes != [0]
            if isOpen { markup += "<span class=\"\(classes(of: codes))\">" }
            rest = rest[rest.index(after: end)...]
        }
        append(rest)
        if isOpen { markup += "</span>" }
    }

    private mutating func append(_ text: Substring) { markup += escaped(String(text)) }

    /// Bold and faint are 1 and 2, a colour is 38;5 and its number.
    private mutating func classes(of codes: [Int]) -> String {
        var names: [String] = []
        var codes = codes[...]
        while let code = codes.popFirst() {
            switch code {
            case 1: names.append("bold")
            case 2: names.append("faint")
            case 38 where codes.count > 1:
                codes.removeFirst()
                names.append(className(of: codes.removeFirst()))
            default: continue
            }
        }
        return names.joined(separator: " ")
    }

    private mutating func className(of color: Int) -> String {
        let name = "x\(color)"
        if !colors.contains(where: { $0.name == name }) {
            // The cube of xterm: six steps of red, green and blue.
            let place = color - 16
            let parts = [place / 36, place / 6 % 6, place % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
            colors.append((name, "rgb(\(parts.map(String.init).joined(separator: ",")))"))
        }
        return name
    }
}

/// As the text of an element, or the value of an attribute.
func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
