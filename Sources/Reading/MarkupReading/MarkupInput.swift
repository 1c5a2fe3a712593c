import CLibXML2
import Glibc

/// The bytes that a parser of libxml2 reads, and its position in them. An input must stay on one thread.
///
/// Some loops of libxml2 are quadratic: each attribute of a tag is compared with those before it, and a prefix is
/// searched in all declared namespaces. An input bounds both by ending early.
package final class MarkupInput {
    private let document: UnsafeBufferPointer<UInt8>
    private var readOffset = 0
    private var isEnded = false
    /// Whether the input was ended because a tag has too many attributes or namespaces.
    private(set) var hasManyAttributes = false
    /// The parser that reads this input; nil unless it is reading.
    package var parser: xmlParserCtxtPtr?
    private let mostAttributes: Int?

    /// Makes the input for one document.
    ///
    /// - Parameters:
    ///   - document: bytes that outlive the input.
    ///   - mostAttributes: the number of attributes or namespaces beyond which the input ends; nil for any number.
    package init(_ document: UnsafeBufferPointer<UInt8>, mostAttributes: Int? = nil) {
        (self.document, self.mostAttributes) = (document, mostAttributes)
    }

    /// The callback by which libxml2 reads bytes; its user data is an unretained pointer to the input.
    package static let read: xmlInputReadCallback = { data, target, count in
        guard let data else { return -1 }
        return Unmanaged<MarkupInput>.fromOpaque(data).takeUnretainedValue().read(into: target, count: count)
    }

    private func read(into target: UnsafeMutablePointer<CChar>?, count: Int32) -> Int32 {
        // The array of attributes has five pointers for each; that of namespaces has two. Both double as they grow.
        if let parser, let mostAttributes, !isEnded,
            max(parser.pointee.maxatts, parser.pointee.nsMax) > Int32(mostAttributes * 5)
        {
            hasManyAttributes = true
            end()
        }
        let length = min(Int(count), document.count - readOffset)
        guard !isEnded, let target, length > 0, let base = document.baseAddress else { return 0 }
        memcpy(target, base + readOffset, length)
        readOffset += length
        return Int32(length)
    }

    /// Ends the input: the parser meets the end of the document at its next read, and makes no more callbacks.
    package func end() {
        isEnded = true
        parser?.pointee.disableSAX = 1
    }

    /// The 1-based line at which the parser is.
    var line: Int { Int(parser?.pointee.input?.pointee.line ?? 1) }

    /// The number of bytes of the document that the parser has passed.
    package var offset: Int {
        guard let input = parser?.pointee.input?.pointee, let cur = input.cur, let base = input.base else {
            return readOffset
        }
        return min(Int(input.consumed) + (cur - base), document.count)
    }
}

/// Runs `body` while libxml2 prints no errors that occur outside a parser, such as lack of memory.
func withoutPrintedErrors<Result>(_ body: () -> Result) -> Result {
    let handler = __xmlStructuredError().pointee
    let data = __xmlStructuredErrorContext().pointee
    xmlSetStructuredErrorFunc(nil, { _, _ in })
    defer { xmlSetStructuredErrorFunc(data, handler) }
    return body()
}
