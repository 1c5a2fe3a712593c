import SourceText

/// An ordinary item, read without the whole grammar: most lines of a long list are `name (digits)`.
///
/// It gives a result only where ``AttributeBlock`` and ``WeightSuffix`` would give the same one; a test compares them.
struct PlainItem {
    let nameEnd: Int
    let weight: Double

    /// Reads an item that ends with a weight in plain digits, or has none.
    ///
    /// - Parameter content: the item, without blanks at its ends, not empty.
    /// - Returns: nil if the whole grammar has to read the item.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, _ content: Range<Int>) {
        let last = bytes[content.upperBound - 1]
        switch last {
        case UInt8(ascii: ")"):
            guard let (value, first) = Self.digits(bytes, content.lowerBound..<content.upperBound - 1), value > 0,
                first > content.lowerBound + 1, bytes[first - 1] == UInt8(ascii: "(")
            else { return nil }
            // After ] the bracket holds the destination of a link; after a backslash it is a part of the name.
            let before = bytes[first - 2]
            guard before != UInt8(ascii: "]"), before != UInt8(ascii: "\\") else { return nil }
            self.init(bytes, content, nameEnd: first - 1, weight: Double(value))
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard let (value, first) = Self.digits(bytes, content), value > 0, first > content.lowerBound else {
                return nil
            }
            let sign = bytes[first - 1]
            if sign == UInt8(ascii: " "), first > content.lowerBound + 2 {
                let separator = bytes[first - 2]
                if separator == UInt8(ascii: ":") {
                    guard bytes[first - 3] != UInt8(ascii: "\\") else { return nil }
                    self.init(bytes, content, nameEnd: first - 2, weight: Double(value))
                } else {
                    guard separator.isASCIILetter, separator | 0x20 != UInt8(ascii: "x") else { return nil }
                    self.init(bytes, content, nameEnd: content.upperBound, weight: 1)
                }
            } else {
                guard sign.isASCIILetter, sign | 0x20 != UInt8(ascii: "e") else { return nil }
                self.init(bytes, content, nameEnd: content.upperBound, weight: 1)
            }
        default:
            // No number ends with another letter, and no word for one, such as inf, infinity and NaN.
            guard last.isASCIILetter, !"nfy".utf8.contains(last | 0x20) else { return nil }
            self.init(bytes, content, nameEnd: content.upperBound, weight: 1)
        }
    }

    @inline(__always)
    private init?(_ bytes: Span<UInt8>, _ content: Range<Int>, nameEnd: Int, weight: Double) {
        var end = nameEnd
        while end > content.lowerBound, bytes[end - 1].isBlank { end -= 1 }
        // An empty name, and attributes before the weight, get their message elsewhere.
        guard end > content.lowerBound, bytes[end - 1] != UInt8(ascii: "}") else { return nil }
        self.nameEnd = end
        self.weight = weight
    }

    /// The whole number at the end of a range, and the offset where it begins; nil without one, or if it has more than
    /// 15 digits, which not every Double holds exactly.
    @inline(__always)
    private static func digits(_ bytes: Span<UInt8>, _ range: Range<Int>) -> (value: Int, first: Int)? {
        var index = range.upperBound
        var value = 0
        var power = 1
        while index > range.lowerBound, bytes[index - 1].isASCIIDigit {
            guard range.upperBound - index < 15 else { return nil }
            value += Int(bytes[index - 1] - UInt8(ascii: "0")) * power
            power *= 10
            index -= 1
        }
        return index == range.upperBound ? nil : (value, index)
    }

    /// Whether a name needs no grammar: it has no sign that may begin markup, single spaces, something visible, nothing
    /// that markup forbids, and at most 1,000 bytes of checked UTF-8.
    ///
    /// It accepts printable ASCII, and letters of most scripts by the first byte of their UTF-8; bytes with which white
    /// space, controls, format characters or noncharacters begin make it false.
    @inline(__always)
    static func isPlainName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count <= PlainText.longestName, range.lowerBound >= 0, range.upperBound <= bytes.count else {
            return false
        }
        var previous = UInt8(ascii: " ")
        var isVisible = false
        for index in range {
            // The range was checked as a whole.
            let byte = bytes[unchecked: index]
            // Most are letters.
            if byte.isASCIILetter {
                isVisible = true
            } else if byte < 0x80 {
                guard (byte < 0x40 ? plainSigns >> byte : plainLetters >> (byte & 0x3F)) & 1 == 1 else { return false }
                if byte != UInt8(ascii: " ") { isVisible = true } else if previous == byte { return false }
            } else if byte >= 0xC0 {
                switch byte {
                // Latin, Greek and Cyrillic letters; Han.
                case 0xC3...0xCA, 0xCE...0xD1, 0xE4...0xE9: isVisible = true
                // Other scripts and Hangul, with marks among them, which may be invisible.
                case 0xCB...0xCD, 0xD2...0xD7, 0xDA...0xDB, 0xE0, 0xEA...0xED: break
                default: return false
                }
            }
            previous = byte
        }
        return isVisible && previous != UInt8(ascii: " ")
    }

    /// The plain bytes, one bit for each: 0x00 to 0x3F here, 0x40 to 0x7F in ``plainLetters``. Plain is printable ASCII
    /// except the signs that may begin or end markup: \ ` * _ ~ [ ] < > & ! { } |
    private static let plainSigns: UInt64 = 0xAFFF_FBBD_0000_0000
    private static let plainLetters: UInt64 = 0x07FF_FFFE_47FF_FFFF
}
