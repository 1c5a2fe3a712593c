extension PageScanner {
    /// The next `<` of a page in Markdown that is neither in code nor taken literally.
    mutating func nextMarkup(_ start: Int) -> Int {
        guard var lines = markdown else { return bytes.count }
        // Taken out, so that changes copy nothing.
        markdown = nil
        defer { markdown = lines }
        var index = start
        while index < bytes.count {
            if lines.isAtLineStart(bytes, index, first: firstLine) {
                index = lines.beginLine(bytes, at: index)
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: "<"):
                return index
            case UInt8(ascii: "`") where lines.html == .none:
                index = lines.codeEnd(bytes, at: index)
            case UInt8(ascii: "\\") where lines.html == .none:
                // A line that ends in a backslash is no less a line.
                index += index + 1 < bytes.count && bytes[index + 1] > 0x20 ? 2 : 1
            default:
                index += 1
            }
        }
        return index
    }
}
