import CloudComposition
import MarkupReading
import SourceText

/// A property of a theme as it was declared, with the scheme that it is declared for.
struct ThemeDeclaration {
    let scope: Scope
    let property: ThemeProperty
    let value: ThemeValue

    enum Scope { case both, light, dark }
}

/// Reads the CSS of a theme: its properties, and the rules beside them, which are kept without comments and needless
/// white space. It takes O(n), without recursion.
struct ThemeReader {
    let bytes: [UInt8]
    private let tokens: [CSSToken]
    /// The declarations in the order of the text; the last one of a property counts.
    private(set) var declarations: [ThemeDeclaration] = []
    /// The options that the theme sets.
    private(set) var look = Look()
    /// The rules beside the properties, with ``Theme/cloudMark`` for `.stratus`.
    private(set) var rules = CSSOutput()
    /// The properties that the rules name in `var()`.
    private(set) var usedProperties: Set<ThemeProperty> = []
    /// Whether the rules set a property that affects the place or the size of anything in a cloud.
    private(set) var setsPlaces = false

    private var index = 0
    private var blocks: [Block] = []

    private struct Block {
        /// The beginning of the rule in the output, so that an empty rule can be dropped.
        let mark: CSSOutput.Mark
        /// The scheme that declarations are for; `nil` inside conditions under which a theme cannot set its properties.
        let scope: ThemeDeclaration.Scope?
        /// Whether the block contains declarations, and not rules.
        let isStyle: Bool
        /// Whether the rule is that of the cloud itself, `.stratus`.
        let isCloud: Bool
    }

    /// Whether rules may act on clouds only.
    private let isScoped: Bool

    init(_ css: String, isScoped: Bool = false) throws(Problem) {
        self.isScoped = isScoped
        bytes = Array(css.utf8)
        tokens = try ThemeTokens(bytes).tokens
        while index < tokens.count { try readItem() }
        rules.finish()
        // The brackets may have been separated by white space and comments, which are left out.
        if let offset = rules.doubledBracket {
            throw Problem(
                "a theme cannot hold \"]]\", which could end the style element",
                hint: "leave out the brackets in brackets, or write the first one in a name as \\5d and a space",
                at: offset..<offset)
        }
    }

    private mutating func readItem() throws(Problem) {
        let token = tokens[index]
        if token.isBlank || token.isSign(";", bytes.span) {
            index += 1
        } else if token.kind == .close {
            // The tokens were checked: brackets have partners, and an item ends only outside of parentheses.
            if let block = blocks.popLast() { rules.close(block.mark) }
            index += 1
        } else {
            try readItem(from: index)
        }
    }

    private mutating func readItem(from start: Int) throws(Problem) {
        let colon = colon(after: start)
        let isCustom = colon != nil && bytes[tokens[start].range].starts(with: "--".utf8)
        let end = end(of: start, holdsBraces: isCustom)
        index = end
        let isBlock = end < tokens.count && tokens[end].kind == .open
        if isBlock {
            index += 1
            return try openBlock(start..<end)
        }
        guard tokens[start].kind == .atWord || (blocks.last?.isStyle ?? false) else {
            throw error("this rule has no block", hint: "write { … } behind \"\(excerpt(start))\"", at: start)
        }
        guard end < tokens.count || tokens[start].kind != .atWord else {
            throw error("the rule \"\(excerpt(start))\" has no end", hint: "write ; behind it", at: start)
        }
        guard let colon else { return rules.append(tokens[start..<end], of: bytes, .declaration) }
        try readDeclaration(start, colon, end)
    }

    /// Returns the first token after an item: a semicolon, the brace that opens its block, or the one that closes the
    /// block around it.
    private func end(of start: Int, holdsBraces: Bool) -> Int {
        var depth = 0
        for position in start..<tokens.count {
            let token = tokens[position]
            switch token.kind {
            case .function: depth += 1
            case .open:
                if depth == 0, !holdsBraces, bytes[token.range.lowerBound] == UInt8(ascii: "{") { return position }
                depth += 1
            case .close:
                if depth == 0 { return position }
                depth -= 1
            case .sign where depth == 0 && token.isSign(";", bytes.span): return position
            default: continue
            }
        }
        return tokens.count
    }

