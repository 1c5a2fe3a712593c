import CloudComposition

/// The ids of a body's headings, made from their text, each of them unique.
struct HeadingNames {
    private var used: Set<String> = []
    /// The number to try next for each id that was taken before.
    private var numbers: [String: Int] = [:]

    /// Marks an id that the author has chosen as taken.
    mutating func take(_ id: String) { used.insert(id) }

    /// Returns the id, with `-1`, `-2` and so on after it if it is taken already, and marks the result as taken.
    mutating func unique(_ id: String) -> String {
        if used.insert(id).inserted { return id }
        var number = numbers[id, default: 1]
        while !used.insert("\(id)-\(number)").inserted { number += 1 }
        numbers[id] = number + 1
        return "\(id)-\(number)"
    }

    /// Frees an id that was taken.
    mutating func release(_ id: String) { used.remove(id) }

    /// Returns the id of a heading: the slug of its text, made unique.
    ///
    /// - Complexity: O(n) in the text, even if many headings have the same text.
    mutating func id(for text: String) -> String {
        unique(Self.plainSlug(text) ?? CloudComposition.slug(of: text))
    }

    /// Returns the slug of ASCII words with only spaces between them, as most headings are; nil for other text.
    private static func plainSlug(_ text: String) -> String? {
        var slug: [UInt8] = []
        slug.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): slug.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
            case UInt8(ascii: " "):
                if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
            default: return nil
            }
        }
        if slug.last == UInt8(ascii: "-") { slug.removeLast() }
        return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
    }
}
