import SourceText

/// A reader of the plain text of a mail, line by line, that leaves out signatures, the lines which name who is quoted,
/// and the heads of mails that are passed on inside the text.
struct MailProse {
    /// The lines behind a mark of a signature, which they are if the mail ends soon.
    private var signature: [[UInt8]] = []
    /// The lines that may name who is quoted, with the empty ones behind them: they do if a quotation follows.
    private var attribution: [[UInt8]] = []
    /// Whether a line has said that another mail follows, whose head is being left out.
    private var isInHead = false

    private static let mostSignatureLines = 12

    mutating func read(_ line: [UInt8], into text: inout [UInt8], _ noise: inout NoiseCounts) {
        if !signature.isEmpty {
            // Behind an empty line only the mark of another signature goes on with it.
            let isOver = signature.last?.isEmpty == true && !line.isEmpty && !Self.beginsSignature(line)
            if !isOver, signature.count < Self.mostSignatureLines { return signature.append(line) }
            release(&signature, to: &text)
        }
        let said = Self.withoutQuotationMarks(line)
        if isInHead {
            if MailHeaders.mayBegin(Array(said)) || MailHeaders.isContinuation(Array(said)) {
                noise[.mailHeader] &+= 1
                return
            }
            // An empty line ends the head, or any other that is none of it.
            isInHead = false
        }
        if let last = attribution.last(where: { !$0.isEmpty }) {
            let isWhole = last.last == UInt8(ascii: ":")
            if isWhole ? line.isEmpty && attribution.count < 4 : Self.endsAttribution(said) {
                return attribution.append(line)
            }
            if isWhole, line.first == UInt8(ascii: ">") {
                noise[.mailHeader] &+= UInt64(attribution.count { !$0.isEmpty })
                attribution = []
            }
            release(&attribution, to: &text)
        }
        if Self.beginsSignature(line) {
            signature = [line]
        } else if Self.announcesMail(said) {
            noise[.mailHeader] &+= 1
            isInHead = true
        } else if Self.mayBeAttribution(said) {
            attribution = [line]
        } else {
            append(line, to: &text)
        }
    }

    /// Ends the text of a mail, or of a part of one, so that nothing of it goes on in the next.
    mutating func finish(into text: inout [UInt8], _ noise: inout NoiseCounts) {
        release(&attribution, to: &text)
        noise[.attachmentLine] &+= UInt64(signature.count)
        self = MailProse()
    }

    private func release(_ lines: inout [[UInt8]], to text: inout [UInt8]) {
        for line in lines { append(line, to: &text) }
        lines = []
    }

    private func append(_ line: [UInt8], to text: inout [UInt8]) {
        text += line
        text.append(UInt8(ascii: "\n"))
    }

    // MARK: - Kinds of lines

    /// What a line says behind the marks of a quotation: `> > `.
    private static func withoutQuotationMarks(_ line: [UInt8]) -> ArraySlice<UInt8> {
        var said = line[...]
        while said.first == UInt8(ascii: ">") {
            said = said.dropFirst()
            if said.first == 0x20 { said = said.dropFirst() }
        }
        return said
    }

    /// Whether a signature begins with the line: `-- ` by convention, a long rule before what a mailing list adds.
    private static func beginsSignature(_ line: [UInt8]) -> Bool {
        line.elementsEqual("-- ".utf8) || line.count >= 30 && line.allSatisfy { $0 == UInt8(ascii: "_") }
    }

    /// Whether a line may name who is quoted: `Ann wrote:`; in any language, with an address, or the day and the time or
    /// year; or the beginning of such a line, `On Mon, Mar 4, 2024 at 8:00 AM Ann <ann@example.org>`.
    private static func mayBeAttribution(_ line: ArraySlice<UInt8>) -> Bool {
        let mayBegin = line.first == UInt8(ascii: "O") && line.starts(with: "On ".utf8)
        guard line.count < 300, line.last == UInt8(ascii: ":") || mayBegin else { return false }
        if endsAttribution(line) {
            return mayBegin || line.contains(UInt8(ascii: "@")) || line.split(whereSeparator: \.isBlank).count <= 4
        }
        let numbers = line.split { !$0.isASCIIDigit }.count
        // A day and a year, or a day and a time of two numbers.
        return numbers > 1 && MailHeaders.holdsYear(line) || numbers > 2 && MailHeaders.holdsTime(Array(line))
    }

    /// Whether a line ends like one that names who is quoted: with a colon, behind an address or a verb.
    private static func endsAttribution(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.last == UInt8(ascii: ":") else { return false }
        let last = line.reversed().prefix { !$0.isBlank }.reversed()
        return line.contains(UInt8(ascii: "@")) || last.elementsEqual("wrote:".utf8)
            || last.elementsEqual("writes:".utf8)
    }

    /// Whether a line says that another mail follows: `-----Original Message-----`.
    private static func announcesMail(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.first == UInt8(ascii: "-") else { return false }
        let inner = line.drop { $0 == UInt8(ascii: "-") }
        let rest = inner.prefix { $0 != UInt8(ascii: "-") }
        guard line.count - inner.count >= 5, inner[rest.endIndex...].count >= 5,
            inner[rest.endIndex...].allSatisfy({ $0 == UInt8(ascii: "-") || $0.isBlank })
        else { return false }
        let words = rest.map(\.asciiLowercased).drop(while: \.isBlank)
        return ["original message", "forwarded message", "forwarded by", "begin forwarded message"].contains {
            words.starts(with: $0.utf8)
        }
    }
}
