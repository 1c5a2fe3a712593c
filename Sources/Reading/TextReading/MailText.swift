import MarkupReading
import SourceText

/// A reader of mails that keeps what people read of them: no header lines, no attachments; HTML as text.
struct MailText {
    private var part = MailPart()
    /// The parts around the one that is read, each with the line between its parts.
    private var containers: [(boundary: [UInt8], isAlternative: Bool, hasText: Bool)] = []
    /// The lines that may be a head; the first one may separate two mails.
    private var head: [[UInt8]] = []
    private var isAtParagraphStart = true
    private var isAtPartStart = false
    private var isInSignature = false
    /// A content that is decoded when it has arrived.
    private var encoded: [UInt8] = []
    private var prose = MailProse()
    /// Whether the head has said that parts follow, and none has begun; and the lines since then.
    private var isBeforeParts = false
    private var preamble: [[UInt8]] = []
    private var html: HTMLText?
    private var readable = ReadableText()

    /// The most lines of a head, and the most bytes of a content that is decoded at once.
    private static let (mostLines, mostEncoded) = (1_000, 16 << 20)
    private static let (mostContainers, mostPreambleLines) = (20, 1_000)

    mutating func read(_ line: [UInt8], into text: inout [UInt8], _ noise: inout NoiseCounts) {
        var line = line
        if line.last == 0x0D { line.removeLast() }
        if !head.isEmpty {
            if head.count < Self.mostLines, MailHeaders.name(line) != nil || MailHeaders.isContinuation(line) {
                return head.append(line)
            }
            decide(into: &text, &noise)
        } else if isAtPartStart, line.isEmpty {
            // A part without a head.
            isAtPartStart = false
            if saysAgain { part = .repeated }
        }
        if isAtParagraphStart && MailHeaders.mayBegin(line) || MailHeaders.isSeparator(line) {
            return head.append(line)
        }
        isAtPartStart = false
        isAtParagraphStart = line.isEmpty
        if let edge = boundary(line) {
            // The lines before the first part are for programs that know no parts.
            if edge.depth == containers.count - 1 {
                noise[.attachmentLine] &+= UInt64(preamble.count { !$0.isEmpty })
                preamble = []
            }
            releasePreamble(into: &text, &noise)
            finishPart(into: &text, &noise)
            containers.removeSubrange((edge.depth + 1)...)
            if edge.isLast { containers.removeLast() }
            part = edge.isLast ? .margin : MailPart()
            (isAtPartStart, isAtParagraphStart) = (!edge.isLast, true)
            noise[.mailHeader] &+= 1
            return
        }
        readBody(line, into: &text, &noise)
    }

    mutating func finish(into text: inout [UInt8], _ noise: inout NoiseCounts) {
        if !head.isEmpty { decide(into: &text, &noise) }
        releasePreamble(into: &text, &noise)
        finishPart(into: &text, &noise)
    }

    // MARK: - Heads

    /// Leaves the lines that may be a head out, or reads them as text.
    private mutating func decide(into text: inout [UInt8], _ noise: inout NoiseCounts) {
        let lines = head
        head = []
        guard isAtPartStart || MailHeaders.isHead(lines) else {
            for line in lines { readBody(line, into: &text, &noise) }
            isAtParagraphStart = false
            return
        }
        releasePreamble(into: &text, &noise)
        noise[.mailHeader] &+= UInt64(lines.count)
        let begun = isAtPartStart
        isAtPartStart = false
        finishPart(into: &text, &noise)
        if MailHeaders.isSeparator(lines[0]) { containers = [] }
        part = MailPart(head: lines)
        let isRepeated = begun && saysAgain
        if let boundary = part.boundary, containers.count < Self.mostContainers {
            containers.append((boundary, part.isAlternative, isRepeated))
            (part, isBeforeParts) = (.margin, true)
        } else if isRepeated {
            part = .repeated
        }
    }

