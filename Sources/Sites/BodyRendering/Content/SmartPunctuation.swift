import SourceText

/// The typographic form of straight quotation marks, hyphens and dots in running text.
///
/// `--` becomes an en dash, `---` an em dash and `...` an ellipsis, as with kramdown and goldmark's typographer. Whether
/// a quotation mark opens or closes is decided by the characters beside it, by the rules of kramdown, which are those of
/// SmartyPants.
struct SmartPunctuation {
    private let quotes: Quotes
    /// The character before the next text, as it is in the source.
    private var previous = Neighbour.blank
    /// Whether the previous character is a quotation mark that opened.
    private var isBehindOpening = false
    /// The number of open single quotation marks of the block.
    private var openSingles = 0
    /// Whether the text is a formula between `$$`.
    private var isFormula = false

    /// What a character beside a quotation mark is.
    private enum Neighbour { case blank, word, opening, mark }

    /// The quotation marks of a language, and the apostrophe.
    private struct Quotes {
        var double = (open: "“", close: "”")
        var single = (open: "‘", close: "’")
    }

    init(language: String) {
        var quotes = Quotes()
        switch language.lowercased().prefix(while: { $0 != "-" }) {
        case "de":
            if !language.uppercased().hasSuffix("-CH") {
                (quotes.double, quotes.single) = (("„", "“"), ("‚", "‘"))
            } else {
                (quotes.double, quotes.single) = (("«", "»"), ("‹", "›"))
            }
        // With a space inside that does not break.
        case "fr": (quotes.double, quotes.single) = (("«\u{A0}", "\u{A0}»"), ("“", "”"))
        default: break
        }
        self.quotes = quotes
    }

    /// Begins a block, whose text does not depend on that before it.
    mutating func beginBlock() {
        (previous, isBehindOpening, openSingles, isFormula) = (.blank, false, 0, false)
    }

    /// Notes text that stays as it is, such as code.
    mutating func skip(_ text: UnsafeBufferPointer<UInt8>) {
        if let last = text.last { previous = last <= 0x20 ? .blank : .word }
        isBehindOpening = false
    }

    mutating func noteBreak() { (previous, isBehindOpening) = (.blank, false) }

