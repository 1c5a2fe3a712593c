/// Splits the CSS of a theme into tokens, and refuses what could do harm or swallow the rules that follow it.
///
/// Afterwards all strings and comments are closed, all brackets have their partners, nothing ends a style element, in HTML
/// or XML, and nothing is loaded from elsewhere. O(n), without recursion.
struct CSSScanner {
    let bytes: [UInt8]
    private(set) var tokens: [CSSToken] = []
    private var index = 0
    private var open: [(byte: UInt8, offset: Int)] = []

    /// A theme is a page or two; this is a hundred.
    static let largestSize = 256 << 10

    static func tokens(of bytes: [UInt8]) throws(InvalidTheme) -> [CSSToken] {
        var scanner = CSSScanner(bytes: bytes)
        try scanner.scan()
        return scanner.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func scan() throws(InvalidTheme) {
        guard bytes.count <= Self.largestSize else {
            throw InvalidTheme(
                "the theme has \(bytes.count) bytes, and may have \(Self.largestSize)",
                hint: "leave fonts and pictures in files of their own", at: 0, of: bytes)
        }
        try refuseCharacters()
        // A byte order mark.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        while index < bytes.count { try scanToken() }
        if let last = open.last {
            throw error("\"\(character(last.byte))\" is never closed", at: last.offset)
        }
    }

    // MARK: - Tokens

    private mutating func scanToken() throws(InvalidTheme) {
        let start = index
        let byte = bytes[index]
        switch byte {
        case _ where byte.isHTMLSpace:
            while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
            append(.space, from: start)
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
            try scanComment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            try scanString()
        case UInt8(ascii: "#") where beginsNamePart(at: index + 1):
            index += 1
            try scanName()
            append(.hash, from: start)
        case UInt8(ascii: "@") where beginsName(at: index + 1):
            index += 1
            try scanName()
            append(.atWord, from: start)
            try refuseAtRule(start)
        case _ where beginsNumber(at: index):
            try scanNumber()
        case _ where beginsName(at: index):
            try scanWord()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            open.append((byte, start))
            index += 1
            append(.open, from: start)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            try close(byte)
            index += 1
            append(.close, from: start)
        case UInt8(ascii: "\\"):
            throw error("a backslash before a line end is no escape", at: start)
        default:
            index += 1
            append(.sign, from: start)
        }
    }

    private mutating func append(_ kind: CSSToken.Kind, from start: Int) {
        tokens.append(CSSToken(kind: kind, range: start..<index))
    }

    private mutating func close(_ byte: UInt8) throws(InvalidTheme) {
        // No brace ends with a parenthesis: that one is too many.
        guard let last = open.popLast(), last.byte != UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
            throw error("\"\(character(byte))\" closes nothing", at: index)
        }
        let partner: UInt8 =
            switch last.byte {
            case UInt8(ascii: "("): UInt8(ascii: ")")
            case UInt8(ascii: "["): UInt8(ascii: "]")
            default: UInt8(ascii: "}")
            }
        guard byte == partner else {
            throw error("\"\(character(last.byte))\" is not closed before \"\(character(byte))\"", at: last.offset)
        }
    }

    private mutating func scanComment() throws(InvalidTheme) {
        let start = index
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { index += 1 }
        guard index < bytes.count else {
            throw error("the comment is never closed", hint: "end it with */", at: start)
        }
        index += 2
        append(.comment, from: start)
    }

    private mutating func scanString() throws(InvalidTheme) {
        let start = index
        let quote = bytes[start]
        index += 1
        while index < bytes.count, bytes[index] != quote, !bytes[index].isCSSLineEnd {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            // Whatever follows, a line end of two bytes too, is part of the string.
            index += peek(1) == UInt8(ascii: "\r") && peek(2) == UInt8(ascii: "\n") ? 3 : 2
        }
        guard index < bytes.count, bytes[index] == quote else {
            throw error("the string is not closed on its line", at: start)
        }
        index += 1
        append(.string, from: start)
    }

    private mutating func scanNumber() throws(InvalidTheme) {
        let start = index
        if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
        skipDigits()
        if peek(0) == UInt8(ascii: "."), peek(1)?.isASCIIDigit == true {
            index += 1
            skipDigits()
        }
        if let e = peek(0), e | 0x20 == UInt8(ascii: "e") {
            let signed = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
            if peek(signed ? 2 : 1)?.isASCIIDigit == true {
                index += signed ? 2 : 1
                skipDigits()
            }
        }
        if peek(0) == UInt8(ascii: "%") { index += 1 } else if beginsName(at: index) { try scanName() }
        append(.number, from: start)
    }

    private mutating func skipDigits() {
        while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    }

    /// A name, a function with its parenthesis, or a whole `url(…)`.
    private mutating func scanWord() throws(InvalidTheme) {
        let start = index
        try scanName()
        guard peek(0) == UInt8(ascii: "(") else { return append(.word, from: start) }
        let name = CSSName.decoded(bytes, start..<index)
        if Self.loaders.contains(name) {
            throw error("\"\(name)()\" is refused: a theme loads nothing", hint: Self.loadingHint, at: start)
        }
        open.append((UInt8(ascii: "("), index))
        index += 1
        guard name == "url" else { return append(.function, from: start) }
        try scanAddress(start)
    }

