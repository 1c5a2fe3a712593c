import SourceText

/// A search for elements in the markup of clouds that hold no text of a user.
///
/// In well-formed markup `<` always begins a tag, and we write these two elements without attributes, so a search for
/// their tags finds all of them and nothing else. Neither is ever nested in one of its own name.
enum MarkupParts {
    /// The byte ranges of every `<style>`, then of every `<defs>`, each with its tags.
    static func shareable(in bytes: [UInt8]) -> [Range<Int>] {
        elements("<style>", "</style>", in: bytes) + elements("<defs>", "</defs>", in: bytes)
    }

    /// The byte ranges of the text in every `<style>`.
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
