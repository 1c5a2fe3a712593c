/// A strict reader of a request from bytes as they arrive, which refuses requests longer than those of any browser.
///
/// Each byte is read once, however few arrive at a time.
struct RequestReader {
    /// The longest request, in bytes.
    static let longest = 16 << 10
    /// The longest first line, in bytes.
    static let longestLine = 8 << 10
    /// The most lines of the header.
    static let mostFields = 100

    private var count = 0
    private var fieldCount = 0
    private var line: [UInt8] = []
    private var request: Request?
    private var isAfterReturn = false

    /// Reads the next bytes.
    ///
    /// - Returns: the request when it is complete, or nil; bytes after it are not read.
    /// - Throws: ``Refusal`` as soon as the bytes cannot become a valid request.
    mutating func read(_ bytes: [UInt8]) throws(Refusal) -> Request? {
        for byte in bytes {
            count += 1
            guard count <= Self.longest else {
                throw Refusal(.headerFieldsTooLarge, "The request's header is longer than \(Self.longest) bytes.")
            }
            guard !isAfterReturn || byte == 0x0A else {
                throw Refusal(.badRequest, "A carriage return is expected to end a line, together with a line feed.")
            }
            switch byte {
            case 0x0D: isAfterReturn = true
            case 0x0A:
                // Readers that accept a line feed alone see another request than those that do not.
                guard isAfterReturn else {
                    throw Refusal(.badRequest, "A line is expected to end with carriage return and line feed.")
                }
                isAfterReturn = false
                if let request = try endLine() { return request }
            case 0x20..<0x7F, 0x80...: try append(byte)
            // RFC 9110 lets a value have tabs.
            case 0x09 where request != nil: try append(byte)
            default: throw Refusal(.badRequest, "The request has a control character in it.")
            }
        }
        return nil
    }

    private mutating func append(_ byte: UInt8) throws(Refusal) {
        line.append(byte)
        if request == nil, line.count > Self.longestLine {
            throw Refusal(.uriTooLong, "The address is longer than \(Self.longestLine) bytes.")
        }
    }

    private mutating func endLine() throws(Refusal) -> Request? {
        defer { line.removeAll(keepingCapacity: true) }
        guard request != nil else {
            request = try Request(line: line)
            return nil
        }
        guard !line.isEmpty else {
            try request?.checkBody()
            return request
        }
        fieldCount += 1
        guard fieldCount <= Self.mostFields else {
            throw Refusal(.headerFieldsTooLarge, "The request's header has more than \(Self.mostFields) lines.")
        }
        try request?.add(line)
        return nil
    }
}