    /// What stands in `url(`: a string, which goes on as a function, or bare characters.
    private mutating func scanAddress(_ start: Int) throws(InvalidTheme) {
        var content = index
        while content < bytes.count, bytes[content].isHTMLSpace { content += 1 }
        let isQuoted = content < bytes.count && (bytes[content] == 0x22 || bytes[content] == 0x27)
        let address = isQuoted ? content + 1 : content
        guard CSSName.decoded(bytes, address..<min(address + 64, bytes.count)).hasPrefix("data:") else {
            throw error("a theme loads nothing from elsewhere", hint: Self.loadingHint, at: start)
        }
        guard !isQuoted else { return append(.function, from: start) }
        index = content
        while index < bytes.count, bytes[index] != UInt8(ascii: ")") {
            let byte = bytes[index]
            guard !byte.isHTMLSpace, byte != 0x22, byte != 0x27, byte != UInt8(ascii: "(") else {
                var end = index
                while end < bytes.count, bytes[end].isHTMLSpace { end += 1 }
                guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else {
                    throw error("an address with spaces or quotation marks stands in a string", at: index)
                }
                index = end
                break
            }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < bytes.count else { throw error("\"url(\" is never closed", at: start) }
        index += 1
        open.removeLast()
        append(.url, from: start)
    }

    private mutating func scanName() throws(InvalidTheme) {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                guard let next = peek(1), !next.isCSSLineEnd else {
                    throw error("a backslash escapes nothing here", at: index)
                }
                index = CSSName.endOfEscape(bytes, at: index)
            } else {
                guard bytes[index].isCSSNameByte else { return }
                if let scalar = CSSName.disputedScalar(bytes, at: index) {
                    throw error(
                        "U+\(String(scalar.value, radix: 16, uppercase: true)) in a name, which not all browsers read as a part of it",
                        hint: "remove it, or write it as an escape: \\\(String(scalar.value, radix: 16)) ", at: index)
                }
                index += 1
            }
        }
    }

    private func peek(_ distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    private func beginsNamePart(at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        return bytes[offset].isCSSNameByte || beginsEscape(at: offset)
    }

    private func beginsEscape(at offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\\") && !bytes[offset + 1].isCSSLineEnd
    }

    private func beginsName(at offset: Int) -> Bool {
        guard beginsNamePart(at: offset), !bytes[offset].isASCIIDigit else { return false }
        guard bytes[offset] == UInt8(ascii: "-") else { return true }
        guard offset + 1 < bytes.count else { return false }
        return beginsNamePart(at: offset + 1) && !bytes[offset + 1].isASCIIDigit
    }

    private func beginsNumber(at offset: Int) -> Bool {
        var offset = offset
        if bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") { offset += 1 }
        return offset < bytes.count && bytes[offset].isASCIIDigit
    }

    // MARK: - What is refused

    /// Functions that load what a string in them names.
    private static let loaders: Set<String> = ["image-set", "-webkit-image-set", "src", "image"]
    private static let loadingHint = "write what is needed into the theme, as url(\"data:…\")"

    private func refuseAtRule(_ start: Int) throws(InvalidTheme) {
        let name = CSSName.decoded(bytes, start + 1..<index)
        switch name {
        case "import":
            throw error("\"@import\" is refused: a theme is one file", hint: "copy the rules into it", at: start)
        case "charset", "namespace":
            throw error("\"@\(name)\" is refused: other style sheets stand before a theme's rules", at: start)
        default: return
        }
    }

    /// Those that end a style element, and those that no XML or HTML holds.
    private func refuseCharacters() throws(InvalidTheme) {
        for (offset, byte) in bytes.enumerated() {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "&"):
                throw error(
                    "a theme cannot hold \"\(character(byte))\", which could end the style element",
                    hint: "in a string, write it as \\\(String(byte, radix: 16)) and a space", at: offset)
            case UInt8(ascii: "]"):
                guard next == byte, offset + 2 < bytes.count, bytes[offset + 2] == UInt8(ascii: ">") else { continue }
                throw error("a theme cannot hold \"]]>\", which could end the style element", at: offset)
            case 0..<0x09, 0x0B, 0x0E..<0x20, 0x7F: throw controlCharacter(UInt32(byte), offset)
            case 0xC2 where next < 0xA0: throw controlCharacter(UInt32(next), offset)
            case 0xEF where next == 0xBF && offset + 2 < bytes.count && bytes[offset + 2] >= 0xBE:
                throw controlCharacter(0xFF00 | UInt32(bytes[offset + 2]) + 0x40, offset)
            default: continue
            }
        }
    }

    private func controlCharacter(_ scalar: UInt32, _ offset: Int) -> InvalidTheme {
        let digits = String(scalar, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return error("a theme cannot hold the character \(name)", hint: "delete it", at: offset)
    }

    private func character(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }

    private func error(_ problem: String, hint: String? = nil, at offset: Int) -> InvalidTheme {
        InvalidTheme(problem, hint: hint, at: offset, of: bytes)
    }
}
