import SourceText

/// A name of the domain name system that was found in a text.
struct DomainName {
    let end: Int
    /// Whether a letter precedes the last part.
    let hasLetters: Bool
    /// Whether the last part is one that makes a bare name a link, and there are no capitals.
    let isKnown: Bool
    /// Whether the last part is one that makes a name with a path a link.
    let isKnownBeforePath: Bool
}

extension BlockReader {
    /// The most bytes before the at sign, by RFC 5321.
    private static let longestLocalPart = 64
    private static let longestDomain = 253

    /// Reads an address such as `first.last+tag@example.com`, of which `word` is the first word; nil if there is none.
    mutating func addressStep(_ word: Range<Int>, _ behind: UInt8) -> TokenStep? {
        guard behind == UInt8(ascii: "@") || Self.isInLocalPart(behind) else { return nil }
        var index = word.upperBound
        while index - word.lowerBound <= Self.longestLocalPart, Self.isInLocalPart(byte(index)) { index += 1 }
        guard index - word.lowerBound <= Self.longestLocalPart, byte(index) == UInt8(ascii: "@"),
            let domain = domain(at: index + 1)
        else { return nil }
        return .token(.address, word.lowerBound..<domain.end)
    }

    /// Reads a domain name: letters, digits and hyphens between dots, of which there is at least one; the last part is
    /// letters alone. Nil if there is none.
    mutating func domain(at start: Int) -> DomainName? {
        guard byte(start).isASCIILetterOrDigit else { return nil }
        var (index, end, lastPart) = (start, start, start)
        var (letters, lettersBefore, capitals) = (0, 0, false)
        while index - start < Self.longestDomain {
            let found = byte(index)
            if found.isASCIILetterOrDigit {
                if found.isASCIILetter { letters += 1 }
                capitals = capitals || found < UInt8(ascii: "a") && found.isASCIILetter
                end = index + 1
            } else if found == UInt8(ascii: "."), byte(index + 1).isASCIILetterOrDigit {
                lastPart = index + 1
                lettersBefore = letters
            } else if found != UInt8(ascii: "-") {
                break
            }
            index += 1
        }
        let length = end - lastPart
        guard lastPart > start, length >= 2, letters - lettersBefore == length else { return nil }
        let name = UnsafeBufferPointer(start: base + lastPart, count: length)
        let isKnown = TopLevelDomains.bare.contains { $0.elementsEqual(name) }
        let lower = name.lazy.map { $0 | 0x20 }
        return DomainName(
            end: end, hasLetters: lettersBefore > 0,
            isKnown: isKnown && !capitals && !isFramework(start..<end),
            isKnownBeforePath: TopLevelDomains.bare.contains { $0.elementsEqual(lower) }
                || TopLevelDomains.beforePath.contains { $0.elementsEqual(lower) })
    }

    /// Whether a name is `asp.net` or the like in small letters, which is no site.
    private func isFramework(_ range: Range<Int>) -> Bool {
        TopLevelDomains.frameworks.contains { name in
            zip(name, range).allSatisfy { $0 == base[$1] } && name.count == range.count
        }
    }

    @inline(__always) private static func isInLocalPart(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "%")
            || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
}

/// The last parts of domain names that make a link of a name without a scheme.
private enum TopLevelDomains {
    /// None is a word that may follow a full stop whose space was forgotten, and none ends the name of a program.
    static let bare = names(
        "com org net edu gov info biz io dev app ai co de uk fr nl ch eu ca au nz jp cn kr br mx ar ru pl se dk fi cz")
    static let beforePath = names(
        "it in at no me be us es pt ie gr tr ua za il tv ly gl gg to sh im fm am is li lu hu ro")
    static let frameworks = names("asp.net ado.net vb.net")

    private static func names(_ list: StaticString) -> [[UInt8]] {
        "\(list)".utf8.split(separator: UInt8(ascii: " ")).map(Array.init)
    }
}
