import MarkupReading

/// Returns a style sheet without the white space and the comments that have no effect.
///
/// Strings, addresses and the values of custom properties stay as they are, and so does a space in a value, which
/// `calc(1px + 2px)` needs. A comment that begins with `/*!` is kept. A sheet with an unclosed string, comment or
/// brace, or with a backslash that escapes nothing, is returned unchanged, and so is one that was minified before.
/// - Complexity: O(n) in the bytes.
package func minifyStyles(_ sheet: [UInt8]) -> [UInt8] {
    let tokens = CSSTokenizer.tokens(of: sheet)
    var minifier = StyleMinifier(sheet, tokens)
    let isBroken = tokens.contains { $0.isBroken || $0.isSign("\\", sheet.span) }
    return !isBroken && minifier.run() ? minifier.output : sheet
}

private struct StyleMinifier {
    private let sheet: [UInt8]
    private let tokens: [CSSToken]
    private(set) var output: [UInt8] = []
    /// The index of the first token of the current statement.
    private var start = 0
    private var depth = 0
    /// Whether the semicolon written last may be dropped before a closing brace.
    private var endsPlainly = false

    init(_ sheet: [UInt8], _ tokens: [CSSToken]) {
        (self.sheet, self.tokens) = (sheet, tokens)
        output.reserveCapacity(sheet.count)
    }

    /// Writes the minified sheet to ``output``, and returns whether all braces and brackets have partners.
    mutating func run() -> Bool {
        var brackets = 0
        var index = 0
        while index < tokens.count {
            if isCustomProperty(at: index) {
                index = customPropertyEnd(from: index)
                continue
            }
            switch mark(at: index) {
            case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: "{") where brackets == 0:
                write(start..<index, isRule: true)
                output.append(UInt8(ascii: "{"))
                (start, depth) = (index + 1, depth + 1)
            case UInt8(ascii: ";") where brackets == 0:
                let count = output.count
                write(start..<index, isRule: false)
                // A semicolon that ends nothing is left out.
                if output.count > count {
                    output.append(UInt8(ascii: ";"))
                    endsPlainly = true
                }
                start = index + 1
            case UInt8(ascii: "}") where brackets == 0:
                let count = output.count
                write(start..<index, isRule: false)
                if output.count == count, endsPlainly, output.last == UInt8(ascii: ";") { output.removeLast() }
                output.append(UInt8(ascii: "}"))
                (start, depth) = (index + 1, depth - 1)
                guard depth >= 0 else { return false }
            default: break
            }
            guard brackets >= 0 else { return false }
            index += 1
        }
        write(start..<tokens.count, isRule: false)
        return depth == 0 && brackets == 0
    }

    /// Returns the sign or bracket that a token consists of or ends with, if it can structure a sheet; 0 for other
    /// tokens.
    private func mark(at index: Int) -> UInt8 {
        switch tokens[index].kind {
        case .sign, .open, .close: sheet[tokens[index].range.lowerBound]
        case .function: UInt8(ascii: "(")
        default: 0
        }
    }

    // MARK: - Custom properties

    private func isCustomProperty(at index: Int) -> Bool {
        guard tokens[index].kind == .word, sheet[tokens[index].range].starts(with: "--".utf8),
            tokens[start..<index].allSatisfy({ $0.kind == .space })
        else { return false }
        var next = index + 1
        while next < tokens.count, tokens[next].kind == .space { next += 1 }
        return next < tokens.count && mark(at: next) == UInt8(ascii: ":")
    }

    /// Writes a custom property unchanged, from the token `first` on.
    ///
    /// - Returns: the index of the token after the property's semicolon, or of the brace that ends the property.
    private mutating func customPropertyEnd(from first: Int) -> Int {
        var (index, open) = (first, 0)
        var isEnded = false
        while index < tokens.count, !isEnded {
            switch mark(at: index) {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
            case UInt8(ascii: "}") where open == 0: isEnded = true
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
            case UInt8(ascii: ";") where open <= 0: isEnded = true
            default: break
            }
            if !isEnded { index += 1 }
        }
        let end = index < tokens.count ? tokens[index].range.lowerBound : sheet.count
        output += sheet[tokens[first].range.lowerBound..<end]
        endsPlainly = false
        if index < tokens.count, mark(at: index) == UInt8(ascii: ";") {
            output.append(UInt8(ascii: ";"))
            index += 1
        }
        start = index
        return index
    }

    // MARK: - Statements

    /// Writes a selector, the head of an at-rule, or a declaration.
    private mutating func write(_ statement: Range<Int>, isRule: Bool) {
        let first = tokens[statement].first { !$0.isBlank }
        let isAtRule = first?.kind == .atWord
        let begin = output.count
        var (hasBlank, brackets, hasColon) = (false, 0, false)
        // Whether white space after what was written last has no effect.
        var isTight = true
        for index in statement {
            let range = tokens[index].range
            switch tokens[index].kind {
            case .space: hasBlank = true
            case .comment:
                if range.count > 4, sheet[range.lowerBound + 2] == UInt8(ascii: "!") {
                    output += sheet[range]
                } else if !hasBlank, !isTight, joins(index + 1, statement) {
                    output += "/**/".utf8
                }
            default:
                let mark = mark(at: index)
                var swallows = mark == UInt8(ascii: ",")
                if isRule, !isAtRule, brackets == 0 {
                    swallows =
                        swallows || mark == UInt8(ascii: ">") || mark == UInt8(ascii: "~") || mark == UInt8(ascii: "+")
                } else if !isRule, !isAtRule, !hasColon, mark == UInt8(ascii: ":") {
                    (swallows, hasColon) = (true, true)
                }
                if mark == UInt8(ascii: "(") || mark == UInt8(ascii: "[") { brackets += 1 }
                if mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]") { brackets -= 1 }
                if hasBlank, !isTight, !swallows, output.count > begin { output.append(0x20) }
                output += sheet[range]
                (hasBlank, isTight) = (false, swallows)
            }
        }
    }

    /// Returns whether the tokens on both sides of a comment might be read as one if the comment is left out.
    private func joins(_ index: Int, _ statement: Range<Int>) -> Bool {
        let next = tokens[index..<statement.upperBound].firstIndex { $0.kind != .comment }
        guard let next, tokens[next].kind != .space else { return false }
        let mark = mark(at: next)
        return mark != UInt8(ascii: ",") && mark != UInt8(ascii: ":")
    }
}
