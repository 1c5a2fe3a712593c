import SourceText

/// The lines at the head of a mail: a name, a colon and a value each, by RFC 5322.
enum MailHeaders {
    /// Names that texts other than mails have in few lines one after the other.
    private static let names: Set<[UInt8]> = Set(
        [
            "from", "to", "cc", "bcc", "subject", "date", "sent", "message-id", "received", "reply-to", "return-path",
            "delivered-to", "in-reply-to", "references", "mime-version", "content-type", "content-transfer-encoding",
            "content-disposition", "sender", "list-id", "newsgroups", "path", "organization", "lines", "xref",
            "status", "precedence", "errors-to", "user-agent", "importance", "priority", "attachments",
        ].map { Array($0.utf8) })
    /// Names of which a head has two at least.
    private static let core: Set<[UInt8]> = Set(
        ["from", "to", "subject", "date", "sent", "message-id", "received", "newsgroups"].map { Array($0.utf8) })

    /// The name of a header line in small letters; nil for a line of another kind.
    static func name(_ line: [UInt8]) -> [UInt8]? {
        guard let colon = line.prefix(80).firstIndex(of: UInt8(ascii: ":")), colon > 0,
            line[..<colon].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return nil }
        return line[..<colon].map(\.asciiLowercased)
    }

    /// Whether a head of a mail may begin with this line.
    static func mayBegin(_ line: [UInt8]) -> Bool {
        guard let name = name(line) else { return false }
        return names.contains(name) || name.starts(with: "x-".utf8) || name.starts(with: "list-".utf8)
            || name.starts(with: "arc-".utf8) || name.starts(with: "dkim-".utf8)
    }

    /// Whether lines are the head of a mail.
    static func isHead(_ lines: [[UInt8]]) -> Bool {
        var found: Set<[UInt8]> = []
        var count = 0
        // What people write in this form has no address, and no time with a date.
        guard lines.contains(where: { $0.contains(UInt8(ascii: "@")) || holdsTime($0) && holdsYear($0) }) else {
            return false
        }
        for line in lines {
            guard let name = name(line) else { continue }
            count += 1
            if core.contains(name) { found.insert(name) }
        }
        return count > 2 && found.count > 1 || count > 0 && lines.first.map(isSeparator) ?? false
    }

    /// Whether the line separates two mails of an mbox: `From ann@example.org Mon Jan  1 12:00:00 2024`.
    static func isSeparator(_ line: [UInt8]) -> Bool {
        // A sentence that begins with this word has no time and no year.
        line.holds("From ", at: 0, end: line.count) && line.count < 300 && holdsTime(line)
            && holdsYear(line)
    }

    /// Whether a line has a year of four digits.
    static func holdsYear(_ line: some Collection<UInt8>) -> Bool {
        line.split { !$0.isASCIILetterOrDigit }.contains { word in
            word.count == 4 && word.allSatisfy(\.isASCIIDigit)
                && (word.starts(with: "19".utf8) || word.starts(with: "20".utf8))
        }
    }

    /// Whether a line has a time, `12:00`.
    static func holdsTime(_ line: [UInt8]) -> Bool {
        line.indices.dropFirst(2).dropLast(2).contains {
            line[$0] == UInt8(ascii: ":") && line[$0 - 1].isASCIIDigit && line[$0 - 2].isASCIIDigit
                && line[$0 + 1].isASCIIDigit && line[$0 + 2].isASCIIDigit
        }
    }

    /// Whether the line goes on with the one before it.
    static func isContinuation(_ line: [UInt8]) -> Bool {
        guard let first = line.first, first.isSpaceOrTab else { return false }
        return line.contains { !$0.isBlank }
    }

    /// Whether a text begins with a head of a mail, or has one behind the separator of an mbox.
    static func areIn(_ bytes: [UInt8]) -> Bool {
        var (start, isFirst) = (bytes.firstIndex { !$0.isHTMLSpace } ?? bytes.count, true)
        while start < bytes.count {
            if isFirst || bytes.holds("From ", at: start, end: bytes.count) {
                let lines = firstLines(bytes, from: start)
                if isFirst || lines.first.map(isSeparator) ?? false, isHead(lines) { return true }
            }
            isFirst = false
            guard let next = bytes.firstOffset(of: "\nFrom ", in: start..<bytes.count) else { return false }
            start = next + 1
        }
        return false
    }

    /// The lines from an offset on that may be a head.
    private static func firstLines(_ bytes: [UInt8], from start: Int) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var start = start
        while start < bytes.count, lines.count < 100 {
            let end = bytes.offset(of: 0x0A, in: start..<bytes.count)
            let line = Array(bytes[start..<end])
            guard lines.isEmpty && isSeparator(line) || name(line) != nil || !lines.isEmpty && isContinuation(line)
            else { break }
            lines.append(line)
            start = end + 1
        }
        return lines
    }
}
