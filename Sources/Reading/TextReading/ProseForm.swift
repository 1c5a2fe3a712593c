import SourceText

/// What a plain text is made of besides prose, as its beginning shows.
package struct ProseForm: Sendable, Equatable {
    /// The arrangement of the lines of a text.
    package enum Layout: Sendable, Equatable {
        case prose, mail, subtitles, pages
        case chat(ChatLine.Style)
    }

    package private(set) var layout = Layout.prose
    /// Whether lines have terminal codes or encoded words.
    package private(set) var hasCodes = false
    /// Whether lines have readings and remarks in the brackets of Aozora Bunko, the library of Japanese classics.
    package private(set) var hasAnnotations = false
    /// The markup language that the text seems to be written in, although it was taken for plain.
    package private(set) var seeming: TextMarkup?

    /// Whether all of the text is prose, as far as its beginning shows.
    package var isProse: Bool { layout == .prose && !hasCodes && !hasAnnotations }

    /// The form of a text without any noise.
    package init() {}

    /// The number of bytes at the beginning of a text that are examined.
    package static let sampleLength = 1 << 16

    /// Examines the beginning of a text.
    ///
    /// - Parameter start: UTF-8 from the beginning of the text. Only the first ``sampleLength`` bytes count, so that
    ///   more of them give the same result.
    /// - Parameter isPlain: whether the text is known to be plain, so that it does not seem to be anything else.
    package init(of start: some Collection<UInt8>, isPlain: Bool = false) {
        var sample = Array(start.prefix(Self.sampleLength))
        if sample.starts(with: [0xEF, 0xBB, 0xBF]) { sample.removeFirst(3) }
        let all = sample.indices
        hasCodes =
            sample.offset(of: 0x1B, in: all) < sample.count || sample.offset(of: 0x08, in: all) < sample.count
            || Self.holdsEncodedWord(sample)
        hasAnnotations = sample.firstOffset(of: "［＃", in: all) != nil
        if MailHeaders.areIn(sample) {
            layout = .mail
        } else if SubtitleLine.areIn(sample) {
            layout = .subtitles
        } else if let style = ChatLine.style(of: sample) {
            layout = .chat(style)
        } else if sample.count(where: { $0 == 0x0C }) > 1 || Self.count("[Page ", in: sample) > 1 {
            layout = .pages
        }
        if !isPlain { seeming = Self.markup(sample) }
    }

    private static func holdsEncodedWord(_ bytes: [UInt8]) -> Bool {
        var place = bytes.firstOffset(of: "=?", in: bytes.indices)
        while let start = place {
            if EncodedWord.end(bytes[...], at: start) != nil { return true }
            place = bytes.firstOffset(of: "=?", in: start + 2..<bytes.count)
        }
        return false
    }

    private static func count(_ literal: StaticString, in bytes: [UInt8]) -> Int {
        var (count, start) = (0, 0)
        while let place = bytes.firstOffset(of: literal, in: start..<bytes.count) {
            (count, start) = (count + 1, place + 1)
        }
        return count
    }

    /// The markup language that the first signs are those of.
    private static func markup(_ bytes: [UInt8]) -> TextMarkup? {
        guard let start = bytes.firstIndex(where: { !$0.isXMLSpace }) else { return nil }
        if bytes[start] == UInt8(ascii: "<") {
            let isXML = ["<?xml", "<rss", "<feed", "<rdf:RDF"].contains { (beginning: StaticString) in
                bytes.holds(beginning, at: start, end: bytes.count)
            }
            if isXML { return .xml }
            let isHTML =
                bytes.holdsIgnoringCase("<!doctype html", at: start, end: bytes.count)
                || bytes.holdsIgnoringCase("<html", at: start, end: bytes.count)
            return isHTML ? .html : nil
        }
        guard bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") else { return nil }
        // A bracket may begin a text, a bracket and a quotation mark hardly does: a key, or a string, and its end.
        var next = start + 1
        while next < bytes.count, bytes[next].isXMLSpace || "[{".utf8.contains(bytes[next]) { next += 1 }
        guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else { return nil }
        let end = bytes.offset(of: UInt8(ascii: "\""), in: next + 1..<bytes.count)
        guard let sign = bytes[min(end + 1, bytes.count)...].first(where: { !$0.isXMLSpace }) else { return nil }
        return ":,]".utf8.contains(sign) ? .json : nil
    }
}
