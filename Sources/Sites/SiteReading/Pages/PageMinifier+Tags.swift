import MarkupReading

/// Writing tags without needless blanks.
extension PageMinifier {
    /// Writes a tag with one blank between its attributes, and with none before its end, unless a slash follows an
    /// unquoted value there.
    mutating func copyTag(_ tag: MarkupTag) {
        let range = tag.range
        // If a quotation mark has no partner, nothing shows what is in quotes.
        guard tag.openQuote == nil else { return copy(range) }
        var (start, index) = (range.lowerBound, tag.name.upperBound)
        var (quote, mayBeQuote) = (UInt8(0), false)
        while index < range.upperBound {
            let byte = page[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
                index += 1
                continue
            }
            guard byte.isHTMLSpace else {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), mayBeQuote { quote = byte }
                mayBeQuote = byte == UInt8(ascii: "=")
                index += 1
                continue
            }
            let first = index
            while page[index].isHTMLSpace { index += 1 }
            let isEnd = page[index] == UInt8(ascii: ">") || page[index] == UInt8(ascii: "/")
            let before = page[first - 1]
            // After an unquoted value the slash would belong to the value.
            let isClosed =
                first == tag.name.upperBound || before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
                || page[index] == UInt8(ascii: ">")
            if isEnd, isClosed {
                copy(start..<first)
                start = index
            } else if index - first > 1 || byte != 0x20 {
                copy(start..<first)
                output.append(0x20)
                start = index
            }
        }
        copy(start..<range.upperBound)
    }
}
