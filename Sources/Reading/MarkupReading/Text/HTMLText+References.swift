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
            guard isEnd || isNumber || byte.isASCIILetterOrDigit, reference.count < Self.longestReference else {
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
        let inAttribute = state != .text && state != .rawText
        let found = CharacterReference(html: reference, at: 0, end: reference.count, inAttribute: inAttribute)
        if let found { text.append(found) }
        text.append(reference.span, (found?.end ?? 0)..<reference.count)
    }
}
