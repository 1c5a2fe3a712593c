import SourceText

/// A mail, or a part of one, as its header lines describe it.
struct MailPart {
    enum Content { case text, html, other }
    enum Transfer { case plain, quotedPrintable, base64 }

    private(set) var content = Content.text
    private(set) var transfer = Transfer.plain
    /// Whether Base64 has stopped at a line of another kind.
    private(set) var isInterrupted = false
    /// The encoding of a content that is transferred in another form.
    private(set) var encoding = TextEncoding.utf8
    /// The line between the parts, without the two hyphens before it.
    private(set) var boundary: [UInt8]?
    /// Whether the parts say the same in several forms.
    private(set) var isAlternative = false

    /// Whether the part says what another part has said.
    private(set) var isRepeated = false

    init() {}

    /// A part that says what another part has said, in another form.
    static var repeated: MailPart {
        var part = MailPart()
        (part.content, part.isRepeated) = (.other, true)
        return part
    }

    /// What stands before the first of several parts, or after the last one: a line for programs that know no parts.
    static var margin: MailPart {
        var part = MailPart()
        part.content = .other
        return part
    }

    /// Notes that the content is transferred as it is from here on, whatever the head says.
    mutating func becomePlain() { (transfer, isInterrupted) = (.plain, true) }

    /// Notes that the content goes on as the head says.
    mutating func resume() { (transfer, isInterrupted) = (.base64, false) }

    /// - Parameter lines: the lines of the head, which may be continued.
    init(head lines: [[UInt8]]) {
        var fields: [(name: [UInt8], value: [UInt8])] = []
        for line in lines {
            if MailHeaders.isContinuation(line), !fields.isEmpty {
                fields[fields.count - 1].value += line
            } else if let name = MailHeaders.name(line) {
                fields.append((name, Array(line.dropFirst(name.count + 1))))
            }
        }
        for (name, value) in fields {
            let text = String(decoding: value, as: UTF8.self)
            if name.elementsEqual("content-type".utf8) { read(type: text) }
            if name.elementsEqual("content-disposition".utf8), boundary == nil,
                text.drop(while: \.isWhitespace).lowercased().hasPrefix("attachment")
            {
                content = .other
            }
            if name.elementsEqual("content-transfer-encoding".utf8) {
                switch text.lowercased().filter({ !$0.isWhitespace }) {
                case "quoted-printable": transfer = .quotedPrintable
                case "base64": transfer = .base64
                default: break
                }
            }
        }
    }

    private mutating func read(type: String) {
        let fields = Self.fields(type)
        let kind = fields[0].lowercased().filter { !$0.isWhitespace }
        if kind == "text/html" {
            content = .html
        } else if ["text/calendar", "text/vcard", "text/x-vcard", "text/directory"].contains(kind) {
            content = .other
        } else if kind.hasPrefix("text/") || kind.hasPrefix("message/") || kind.hasPrefix("multipart/") || kind.isEmpty
            || !kind.contains("/")
        {
            content = .text
        } else {
            content = .other
        }
        isAlternative = kind == "multipart/alternative"
        for field in fields.dropFirst() {
            guard let sign = field.firstIndex(of: "=") else { continue }
            let name = field[..<sign].lowercased().filter { !$0.isWhitespace }
            let value = field[field.index(after: sign)...].filter { !$0.isNewline && $0 != "\r" }
            let start = value.drop { $0 == " " || $0 == "\t" }
            if name == "boundary", kind.hasPrefix("multipart/"), !start.isEmpty { boundary = Array(start.utf8) }
            if name == "charset" { encoding = TextEncoding(rawValue: String(start)) ?? .utf8 }
        }
    }

    /// The fields of a value between semicolons, without the marks of quoted strings, which may hold semicolons.
    private static func fields(_ value: String) -> [String] {
        var (fields, isQuoted, isEscaped) = ([""], false, false)
        for sign in value {
            if isEscaped || isQuoted && sign == "\\" {
                isEscaped.toggle()
                if isEscaped { continue }
            } else if sign == "\"" {
                isQuoted.toggle()
                continue
            } else if sign == ";", !isQuoted {
                fields.append("")
                continue
            }
            fields[fields.count - 1].append(sign)
        }
        return fields
    }

    /// Decodes the bytes of a content; those that do not decode are replaced.
    func decoded(_ bytes: [UInt8]) -> [UInt8] {
        // Programs that know no better name no encoding, or another one than theirs.
        if encoding.holdsASCII, String(validating: bytes, as: UTF8.self) != nil { return bytes }
        let known = encoding == .utf8 ? .windows1252 : encoding
        let source = try? SourceText(path: "", bytes: bytes, encoding: known, replacesErrors: true)
        return source?.bytes ?? Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
}

/// The forms in which mail transfers contents, by RFC 2045.
enum MailTransfer {
    /// Appends a line of quoted-printable, and returns whether the line goes on in the next one.
    static func appendQuotedPrintable(_ line: [UInt8], to bytes: inout [UInt8]) -> Bool {
        var end = line.count
        while end > 0, line[end - 1].isBlank { end -= 1 }
        let isSoft = end > 0 && line[end - 1] == UInt8(ascii: "=")
        if isSoft { end -= 1 }
        bytes += line[..<end].decodingEscapes(after: UInt8(ascii: "="))
        return isSoft
    }

    /// Decodes Base64; signs that do not belong to it are skipped.
    static func base64(_ text: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var (bits, count) = (UInt32(0), 0)
        for sign in text {
            // The padding ends what was coded at once.
            if sign == UInt8(ascii: "=") { (bits, count) = (0, 0) }
            guard let value = value(sign) else { continue }
            (bits, count) = (bits << 6 | UInt32(value), count + 6)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }

    /// Whether a line may belong to a content in Base64. In a long one without blanks, a few other signs are damage.
    static func mayBeBase64(_ line: [UInt8]) -> Bool {
        let content = line[line.trimmingBlanks(0..<line.count)]
        let others = content.count { value($0) == nil && $0 != UInt8(ascii: "=") }
        return others == 0 || content.count >= 60 && others * 10 <= content.count && !content.contains(where: \.isBlank)
    }

    /// Whether a line is Base64 and no text: long, without a blank, and with what no word has inside it.
    static func isBase64(_ line: [UInt8]) -> Bool {
        let content = line[line.trimmingBlanks(0..<line.count)]
        guard content.count >= 60, content.allSatisfy({ value($0) != nil || $0 == UInt8(ascii: "=") }) else {
            return false
        }
        return content.contains(where: \.isASCIIDigit) && content.contains(where: \.isSmallASCIILetter)
            && content.contains { $0.isASCIILetter && !$0.isSmallASCIILetter }
    }

    private static func value(_ sign: UInt8) -> UInt8? {
        switch sign {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): sign - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): sign - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): sign + 4
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
