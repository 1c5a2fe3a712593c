import MarkupReading

/// CSS rules as they are written: without comments, with one space where one is needed.
struct CSSOutput {
    private(set) var bytes: [UInt8] = []

    enum Part { case selector, condition, declaration }

    /// A place in the output to which it can be rolled back.
    struct Mark {
        fileprivate let start: Int
        fileprivate let needsSemicolon: Bool
    }

    private var needsSemicolon = false
    private var bodies: [Int] = []

    var mark: Mark { Mark(start: bytes.count, needsSemicolon: needsSemicolon) }

    /// The offset in the source of the first bracket that follows another one outside of strings, where no escape can
    /// separate them.
    private(set) var doubledBracket: Int?

    mutating func openBlock() {
        bytes.append(UInt8(ascii: "{"))
        bodies.append(bytes.count)
        needsSemicolon = false
    }

    /// Ends the block whose prelude began at a mark, or drops it if it is empty.
    mutating func close(_ mark: Mark) {
        if bodies.popLast() == bytes.count {
            bytes.removeSubrange(mark.start...)
            needsSemicolon = mark.needsSemicolon
        } else {
            bytes.append(UInt8(ascii: "}"))
            needsSemicolon = false
        }
    }

    /// Ends the last statement, so that the next text is not a part of it.
    mutating func finish() {
        if needsSemicolon { bytes.append(UInt8(ascii: ";")) }
        needsSemicolon = false
    }

    /// Appends the tokens before a brace or a semicolon.
    mutating func append(_ tokens: ArraySlice<CSSToken>, of source: [UInt8], _ part: Part) {
        if needsSemicolon { bytes.append(UInt8(ascii: ";")) }
        var last: CSSToken?
        var (hasSpace, hasComment) = (false, false)
        var depth = 0
        var isBeforeColon = part == .declaration
        var position = tokens.startIndex
        while position < tokens.endIndex {
            let token = tokens[position]
            position += 1
            if token.isBlank {
                if token.kind == .space { hasSpace = true } else { hasComment = true }
                continue
            }
            if let last {
                let isJoined =
                    joins(last, source, behind: true, part, depth) || joins(token, source, behind: false, part, depth)
                    || isBeforeColon && token.isSign(":", source.span)
                if hasSpace, !isJoined { bytes.append(UInt8(ascii: " ")) }
                // If no comment separated them, two names would become one.
                if hasComment, !hasSpace, !isJoined { bytes.append(contentsOf: "/**/".utf8) }
            }
            (hasSpace, hasComment) = (false, false)
            if token.isSign(":", source.span) { isBeforeColon = false }
            if token.kind == .open || token.kind == .function { depth += 1 }
            if token.kind == .close { depth -= 1 }
            last = token
            if part != .declaration, token.isSign(".", source.span), position < tokens.endIndex,
                tokens[position].kind == .word, source[tokens[position].range].elementsEqual("stratus".utf8)
            {
                bytes.append(Theme.cloudMark)
                last = tokens[position]
                position += 1
            } else {
                append(token, of: source)
            }
        }
        needsSemicolon = part == .declaration
    }

    /// Appends a token without the characters that no style element can contain: two closing brackets, and line ends
    /// that XML changes or refuses.
    private mutating func append(_ token: CSSToken, of source: [UInt8]) {
        for index in token.range {
            let byte = source[index]
            if byte == UInt8(ascii: "]"), bytes.last == byte {
                if token.kind == .close { doubledBracket = doubledBracket ?? token.range.lowerBound }
                bytes.append(UInt8(ascii: "\\"))
            }
            if byte == 0x0D, source.indices.contains(index + 1), source[index + 1] == 0x0A { continue }
            bytes.append(byte == 0x0C || byte == 0x0D ? 0x0A : byte)
        }
    }

    /// Whether a token needs no space before it, or, if `behind` is true, after it.
    private func joins(_ token: CSSToken, _ source: [UInt8], behind: Bool, _ part: Part, _ depth: Int) -> Bool {
        switch (token.kind, source[token.range.lowerBound]) {
        case (.sign, UInt8(ascii: ",")), (.sign, UInt8(ascii: ";")): true
        case (.sign, UInt8(ascii: ":")): behind
        case (.sign, UInt8(ascii: ">")), (.sign, UInt8(ascii: "+")), (.sign, UInt8(ascii: "~")):
            part == .selector && depth == 0
        case (.sign, UInt8(ascii: "!")): !behind
        case (.open, _), (.function, _): behind
        case (.close, _): !behind
        default: false
        }
    }
}
