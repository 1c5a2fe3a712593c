import SourceText

/// Where elements of our own markup stand whose content is no text of a user.
///
/// In well-formed markup a `<` begins a tag wherever it stands, and ours writes these two without attributes: so a search
/// for the tags finds them all, and nothing else. Neither holds an element of its own name.
enum MarkupParts {
    /// The whole of every `<style>` and every `<defs>`, in the order of the markup.
    static func shareable(in bytes: [UInt8]) -> [Range<Int>] {
        elements("<style>", "</style>", in: bytes) + elements("<defs>", "</defs>", in: bytes)
    }

    /// The text of every `<style>`.
    static func styles(in bytes: [UInt8]) -> [Range<Int>] {
        elements("<style>", "</style>", in: bytes).map {
            $0.lowerBound + "<style>".utf8.count..<$0.upperBound - "</style>".utf8.count
        }
    }

    private static func elements(
        _ opening: StaticString, _ closing: StaticString, in bytes: [UInt8]
    ) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var place = 0
        while let start = bytes.firstOffset(of: opening, in: place..<bytes.count),
            let end = bytes.firstOffset(of: closing, in: start..<bytes.count)
        {
            place = end + closing.utf8CodeUnitCount
            found.append(start..<place)
        }
        return found
    }
}
