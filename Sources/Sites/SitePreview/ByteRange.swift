import SourceText

/// The part of a file that a request asks for, as browsers do for films.
enum ByteRange: Equatable {
    case whole
    case part(Range<Int>)
    /// A range that begins after the last byte of the file, or has no bytes.
    case beyond

    /// Reads the value of a `Range` header field by RFC 9110, 14.2. Any other unit, and several ranges, give the whole
    /// file.
    ///
    /// - Parameter size: the size of the file in bytes.
    init(_ field: String?, size: Int) {
        self = .whole
        guard let field, field.lowercased().hasPrefix("bytes=") else { return }
        let bounds = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) else { return }
        switch (bounds[0].isEmpty, bounds[1].isEmpty) {
        case (true, true): return
        case (true, false):
            // A count of bytes at the end. One beyond Int's range means the whole file, since no file is longer.
            let count = Int(bounds[1]) ?? .max
            self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .beyond
        case (false, _):
            let first = Int(bounds[0]) ?? .max
            let last = bounds[1].isEmpty ? size - 1 : Int(bounds[1]) ?? .max
            guard bounds[1].isEmpty || last >= first else { return }
            self = first < size ? .part(first..<min(last, size - 1) + 1) : .beyond
        }
    }
}
