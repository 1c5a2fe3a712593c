import SourceText

extension HTMLText {
    mutating func beginReference(in around: State) {
        stateAroundReference = around
        state = .reference
        reference.removeAll(keepingCapacity: true)
        reference.append(UInt8(ascii: "&"))
    }

    mutating func readReference(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int, into text: inout ReadableText
    ) {
        while index < range.upperBound {
            let byte = bytes[index]
            let isNumber = byte == UInt8(ascii: "#") && reference.count == 1
            let isEnd = byte == UInt8(ascii: ";")
            guard isEnd || isNumber || Syntax.isLetterOrDigit(byte), reference.count < Self.longestReference else {
                return finishReference(into: &text)
            }
            reference.append(byte)
            index += 1
            if isEnd { return finishReference(into: &text) }
        }
    }

    /// The longest name has 31 characters.
    private static let longestReference = 40

    mutating func finishReference(into text: inout ReadableText) {
        state = stateAroundReference
        guard !isSilent else { return }
        var end = 0
        if reference.count > 1, reference[1] == UInt8(ascii: "#") {
            if let (scalar, numberEnd) = number {
                text.append(scalar)
                end = numberEnd
            }
        } else if let found = CharacterReference(reference, at: 0, end: reference.count) {
            text.append(found)
            end = found.end
        } else if let (found, nameEnd) = nameWithoutSemicolon {
            text.append(found)
            end = nameEnd
        }
        text.append(reference.span, end..<reference.count)
    }

    /// The character of `&#228`, and the offset behind it. HTML wants no semicolon, and takes digits as they come.
    private var number: (Unicode.Scalar, end: Int)? {
        var index = 2
        let isHexadecimal = reference.count > 2 && reference[2] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { index += 1 }
        let first = index
        var value: UInt32 = 0
        while index < reference.count, let digit = reference[index].hexadecimalValue, isHexadecimal || digit < 10 {
            // Beyond the last scalar it makes no difference how far.
            value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
            index += 1
        }
        guard index > first else { return nil }
        if index < reference.count, reference[index] == UInt8(ascii: ";") { index += 1 }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", index)
    }

    /// Some names are read without a semicolon, and with letters behind them outside of attributes: `&copy2024`.
    private var nameWithoutSemicolon: (CharacterReference, end: Int)? {
        // Of the names that begin alike, such as `not` and `notin`, only one is read without a semicolon, but for
        // `sup` and `sup1`, of which the longer one is meant.
        for length in stride(from: min(reference.count - 1, LegacyReferences.longestName), to: 1, by: -1) {
            let name = Array(reference[1...length])
            guard LegacyReferences.names.contains(name) else { continue }
            if stateAroundReference != .text, stateAroundReference != .rawText, length + 1 < reference.count {
                return nil
            }
            let whole = [UInt8(ascii: "&")] + name + [UInt8(ascii: ";")]
            return CharacterReference(whole, at: 0, end: whole.count).map { ($0, length + 1) }
        }
        return nil
    }
}
