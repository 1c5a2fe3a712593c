import Glibc
import SourceText

/// A text collected piece by piece, with its white space collapsed as a browser does.
struct MarkupText {
    private var bytes: [UInt8] = []
    private var needsSpace = false

    /// Appends a piece; white space at its ends merges with that of its neighbours.
    mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
        for byte in piece {
            if byte.isHTMLSpace || byte == 0 {
                needsSpace = true
            } else {
                if needsSpace && !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
                needsSpace = false
                bytes.append(byte)
            }
        }
    }

    /// Separates words as a line break does.
    mutating func appendSpace() { needsSpace = true }

    var string: String { String(decoding: bytes, as: UTF8.self) }
    var isEmpty: Bool { bytes.isEmpty }

    /// A position in a text, to which it can be cut back.
    struct Place {
        fileprivate let count: Int
        fileprivate let needsSpace: Bool
    }

    var place: Place { Place(count: bytes.count, needsSpace: needsSpace) }

    /// Removes what was appended since `place`, unless it has a letter or a digit.
    mutating func removeSigns(from place: Place) {
        let letters = bytes.withUnsafeBufferPointer { letterCount(UnsafeBufferPointer(rebasing: $0[place.count...])) }
        guard letters == 0 else { return }
        bytes.removeSubrange(place.count...)
        needsSpace = place.needsSpace || needsSpace
    }

    /// Returns an attribute value or another whole text with its white space collapsed.
    static func collapsing(_ text: String) -> String {
        var text = text
        var result = MarkupText()
        text.withUTF8 { result.append($0) }
        return result.string
    }
}

/// Whether the C string is equal to the literal; false for nil.
func equals(_ text: UnsafePointer<UInt8>?, _ literal: StaticString) -> Bool {
    guard let text else { return false }
    return strcmp(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self), literal.cString) == 0
}

extension StaticString {
    /// The literal as a NUL-terminated C string.
    package var cString: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
