import ByteWriting
import MarkupValidation

/// A rendered cloud that can be inserted into pages: in the encoding and with the line ends of each page, and without
/// elements that the page already has from another cloud.
///
/// One value can be inserted into any number of pages. The output is as valid as the markup of the cloud: it lacks a
/// `<style>` or `<defs>` only if the page already has the same one, byte for byte, and the rest is the same text in
/// another notation.
package struct FragmentPieces: Sendable {
    /// The hashes of the `<style>` and `<defs>` elements that a page already has.
    package typealias WrittenElements = Set<SHA256>

    /// The kind of line end that a page uses.
    package enum LineEnding: Sendable {
        case lineFeed, carriageReturnLineFeed

        /// The line end as bytes.
        package var bytes: [UInt8] { self == .lineFeed ? [0x0A] : [0x0D, 0x0A] }
    }

    private let bytes: [UInt8]
    private let pieces: [Piece]

    /// The size of the whole cloud in UTF-8 bytes, with no element left out.
    package var count: Int { bytes.count }

    private struct Piece {
        let range: Range<Int>
        /// The hash of a `<style>` or `<defs>`, which the page may have already; nil for everything else.
        let hash: SHA256?
        /// Whether the piece has a brace outside of style sheets.
        let hasBraces: Bool
        let isASCII: Bool

        init(_ bytes: [UInt8], _ range: Range<Int>, hash: SHA256?) {
            (self.range, self.hash) = (range, hash)
            hasBraces = hash == nil && bytes[range].contains(UInt8(ascii: "{"))
            isASCII = bytes[range].allSatisfy { $0 < 0x80 }
        }
    }

    /// Divides the markup of a cloud into `<style>` and `<defs>` elements, which clouds of a page can share, and the
    /// pieces between these elements.
    ///
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

    /// Appends the cloud to the bytes of a page.
    ///
    /// - Parameters:
    ///   - written: the `<style>` and `<defs>` elements that the page already has; those of this cloud are added.
    ///   - isASCII: whether every character beyond ASCII is written as a character reference, which means the same in a
    ///     page of any encoding.
    ///   - guardsTemplates: whether `{` is written as a character reference, since names may contain `{{` or `{%`, and
    ///     a template engine may read the page. A Markdown code block would show the reference.
    /// - Complexity: O(n) in the bytes.
    package func append(
        to output: inout [UInt8], sharing written: inout WrittenElements, isASCII: Bool = false,
        lineEnding: LineEnding = .lineFeed, guardsTemplates: Bool = true
    ) {
        output.reserveCapacity(output.count + bytes.count)
        var skipsLineEnd = false
        for piece in pieces {
            var range = piece.range
            if skipsLineEnd, !range.isEmpty, bytes[range.lowerBound] == 0x0A { range.removeFirst() }
            skipsLineEnd = false
            if let hash = piece.hash, !written.insert(hash).inserted {
                // The line end behind the omitted element would leave an empty line.
                skipsLineEnd = true
                continue
            }
            let hasBraces = guardsTemplates && piece.hasBraces
            // This is the case for nearly all pieces in nearly all pages.
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

    /// Appends the character that begins at an offset as a numeric reference.
    ///
    /// - Returns: the number of bytes of the character.
    private func appendReference(_ place: Int, to output: inout [UInt8]) -> Int {
        let lead = bytes[place]
        let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var scalar = UInt32(lead) & (count == 2 ? 0x1F : count == 3 ? 0x0F : 0x07)
        for byte in bytes[place + 1..<min(place + count, bytes.count)] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
        output.append(contentsOf: "&#x\(String(scalar, radix: 16, uppercase: true));".utf8)
        return count
    }
}
