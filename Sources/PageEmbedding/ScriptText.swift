/// The text of a script, by sections 13.2.5.4 and 13.2.5.15 to 13.2.5.31 of the HTML standard: in `<!--` a `<script>`
/// hides the next `</script>`.
enum ScriptText {
    private enum State { case plain, escaped, doubleEscaped }

    /// Where the end tag begins; the end of the page where there is none.
    static func end(_ bytes: [UInt8], from start: Int) -> Int {
        var state = State.plain
        // How many hyphens stand just before the byte, of which two end a comment.
        var hyphens = 0
        var index = bytes.offset(of: UInt8(ascii: "<"), in: start..<bytes.count)
        while index < bytes.count {
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
                    guard state == .doubleEscaped else { return index }
                    state = .escaped
                    index += 8
                }
            }
            index += 1
            if state == .plain { index = bytes.offset(of: UInt8(ascii: "<"), in: index..<bytes.count) }
        }
        return bytes.count
    }

    private static func isWord(_ word: StaticString, _ bytes: [UInt8], _ index: Int) -> Bool {
        let after = index + word.utf8CodeUnitCount
        guard after < bytes.count, bytes.holdsIgnoringCase(word, at: index, end: bytes.count) else { return false }
        return bytes[after].isHTMLBlank || bytes[after] == UInt8(ascii: "/") || bytes[after] == UInt8(ascii: ">")
    }
}
