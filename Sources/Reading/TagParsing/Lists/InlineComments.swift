/// Finds where comments end: `<!-- a note to myself -->` is nothing. Other HTML is text here.
struct InlineComments {
    /// Once a search came to the end of the text no later one can succeed; so all searches together are linear.
    private var hasNoEnd = false

    /// The offset after the comment that begins at `start`, where a `<` stands; nil when none begins there.
    mutating func end(_ bytes: [UInt8], at start: Int, end limit: Int) -> Int? {
        guard limit - start >= 5, bytes[start + 1] == UInt8(ascii: "!"), bytes[start + 2] == UInt8(ascii: "-"),
            bytes[start + 3] == UInt8(ascii: "-")
        else { return nil }
        // <!--> and <!---> are whole comments, CommonMark 0.31, section 6.6.
        if bytes[start + 4] == UInt8(ascii: ">") { return start + 5 }
        if bytes[start + 4] == UInt8(ascii: "-"), start + 5 < limit, bytes[start + 5] == UInt8(ascii: ">") {
            return start + 6
        }
        guard !hasNoEnd else { return nil }
        var index = start + 6
        while index < limit {
            if bytes[index] == UInt8(ascii: ">"), bytes[index - 1] == UInt8(ascii: "-"),
                bytes[index - 2] == UInt8(ascii: "-")
            {
                return index + 1
            }
            index += 1
        }
        hasNoEnd = true
        return nil
    }
}
