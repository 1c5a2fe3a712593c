import Glibc

extension SourceText {
    /// Makes a source from bytes in another encoding: decodes them into UTF-8, and drops a byte order mark.
    ///
    /// - Parameter replacesErrors: whether bytes that do not decode become U+FFFD instead of an error.
    /// - Throws: ``Problem`` with the offset of the first bytes that do not decode.
    /// - Complexity: O(n) in the bytes, with the converters of the C library.
    package init(
        path: String, bytes: [UInt8], encoding: TextEncoding, replacesErrors: Bool = false
    ) throws(Problem) {
        guard encoding != .utf8 else {
            try self.init(
                path: path, bytes: replacesErrors ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes)
            return
        }
        let isUTF16 = encoding.rawValue.hasPrefix("utf-16")
        let mark = isUTF16 ? TextEncoding.marked(at: bytes).flatMap { $0.encoding == .utf8 ? nil : $0 } : nil
        var converter = try Converter(mark?.encoding ?? encoding, path: path)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var offset = mark?.markLength ?? 0
        while let stop = converter.convert(bytes, from: &offset, into: &text) {
            if encoding == .latin1 || encoding == .windows1252 {
                // The five bytes that Windows-1252 leaves undefined become the controls of Latin-1,
                // which are refused later, at their place.
                text.append(contentsOf: UTF8.encode(Unicode.Scalar(bytes[offset])) ?? UTF8.encodedReplacementCharacter)
            } else if replacesErrors {
                text.append(contentsOf: "\u{FFFD}".utf8)
            } else {
                throw Self.problem(path, text, stop, offset, encoding, isUTF16: isUTF16)
            }
            offset = min(bytes.count, offset + (isUTF16 ? 2 : 1))
        }
        self.init(checked: text, path: path)
    }

    private static func problem(
        _ path: String, _ text: [UInt8], _ stop: Converter.Stop, _ offset: Int, _ encoding: TextEncoding, isUTF16: Bool
    ) -> Problem {
        let message =
            switch (stop, isUTF16) {
            case (.incomplete, true): "the input ends inside a character of UTF-16"
            case (.incomplete, false): "the input ends inside a character of \(encoding.rawValue)"
            case (.invalid, true): "the bytes at offset \(offset) are half of a character of UTF-16"
            case (.invalid, false): "the bytes at offset \(offset) are no character of \(encoding.rawValue)"
            }
        return Problem(
            SourceText(checked: text, path: path), at: text.count..<text.count,
            line: text.count { $0 == UInt8(ascii: "\n") } + 1, message,
            hint: "save the input as UTF-8, or read what there is with --lossy")
    }
}

/// A converter of the C library from one encoding to UTF-8.
private struct Converter: ~Copyable {
    enum Stop { case incomplete, invalid }

    private let handle: iconv_t

    init(_ encoding: TextEncoding, path: String) throws(Problem) {
        handle = iconv_open("UTF-8", encoding.converterName)
        guard Int(bitPattern: handle) != -1 else {
            throw Problem(
                path: path, "the C library of this system has no converter for \(encoding.rawValue)",
                hint: "install its converters, such as the package glibc-gconv-extra, or save the input as UTF-8")
        }
    }

    deinit { if Int(bitPattern: handle) != -1 { iconv_close(handle) } }

    /// Converts bytes up to the end, or to the first that do not decode, to which `offset` then points.
    ///
    /// - Returns: why it stopped; nil at the end.
    mutating func convert(_ bytes: [UInt8], from offset: inout Int, into text: inout [UInt8]) -> Stop? {
        bytes.withUnsafeBytes { source in
            while offset < source.count {
                var input = UnsafeMutableRawPointer(mutating: source.baseAddress)?.advanced(by: offset)
                    .assumingMemoryBound(to: CChar.self)
                var rest = source.count - offset
                let failure = convert(&input, &rest, into: &text)
                offset = source.count - rest
                if failure == EINVAL { return .incomplete }
                if failure == EILSEQ { return .invalid }
            }
            // The converter may still hold back a letter that a combining mark could have followed.
            var (input, rest) = (UnsafeMutablePointer<CChar>?.none, 0)
            _ = convert(&input, &rest, into: &text)
            return nil
        }
    }

    /// - Returns: the `errno`; 0 if all of the input was converted.
    private func convert(
        _ input: inout UnsafeMutablePointer<CChar>?, _ rest: inout Int, into text: inout [UInt8]
    ) -> CInt {
        var failure: CInt = 0
        let length = Swift.min(1 << 16, rest * 4 + 16)
        let piece = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            buffer.withMemoryRebound(to: CChar.self) { target in
                var (output, room) = (target.baseAddress, length)
                if iconv(handle, &input, &rest, &output, &room) == -1 { failure = errno }
                count = length - room
            }
        }
        text += piece
        return failure
    }
}
