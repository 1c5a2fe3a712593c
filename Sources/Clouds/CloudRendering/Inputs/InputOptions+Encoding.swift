import MarkupReading
import SourceText

extension InputOptions {
    /// The encoding of an input: what was asked for, else what a byte order mark says, else what a page or a feed says of
    /// itself, else UTF-8.
    ///
    /// - Parameters:
    ///   - start: the first bytes of the input, ``EncodingDeclaration/length`` of them where it may say something.
    ///   - mayDeclare: whether it is a page or XML.
    func encoding(ofStart start: [UInt8], mayDeclare: Bool = false) -> TextEncoding {
        if let known = encoding ?? TextEncoding.marked(at: start)?.encoding { return known }
        guard mayDeclare, let label = EncodingDeclaration.label(in: start, .html) else {
            return .utf8
        }
        return TextEncoding(rawValue: label) ?? .utf8
    }
}

extension [UInt8] {
    var isUTF8: Bool { (try? UTF8Span(validating: span)) != nil }
}