    /// Returns a text in its typographic form.
    ///
    /// - Parameters:
    ///   - isEscaped: whether the first character stays as it is, since a backslash precedes it.
    ///   - following: the bytes after the text in the source.
    mutating func formed(
        _ text: UnsafeBufferPointer<UInt8>, isEscaped: Bool, following: ArraySlice<UInt8>
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 16)
        var index = 0
        func byte(_ offset: Int) -> UInt8? {
            if offset < text.count { return text[offset] }
            // Signs of emphasis are not shown.
            let rest = following.drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
            return rest.dropFirst(offset - text.count).first
        }
        while index < text.count {
            let sign = text[index]
            var length = 1
            if index == 0, isEscaped || isFormula && sign != UInt8(ascii: "$") {
                result.append(sign)
                note(sign, text, index)
            } else if sign == UInt8(ascii: "$"), byte(index + 1) == sign, index + 1 < text.count {
                isFormula.toggle()
                result += [sign, sign]
                length = 2
                note(sign, text, index)
            } else if isFormula {
                result.append(sign)
                note(sign, text, index)
            } else {
                switch sign {
                case UInt8(ascii: "-") where index + 1 < text.count && text[index + 1] == sign:
                    length = index + 2 < text.count && text[index + 2] == sign ? 3 : 2
                    result += (length == 3 ? "—" : "–").utf8
                    (previous, isBehindOpening) = (.opening, false)
                case UInt8(ascii: ".")
                where index + 2 < text.count && text[index + 1] == sign && text[index + 2] == sign:
                    length = 3
                    result += "…".utf8
                    (previous, isBehindOpening) = (.mark, false)
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    let next = [byte(index + 1), byte(index + 2), byte(index + 3)]
                    let opens = opens(sign, next)
                    result += quote(sign, opens, next[0]).utf8
                    (previous, isBehindOpening) = (.mark, opens)
                default:
                    result.append(sign)
                    note(sign, text, index)
                }
            }
            index += length
        }
        return result
    }

    private mutating func note(_ sign: UInt8, _ text: UnsafeBufferPointer<UInt8>, _ index: Int) {
        isBehindOpening = false
        switch sign {
        case ...0x20: previous = .blank
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "-"): previous = .opening
        case 0xA0 where index > 0 && text[index - 1] == 0xC2: previous = .blank
        // En and em dash.
        case 0x93, 0x94: previous = index > 1 && text[index - 1] == 0x80 && text[index - 2] == 0xE2 ? .opening : .word
        case _ where sign.isASCIIPunctuation: previous = .mark
        default: previous = .word
        }
    }

    /// Returns whether a quotation mark opens, given the bytes after it.
    private func opens(_ sign: UInt8, _ next: [UInt8?]) -> Bool {
        func isWord(_ byte: UInt8?) -> Bool {
            byte.map { $0.isASCIILetterOrDigit || $0 == 0x5F || $0 >= 0x80 } ?? false
        }
        func isQuote(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
        if isQuote(next[0]), next[0] != sign, isWord(next[1]), previous != .word { return true }
        if isBehindOpening, isWord(next[0]) { return true }
        // Before a mark that no word follows, but dots may be the beginning of what is quoted.
        if let mark = next[0], mark.isASCIIPunctuation, !isWord(next[1]),
            !(mark == UInt8(ascii: ".") && next[1] == mark && next[2] == mark), previous != .blank || !isQuote(mark)
        {
            return previous == .blank && "([{<`-".utf8.contains(mark)
        }
        // The decade: the '80s.
        if sign == UInt8(ascii: "'"), next[0]?.isASCIIDigit == true, next[1]?.isASCIIDigit == true,
            next[2] == UInt8(ascii: "s")
        {
            return false
        }
        if previous == .word || previous == .mark { return false }
        guard let first = next[0], first > 0x20 else { return false }
        return true
    }

    private mutating func quote(_ sign: UInt8, _ opens: Bool, _ next: UInt8?) -> String {
        guard sign == UInt8(ascii: "'") else { return opens ? quotes.double.open : quotes.double.close }
        if opens {
            openSingles += 1
            return quotes.single.open
        }
        // An apostrophe is within a word, or where nothing is open.
        let isInWord = previous == .word && next.map { $0.isASCIILetterOrDigit || $0 >= 0x80 } == true
        guard openSingles > 0, !isInWord else { return "’" }
        openSingles -= 1
        return quotes.single.close
    }
}

/// Writing typographic text.
extension BodyWriter {
    /// Writes text of Markdown that is neither code nor the text of an address.
    mutating func takeProse(_ text: UnsafeBufferPointer<UInt8>, at place: Range<Int>?) {
        guard smart != nil else { return takeText(text) }
        guard block.codeDepth == 0, let place, !isAddress(text) else {
            smart?.skip(text)
            return takeText(text)
        }
        let isEscaped = source.bytes.isEscaped(at: place.lowerBound, from: range.lowerBound)
        let end = min(place.upperBound, range.upperBound)
        let following = source.bytes[end..<min(end + 8, range.upperBound)]
        if let formed = smart?.formed(text, isEscaped: isEscaped, following: following) { takeText(formed) }
    }

    /// Whether the text is an address that is a link by itself.
    private func isAddress(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard block.links > 0, let link = body.links.last else { return false }
        return link.destination.utf8.elementsEqual(text)
            || link.destination.utf8.count > text.count && link.destination.utf8.suffix(text.count).elementsEqual(text)
                && (link.destination.hasPrefix("mailto:") || link.destination.hasPrefix("http"))
    }
}