    /// Reads what seemed to stand before the first part as text, if no part has come.
    private mutating func releasePreamble(into text: inout [UInt8], _ noise: inout NoiseCounts) {
        let lines = preamble
        (preamble, isBeforeParts) = ([], false)
        if lines.isEmpty { return }
        part = MailPart()
        for line in lines { readBody(line, into: &text, &noise) }
    }

    /// Whether a new part says what another one has said.
    private var saysAgain: Bool { containers.contains { $0.isAlternative && $0.hasText } }

    private func boundary(_ line: [UInt8]) -> (depth: Int, isLast: Bool)? {
        guard line.starts(with: "--".utf8), !containers.isEmpty else { return nil }
        let content = line[line.trimmingBlanks(2..<line.count)]
        for depth in containers.indices.reversed() where content.starts(with: containers[depth].boundary) {
            let rest = content.dropFirst(containers[depth].boundary.count)
            if rest.isEmpty { return (depth, false) }
            if rest.elementsEqual("--".utf8) { return (depth, true) }
        }
        return nil
    }

    // MARK: - Contents

    private mutating func readBody(_ line: [UInt8], into text: inout [UInt8], _ noise: inout NoiseCounts) {
        guard part.content != .other else {
            if isBeforeParts {
                preamble.append(line)
                if preamble.count > Self.mostPreambleLines { releasePreamble(into: &text, &noise) }
                return
            }
            noise[.attachmentLine] &+= part.isRepeated || line.isEmpty ? 0 : 1
            return
        }
        switch part.transfer {
        case .base64 where !MailTransfer.mayBeBase64(line):
            // Some programs name the form, and write another one; or a mailing list adds lines in plain text.
            finishContent(into: &text, &noise)
            text += "\n".utf8
            part.becomePlain()
            readBody(line, into: &text, &noise)
        case .base64:
            encoded += line
            if encoded.count > Self.mostEncoded { finishContent(into: &text, &noise) }
        case .quotedPrintable:
            if MailTransfer.appendQuotedPrintable(line, to: &encoded), encoded.count < Self.mostEncoded { return }
            finishContent(into: &text, &noise)
        case .plain:
            if isInSignature || line.starts(with: "-----BEGIN PGP SIGNATURE-----".utf8) {
                isInSignature = !line.starts(with: "-----END PGP".utf8)
                noise[.attachmentLine] &+= 1
            } else if MailTransfer.isBase64(line) {
                guard part.isInterrupted else {
                    noise[.attachmentLine] &+= 1
                    return
                }
                part.resume()
                encoded += line
            } else {
                append(part.decoded(line), to: &text, &noise)
            }
        }
    }

    /// Appends one line, or all lines of a content that was decoded at once.
    private mutating func append(_ content: [UInt8], to text: inout [UInt8], _ noise: inout NoiseCounts) {
        let content = LineCodes.remove(from: content, &noise)
        if !content.allSatisfy(\.isBlank) { for place in containers.indices { containers[place].hasText = true } }
        guard part.content == .html else {
            if part.transfer == .plain { return prose.read(content, into: &text, &noise) }
            for line in content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
                prose.read(Array(line.last == 0x0D ? line.dropLast() : line), into: &text, &noise)
            }
            return
        }
        var reader = html ?? HTMLText(keepsCode: false)
        let bytes = content + [UInt8(ascii: "\n")]
        reader.read(bytes.span, 0..<bytes.count, into: &readable)
        html = reader
    }

    private mutating func finishContent(into text: inout [UInt8], _ noise: inout NoiseCounts) {
        guard part.transfer != .plain else { return }
        let bytes = part.decoded(part.transfer == .base64 ? MailTransfer.base64(encoded) : encoded)
        encoded = []
        append(bytes, to: &text, &noise)
    }

    /// Ends a part, so that nothing of it goes on in the next one.
    private mutating func finishPart(into text: inout [UInt8], _ noise: inout NoiseCounts) {
        if !encoded.isEmpty { finishContent(into: &text, &noise) }
        prose.finish(into: &text, &noise)
        html?.finish(into: &readable)
        text += readable.bytes
        text += "\n\n".utf8
        (html, readable, isInSignature) = (nil, ReadableText(), false)
    }
}
