import SourceText

/// A reader of a plain text, line by line, that leaves out what is no prose.
struct ProseLines {
    private enum Reader {
        case prose
        case mail(MailText)
        case subtitles(SubtitleText)
        case chat(ChatText)
        case pages(PageHeads)
    }

    private var reader: Reader
    private let hasCodes: Bool
    private let hasAnnotations: Bool
    private let isMail: Bool
    /// The beginning of a line whose end has not arrived.
    private var held: [UInt8] = []
    /// Whether the line, of a mail, is so long that it is passed on as it arrives.
    private var isInLongLine = false
    private(set) var noise = NoiseCounts()

    /// The most bytes of a line that is looked at. Those of mail may be in any encoding, and are not passed on as they
    /// are.
    private static let (longestLine, longestMailLine) = (1 << 20, 1 << 28)

    init(_ form: ProseForm) {
        (hasCodes, isMail) = (form.hasCodes, form.layout == .mail)
        hasAnnotations = form.hasAnnotations
        reader =
            switch form.layout {
            case .prose: .prose
            case .mail: .mail(MailText())
            case .subtitles: .subtitles(SubtitleText())
            case .chat(let style): .chat(ChatText(style: style))
            case .pages: .pages(PageHeads())
            }
    }

    /// Reads the next bytes, which end with a whole character, and appends what is prose to `text`.
    mutating func read(_ bytes: Span<UInt8>, isLast: Bool, into text: inout [UInt8]) {
        var start = 0
        while start < bytes.count {
            let end = bytes.firstLineFeed(from: start)
            let hasEnd = end < bytes.count
            let longest = isMail ? Self.longestMailLine : Self.longestLine
            while !isInLongLine, held.count + end - start > longest {
                let cut = start + longest - held.count
                held.append(bytes, start..<cut)
                start = cut
                readPiece(into: &text)
            }
            if isInLongLine {
                pass(bytes, start..<min(end + 1, bytes.count), to: &text)
                if hasEnd { isInLongLine = false }
            } else {
                held.append(bytes, start..<end)
                if hasEnd { readLine(into: &text) }
            }
            start = end + 1
        }
        guard isLast else { return }
        if !held.isEmpty { readLine(into: &text) }
        switch reader {
        case .prose, .chat: break
        case .mail(var mail): mail.finish(into: &text, &noise)
        case .subtitles(var subtitles): subtitles.finish(into: &text, &noise)
        case .pages(var pages): pages.finish(into: &text)
        }
    }

    /// Reads the beginning of a line that is too long to be held, and keeps its end, which may go on with what follows.
    /// A line of mail is passed on.
    private mutating func readPiece(into text: inout [UInt8]) {
        guard !isMail else {
            isInLongLine = true
            pass(held.span, 0..<held.count, to: &text)
            held = []
            return
        }
        var (piece, end) = (held, held.count)
        var rest: ArraySlice<UInt8> = []
        if hasCodes {
            (piece, end) = LineCodes.remove(from: piece, upTo: piece.count - LineCodes.longest, &noise)
            rest = held[end...]
        }
        if hasAnnotations {
            let whole = piece
            let limit = max(0, piece.count - LineCodes.longest)
            (piece, end) = LineCodes.removeAnnotations(from: piece, upTo: limit, &noise)
            rest = whole[end...] + rest
        }
        // A backspace removes the sign before it, and a reading follows a kanji.
        var cut = max(0, piece.count - LineCodes.longest)
        while cut > 0, cut < piece.count, piece[cut] & 0xC0 == 0x80 { cut -= 1 }
        text += piece[..<cut]
        held = Array(piece[cut...] + rest)
    }

    private mutating func withoutCodes(_ line: [UInt8]) -> [UInt8] {
        // In mail, an escape character may belong to an encoding of Japanese.
        let line = hasCodes && !isMail ? LineCodes.remove(from: line, &noise) : line
        return hasAnnotations ? LineCodes.removeAnnotations(from: line, upTo: line.count, &noise).kept : line
    }

    /// Passes a part of a line of mail on that is too long to be looked at: in ASCII, since other bytes may be in any
    /// encoding.
    private func pass(_ bytes: Span<UInt8>, _ range: Range<Int>, to text: inout [UInt8]) {
        for index in range where bytes[index] < 0x80 { text.append(bytes[index]) }
    }

    private mutating func readLine(into text: inout [UInt8]) {
        let line = withoutCodes(held)
        held.removeAll(keepingCapacity: true)
        switch reader {
        case .prose:
            text += line
            text.append(UInt8(ascii: "\n"))
        case .mail(var mail):
            reader = .prose
            mail.read(line, into: &text, &noise)
            reader = .mail(mail)
        case .subtitles(var subtitles):
            reader = .prose
            subtitles.read(line, into: &text, &noise)
            reader = .subtitles(subtitles)
        case .chat(let chat): chat.read(line, into: &text, &noise)
        case .pages(var pages):
            reader = .prose
            pages.read(line, into: &text, &noise)
            reader = .pages(pages)
        }
    }
}
