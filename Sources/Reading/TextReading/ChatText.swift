import SourceText

/// A reader of the log of a chat that keeps what is said: no names and times before it, nobody who joins or leaves.
/// Each line is a paragraph.
struct ChatText {
    func read(_ line: [UInt8], into text: inout [UInt8], _ noise: inout NoiseCounts) {
        let said: ArraySlice<UInt8>
        switch ChatLine(line) {
        case .said(_, let range):
            noise[.speaker] &+= 1
            said = line[range]
        case .event:
            noise[.chatEvent] &+= 1
            return
        case .other: said = line[...]
        }
        text += said
        text += "\n\n".utf8
    }
}

/// A line of a chat.
enum ChatLine {
    /// What somebody says, with the place of the name, and of what is said.
    case said(name: Range<Int>, Range<Int>)
    /// What the program says: that somebody joins, or a picture stands here.
    case event
    /// The next line of something said, or no chat at all.
    case other

    /// The most bytes of a name, and of a date and time.
    private static let (longestName, longestTime) = (60, 40)

    init(_ line: [UInt8]) {
        let content = line.trimmingBlanks(0..<line.count)
        var index = Self.timeEnd(line, content)
        let hasTime = index > content.lowerBound
        while index < content.upperBound, line[index].isBlank { index += 1 }
        guard index < content.upperBound else {
            self = .other
            return
        }
        if let name = Self.name(line, index..<content.upperBound, isBehindTime: hasTime) {
            let said = line.trimmingBlanks(name.end..<content.upperBound)
            self = Self.isSilent(line[said]) ? .event : .said(name: name.range, said)
        } else if line[index] == UInt8(ascii: "*"), index + 1 < content.upperBound, line[index + 1] == 0x20 {
            // What somebody does: `* ann waves`.
            let space = line.offset(of: 0x20, in: index + 2..<content.upperBound)
            self = .said(name: index + 2..<space, space..<content.upperBound)
        } else {
            let isEvent = ["=== ", "*** ", "-!- ", "--> ", "<-- ", "--- "].contains {
                line[index..<content.upperBound].starts(with: $0.utf8)
            }
            self = hasTime || isEvent ? .event : .other
        }
    }

    /// The offset behind a date and a time, `[04:46]`, `12/31/20, 10:15 PM -`, `[31.12.20, 22:15:00]`.
    private static func timeEnd(_ line: [UInt8], _ range: Range<Int>) -> Int {
        let start = range.lowerBound
        guard start < range.upperBound, line[start].isASCIIDigit || "[(".utf8.contains(line[start]) else {
            return start
        }
        var (index, end, digits, colons) = (start, start, 0, 0)
        scan: while index < min(range.upperBound, start + longestTime) {
            switch line[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: ":"): colons += 1
            case UInt8(ascii: "["), UInt8(ascii: "("): if index > start { break scan }
            case UInt8(ascii: "]"), UInt8(ascii: ")"):
                end = index + 1
                break scan
            case UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "A"), UInt8(ascii: "P"):
                guard colons > 0, let marker = halfDayEnd(line, index, range.upperBound) else { break scan }
                index = marker
                end = index
                continue scan
            case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"),
                UInt8(ascii: "T"):
                break
            // The narrow blank before AM and PM.
            case 0xE2, 0x80, 0xAF: break
            default: break scan
            }
            index += 1
            if line[index - 1].isASCIIDigit || line[index - 1] == UInt8(ascii: "-") { end = index }
        }
        return digits > 2 && colons > 0 ? end : start
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

    /// The name that speaks: `<ann>`, or behind a time `Ann Lee:`.
    private static func name(
        _ line: [UInt8], _ range: Range<Int>, isBehindTime: Bool
    ) -> (range: Range<Int>, end: Int)? {
        let start = range.lowerBound
        let limit = min(range.upperBound, start + longestName)
        if line[start] == UInt8(ascii: "<") {
            let close = line.offset(of: UInt8(ascii: ">"), in: start..<limit)
            guard close < limit, close > start + 1, !line[start..<close].contains(UInt8(ascii: "/")) else { return nil }
            return (start + 1..<close, close + 1)
        }
        guard isBehindTime else { return nil }
        let colon = line.offset(of: UInt8(ascii: ":"), in: start..<limit)
        guard colon < limit, colon > start, colon + 1 == range.upperBound || line[colon + 1] == 0x20 else { return nil }
        return (start..<colon, colon + 1)
    }

    /// Whether nothing is said: a picture without words, or a message of the program.
    private static func isSilent(_ said: ArraySlice<UInt8>) -> Bool {
        if said.first == UInt8(ascii: "<"), said.last == UInt8(ascii: ">") { return true }
        return ["JOIN", "PART", "QUIT"].contains { said.elementsEqual($0.utf8) } || said.starts(with: "NICK :".utf8)
    }

    /// Whether most lines of a text are said in a chat, by two speakers at least.
    static func areMost(of bytes: [UInt8]) -> Bool {
        var (lines, said, start) = (0, 0, 0)
        var names: Set<[UInt8]> = []
        while start < bytes.count, lines < 400 {
            let end = bytes.offset(of: 0x0A, in: start..<bytes.count)
            let line = Array(bytes[start..<end])
            start = end + 1
            if line.allSatisfy(\.isBlank) { continue }
            lines += 1
            guard case .said(let name, _) = ChatLine(line) else { continue }
            said += 1
            names.insert(Array(line[name]))
        }
        // In a list of HTML, too, lines begin with a name in angle brackets.
        return said >= 10 && said * 2 > lines && names.count > 1 && said > names.count
            && bytes.firstOffset(of: "</", in: bytes.indices) == nil
    }
}
