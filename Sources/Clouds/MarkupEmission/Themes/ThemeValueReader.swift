import CloudComposition
import MarkupReading
import SourceText

/// Reads the value of a theme's property from its tokens.
struct ThemeValueReader {
    let bytes: [UInt8]
    private let tokens: [CSSToken]
    private var index = 0
    private let end: Int

    /// Reads a value from its tokens.
    ///
    /// - Parameters:
    ///   - tokens: The tokens between the colon and the end of the declaration.
    ///   - end: The offset of the declaration's end.
    init(_ bytes: [UInt8], _ tokens: ArraySlice<CSSToken>, end: Int) {
        self.bytes = bytes
        self.tokens = tokens.filter { !$0.isBlank }
        self.end = end
    }

    mutating func read(_ property: ThemeProperty) throws(Problem) -> ThemeValue {
        let start = offset
        guard !tokens.isEmpty else {
            throw error("\"\(property.name)\" has no value", hint: "write a colour such as #1963a4", at: start)
        }
        if property == .contrast { return try readContrast() }
        var colors: [RGB] = []
        if tokens.count == 1, tokens[0].kind == .word, name(tokens[0]) == "transparent" {
            guard property.canBeTransparent else {
                throw error(
                    "\"\(property.name)\" cannot be transparent", hint: "write a colour such as #1963a4", at: start)
            }
            return .transparent
        }
        while true {
            colors.append(try readColor())
            guard index < tokens.count else { break }
            guard isSign(",") else {
                throw error(
                    "unexpected \"\(text(tokens[index]))\" after a colour", hint: expectation(property), at: offset)
            }
            index += 1
        }
        guard property.limits.contains(colors.count) else {
            throw error(
                "\"\(property.name)\" has \(colors.count) colours", hint: expectation(property), at: start)
        }
        return .colors(colors)
    }

    private func expectation(_ property: ThemeProperty) -> String {
        let limits = property.limits
        return limits.upperBound == 1
            ? "it takes one colour"
            : "it takes \(limits.lowerBound) to \(limits.upperBound) colours, with commas between"
    }

    private mutating func readContrast() throws(Problem) -> ThemeValue {
        guard tokens.count == 1, tokens[0].kind == .number, let ratio = Double(text(tokens[0])), 4.5...12 ~= ratio
        else {
            throw error(
                "a contrast of \"\(tokens.map(text).joined(separator: " "))\"",
                hint: "write a number from 4.5 (legible to most) to 12; 7 is high", at: offset)
        }
        return .contrast(ratio)
    }

    // MARK: - Colours

    private static let colorHint = "write #rgb, #rrggbb, rgb(25 99 164) or oklch(49% 0.12 250)"

    private mutating func readColor() throws(Problem) -> RGB {
        guard index < tokens.count else {
            throw error("a colour is missing after the comma", hint: Self.colorHint, at: end)
        }
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .hash:
            if let color = RGB(hex: text(token)) { return color }
            let hasAlpha = token.range.count == 5 || token.range.count == 9
            throw error(
                "\"\(text(token))\" is no colour of a theme",
                hint: hasAlpha ? "a theme's colours are opaque: write #rgb or #rrggbb" : Self.colorHint,
                at: token.range.lowerBound)
        case .word:
            if let color = RGB(named: name(token)) { return color }
            throw error(
                "\"\(text(token))\" is no colour that a theme knows", hint: Self.colorHint, at: token.range.lowerBound)
        case .function:
            switch name(token) {
            case "rgb(", "rgba(": return try readRGB(token)
            case "oklch(": return try readOKLCH(token)
            default: break
            }
            fallthrough
        default:
            throw error(
                "\"\(text(token))\" is no colour that a theme knows", hint: Self.colorHint, at: token.range.lowerBound)
        }
    }

    private mutating func readRGB(_ function: CSSToken) throws(Problem) -> RGB {
        let channels = try readArguments(function, canHaveCommas: true).map { argument in
            let value = argument.unit == "%" ? argument.value / 100 * 255 : argument.value
            return UInt8(min(255, max(0, value)).rounded())
        }
        return RGB(red: channels[0], green: channels[1], blue: channels[2])
    }

    private mutating func readOKLCH(_ function: CSSToken) throws(Problem) -> RGB {
        let arguments = try readArguments(function, canHaveCommas: false)
        let lightness = arguments[0].value / (arguments[0].unit == "%" ? 100 : 1)
        let chroma = arguments[1].unit == "%" ? arguments[1].value * 0.004 : arguments[1].value
        let turn: Double =
            switch arguments[2].unit {
            case "turn": 360
            case "rad": 180 / .pi
            case "grad": 0.9
            default: 1
            }
        return OKLab(
            lightness: min(1, max(0, lightness)), chroma: min(1, max(0, chroma)),
            hue: (arguments[2].value * turn).truncatingRemainder(dividingBy: 360)
        ).color
    }

    /// Reads three numbers with their units, and the closing parenthesis.
    private mutating func readArguments(
        _ function: CSSToken, canHaveCommas: Bool
    ) throws(Problem) -> [(value: Double, unit: String)] {
        let isAngle = !canHaveCommas
        var arguments: [(value: Double, unit: String)] = []
        while index < tokens.count, tokens[index].kind != .close {
            if canHaveCommas, !arguments.isEmpty, isSign(",") { index += 1 }
            let place = offset
            if isSign("/") || arguments.count == 3 {
                throw error(
                    "\"\(text(function))…)\" takes three numbers", hint: "a theme's colours are opaque", at: place)
            }
            guard index < tokens.count, let argument = number(tokens[index]),
                isAllowed(argument.unit, at: arguments.count, isAngle)
            else {
                throw error("\"\(text(function))…)\" takes three numbers", hint: Self.colorHint, at: place)
            }
            arguments.append(argument)
            index += 1
        }
        guard arguments.count == 3 else {
            throw error("\"\(text(function))…)\" takes three numbers", hint: Self.colorHint, at: offset)
        }
        index += 1
        return arguments
    }

    private func isAllowed(_ unit: String, at position: Int, _ isAngle: Bool) -> Bool {
        if isAngle, position == 2 { return ["", "deg", "turn", "rad", "grad"].contains(unit) }
        return unit.isEmpty || unit == "%"
    }

    private func number(_ token: CSSToken) -> (value: Double, unit: String)? {
        if token.kind == .word, name(token) == "none" { return (0, "") }
        guard token.kind == .number else { return nil }
        // The unit begins after the last digit; an `e` is a part of the number only before a digit.
        var end = token.range.upperBound
        while end > token.range.lowerBound, !bytes[end - 1].isASCIIDigit { end -= 1 }
        var digits = token.range.lowerBound..<end
        if bytes[digits.lowerBound] == UInt8(ascii: "+") { digits = digits.lowerBound + 1..<digits.upperBound }
        guard let value = Double(String(decoding: bytes[digits], as: UTF8.self)), value.isFinite else { return nil }
        return (value, CSSName.decoded(bytes.span, end..<token.range.upperBound))
    }

    // MARK: - Tokens

    private var offset: Int { index < tokens.count ? tokens[index].range.lowerBound : end }

    private func isSign(_ sign: Unicode.Scalar) -> Bool {
        index < tokens.count && tokens[index].isSign(sign, bytes.span)
    }

    private func name(_ token: CSSToken) -> String { CSSName.decoded(bytes.span, token.range) }
    private func text(_ token: CSSToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    private func error(_ problem: String, hint: String?, at offset: Int) -> Problem {
        Problem(problem, hint: hint, at: offset..<offset)
    }
}
