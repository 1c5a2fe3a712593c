import SourceText

/// The attributes in an attribute list such as `{: .note #id title="x"}`, in the syntax of kramdown, of which
/// `{#id .class}` of goldmark and Zola is a part.
package struct MarkdownAttributes: Sendable {
    /// An attribute with its value, as in `title="x"`.
    package struct Pair: Sendable {
        package let name: String
        package let value: String
    }

    /// The first id, without its `#`; nil if there is none.
    package private(set) var id: String?
    /// The classes without their dots, in the order of the source.
    package private(set) var classes: [String] = []
    /// The attributes with values, in the order of the source.
    package private(set) var pairs: [Pair] = []
    /// The words that are only names, such as `toc`; kramdown looks them up.
    package private(set) var names: [String] = []

    /// Reads the words between the braces; nil if there are none, or if one of them has another form.
    ///
    /// - Parameter allowsNames: whether a word may be only a name.
    init?(_ words: ArraySlice<UInt8>, allowsNames: Bool) {
        var rest = words
        while true {
            rest = rest.drop(while: \.isSpaceOrTab)
            guard let first = rest.first else { break }
            let isMarked = first == UInt8(ascii: "#") || first == UInt8(ascii: ".")
            if isMarked { rest = rest.dropFirst() }
            let name = rest.prefix(while: Self.isNameByte)
            guard !name.isEmpty else { return nil }
            rest = rest.dropFirst(name.count)
            let text = String(decoding: name, as: UTF8.self)
            if first == UInt8(ascii: "#") {
                if id == nil { id = text }
            } else if first == UInt8(ascii: ".") {
                classes.append(text)
            } else if rest.first == UInt8(ascii: "=") {
                guard let value = Self.value(&rest) else { return nil }
                pairs.append(Pair(name: text, value: value))
            } else if allowsNames {
                names.append(text)
            } else {
                return nil
            }
            guard rest.first.map(\.isSpaceOrTab) ?? true else { return nil }
        }
        if id == nil, classes.isEmpty, pairs.isEmpty, names.isEmpty { return nil }
    }

    /// Reads an equals sign and the value after it, with or without quotation marks around it.
    private static func value(_ rest: inout ArraySlice<UInt8>) -> String? {
        rest = rest.dropFirst()
        let quote = rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'") ? rest.first : nil
        guard let quote else {
            let value = rest.prefix { !$0.isSpaceOrTab }
            rest = rest.dropFirst(value.count)
            return String(decoding: value, as: UTF8.self)
        }
        rest = rest.dropFirst()
        let value = rest.prefix { $0 != quote }
        rest = rest.dropFirst(value.count)
        guard rest.first == quote else { return nil }
        rest = rest.dropFirst()
        return String(decoding: value, as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-_.:".utf8.contains(byte) || byte >= 0x80
    }
}

/// The part of a text to which an attribute list belongs.
package enum MarkdownAttributeTarget: Sendable {
    /// The block that ended before the list, or else the item around it.
    case previousBlock
    /// The block that begins after the list.
    case nextBlock
    /// The span that ended before the list.
    case previousSpan
}
