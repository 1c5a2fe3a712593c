import MarkupReading
import SourceText

/// The tokens of a theme that can do no harm, and cannot swallow the rules that follow it.
///
/// All strings and comments are closed, all brackets have partners, nothing ends a style element, in HTML or XML, and
/// nothing is loaded from elsewhere. Reading takes O(n), without recursion.
struct ThemeTokens {
    private let bytes: [UInt8]
    private(set) var tokens: [CSSToken] = []
    private var open: [Int] = []

    /// The most bytes of a theme: a hundred pages, while a theme is one or two.
    static let largestSize = 256 << 10

    init(_ bytes: [UInt8]) throws(Problem) {
        self.bytes = bytes
        guard bytes.count <= Self.largestSize else {
            throw Problem(
                "the theme has \(bytes.count) bytes, and may have \(Self.largestSize)",
                hint: "leave fonts and pictures in files of their own", at: 0..<0)
        }
        try refuseCharacters()
        var tokenizer = CSSTokenizer()
        while let token = tokenizer.next(bytes.span) {
            try check(token)
            tokens.append(token)
        }
        if let offset = open.last { throw error("\"\(character(offset))\" is never closed", at: offset) }
    }

    private mutating func check(_ token: CSSToken) throws(Problem) {
        let start = token.range.lowerBound
        switch token.kind {
        case .word, .hash, .number: try refuseDisputedNames(token.range)
        case .atWord:
            try refuseDisputedNames(token.range)
            try refuseAtRule(token)
        case .function:
            try refuseDisputedNames(token.range)
            try refuseLoading(token)
            open.append(token.range.upperBound - 1)
        case .url: try refuseLoading(token)
        case .unclosedURL:
            try refuseLoading(token)
            throw error("\"url(\" is never closed", at: start)
        case .brokenURL(let place):
            try refuseLoading(token)
            throw error("an address with spaces or quotation marks stands in a string", at: place)
        case .unclosedComment: throw error("the comment is never closed", hint: "end it with */", at: start)
        case .unclosedString: throw error("the string is not closed on its line", at: start)
        case .open: open.append(start)
        case .close: try close(at: start)
        case .sign where bytes[start] == UInt8(ascii: "\\"):
            throw error("a backslash escapes nothing here", at: start)
        case .space, .comment, .string, .sign: break
        }
    }

    private mutating func close(at offset: Int) throws(Problem) {
        let byte = bytes[offset]
        // An open brace is not ended by a parenthesis, which therefore closes nothing.
        guard let last = open.popLast(), bytes[last] != UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
            throw error("\"\(character(offset))\" closes nothing", at: offset)
        }
        let partner: UInt8 =
            switch bytes[last] {
            case UInt8(ascii: "("): UInt8(ascii: ")")
            case UInt8(ascii: "["): UInt8(ascii: "]")
            default: UInt8(ascii: "}")
            }
        guard byte == partner else {
            throw error("\"\(character(last))\" is not closed before \"\(character(offset))\"", at: last)
        }
    }

    // MARK: - What is refused

    /// The functions that load a resource named by a string in them.
    private static let loaders: Set<String> = ["image-set", "-webkit-image-set", "src", "image"]
    private static let loadingHint = "write what is needed into the theme, as url(\"data:…\")"

    private func refuseLoading(_ token: CSSToken) throws(Problem) {
        guard let address = token.addressStart(bytes.span) else {
            let name = CSSName.decoded(bytes.span, token.range.lowerBound..<token.range.upperBound - 1)
            guard Self.loaders.contains(name) else { return }
            throw error(
                "\"\(name)()\" is refused: a theme loads nothing", hint: Self.loadingHint, at: token.range.lowerBound)
        }
        guard CSSName.decoded(bytes.span, address..<min(address + 64, bytes.count)).hasPrefix("data:") else {
            throw error("a theme loads nothing from elsewhere", hint: Self.loadingHint, at: token.range.lowerBound)
        }
    }

    private func refuseAtRule(_ token: CSSToken) throws(Problem) {
        let start = token.range.lowerBound
        let name = CSSName.decoded(bytes.span, start + 1..<token.range.upperBound)
        switch name {
        case "import":
            throw error("\"@import\" is refused: a theme is one file", hint: "copy the rules into it", at: start)
        case "charset", "namespace":
            throw error("\"@\(name)\" is refused: other style sheets stand before a theme's rules", at: start)
        default: return
        }
    }

    /// Refuses characters that not all browsers read as a part of a name.
    ///
    /// Source: "non-ASCII ident code point" of CSS Syntax 3 of 2021. In the version of 2019 all other characters were a
    /// part of names as well, and `url` after one was the end of another name.
    private func refuseDisputedNames(_ range: Range<Int>) throws(Problem) {
        guard bytes[range].contains(where: { $0 >= 0x80 }) else { return }
        var offset = range.lowerBound
        for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case ..<0x80, 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F, 0x2040,
                0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...:
                offset += scalar.utf8.count
            // An escaped character is a part of the name.
            case _ where bytes.isEscaped(at: offset, from: range.lowerBound): offset += scalar.utf8.count
            default:
                let digits = String(scalar.value, radix: 16)
                throw error(
                    "U+\(digits.uppercased()) in a name, which not all browsers read as a part of it",
                    hint: "remove it, or write it as an escape: \\\(digits) ", at: offset)
            }
        }
    }

    /// Refuses characters that end a style element, and those that XML or HTML cannot contain.
    private func refuseCharacters() throws(Problem) {
        for (offset, byte) in bytes.enumerated() {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "&"):
                throw error(
                    "a theme cannot hold \"\(character(offset))\", which could end the style element",
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

    private func controlCharacter(_ scalar: UInt32, _ offset: Int) -> Problem {
        let digits = String(scalar, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return error("a theme cannot hold the character \(name)", hint: "delete it", at: offset)
    }

    private func character(_ offset: Int) -> String { String(UnicodeScalar(bytes[offset])) }

    private func error(_ problem: String, hint: String? = nil, at offset: Int) -> Problem {
        Problem(problem, hint: hint, at: offset..<offset)
    }
}
