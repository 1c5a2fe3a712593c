/// A part of a text that is no prose, and is left out of its words.
package enum TextNoise: UInt8, Sendable, CaseIterable {
    /// A line at the head of a mail, or of one of its parts, or one that names who is quoted.
    case mailHeader
    /// A line of an attachment or a signature, of PGP or at the end of a mail.
    case attachmentLine
    /// A word of mail with its encoding: `=?UTF-8?q?caf=C3=A9?=`.
    case encodedWord
    /// A line that says when a subtitle is shown.
    case subtitleTime
    /// A line of captions that is shown again above the next one.
    case repeatedCaption
    /// The name before what somebody says in a chat, with the time.
    case speaker
    /// A line of a chat that nobody says: somebody joins, or leaves.
    case chatEvent
    /// A line at the edge of a page that other pages have, too, but for its digits.
    case runningHead
    /// A reading or a remark in the brackets of Aozora Bunko.
    case annotation
    /// A sequence that colours the text of a terminal, or moves its cursor.
    case terminalCode
}

extension TextNoise {
    /// The name of the noise, in the singular and in the plural.
    package var names: (singular: String, plural: String) {
        switch self {
        case .mailHeader: ("header line of mail", "header lines of mail")
        case .attachmentLine: ("line of attachments and signatures", "lines of attachments and signatures")
        case .encodedWord: ("encoded word", "encoded words")
        case .subtitleTime: ("time of subtitles", "times of subtitles")
        case .repeatedCaption: ("repeated line of captions", "repeated lines of captions")
        case .speaker: ("name before a line of chat", "names before lines of chat")
        case .chatEvent: ("event of a chat", "events of a chat")
        case .runningHead: ("running head", "running heads")
        case .annotation: ("annotation of Aozora Bunko", "annotations of Aozora Bunko")
        case .terminalCode: ("terminal code", "terminal codes")
        }
    }
}

/// How often each kind of noise was left out.
package struct NoiseCounts: Sendable, Equatable {
    private var counts = [UInt64](repeating: 0, count: TextNoise.allCases.count)

    package init() {}

    package subscript(noise: TextNoise) -> UInt64 {
        get { counts[Int(noise.rawValue)] }
        set { counts[Int(noise.rawValue)] = newValue }
    }

    package mutating func add(_ other: NoiseCounts) {
        for place in counts.indices { counts[place] &+= other.counts[place] }
    }
}
