import Glibc
import MarkupReading
import SourceText

extension PageText {
    /// Makes the text of a page from its bytes: removes and notes a byte order mark, and finds the encoding.
    ///
    /// A page declares its encoding by a byte order mark, by a `<meta>` in its first 1,024 bytes, or by an XML
    /// declaration. Without a declaration, the bytes show whether it is ASCII, UTF-8 or Windows-1252. The content of
    /// placeholders is not considered, since it will be replaced.
    ///
    /// - Throws: ``Problem`` for files that are no text, for encodings in which `<` may be another character, and for
    ///   bytes that are not UTF-8 in a page that declares UTF-8.
    /// - Complexity: O(n) in the bytes; they are copied only if there is a byte order mark.
    package init(path: String, bytes: [UInt8], markup: PageMarkup) throws(Problem) {
        try Self.refuseBinary(path, bytes)
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let source = SourceText(checked: hasMark ? Array(bytes[3...]) : bytes, path: path)
        let contents = Contents(source, markup)
        let declared =
            hasMark ? "utf-8" : EncodingDeclaration.label(in: contents.beginning(EncodingDeclaration.length), markup)
        let encoding = try declared.map { label throws(Problem) in try Self.encoding(named: label, path) }
        self.init(
            source: source, markLength: hasMark ? 3 : 0, markup: markup,
            encoding: encoding ?? contents.undeclaredEncoding)
        if encoding == .utf8, let place = contents.firstInvalid {
            throw Problem(
                source, at: place..<place + 1,
                "the byte 0x\(hexadecimal(source.bytes[place])) is not UTF-8, as the page says that it is",
                hint:
                    "save the page as UTF-8, or declare the encoding it has, such as <meta charset=\"windows-1252\">")
        }
    }

    private static func encoding(named label: String, _ path: String) throws(Problem) -> PageEncoding {
        switch EncodingDeclaration.kind(of: label) {
        case .utf8: return .utf8
        case .windows1252: return .windows1252
        case .other: return .other(label)
        case .refused:
            throw Problem(
                path: path,
                "the page is in \"\(readable(label, atMost: 40))\", in which ASCII bytes are not always ASCII",
                hint: "convert it, and its declaration: iconv -f \(readable(label, atMost: 40)) -t UTF-8")
        }
    }

    private static func refuseBinary(_ path: String, _ bytes: [UInt8]) throws(Problem) {
        // UTF-32 begins as UTF-16 does.
        let marks: [(mark: [UInt8], name: String)] = [
            ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
            ([0xFE, 0xFF], "UTF-16"),
        ]
        if let (_, name) = marks.first(where: { bytes.starts(with: $0.mark) }) {
            throw Problem(
                path: path, "the page is in \(name), expected UTF-8 or Windows-1252",
                hint: "convert it: iconv -f \(name) -t UTF-8")
        }
        // The signatures of known kinds of files contain no NUL, which has its own message below.
        try SourceText.refuseBinary(path: path, bytes.prefix(15).map { $0 == 0 ? 1 : $0 })
        let place = bytes.offset(of: 0, in: 0..<bytes.count)
        if place < bytes.count {
            throw Problem(
                SourceText(checked: bytes, path: path), at: place..<place + 1,
                "the character U+0000 at offset \(place): this is a binary file, or UTF-16 without a mark",
                hint: "take it away; UTF-16 is converted by iconv -f UTF-16LE -t UTF-8")
        }
    }
}

/// A page without the content of its placeholders.
private struct Contents {
    private let source: SourceText
    private let markup: PageMarkup
    private let isASCII: Bool

    init(_ source: SourceText, _ markup: PageMarkup) {
        self.source = source
        self.markup = markup
        isASCII = source.bytes.isASCII
    }

    /// Returns the first bytes outside of placeholders.
    func beginning(_ count: Int) -> [UInt8] {
        // In most pages, all placeholders are behind these bytes.
        let beginning = Array(source.bytes.prefix(count + WordSearch.length))
        guard WordSearch.first(beginning, from: 0) < beginning.count else { return Array(beginning.prefix(count)) }
        var bytes: [UInt8] = []
        for part in outside where bytes.count < count {
            bytes += source.bytes[part].prefix(count - bytes.count)
        }
        return bytes
    }

    /// The ranges outside of placeholders. Markers are ASCII at both ends, so no character is cut.
    ///
    /// - Complexity: a scan of the page.
    private var outside: [Range<Int>] {
        var scanner = PageScanner(source, markup: markup, encoding: .utf8, knownNames: [])
        scanner.scan()
        var parts: [Range<Int>] = []
        var start = 0
        for range in scanner.placeholders.map(\.content) {
            parts.append(start..<range.lowerBound)
            start = range.upperBound
        }
        return parts + [start..<source.bytes.count]
    }

    /// The offset of the first byte outside of placeholders that is not UTF-8; nil if there is none.
    var firstInvalid: Int? {
        if isASCII || source.bytes.firstInvalidUTF8(0..<source.bytes.count) == nil { return nil }
        for part in outside {
            if let place = source.bytes.firstInvalidUTF8(part) { return place }
        }
        return nil
    }

    /// The encoding of a page that declares none.
    var undeclaredEncoding: PageEncoding {
        if firstInvalid != nil { return .windows1252 }
        if markup == .markdown { return .utf8 }
        let isPlain = isASCII || outside.allSatisfy { source.bytes[$0].allSatisfy { $0 < 0x80 } }
        return isPlain ? .ascii : .utf8
    }
}

extension Array where Element == UInt8 {
    fileprivate var isASCII: Bool {
        withUnsafeBytes { buffer in
            var index = 0
            while index + 8 <= buffer.count {
                if buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
                    return false
                }
                index += 8
            }
            return buffer[index...].allSatisfy { $0 < 0x80 }
        }
    }

    fileprivate func firstInvalidUTF8(_ range: Range<Int>) -> Int? {
        do {
            _ = try UTF8Span(validating: span.extracting(range))
            return nil
        } catch {
            return range.lowerBound + error.byteOffsets.lowerBound
        }
    }
}
