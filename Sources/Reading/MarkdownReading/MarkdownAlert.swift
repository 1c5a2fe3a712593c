import SourceText

/// The kind of an alert, as GitHub has them: a quotation whose first line is `[!NOTE]`.
package enum MarkdownAlert: String, Sendable, CaseIterable {
    case note, tip, important, warning, caution

    /// Reads the sign of an alert, in any case of its letters; nil if there is none, or if text follows on its line.
    ///
    /// - Parameters:
    ///   - start: the offset of the bracket.
    ///   - end: the end of the text.
    /// - Returns: the kind, and the offset after the closing bracket.
    static func sign(_ bytes: [UInt8], at start: Int, end: Int) -> (kind: MarkdownAlert, end: Int)? {
        guard bytes.holds("[!", at: start, end: end) else { return nil }
        let name = bytes[(start + 2)..<min(end, start + 12)].prefix(while: \.isASCIILetter)
        let close = name.endIndex
        guard close < end, bytes[close] == UInt8(ascii: "]"),
            let kind = MarkdownAlert(rawValue: String(decoding: name, as: UTF8.self).lowercased()),
            bytes[(close + 1)..<end].first(where: { !$0.isBlank }) ?? UInt8(ascii: "\n") == UInt8(ascii: "\n")
        else { return nil }
        return (kind, close + 1)
    }
}
