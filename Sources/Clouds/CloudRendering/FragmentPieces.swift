import ByteWriting
import MarkupValidation

/// A rendered cloud as it is set into pages: each page has it in its own encoding and with its own line ends, and has an
/// element that clouds share only once.
///
/// Made once a cloud, and used for any number of pages. What is written is as valid as the markup that it is made from,
/// by construction: a page lacks a `<style>` or `<defs>` only where it has the same one already, byte for byte, and
/// everything else is the same text, written by other means.
package struct FragmentPieces: Sendable {
    /// The elements that a page has, by their content.
    package typealias Written = Set<SHA256>

    package enum LineEnding: Sendable {
        case lineFeed, carriageReturnLineFeed

        package var bytes: [UInt8] { self == .lineFeed ? [0x0A] : [0x0D, 0x0A] }
    }

    private let bytes: [UInt8]
    private let pieces: [Piece]

    /// How many bytes it has at most, in UTF-8.
    package var count: Int { bytes.count }

    private struct Piece {
        let range: Range<Int>
        /// What is known of an element that may be there already; nil for all else.
        let hash: SHA256?
        /// Whether there is a brace in it outside of style sheets.
        let hasBraces: Bool
        let isASCII: Bool

        init(_ bytes: [UInt8], _ range: Range<Int>, hash: SHA256?) {
            (self.range, self.hash) = (range, hash)
            hasBraces = hash == nil && bytes[range].contains(UInt8(ascii: "{"))
            isASCII = bytes[range].allSatisfy { $0 < 0x80 }
        }
    }

    /// - Complexity: O(n) in the bytes.
    package init(_ markup: ValidatedMarkup) {
        let bytes = markup.bytes
        let elements = markup.kind == nil ? [] : MarkupParts.shareable(in: bytes)
        var pieces: [Piece] = []
        var place = 0
        for element in elements.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            pieces.append(Piece(bytes, place..<element.lowerBound, hash: nil))
            pieces.append(Piece(bytes, element, hash: SHA256(bytes[element].span)))
            place = element.upperBound
        }
        pieces.append(Piece(bytes, place..<bytes.count, hash: nil))
        (self.bytes, self.pieces) = (bytes, pieces)
    }

    /// Writes the cloud for a page.
    ///
    /// - Parameters:
    ///   - written: what the page has of the elements that clouds share; those of this cloud are added.
    ///   - isASCII: whether what is not ASCII is written as character references, which mean the same in a page of any
    ///     encoding.
    ///   - guardsTemplates: whether a brace is written as a reference: names may hold `{{` or `{%`, and the page may be read
    ///     by a template engine. In code of Markdown the reference is seen.
    /// - Complexity: O(n) in the bytes.
    package func append(
        to output: inout [UInt8], sharing written: inout Written, isASCII: Bool = false,
        lineEnding: LineEnding = .lineFeed, guardsTemplates: Bool = true
    ) {
        output.reserveCapacity(output.count + bytes.count)
        var skipsLineEnd = false
        for piece in pieces {
            var range = piece.range
            if skipsLineEnd, !range.isEmpty, bytes[range.lowerBound] == 0x0A { range.removeFirst() }
            skipsLineEnd = false
            if let hash = piece.hash, !written.insert(hash).inserted {
                // Else an empty line would stand where it stood.
                skipsLineEnd = true
                continue
            }
            let hasBraces = guardsTemplates && piece.hasBraces
            // As nearly all pieces are in nearly all pages.
            if !hasBraces, !isASCII || piece.isASCII, lineEnding == .lineFeed {
                output.append(contentsOf: bytes[range])
                continue
            }
            append(range, to: &output, isASCII, lineEnding == .carriageReturnLineFeed, hasBraces)
        }
    }

    private func append(
        _ range: Range<Int>, to output: inout [UInt8], _ isASCII: Bool, _ hasReturns: Bool, _ hasBraces: Bool
    ) {
        var clean = range.lowerBound
        var place = range.lowerBound
        // Invariant: bytes[clean..<place] are written as they are, and not written yet.
        func flush() {
            output.append(contentsOf: bytes[clean..<place])
        }
        while place < range.upperBound {
            switch bytes[place] {
            case 0x0A where hasReturns && (place == 0 || bytes[place - 1] != 0x0D):
                flush()
                output.append(0x0D)
                clean = place
            case UInt8(ascii: "{") where hasBraces:
                flush()
                output.append(contentsOf: "&#123;".utf8)
                clean = place + 1
            case 0x80... where isASCII:
                flush()
                place += appendReference(place, to: &output)
                clean = place
                continue
            default: break
            }
            place += 1
        }
        flush()
    }

    /// Writes the character that begins here by its number.
    ///
    /// - Returns: how many bytes it has.
    private func appendReference(_ place: Int, to output: inout [UInt8]) -> Int {
        let lead = bytes[place]
        let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var scalar = UInt32(lead) & (count == 2 ? 0x1F : count == 3 ? 0x0F : 0x07)
        for byte in bytes[place + 1..<min(place + count, bytes.count)] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
        output.append(contentsOf: "&#x\(String(scalar, radix: 16, uppercase: true));".utf8)
        return count
    }
}
