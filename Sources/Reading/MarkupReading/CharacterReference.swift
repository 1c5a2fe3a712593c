import SourceText

/// A character reference of HTML that was read, such as `&auml;`, `&#228;` or `&#xE4;`.
package struct CharacterReference {
    /// The character that the reference stands for, or the first of its two scalars.
    package let scalar: Unicode.Scalar
    /// The second scalar, which only a few names such as `&NotEqualTilde;` have; else nil.
    package let secondScalar: Unicode.Scalar?
    /// The offset after the reference.
    package let end: Int

    /// Reads a reference that ends with a semicolon; nil if there is none at `start`, so that the ampersand is text.
    ///
    /// - Parameter start: the offset of the ampersand.
    package init?(_ bytes: [UInt8], at start: Int, end limit: Int) {
        guard start + 2 < limit else { return nil }
        if bytes[start + 1] == UInt8(ascii: "#") {
            self.init(number: bytes, at: start + 2, end: limit, isHTML: false)
        } else {
            self.init(name: bytes, at: start + 1, end: limit)
        }
    }

    /// Reads a reference as HTML does, which requires no semicolon after a number and after some names.
    ///
    /// - Parameter inAttribute: whether such a name is text if a letter, a digit or an equals sign follows it.
    init?(html bytes: [UInt8], at start: Int, end limit: Int, inAttribute: Bool) {
        guard start + 1 < limit else { return nil }
        if bytes[start + 1] == UInt8(ascii: "#") {
            self.init(number: bytes, at: start + 2, end: limit, isHTML: true)
            return
        }
        if let found = CharacterReference(bytes, at: start, end: limit) {
            self = found
            return
        }
        // Of names that share a beginning, such as `not` and `notin`, only one is read without a semicolon; for
        // `sup` and `sup1` the longer one is meant.
        let longest = min(limit, start + 1 + LegacyReferences.longestName)
        for end in stride(from: longest, to: start + 1, by: -1) {
            let name = bytes[(start + 1)..<end]
            guard LegacyReferences.names.contains(Array(name)) else { continue }
            if inAttribute, end < limit,
                bytes[end] == UInt8(ascii: "=") || bytes[end].isASCIILetterOrDigit
            {
                return nil
            }
            self.init(named: name, end: end)
            return
        }
        return nil
    }

    // MARK: - Numbers

    /// CommonMark allows at most seven decimal or six hexadecimal digits, and requires a semicolon; HTML does neither.
    private init?(number bytes: [UInt8], at start: Int, end limit: Int, isHTML: Bool) {
        let isHexadecimal = start < limit && bytes[start] | 0x20 == UInt8(ascii: "x")
        let first = isHexadecimal ? start + 1 : start
        let longest = isHTML ? Int.max : isHexadecimal ? 6 : 7
        var index = first
        var value: UInt32 = 0
        while index < limit, index - first < longest, let digit = Self.digit(bytes[index], isHexadecimal) {
            // Values beyond the last scalar are all alike.
            value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
            index += 1
        }
        let isClosed = index < limit && bytes[index] == UInt8(ascii: ";")
        guard index > first, isHTML || isClosed else { return nil }
        let meant = isHTML ? Self.meaning(ofControl: value) : nil
        // Zero, surrogates and values beyond Unicode become the replacement character.
        scalar = meant ?? Unicode.Scalar(value == 0 ? 0xFFFD : value) ?? "\u{FFFD}"
        secondScalar = nil
        end = isClosed ? index + 1 : index
    }

    /// Returns the character meant by the number of a C1 control, by the table of the HTML standard: `&#150;` is the
    /// dash of Windows-1252. Nil for any other number.
    static func meaning(ofControl value: UInt32) -> Unicode.Scalar? {
        guard (0x80...0x9F).contains(value) else { return nil }
        let table: [32 of UInt16] = [
            0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
            0x017D,
            0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,
            0x017E, 0x0178,
        ]
        let found = table[Int(value) - 0x80]
        return found == 0 ? nil : Unicode.Scalar(found)
    }

    private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
        guard let value = byte.hexadecimalValue, isHexadecimal || value < 10 else { return nil }
        return UInt32(value)
    }

    // MARK: - Names

    private init?(name bytes: [UInt8], at start: Int, end limit: Int) {
        var index = start
        while index < limit, bytes[index].isASCIILetterOrDigit {
            index += 1
            if index - start > NamedCharacterReferences.longestName { return nil }
        }
        guard index > start, index < limit, bytes[index] == UInt8(ascii: ";") else { return nil }
        self.init(named: bytes[start..<index], end: index + 1)
    }

    private init?(named name: ArraySlice<UInt8>, end: Int) {
        guard let entry = Self.entry(named: name) else { return nil }
        var values = entry.split(separator: UInt8(ascii: "+")).lazy.map { digits in
            Unicode.Scalar(digits.reduce(0) { $0 << 4 | (Self.digit($1, true) ?? 0) })
        }.makeIterator()
        guard let first = values.next() ?? nil else { return nil }
        scalar = first
        secondScalar = values.next() ?? nil
        self.end = end
    }

    /// Returns the value after the colon of a name's entry, by a binary search over the bytes of the table, whose
    /// entries are separated by white space.
    private static func entry(named name: ArraySlice<UInt8>) -> UnsafeBufferPointer<UInt8>.SubSequence? {
        let table = UnsafeBufferPointer(
            start: NamedCharacterReferences.table.utf8Start, count: NamedCharacterReferences.table.utf8CodeUnitCount)
        // The entry searched for begins at or after `low` and before `high`; both are beginnings of entries or the end.
        var low = 0
        var high = table.count
        while low < high {
            var start = (low + high) / 2
            while start > low, table[start - 1] > 0x20 { start -= 1 }
            var index = start
            var place = name.startIndex
            while place < name.endIndex, table[index] == name[place] {
                index += 1
                place += 1
            }
            // A name that is a prefix of another comes before it, as a colon sorts before letters and digits here.
            let isEnd = table[index] == UInt8(ascii: ":")
            var end = index
            while end < table.count, table[end] > 0x20 { end += 1 }
            if place == name.endIndex, isEnd { return table[index + 1..<end] }
            if place < name.endIndex, isEnd || table[index] < name[place] {
                while end < table.count, table[end] <= 0x20 { end += 1 }
                low = end
            } else {
                high = start
            }
        }
        return nil
    }
}

