import SourceText

/// Finds the ends of comments such as `<!-- a note to myself -->`, which are left out of the text. Other HTML is text
/// here.
struct InlineComments {
    /// Whether a search has reached the end of the text: no later one can succeed then, so all searches together are
    /// linear.
    private var hasNoEnd = false

    /// The offset after the comment that begins at `start`, the offset of a `<`; nil if none begins there.
    mutating func end(_ bytes: [UInt8], at start: Int, end limit: Int) -> Int? {
        guard limit - start >= 5, bytes.holds("<!--", at: start, end: limit) else { return nil }
        // <!--> and <!---> are whole comments, CommonMark 0.31, section 6.6.
        if bytes[start + 4] == UInt8(ascii: ">") { return start + 5 }
        if bytes[start + 4] == UInt8(ascii: "-"), start + 5 < limit, bytes[start + 5] == UInt8(ascii: ">") {
            return start + 6
        }
        guard !hasNoEnd else { return nil }
        if let end = bytes.firstOffset(of: "-->", in: start + 4..<limit) { return end + 3 }
        hasNoEnd = true
        return nil
    }
}
