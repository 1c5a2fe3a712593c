import Glibc
import MarkupReading

/// Finds the first byte that is NUL or not UTF-8; nil if there is none. An empty document and UTF-16 are violations,
/// too.
///
/// It runs before the parser, which in places takes NUL for the end, and is the only check of the encoding.
func encodingViolation(in bytes: Span<UInt8>) -> Violation? {
    guard !bytes.isEmpty else {
        return Violation(line: 1, column: 1, message: "the document is empty; expected a root element")
    }
    if bytes.count >= 2 && (bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0xFF && bytes[1] == 0xFE) {
        return Violation(line: 1, column: 1, message: "the document is in UTF-16; expected UTF-8")
    }
    let nul = bytes.withUnsafeBufferPointer { buffer in
        memchr(buffer.baseAddress!, 0, buffer.count).map {
            UnsafeRawPointer($0) - UnsafeRawPointer(buffer.baseAddress!)
        }
    }
    if let nul { return Violation("a NUL byte; expected text in UTF-8", at: nul, in: bytes) }
    do {
        _ = try UTF8Span(validating: bytes)
        return nil
    } catch {
        let place = error.byteOffsets.lowerBound
        let value = String(bytes[place], radix: 16, uppercase: true)
        let byte = value.count < 2 ? "0" + value : value
        return Violation("invalid UTF-8 at byte 0x\(byte); expected UTF-8", at: place, in: bytes)
    }
}
