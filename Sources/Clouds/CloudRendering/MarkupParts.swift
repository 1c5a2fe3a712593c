import Glibc

/// Where elements of our own markup stand whose content is no text of a user.
///
/// In well-formed markup a `<` begins a tag wherever it stands, and ours writes these two without attributes: so a search
/// for the tags finds them all, and nothing else. Neither holds an element of its own name.
enum MarkupParts {
    /// The whole of every `<style>` and every `<defs>`, in the order of the markup.
    static func shareable(in bytes: [UInt8]) -> [Range<Int>] {
        elements(named: "style", in: bytes) + elements(named: "defs", in: bytes)
    }

    /// The text of every `<style>`.
    static func styles(in bytes: [UInt8]) -> [Range<Int>] {
        elements(named: "style", in: bytes).map {
            $0.lowerBound + "<style>".utf8.count..<$0.upperBound - "</style>".utf8.count
        }
    }

    private static func elements(named name: String, in bytes: [UInt8]) -> [Range<Int>] {
        let (opening, closing) = (Array("<\(name)>".utf8), Array("</\(name)>".utf8))
        var found: [Range<Int>] = []
        var place = 0
        while let start = position(of: opening, in: bytes, from: place),
            let end = position(of: closing, in: bytes, from: start)
        {
            place = end + closing.count
            found.append(start..<place)
        }
        return found
    }

    /// Where a part stands first at or behind `start`.
    static func position(of part: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let first = part.first else { return nil }
            var place = start
            while place <= bytes.count - part.count {
                guard let found = memchr(base + place, CInt(first), bytes.count - part.count + 1 - place) else {
                    return nil
                }
                place = base.distance(to: UnsafeRawPointer(found))
                if bytes[place..<place + part.count].elementsEqual(part) { return place }
                place += 1
            }
            return nil
        }
    }
}
