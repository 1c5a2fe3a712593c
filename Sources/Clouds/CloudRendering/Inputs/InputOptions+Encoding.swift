import MarkupReading
import SourceText

extension InputOptions {
    /// Returns the encoding of an input: the one that was asked for, else that of a byte order mark, else what a page
    /// or a feed declares, else UTF-8.
    ///
    /// - Parameters:
    ///   - start: the first bytes of the input: ``EncodingDeclaration/length`` of them if it may declare its encoding.
    ///   - mayDeclare: whether the input is a page or XML.
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
