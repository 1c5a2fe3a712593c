import ByteWriting
import FileAccess
import Glibc
import SourceText

/// A file of records that Stratus keeps for itself: lines of JSON, of which the first says what they are, and the last
/// holds the hash of all before it.
enum RecordFile {
    static let version = 1

    static func bytes(kind: String, _ write: (inout JSONOutput) -> Void) -> [UInt8] {
        var json = JSONOutput(reservingCapacity: 1 << 12)
        json.object {
            $0.string("stratus", kind)
            $0.integer("version", version)
        }
        json.endDocument()
        write(&json)
        let body = json.buffer.finished()
        var end = JSONOutput()
        end.object { $0.string("end", hexadecimal(XXHash64.hash(of: body))) }
        end.endDocument()
        return body + end.buffer.finished()
    }

    /// Reads the records between the first and the last line, after both were checked.
    static func read(
        _ bytes: [UInt8], kind: String, _ record: (inout RecordReader) throws(Problem) -> Void
    ) throws(Problem) {
        var reader = RecordReader(bytes)
        guard reader.take("{\"stratus\":"), reader.string() == kind, reader.take(",\"version\":"),
            let found = reader.integer(), reader.take("}\n")
        else { throw Problem("this is no \(kind) of Stratus") }
        guard found == version else {
            throw Problem("this is a \(kind) of another Stratus: version \(found), expected \(version)")
        }
        let start = bytes.count - lengthOfEnd
        var end = RecordReader(bytes, at: max(0, start))
        guard start >= reader.offset, end.take("{\"end\":"), let hash = end.hash(), end.take("}\n"),
            hash == bytes.withUnsafeBytes({ XXHash64.hash(of: UnsafeRawBufferPointer(rebasing: $0[..<start])) })
        else { throw Problem("the \(kind) is damaged: it is not as Stratus wrote it") }
        while reader.offset < start {
            try record(&reader)
            guard reader.offset <= start else { throw Problem("the \(kind) is damaged at its end") }
        }
    }

    /// Of `{"end":"0123456789abcdef"}` and its line break.
    private static let lengthOfEnd = 27
}

/// Reads JSON as ``RecordFile`` writes it, and no other.
struct RecordReader {
    private let bytes: [UInt8]
    private(set) var offset: Int

    init(_ bytes: [UInt8], at offset: Int = 0) { (self.bytes, self.offset) = (bytes, offset) }

    /// Whether these bytes come next; then they are taken.
    mutating func take(_ literal: StaticString) -> Bool {
        let count = literal.utf8CodeUnitCount
        guard bytes.count - offset >= count else { return false }
        let isNext = bytes.withUnsafeBytes { bytes in
            bytes.baseAddress.map { memcmp($0 + offset, literal.utf8Start, count) == 0 } ?? false
        }
        if isNext { offset += count }
        return isNext
    }

    mutating func integer() -> Int? {
        var value = 0
        let start = offset
        while offset < bytes.count, bytes[offset].isASCIIDigit, offset - start < 18 {
            value = value * 10 + Int(bytes[offset] - 0x30)
            offset += 1
        }
        return offset > start ? value : nil
    }

    /// A text of the escapes that text without control characters can have.
    mutating func string() -> String? {
        guard take("\"") else { return nil }
        var text: [UInt8] = []
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            if take("\\\"") {
                text.append(UInt8(ascii: "\""))
            } else if take("\\\\") {
                text.append(UInt8(ascii: "\\"))
            } else if take("\\u003c") {
                text.append(UInt8(ascii: "<"))
            } else if bytes[offset] == UInt8(ascii: "\\") {
                return nil
            } else {
                text.append(bytes[offset])
                offset += 1
            }
        }
        guard take("\"") else { return nil }
        return String(validating: text, as: UTF8.self)
    }

    mutating func path() throws(Problem) -> OutputPath {
        guard let text = string() else { throw Problem("there is a path that cannot be read") }
        do { return try OutputPath(text) } catch {
            throw Problem("there is a path that Stratus would not write: \(error.message)")
        }
    }

    /// Sixteen digits in quotation marks.
    mutating func hash() -> UInt64? {
        guard take("\""), bytes.count - offset > 16 else { return nil }
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + 16] {
            switch byte {
            case 0x30...0x39: value = value << 4 | UInt64(byte - 0x30)
            case 0x61...0x66: value = value << 4 | UInt64(byte - 0x61 + 10)
            default: return nil
            }
        }
        offset += 16
        return take("\"") ? value : nil
    }
}
