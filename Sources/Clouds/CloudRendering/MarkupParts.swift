import SourceText

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
        while let start = bytes.firstOffset(of: opening, in: place..<bytes.count),
            let end = bytes.firstOffset(of: closing, in: start..<bytes.count)
        {
            place = end + closing.count
            found.append(start..<place)
        }
        return found
    }
}
