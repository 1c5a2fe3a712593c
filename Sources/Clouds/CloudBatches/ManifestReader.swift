import FileAccess
import Glibc
import SourceText

/// Lines of a manifest that were read together.
struct ManifestBlock: Sendable {
    struct Line: Sendable {
        /// The range of the line in the block's bytes, without the line feed.
        let range: Range<Int>
        /// The 1-based number of the line in the manifest.
        let number: Int
        /// The index of the line among those that are not blank, from 0.
        let index: Int
        /// Whether the line is too long, and only its beginning was kept.
        var isTooLong = false
    }

    /// The bytes of the block; the lines are valid UTF-8 if ``isText`` is true.
    let source: SourceText
    /// The lines that are not blank.
    let lines: [Line]
    /// Whether all bytes are UTF-8; if not, each line has to be checked.
    let isText: Bool
}

/// Reads a manifest in blocks of whole lines, as it arrives: memory grows with the longest line, and not with the
/// manifest.
struct ManifestReader: ~Copyable {
    /// The most bytes of a line; longer lines are skipped and not kept.
    let longestLine: Int
    /// The bytes kept of such a line, for messages.
    private static let kept = 200

    private let descriptor: Int32
    private let path: String
    private let blockLength: Int
    /// The bytes read after the last whole line.
    private var rest: [UInt8] = []
    private var searched = 0
    private var isAtStart = true
    private var isAtEnd = false
    private var lineCount = 0
    private var cloudCount = 0

    /// Reads from an open file.
    ///
    /// - Parameter path: The name of the manifest in messages.
    init(_ descriptor: Int32, path: String, blockLength: Int, longestLine: Int) {
        (self.descriptor, self.path) = (descriptor, path)
        (self.blockLength, self.longestLine) = (blockLength, longestLine)
    }

    /// Returns the next lines: as many as a block holds, or as have arrived; nil at the end.
    ///
    /// - Throws: ``Problem`` for a file that is no text at all, or cannot be read.
    mutating func next() throws -> ManifestBlock? {
        while !isAtEnd {
            if let chunk = try readChunk(descriptor, path: path, capacity: blockLength) {
                if rest.isEmpty { rest = chunk } else { rest.append(contentsOf: chunk) }
            } else {
                isAtEnd = true
            }
            // A first line shorter than that does not have to wait for the second.
            if isAtStart, isAtEnd || rest.count >= 16 || rest.contains(UInt8(ascii: "\n")) {
                isAtStart = false
                try inspect()
            }
            // The first bytes may still be removed, so nothing is searched before they have been inspected.
            guard !isAtStart else { continue }
            // Bytes that a pipe already holds are added, so that all workers have something to do.
            if !isAtEnd, rest.count < blockLength, hasMore { continue }
            let end = isAtEnd ? rest.count : rest[searched...].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
            searched = rest.count
            if let end {
                var bytes = rest
                bytes.removeSubrange(end...)
                rest.removeFirst(end)
                searched = rest.count
                let block = block(bytes)
                if !block.lines.isEmpty { return block }
            } else if rest.count > longestLine {
                return try passLine()
            }
        }
        return nil
    }

    private var hasMore: Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&poll, 1, 0) == 1
    }

    /// Skips the rest of a line that is too long to keep.
    private mutating func passLine() throws -> ManifestBlock {
        let start = Array(rest.prefix(Self.kept))
        var count = rest.count
        rest = []
        while let chunk = try readChunk(descriptor, path: path, capacity: blockLength) {
            guard let end = chunk.firstIndex(of: UInt8(ascii: "\n")) else {
                count += chunk.count
                // The line is not in memory, but one without end is no manifest.
                guard count <= InputLimit.bytes else {
                    throw InputLimit.problem(path, "a line", hint: "put one cloud on a line")
                }
                continue
            }
            rest = Array(chunk[(end + 1)...])
            break
        }
        searched = 0
        let line = ManifestBlock.Line(
            range: 0..<start.count, number: lineCount + 1, index: cloudCount, isTooLong: true)
        (lineCount, cloudCount) = (lineCount + 1, cloudCount + 1)
        return ManifestBlock(source: SourceText(checked: start, path: path), lines: [line], isText: true)
    }

    private mutating func block(_ bytes: [UInt8]) -> ManifestBlock {
        var lines: [ManifestBlock.Line] = []
        let span = bytes.span
        var offset = 0
        while offset < span.count {
            let end = span.firstLineFeed(from: offset)
            lineCount += 1
            if !Self.isBlank(span, offset..<end) {
                let isTooLong = end - offset > longestLine
                lines.append(.init(range: offset..<end, number: lineCount, index: cloudCount, isTooLong: isTooLong))
                cloudCount += 1
            }
            offset = end + 1
        }
        let isText = (try? UTF8Span(validating: span)) != nil
        return ManifestBlock(source: SourceText(checked: bytes, path: path), lines: lines, isText: isText)
    }

    private static func isBlank(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range {
            let byte = bytes[index]
            guard byte == 0x20 || byte == 0x09 || byte == 0x0D else { return false }
        }
        return true
    }

    /// Refuses a file of another kind, and removes a byte order mark.
    private mutating func inspect() throws {
        let start = Array(rest.prefix(16))
        try SourceText.refuseBinary(path: path, start.filter { $0 != 0 })
        let isUTF16 = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
        if isUTF16 || start.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw Problem(
                path: path, "the manifest is UTF-16 or UTF-32, expected UTF-8",
                hint: "convert it: iconv -f UTF-16 -t UTF-8")
        }
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { rest.removeFirst(3) }
    }
}
