import CLibXML2
import Glibc

/// The bytes that a parser of libxml2 pulls from us, and how far it has come; lives on one thread.
///
/// Some loops of libxml2 are quadratic: each attribute of a tag is held against those before it, a prefix is looked for
/// in all namespaces that are declared, and a closing tag that nothing has opened, or a second body, in everything that
/// is open. They are bounded here, by ending the input.
final class MarkupInput {
    /// Why the input was ended before its time.
    enum Stop: Equatable {
        case manyAttributes, manyMisplacedTags
    }

    private let document: UnsafeBufferPointer<UInt8>
    private let isPage: Bool
    private var readOffset = 0
    private var isEnded = false
    private var comparisons = 0
    private(set) var stop: Stop?
    var parser: xmlParserCtxtPtr?

    /// No tag that a person or a program for persons writes has a tenth of it.
    private static let mostAttributes = 1_000
    /// About half a second.
    private static let mostComparisons = 100_000_000

    init(_ document: UnsafeBufferPointer<UInt8>, isPage: Bool) {
        self.document = document
        self.isPage = isPage
    }

    /// What libxml2 calls for more bytes; its data is the input, unretained.
    static let read: xmlInputReadCallback = { data, target, count in
        guard let data else { return -1 }
        return Unmanaged<MarkupInput>.fromOpaque(data).takeUnretainedValue().read(into: target, count: count)
    }

    private func read(into target: UnsafeMutablePointer<CChar>?, count: Int32) -> Int32 {
        // The array of attributes has two pointers for each in HTML, five in XML; that of namespaces has two. Both double
        // as they grow.
        if let parser, max(parser.pointee.maxatts, parser.pointee.nsMax) > Int32(Self.mostAttributes * 5) {
            end(because: .manyAttributes)
        }
        let length = min(Int(count), document.count - readOffset)
        guard !isEnded, let target, length > 0, let base = document.baseAddress else { return 0 }
        memcpy(target, base + readOffset, length)
        if isPage {
            // A form feed is white space to HTML, and nothing to libxml2; NUL it takes for the end in places.
            for index in 0..<length where target[index] == 0 || target[index] == 0x0C { target[index] = 0x20 }
        }
        readOffset += length
        return Int32(length)
    }

    /// Counts a tag for which libxml2 has looked through all that is open.
    func countMisplacedTag() {
        comparisons += Int(parser?.pointee.nameNr ?? 0)
        if comparisons > Self.mostComparisons { end(because: .manyMisplacedTags) }
    }

    /// Ends the reading: the parser meets the end of the document at its next read, and calls back no more.
    func end(because reason: Stop? = nil) {
        if !isEnded { stop = reason }
        isEnded = true
        parser?.pointee.disableSAX = 1
    }

    /// The line that the parser has come to.
    var line: Int { Int(parser?.pointee.input?.pointee.line ?? 1) }

    /// How many bytes the parser has passed.
    var offset: Int {
        guard let input = parser?.pointee.input?.pointee, let cur = input.cur, let base = input.base else {
            return readOffset
        }
        return min(Int(input.consumed) + (cur - base), document.count)
    }

    /// Whether the parser has asked for all bytes.
    var isReadWhole: Bool { readOffset == document.count }
}

/// Keeps what libxml2 reports outside of a parser, such as want of memory, from being printed.
func withoutPrintedErrors<Result>(_ body: () -> Result) -> Result {
    let handler = __xmlStructuredError().pointee
    let data = __xmlStructuredErrorContext().pointee
    xmlSetStructuredErrorFunc(nil, { _, _ in })
    defer { xmlSetStructuredErrorFunc(data, handler) }
    return body()
}
