import SourceText

extension BlockReader {
    /// Reads a link such as `www.example.com`, which begins at `start` with its first letter; nil if there is none.
    mutating func webStep(_ start: Int) -> TokenStep? {
        guard byte(start + 1) | 0x20 == UInt8(ascii: "w"),
            byte(start + 2) | 0x20 == UInt8(ascii: "w"), byte(start + 3) == UInt8(ascii: "."),
            scalar(start + 4).properties.isLetterOrDigit
        else { return nil }
        return linkStep(start, from: start + 4)
    }

    /// Reads a link such as `https://example.com` or `data:image/png;base64,…`, where `scheme` is the word before the
    /// colon; nil if there is none.
    mutating func schemeStep(_ scheme: Range<Int>) -> TokenStep? {
        let slash = UInt8(ascii: "/")
        var index = scheme.upperBound + 1
        if byte(index) == slash {
            let first = scalar(index + 2).properties
            guard byte(index + 1) == slash, first.isLetterOrDigit || first.role == .slash, scheme.count <= 20,
                scheme.allSatisfy({ base[$0].isASCIILetterOrDigit || Self.isInScheme(base[$0]) })
            else { return nil }
            return linkStep(scheme.lowerBound, from: index + 2)
        }
        guard scheme.count == 4, zip(scheme, "data".utf8).allSatisfy({ base[$0] | 0x20 == $1 }) else { return nil }
        while index < scheme.upperBound + 16, byte(index).isASCIILetter { index += 1 }
        guard index > scheme.upperBound + 1, byte(index) == slash else { return nil }
        return linkStep(scheme.lowerBound, from: index)
    }

    /// Reads a link such as `example.com` or `bit.ly/path`, whose domain is known, all in small letters unless a path
    /// follows; nil if there is none.
    mutating func domainStep(_ word: Range<Int>, hasDots: Bool, _ behind: UInt8) -> TokenStep? {
        guard hasDots || behind == UInt8(ascii: ".") && byte(word.upperBound + 1).isASCIILetterOrDigit,
            let domain = domain(at: word.lowerBound), domain.end >= word.upperBound, domain.hasLetters
        else { return nil }
        let next = byte(domain.end)
        let hasPath =
            switch next {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
                byte(domain.end + 1).isASCIILetterOrDigit || next == UInt8(ascii: "/")
            case UInt8(ascii: ":"): byte(domain.end + 1).isASCIIDigit
            default: false
            }
        guard hasPath ? domain.isKnownBeforePath : domain.isKnown else { return nil }
        guard hasPath else { return .token(.link, word.lowerBound..<domain.end) }
        return linkStep(word.lowerBound, from: domain.end)
    }

    /// Takes the characters of a URL up to one that it cannot have, and leaves the punctuation of the sentence after
    /// it.
    private mutating func linkStep(_ start: Int, from first: Int) -> TokenStep {
        var rest = TokenRest(isLink: true)
        var (index, end) = (first, first)
        while index - start <= Tokenizer.longestToken {
            let found = scalar(index)
            guard rest.takes(found) else { return .token(.link, start..<end) }
            index = found.next
            if rest.boundary == .none { end = index }
        }
        return TokenStep(
            outcome: .overlongLink(openBrackets: rest.openBrackets), range: start..<index, next: index,
            boundary: rest.boundary)
    }

    private static func isInScheme(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
}

extension TokenRest {
    /// Whether the next character belongs to the token too.
    @inline(__always) mutating func takes(_ next: BlockScalar) -> Bool {
        isLink ? takesOfLink(next) : takesOfWord(next)
    }

    private mutating func takesOfLink(_ next: BlockScalar) -> Bool {
        guard next.value < 0x80 else {
            // Han and other scripts without spaces follow a link as often as they are part of it.
            let belongs = next.properties.isLetterOrDigit || next.properties.isAttached
            if belongs { boundary = .none }
            return belongs
        }
        switch UInt8(truncatingIfNeeded: next.value) {
        case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
            UInt8(ascii: "["), UInt8(ascii: "]"):
            return false
        case UInt8(ascii: "("):
            openBrackets += 1
        case UInt8(ascii: ")"):
            guard openBrackets > 0 else { return false }
            openBrackets -= 1
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
            UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
            boundary = max(boundary, max(next.properties.boundary, .clause))
            return true
        default: break
        }
        boundary = .none
        return true
    }

    private mutating func takesOfWord(_ next: BlockScalar) -> Bool {
        switch next.role {
        case .letter, .hebrew, .digit, .emoji, .picture: boundary = .none
        case .mark, .format: break
        case .joint, .apostrophe, .dot, .middleDot, .colon, .comma, .hyphen, .ampersand, .slash, .plus:
            boundary = max(boundary, next.properties.boundary)
        default: return false
        }
        return true
    }
}
