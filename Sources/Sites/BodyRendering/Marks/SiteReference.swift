import SourceText

/// A reference to a file or a page of the site by another generator's rules, in the form that a body's links have until
/// the addresses of all pages are known: `{post_url}2024-05-01-hello`, `{link}about.md`, `{ref}hello.md#end`, `{page}`.
package enum SiteReference: Equatable, Sendable {
    /// The post of a name, for `{% post_url NAME %}` of Jekyll.
    case post(String)
    /// The file of a path, for `{% link PATH %}` of Jekyll.
    case file(String)
    /// The page of a path or a name, for `ref` and `relref` of Hugo.
    case page(String)
    /// The page itself, for `{{ page.url }}`.
    case here

    /// The path or name of what is referred to; nil for the page itself.
    package var name: String? {
        switch self {
        case .post(let name), .file(let name), .page(let name): name
        case .here: nil
        }
    }

    /// Reads the destination of a link: the reference, with its percent-encoding resolved, and the text after it, such
    /// as a fragment; nil if it is no reference.
    package static func read(_ destination: String) -> (reference: SiteReference, rest: String)? {
        guard destination.utf8.first == UInt8(ascii: "{") else { return nil }
        for (mark, make) in marks where destination.hasPrefix(mark) {
            let text = destination.dropFirst(mark.count)
            let end = text.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? text.endIndex
            let path = String(decoding: text[..<end].utf8.percentDecoded(), as: UTF8.self)
            return make.map { ($0(path), String(text[end...])) } ?? (.here, String(text))
        }
        return nil
    }

    private static let marks: [(String, (@Sendable (String) -> SiteReference)?)] = [
        ("{post_url}", { .post($0) }), ("{link}", { .file($0) }), ("{ref}", { .page($0) }), ("{page}", nil),
    ]
}

/// Returns an address in which every byte that would end it in Markdown or HTML is percent-encoded.
func plainAddress(_ text: String) -> String {
    var address: [UInt8] = []
    for byte in text.utf8 {
        switch byte {
        case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"):
            address += "%\(hexadecimal(byte))".utf8
        default: address.append(byte)
        }
    }
    return String(decoding: address, as: UTF8.self)
}
