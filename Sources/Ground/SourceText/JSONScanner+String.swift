extension JSONScanner {
    /// Reads over a string, and returns whether it has escapes.
    mutating func skipString() throws(Problem) -> Bool {
        var hasEscapes = false
        advance()
        skipPlainCharacters()
        while let byte = nextByte {
            switch byte {
            case UInt8(ascii: "\""):
                advance()
                return hasEscapes
            case 0..<0x20: throw Problem("a control character in a string", hint: hint, at: offset..<offset)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                advance()
                guard let escape = nextByte, "\"\\/bfnrtu".utf8.contains(escape) else {
                    throw unexpected("an escape such as \\n or \\u00e9")
                }
                advance()
                guard escape == UInt8(ascii: "u") else { continue }
                for _ in 0..<4 {
                    guard let digit = nextByte, digit.hexadecimalValue != nil else {
                        throw unexpected("four hexadecimal digits")
                    }
                    advance()
                }
            default: skipPlainCharacters()
            }
        }
        throw unexpected("the end of the string")
    }

    /// Returns the offset of an escaped half of a surrogate pair without its other
    /// half, which is not a character; else nil.
    func loneSurrogate(_ content: Range<Int>) -> Int? {
        func unit(_ index: Int) -> UInt16? {
            guard index + 6 <= content.upperBound, bytes[index...].starts(with: "\\u".utf8) else { return nil }
            return escapedUnit(bytes[(index + 2)..<(index + 6)])
        }
        var index = content.lowerBound
        while index < content.upperBound {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            if let first = unit(index), first & 0xF800 == 0xD800 {
                guard first < 0xDC00, let second = unit(index + 6), second & 0xFC00 == 0xDC00 else { return index }
                index += 12
            } else {
                index += 2
            }
        }
        return nil
    }

    func unescaped(_ content: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var text = ""
        var plain: [UInt8] = []
        var index = content.startIndex
        func flushPlain() {
            text += String(decoding: plain, as: UTF8.self)
            plain.removeAll(keepingCapacity: true)
        }
        func flushUnits() {
            // Both halves of a surrogate pair are collected before they are decoded.
            text += String(decoding: units, as: UTF16.self)
            units.removeAll(keepingCapacity: true)
        }
        while index < content.endIndex {
            guard content[index] == UInt8(ascii: "\\") else {
                flushUnits()
                plain.append(content[index])
                index += 1
                continue
            }
            flushPlain()
            let escape = content[index + 1]
            index += 2
            switch escape {
            case UInt8(ascii: "u"):
                units.append(escapedUnit(content[index..<(index + 4)]))
                index += 4
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            default: units.append(UInt16(escape))
            }
        }
        flushUnits()
        flushPlain()
        return text
    }
}

/// Returns the UTF-16 code unit of four hexadecimal digits.
private func escapedUnit(_ digits: ArraySlice<UInt8>) -> UInt16 {
    var unit: UInt16 = 0
    for digit in digits { unit = unit << 4 | UInt16(digit.hexadecimalValue ?? 0) }
    return unit
}
