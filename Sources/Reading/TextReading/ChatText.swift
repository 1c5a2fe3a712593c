import SourceText

/// A reader of the log of a chat that keeps what is said: no names and times before it, nobody who joins or leaves.
/// Each line is a paragraph.
struct ChatText {
    /// The form of most lines.
    let style: ChatLine.Style

    func read(_ line: [UInt8], into text: inout [UInt8], _ noise: inout NoiseCounts) {
        let said: ArraySlice<UInt8>
        switch ChatLine(line, style) {
        case .said(_, let range, _):
            noise[.speaker] &+= 1
            said = line[range.lowerBound..<Self.end(line, range)]
        case .event:
            noise[.chatEvent] &+= 1
            return
        case .other: said = line[...]
        }
        text += said
        text += "\n\n".utf8
    }

    /// The end of what is said, before the mark of the program that it was edited.
    private static func end(_ line: [UInt8], _ range: Range<Int>) -> Int {
        let mark = "<This message was edited>"
        guard line[range].suffix(mark.utf8.count).elementsEqual(mark.utf8) else { return range.upperBound }
        return line.trimmingBlanks(range.lowerBound..<range.upperBound - mark.utf8.count).upperBound
    }
}

/// A line of a chat.
package enum ChatLine {
    /// What somebody says, with the place of the name, and of what is said.
    case said(name: Range<Int>, Range<Int>, Style)
    /// What the program says: that somebody joins, or a picture stands here.
    case event
    /// The next line of something said, or no chat at all.
    case other

    /// The form of a line: what stands before the words.
    package struct Style: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        static let time = Style(rawValue: 1)
        static let date = Style(rawValue: 2)
        static let bracket = Style(rawValue: 4)
        /// A name in angle brackets; the other names end with a colon.
        static let angle = Style(rawValue: 8)
        /// A name between two tabs.
        static let tabs = Style(rawValue: 16)
    }

    /// The most bytes of a name, and of a date and time.
    private static let (longestName, longestTime) = (60, 40)

    /// - Parameter wanted: the form of the lines of this chat; others are no lines of it. Nil allows any.
    init(_ line: [UInt8], _ wanted: Style? = nil) {
        var content = line.trimmingBlanks(0..<line.count)
        // Some programs begin a line with a mark of the writing direction.
        while line.holds("\u{200E}", at: content.lowerBound, end: content.upperBound) {
            content = content.lowerBound + 3..<content.upperBound
        }
        var time = TimePrefix(line, content)
        let hasTime = time.style.contains(.time)
        var index = time.end
        while index < content.upperBound, line[index].isBlank { index += 1 }
        guard index < content.upperBound else {
            self = .other
            return
        }
        if Self.isMarkedEvent(line[index..<content.upperBound]) {
            self = .event
        } else if let name = Self.name(line, index..<content.upperBound, behind: time) {
            time.style.formUnion(name.style)
            guard wanted == nil || wanted == time.style else {
                self = .other
                return
            }
            let said = line.trimmingBlanks(name.end..<content.upperBound)
            self = Self.isSilent(line[said]) ? .event : .said(name: name.range, said, time.style)
        } else if Self.isEvent(line[index..<content.upperBound], isBehindTime: hasTime) {
            self = .event
        } else if hasTime, line[index] == UInt8(ascii: "*"), index + 1 < content.upperBound, line[index + 1] == 0x20 {
            // What somebody does: `* ann waves`.
            let space = line.offset(of: 0x20, in: index + 2..<content.upperBound)
            self = .said(name: index + 2..<space, space..<content.upperBound, time.style.union(.angle))
        } else {
            self = .other
        }
    }

    /// The name that speaks: `<ann>`, or behind a time `Ann Lee:`, or one between two tabs.
    private static func name(
        _ line: [UInt8], _ range: Range<Int>, behind time: TimePrefix
    ) -> (range: Range<Int>, end: Int, style: Style)? {
        let start = range.lowerBound
        let limit = min(range.upperBound, start + longestName)
        if line[start] == UInt8(ascii: "<") {
            let close = line.offset(of: UInt8(ascii: ">"), in: start..<limit)
            guard close < limit, close > start + 1, !line[start..<close].contains(UInt8(ascii: "/")) else { return nil }
            return (start + 1..<close, close + 1, .angle)
        }
        guard time.style.contains(.time) else { return nil }
        if line[time.end] == 0x09 {
            let tab = line.offset(of: 0x09, in: start..<limit)
            return tab < limit ? (start..<tab, tab + 1, .tabs) : nil
        }
        // Programs of a system log their messages behind the name of a month and a colon, too.
        guard !time.hasMonth else { return nil }
        let colon = line.offset(of: UInt8(ascii: ":"), in: start..<limit)
        guard colon < limit, colon > start, colon + 1 == range.upperBound || line[colon + 1] == 0x20 else { return nil }
        return (start..<colon, colon + 1, [])
    }

    /// Whether nothing is said: a picture without words, or a message of the program, which may mark it.
    private static func isSilent(_ said: ArraySlice<UInt8>) -> Bool {
        if said.first == UInt8(ascii: "<"), said.last == UInt8(ascii: ">") { return true }
        return said.starts(with: "\u{200E}".utf8) || said.starts(with: "NICK :".utf8)
            || ["JOIN", "PART", "QUIT", "This message was deleted", "You deleted this message"].contains {
                said.elementsEqual($0.utf8)
            }
            || ["Missed voice call", "Missed video call"].contains { said.starts(with: $0.utf8) }
            || said.suffix(15).elementsEqual("(file attached)".utf8)
    }

    /// Whether a program marks the line as said by itself.
    private static func isMarkedEvent(_ text: ArraySlice<UInt8>) -> Bool {
        [
            "=== ", "*** ", "-!- ", "--> ", "<-- ", "-->\t", "<--\t", "--\t", "--- Log opened", "--- Log closed",
            "--- Day changed",
        ].contains { text.starts(with: $0.utf8) }
    }

    /// Whether the program says the line: that somebody joins or leaves, or that a topic changes.
    private static func isEvent(_ text: ArraySlice<UInt8>, isBehindTime: Bool) -> Bool {
        guard isBehindTime else { return false }
        let text = Array(text)
        // Behind a star somebody does something, or a program says who comes and goes.
        if text.first == UInt8(ascii: "*") {
            return arrivals.contains { text.firstOffset(of: $0, in: text.indices) != nil }
        }
        return text.suffix(5).elementsEqual(" left".utf8)
            || (arrivals + events).contains { text.firstOffset(of: $0, in: text.indices) != nil }
    }

    private static let arrivals: [StaticString] = [
        " has joined", " has left", " has quit", " is now known as", " sets mode",
    ]
    private static let events: [StaticString] = [
        " joined using", " changed the subject",
        " changed the group", " changed the topic", " changed their ", " changed this group", " created group",
        " created this group", " added ", " removed ", " security code", " are now secured",
        "end-to-end encrypted",
    ]

    /// The form of most lines of a text, if these are said in a chat: by two speakers at least, each of whom speaks three
    /// times on average; nil for another text.
    static func style(of bytes: [UInt8]) -> Style? {
        var (lines, start) = (0, 0)
        var said: [Style: (count: Int, names: Set<[UInt8]>)] = [:]
        while start < bytes.count, lines < 400 {
            let end = bytes.offset(of: 0x0A, in: start..<bytes.count)
            let line = Array(bytes[start..<end])
            start = end + 1
            if line.allSatisfy(\.isBlank) { continue }
            lines += 1
            guard case .said(let name, _, let style) = ChatLine(line) else { continue }
            said[style, default: (0, [])].count += 1
            said[style]?.names.insert(Array(line[name]))
        }
        let most = said.max { ($0.value.count, $0.key.rawValue) < ($1.value.count, $1.key.rawValue) }
        guard let most, most.value.count >= 10, most.value.count * 2 > lines, most.value.names.count > 1,
            most.value.count >= most.value.names.count * 3
        else { return nil }
        // In a list of HTML, too, lines begin with a name in angle brackets.
        return most.key == .angle && bytes.firstOffset(of: "</", in: bytes.indices) != nil ? nil : most.key
    }
}

