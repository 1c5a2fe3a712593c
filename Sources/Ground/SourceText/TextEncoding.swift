/// An encoding of text that is read.
public enum TextEncoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    /// With a byte order mark, else little-endian, as Windows writes it.
    case utf16 = "utf-16"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    /// Read as Windows-1252, of which Latin-1 is a part but for controls that no text has.
    case latin1 = "latin-1"
    case windows1252 = "windows-1252"

    /// The encoding that a byte order mark names, and how long the mark is.
    package static func marked(at start: some Collection<UInt8>) -> (encoding: TextEncoding, markLength: Int)? {
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        // UTF-32 begins as UTF-16 does.
        if start.starts(with: [0xFF, 0xFE]), !start.starts(with: [0xFF, 0xFE, 0, 0]) {
            return (.utf16LittleEndian, 2)
        }
        if start.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }
}

extension SourceText {
    /// Decodes bytes of another encoding; a byte order mark is taken away.
    ///
    /// - Parameter replacesErrors: whether what is no text becomes U+FFFD.
    /// - Throws: ``SourceError`` with the offset of the first bytes that are none.
    package init(
        path: String, bytes: [UInt8], encoding: TextEncoding, replacesErrors: Bool = false
    ) throws(SourceError) {
        switch encoding {
        case .utf8:
            try self.init(
                path: path, bytes: replacesErrors ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes)
        case .utf16, .utf16LittleEndian, .utf16BigEndian:
            let mark = TextEncoding.marked(at: bytes).flatMap { $0.encoding == .utf8 ? nil : $0 }
            let isBig = mark.map { $0.encoding == .utf16BigEndian } ?? (encoding == .utf16BigEndian)
            let text = try utf16Decoded(
                path, bytes[(mark?.markLength ?? 0)...], isBig: isBig, replacesErrors: replacesErrors)
            self.init(checked: text, path: path)
        case .latin1, .windows1252:
            self.init(checked: windows1252Decoded(bytes), path: path)
        }
    }
}

private func utf16Decoded(
    _ path: String, _ bytes: ArraySlice<UInt8>, isBig: Bool, replacesErrors: Bool
) throws(SourceError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    func unit(_ index: Int) -> UInt16? {
        guard index + 1 < bytes.endIndex else { return nil }
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBig ? first << 8 | second : second << 8 | first
    }
    var index = bytes.startIndex
    while index < bytes.endIndex {
        let high = unit(index)
        var scalar = high.flatMap { Unicode.Scalar($0) }
        var length = 2
        if let high, high & 0xFC00 == 0xD800, let low = unit(index + 2), low & 0xFC00 == 0xDC00 {
            scalar = Unicode.Scalar(0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF)))
            length = 4
        }
        guard let known = scalar ?? (replacesErrors ? "\u{FFFD}" : nil) else {
            let line = text.count { $0 == UInt8(ascii: "\n") } + 1
            throw SourceError(
                Diagnostic(
                    SourceText(checked: text, path: path), at: text.count..<text.count, line: line,
                    high == nil
                        ? "the input ends inside a character of UTF-16"
                        : "the bytes at offset \(index) are half of a character of UTF-16",
                    hint: "save the input as UTF-8, or read what there is with --lossy"))
        }
        text.append(contentsOf: UTF8.encode(known) ?? UTF8.encodedReplacementCharacter)
        index += length
    }
    return text
}

/// Every byte is a character; the five that Windows-1252 has not become the controls of Latin-1, which are refused where
/// they stand.
private func windows1252Decoded(_ bytes: [UInt8]) -> [UInt8] {
    // 0x80 to 0x9F, from the WHATWG's index of windows-1252.
    let upper: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
        if byte < 0x80 {
            text.append(byte)
        } else {
            let value = (0x80..<0xA0).contains(byte) ? upper[Int(byte) - 0x80] : UInt16(byte)
            text.append(
                contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
        }
    }
    return text
}