    // MARK: - Blocks

    private mutating func openBlock(_ prelude: Range<Int>) throws(Problem) {
        let mark = rules.mark
        let parent = blocks.last
        let first = tokens[prelude.lowerBound]
        var scope = parent == nil ? .both : parent?.scope
        var isStyle = true
        if first.kind == .atWord {
            let name = CSSName.decoded(bytes.span, first.range)
            isStyle = parent?.isStyle ?? false || Self.declaring.contains(name)
            scope = name == "@media" ? scope.flatMap { self.scope(prelude, in: $0) } : nil
        }
        if isScoped, first.kind != .atWord, !(parent?.isStyle ?? false) { try checkScope(of: prelude) }
        let selector = tokens[prelude].filter { !$0.isBlank }
        let isCloud =
            selector.count == 2 && selector[0].isSign(".", bytes.span) && text(selector[1]) == "stratus"
            && !(parent?.isStyle ?? false)
        blocks.append(Block(mark: mark, scope: scope, isStyle: isStyle, isCloud: isCloud))
        rules.append(tokens[prelude], of: bytes, first.kind == .atWord ? .condition : .selector)
        rules.openBlock()
    }

    /// Refuses a selector that does not name the cloud, since it would act on the page around it.
    private func checkScope(of prelude: Range<Int>) throws(Problem) {
        for selector in tokens[prelude].split(whereSeparator: { $0.isSign(",", bytes.span) }) {
            let namesCloud = zip(selector, selector.dropFirst()).contains {
                $0.isSign(".", bytes.span) && text($1) == "stratus"
            }
            guard !namesCloud, let place = selector.firstIndex(where: { !$0.isBlank }),
                let end = selector.lastIndex(where: { !$0.isBlank })
            else { continue }
            let name = selector[place...end].map { $0.isBlank ? " " : text($0) }.joined()
            throw error(
                "the rule for \"\(readable(name, atMost: 40))\" acts outside of the cloud",
                hint: "begin its selector with .stratus",
                at: place)
        }
    }

    /// The at-rules that contain declarations.
    private static let declaring: Set<String> = [
        "@font-face", "@page", "@property", "@counter-style", "@font-palette-values", "@view-transition",
        "@position-try",
    ]

    /// Returns the scheme that a media query asks for, or nil if it asks for anything else.
    private func scope(_ prelude: Range<Int>, in parent: ThemeDeclaration.Scope) -> ThemeDeclaration.Scope? {
        let words = tokens[prelude].filter { !$0.isBlank }.dropFirst().map { CSSName.decoded(bytes.span, $0.range) }
        let query = words.starts(with: ["screen", "and"]) ? Array(words.dropFirst(2)) : words
        let scope: ThemeDeclaration.Scope
        switch query {
        case ["(", "prefers-color-scheme", ":", "dark", ")"]: scope = .dark
        case ["(", "prefers-color-scheme", ":", "light", ")"]: scope = .light
        default: return nil
        }
        return parent == .both || parent == scope ? scope : nil
    }

    // MARK: - Declarations

