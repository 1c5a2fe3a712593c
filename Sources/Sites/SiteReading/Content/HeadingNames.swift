import CloudComposition

/// The ids of a body's headings: each the slug of its text, once.
struct HeadingNames {
    private var used: Set<String> = []
    /// Of a slug that was used before, the number that is tried next.
    private var numbers: [String: Int] = [:]

    /// Takes an id that the author has chosen.
    mutating func take(_ id: String) { used.insert(id) }

    /// Makes an id one that is not taken, and takes it.
    mutating func unique(_ id: String) -> String {
        if used.insert(id).inserted { return id }
        var number = numbers[id, default: 1]
        while !used.insert("\(id)-\(number)").inserted { number += 1 }
        numbers[id] = number + 1
        return "\(id)-\(number)"
    }

    /// Takes back an id.
    mutating func release(_ id: String) { used.remove(id) }

    /// - Complexity: O(n) in the text; many headings of one text cost no more each.
    mutating func id(for text: String) -> String {
        unique(Self.plainSlug(text) ?? CloudComposition.slug(of: text))
    }

    /// The slug of words in ASCII with nothing between them but spaces, as most headings are; nil for others.
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