/// The date and time before a line of a chat: `[04:46]`, `12/31/20, 10:15 PM -`, `[31.12.20, 22:15:00]`,
/// `Mar 04 10:15:12`.
///
/// A time alone has an hour of two digits: `1:10` is a verse.
private struct TimePrefix {
    /// The offset behind it; that of its beginning if there is none.
    private(set) var end: Int
    private(set) var hasMonth = false
    var style: ChatLine.Style = []

    /// The longest one, in bytes.
    private static let longest = 40

    init(_ line: [UInt8], _ range: Range<Int>) {
        let start = range.lowerBound
        end = start
        let month = Self.monthEnd(line, start, range.upperBound)
        guard start < range.upperBound, month != nil || line[start].isASCIIDigit || "[(".utf8.contains(line[start])
        else { return }
        var (index, last, digits, colons, hourDigits, isHalfDay) = (month ?? start, start, 0, 0, 0, false)
        scan: while index < min(range.upperBound, start + Self.longest) {
            switch line[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: ":"):
                colons += 1
                if colons == 1 { hourDigits = index > start + 1 && line[index - 2].isASCIIDigit ? 2 : 1 }
            case UInt8(ascii: "["), UInt8(ascii: "("): if index > start { break scan }
            case UInt8(ascii: "]"), UInt8(ascii: ")"):
                last = index + 1
                break scan
            case UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "A"), UInt8(ascii: "P"):
                guard colons > 0, let marker = Self.halfDayEnd(line, index, range.upperBound) else { break scan }
                (index, last, isHalfDay) = (marker, marker, true)
                continue scan
            case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"),
                UInt8(ascii: "T"):
                break
            // The narrow blank before AM and PM.
            case 0xE2, 0x80, 0xAF: break
            default: break scan
            }
            index += 1
            let endsTime = line[index - 1] == UInt8(ascii: "-") && (index == range.upperBound || line[index].isBlank)
            if line[index - 1].isASCIIDigit || endsTime { last = index }
        }
        let hasDate = digits > 6 || digits > 4 && colons == 1 || month != nil
        guard digits > 2, colons > 0, hasDate || isHalfDay || hourDigits == 2 else { return }
        (end, hasMonth) = (last, month != nil)
        style = hasDate ? [.time, .date] : .time
        if "[(".utf8.contains(line[start]) { style.insert(.bracket) }
    }

    /// The offset behind the name of a month and a space, `Mar `.
    private static func monthEnd(_ line: [UInt8], _ start: Int, _ end: Int) -> Int? {
        guard start + 4 < end, line[start + 3] == 0x20, line[start + 4].isASCIIDigit else { return nil }
        let isMonth = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].contains {
            line[start..<start + 3].elementsEqual($0.utf8)
        }
        return isMonth ? start + 4 : nil
    }

    /// The offset behind `AM`, `pm` or `p.m.`.
    private static func halfDayEnd(_ line: [UInt8], _ start: Int, _ end: Int) -> Int? {
        var index = start + 1
        if index < end, line[index] == UInt8(ascii: ".") { index += 1 }
        guard index < end, line[index] | 0x20 == UInt8(ascii: "m") else { return nil }
        index += 1
        if index < end, line[index] == UInt8(ascii: ".") { index += 1 }
        return index == end || !line[index].isASCIILetter ? index : nil
    }
}