    private mutating func readDeclaration(_ start: Int, _ colon: Int, _ end: Int) throws(Problem) {
        let name = CSSName.decoded(bytes.span, tokens[start].range)
        guard name.hasPrefix(ThemeProperty.prefix) else {
            for token in tokens[colon..<end] where token.kind == .word {
                let word = CSSName.decoded(bytes.span, token.range)
                guard word.hasPrefix(ThemeProperty.prefix) else { continue }
                guard !Look.properties.contains(String(word.dropFirst(ThemeProperty.prefix.count))) else {
                    throw Problem(
                        "\"\(word)\" is an option of the cloud, and no value of CSS",
                        hint: "var() takes the colours of a theme; write the value itself",
                        at: token.range.lowerBound..<token.range.lowerBound)
                }
                usedProperties.insert(try property(word, at: token))
            }
            if Self.placing.contains(name) { setsPlaces = true }
            return rules.append(tokens[start..<end], of: bytes, .declaration)
        }
        let lookProperty = Look.properties.first { ThemeProperty.prefix + $0 == name }
        let property = try lookProperty == nil ? property(name, at: tokens[start]) : nil
        guard let block = blocks.last, block.isCloud else {
            throw error(
                "\"\(name)\" stands outside of \".stratus { … }\"", hint: "a theme says it for the whole cloud",
                at: start)
        }
        guard let property else { return try readLook(lookProperty ?? "", name, block, start, colon, end) }
        guard let scope = block.scope else {
            throw error(
                "\"\(name)\" stands in a condition",
                hint: "only @media (prefers-color-scheme: dark) and (prefers-color-scheme: light) can change it",
                at: start)
        }
        let endOffset = end < tokens.count ? tokens[end].range.lowerBound : bytes.count
        var reader = ThemeValueReader(bytes, tokens[(colon + 1)..<end], end: endOffset)
        declarations.append(ThemeDeclaration(scope: scope, property: property, value: try reader.read(property)))
    }

    /// Reads a property of the look, whose value is that of an option.
    private mutating func readLook(
        _ property: String, _ name: String, _ block: Block, _ start: Int, _ colon: Int, _ end: Int
    ) throws(Problem) {
        guard block.scope == .both else {
            throw error(
                "\"\(name)\" stands in a condition",
                hint: "a look holds in all conditions: move it to \".stratus { … }\"",
                at: start)
        }
        let value = tokens[(colon + 1)..<end].map { $0.isBlank ? " " : text($0) }.joined()
            .trimmingPrefix(while: \.isWhitespace)
        let trimmed = String(
            value.prefix(upTo: value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.startIndex))
        let isQuoted = trimmed.count > 1 && trimmed.first == trimmed.last && "\"'".contains(trimmed.first ?? " ")
        do throws(Problem) {
            try look.set(property, to: isQuoted ? String(trimmed.dropFirst().dropLast()) : trimmed)
        } catch {
            throw self.error(error.message, hint: error.hint, at: start)
        }
    }

    /// The properties that the rules for the places of tags set, under all of their names.
    private static let placing: Set<String> = [
        "all", "font", "font-size", "display", "transform", "x", "y", "rx", "width", "height", "inline-size",
        "block-size", "min-width", "min-inline-size",
    ]

    private func property(_ name: String, at token: CSSToken) throws(Problem) -> ThemeProperty {
        if let property = ThemeProperty(rawValue: String(name.dropFirst(ThemeProperty.prefix.count))) {
            return property
        }
        let names = ThemeProperty.allCases.map(\.name) + Look.properties.map { ThemeProperty.prefix + $0 }
        let hint =
            suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
            ?? "a theme has \((ThemeProperty.allCases.map(\.rawValue) + Look.properties).joined(separator: ", "))"
        throw Problem(
            "a theme has no property \"\(name)\"", hint: hint, at: token.range.lowerBound..<token.range.lowerBound)
    }

    // MARK: - Tokens

    /// Returns the colon after the name that an item begins with, if there is one.
    private func colon(after start: Int) -> Int? {
        guard tokens[start].kind == .word else { return nil }
        var position = start + 1
        while position < tokens.count, tokens[position].isBlank { position += 1 }
        return position < tokens.count && tokens[position].isSign(":", bytes.span) ? position : nil
    }

    private func text(_ token: CSSToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    private func excerpt(_ start: Int) -> String { String(text(tokens[start]).prefix(40)) }

    private func error(_ problem: String, hint: String?, at token: Int) -> Problem {
        Problem(problem, hint: hint, at: tokens[token].range.lowerBound..<tokens[token].range.lowerBound)
    }
}