extension Array where Element == UInt8 {
    /// Appends the one or two scalars of a reference, in UTF-8.
    package mutating func append(_ reference: CharacterReference) {
        append(contentsOf: UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter)
        if let second = reference.secondScalar {
            append(contentsOf: UTF8.encode(second) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// Returns the bytes of a range of HTML with character references resolved.
    ///
    /// - Parameter inAttribute: whether the range is the value of an attribute, where names without a semicolon may be
    ///   text.
    package func resolvingReferences(in range: Range<Int>, inAttribute: Bool = false) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let sign = offset(of: UInt8(ascii: "&"), in: index..<range.upperBound)
            text += self[index..<sign]
            index = sign
            guard sign < range.upperBound else { break }
            let reference = CharacterReference(html: self, at: sign, end: range.upperBound, inAttribute: inAttribute)
            if let reference { text.append(reference) } else { text.append(UInt8(ascii: "&")) }
            index = reference?.end ?? sign + 1
        }
        return text
    }

    /// Returns the text of an attribute value in HTML, with its character references resolved.
    package func attributeText(_ range: Range<Int>) -> String {
        String(decoding: resolvingReferences(in: range, inAttribute: true), as: UTF8.self)
    }

    /// Returns the text of a destination, a title or an autolink in Markdown, with character references resolved, and
    /// backslash escapes too if `backslashes` is true.
    package func unescapedText(_ range: Range<Int>, backslashes: Bool) -> String {
        let isPlain = self[range].allSatisfy { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "\\") }
        guard !isPlain else { return String(decoding: self[range], as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            if backslashes, self[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound,
                self[index + 1].isASCIIPunctuation
            {
                text.append(self[index + 1])
                index += 2
            } else if self[index] == UInt8(ascii: "&"),
                let reference = CharacterReference(self, at: index, end: range.upperBound)
            {
                text.append(reference)
                index = reference.end
            } else {
                text.append(self[index])
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
