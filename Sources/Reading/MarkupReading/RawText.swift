import SourceText

/// The rules for the text of a script, by sections 13.2.5.4 and 13.2.5.15 to 13.2.5.31 of the HTML standard: after
/// `<!--`, a `<script>` hides the next `</script>`.
package enum ScriptText {
    private enum State { case plain, escaped, doubleEscaped }

    /// Returns the offset of the end tag of the script whose text begins at `start`, or the end of the page if there is
    /// none.
    package static func end(_ bytes: [UInt8], from start: Int) -> Int {
        scan(bytes, from: start, to: bytes.count).end
    }

    /// Returns a text of a few bytes that leaves the tokenizer in the same state as
    /// this text, which must have no end tag.
    static func shortened(_ bytes: [UInt8], from start: Int) -> [UInt8] {
        var cut = max(start, bytes.count - 9)
        // Two hyphens here may end a comment together with the bytes that follow.
        while cut > start, bytes.count - cut < 12, bytes[cut - 1] == UInt8(ascii: "-") { cut -= 1 }
        let beginning =
            switch scan(bytes, from: start, to: cut).state {
            case .plain: ""
            case .escaped: "<!-- "
            case .doubleEscaped: "<!-- <script "
            }
        return [UInt8](beginning.utf8) + bytes[cut...]
    }

    /// - Returns: the offset of the end tag, or the end of the page if there is none, and the state at `limit`.
    private static func scan(_ bytes: [UInt8], from start: Int, to limit: Int) -> (end: Int, state: State) {
        var state = State.plain
        // This counts the hyphens directly before the byte, two of which end a comment.
        var hyphens = 0
        var index = bytes.offset(of: UInt8(ascii: "<"), in: start..<bytes.count)
        while index < limit {
            let byte = bytes[index]
            if byte == UInt8(ascii: "-") {
                hyphens += 1
            } else {
                if byte == UInt8(ascii: ">"), hyphens >= 2 { state = .plain }
                hyphens = 0
            }
            if byte == UInt8(ascii: "<") {
                if state == .plain, bytes.holds("<!--", at: index, end: bytes.count) {
                    state = .escaped
                    hyphens = 2
                    index += 3
                } else if state == .escaped, isWord("<script", bytes, index) {
                    state = .doubleEscaped
                    index += 7
                } else if isWord("</script", bytes, index) {
                    guard state == .doubleEscaped else { return (index, state) }
                    state = .escaped
                    index += 8
                }
            }
            index += 1
            if state == .plain { index = bytes.offset(of: UInt8(ascii: "<"), in: index..<bytes.count) }
        }
        return (bytes.count, state)
    }

    private static func isWord(_ word: StaticString, _ bytes: [UInt8], _ index: Int) -> Bool {
        let after = index + word.utf8CodeUnitCount
        guard after < bytes.count, bytes.holdsIgnoringCase(word, at: index, end: bytes.count) else { return false }
        return bytes[after].isHTMLSpace || bytes[after] == UInt8(ascii: "/") || bytes[after] == UInt8(ascii: ">")
    }
}

/// The rules for the text of an element other than a script whose content is raw, such as `<style>`.
package enum RawText {
    /// Returns the offset of the end tag with the given name, or the end of the page if there is none.
    ///
    /// - Parameter start: the offset at which the text of the element begins.
    package static func end(_ bytes: [UInt8], from start: Int, name: ArraySlice<UInt8>) -> Int {
        var index = bytes.offset(of: UInt8(ascii: "<"), in: start..<bytes.count)
        while index < bytes.count {
            if isEnd(bytes, at: index, name) { return index }
            index = bytes.offset(of: UInt8(ascii: "<"), in: index + 1..<bytes.count)
        }
        return bytes.count
    }

    private static func isEnd(_ bytes: [UInt8], at index: Int, _ name: ArraySlice<UInt8>) -> Bool {
        let after = index + 2 + name.count
        guard after < bytes.count, bytes[index + 1] == UInt8(ascii: "/") else { return false }
        let isEnd =
            bytes[after].isHTMLSpace || bytes[after] == UInt8(ascii: "/") || bytes[after] == UInt8(ascii: ">")
        guard isEnd else { return false }
        return bytes[index + 2..<after].elementsEqual(name) { $0.asciiLowercased == $1.asciiLowercased }
    }
}

/// The rules for the text of a comment, by sections 13.2.5.43 to 13.2.5.52 of the HTML standard.
package enum CommentText {
    /// Returns the range of the content of the comment whose `<!--` is at `start`, and the offset after the comment;
    /// the offset is nil if the comment does not end before `limit`.
    package static func extent(_ bytes: [UInt8], at start: Int, limit: Int) -> (content: Range<Int>, end: Int?) {
        let first = start + 4
        if bytes.holds(">", at: first, end: limit) { return (first..<first, first + 1) }
        if bytes.holds("->", at: first, end: limit) { return (first..<first, first + 2) }
        var index = bytes.offset(of: UInt8(ascii: "-"), in: first..<limit)
        while index < limit {
            if bytes.holds("-->", at: index, end: limit) { return (first..<index, index + 3) }
            if bytes.holds("--!>", at: index, end: limit) { return (first..<index, index + 4) }
            index = bytes.offset(of: UInt8(ascii: "-"), in: index + 1..<limit)
        }
        return (first..<limit, nil)
    }
}
