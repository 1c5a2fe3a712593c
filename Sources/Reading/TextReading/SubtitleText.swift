import MarkupReading
import SourceText

/// A reader of subtitles (SubRip or WebVTT) that keeps what is said. A sentence goes on from one subtitle to the next.
struct SubtitleText {
    /// A line at the beginning of a block, which is a number or a name if the next line is a time.
    private var held: [UInt8]?
    private var isAtBlockStart = true
    /// Whether the block is a comment or a style sheet of WebVTT.
    private var isInNote = false
    /// Whether these are WebVTT; nil before the first line.
    private var isWebVTT: Bool?
    /// The last line that was kept, if its words were timed one by one. Such captions roll: the line is shown again alone,
    /// and above the next one.
    private var timedLine: [UInt8]?
    private var repeats = 0

    mutating func read(_ line: [UInt8], into text: inout [UInt8], _ noise: inout NoiseCounts) {
        let content = line.trimmingBlanks(0..<line.count)
        if isWebVTT == nil { isWebVTT = line.starts(with: "WEBVTT".utf8) }
        if content.isEmpty {
            release(into: &text, &noise)
            (isAtBlockStart, isInNote) = (true, false)
        } else if let end = SubtitleLine.timeEnd(line[content]) {
            noise[.subtitleTime] &+= 1
            if let held, !held.allSatisfy({ $0.isASCIIDigit || $0.isBlank }) { noise[.subtitleTime] &+= 1 }
            (held, isAtBlockStart, isInNote) = (nil, false, false)
            if end < content.upperBound { append(Array(line[end..<content.upperBound]), to: &text, &noise) }
        } else if isInNote {
            // It ends with the next empty line.
        } else if isAtBlockStart, isWebVTT == true, SubtitleLine.beginsNote(line[content]) {
            noise[.subtitleTime] &+= 1
            isInNote = true
        } else {
            release(into: &text, &noise)
            if isAtBlockStart || line[content].allSatisfy(\.isASCIIDigit) {
                held = line
            } else {
                append(line, to: &text, &noise)
            }
            isAtBlockStart = false
        }
    }

    mutating func finish(into text: inout [UInt8], _ noise: inout NoiseCounts) { release(into: &text, &noise) }

    private mutating func release(into text: inout [UInt8], _ noise: inout NoiseCounts) {
        guard let line = held else { return }
        held = nil
        append(line, to: &text, &noise)
    }

    /// Appends a line without its marks: `<i>`, `<c.loud>`, `<00:01.500>`, `{\an8}`.
    private mutating func append(_ line: [UInt8], to text: inout [UInt8], _ noise: inout NoiseCounts) {
        var (shown, isTimed): ([UInt8], Bool) = ([], false)
        var index = 0
        while index < line.count {
            if let end = SubtitleLine.markEnd(line, at: index) {
                isTimed = isTimed || line[index + 1].isASCIIDigit
                index = end
            } else if line[index] == UInt8(ascii: "&"),
                let reference = CharacterReference(line, at: index, end: line.count)
            {
                for scalar in [reference.scalar, reference.secondScalar] {
                    if let scalar { shown += String(scalar).utf8 }
                }
                index = reference.end
            } else {
                shown.append(line[index])
                index += 1
            }
        }
        if isTimed || timedLine != nil {
            shown = Array(shown[shown.trimmingBlanks(0..<shown.count)])
            if !isTimed, shown == timedLine, repeats < 2 {
                noise[.repeatedCaption] &+= 1
                repeats += 1
                return
            }
            (timedLine, repeats) = (isTimed ? shown : nil, 0)
        }
        text += shown
        text.append(UInt8(ascii: "\n"))
    }
}

/// The kinds of lines that subtitles have.
enum SubtitleLine {
    /// The offset behind the time that a line without blanks at its ends begins with, such as
    /// `00:01:02,345 --> 00:01:04,000 align:start`, and behind its settings; nil if it begins with none.
    static func timeEnd(_ line: ArraySlice<UInt8>) -> Int? {
        var index = line.startIndex
        func skip(_ test: (UInt8) -> Bool) -> Int {
            let start = index
            while index < line.endIndex, test(line[index]) { index += 1 }
            return index - start
        }
        func skipTime() -> Bool {
            var parts = 0
            while case 1...3 = skip(\.isASCIIDigit) {
                parts += 1
                guard index < line.endIndex, [0x3A, 0x2E, 0x2C].contains(line[index]) else { break }
                index += 1
            }
            return parts >= 3
        }
        guard skipTime(), skip(\.isBlank) > 0, line[index...].starts(with: "-->".utf8) else { return nil }
        index += 3
        guard skip(\.isBlank) > 0, skipTime() else { return nil }
        while index < line.endIndex {
            let start = index
            _ = skip(\.isBlank)
            let word = index
            _ = skip { !$0.isBlank }
            guard settings.contains(where: { line[word..<index].starts(with: $0.utf8) }) else { return start }
        }
        return index
    }

    private static let settings = [
        "position:", "align:", "line:", "size:", "vertical:", "region:", "X1:", "X2:", "Y1:", "Y2:",
    ]

    static func beginsNote(_ line: ArraySlice<UInt8>) -> Bool {
        ["WEBVTT", "NOTE", "STYLE", "REGION"].contains { name in
            line.starts(with: name.utf8)
                && (line.count == name.utf8.count || line[line.startIndex + name.utf8.count].isBlank)
        }
    }

    /// Whether the name of a mark is at an offset.
    private static func isMark(_ line: [UInt8], from start: Int) -> Bool {
        let end = line[start...].firstIndex { !$0.isASCIILetter } ?? line.count
        return ["i", "b", "u", "s", "c", "v", "em", "strong", "lang", "ruby", "rt", "font", "span"].contains {
            line[start..<end].map(\.asciiLowercased).elementsEqual($0.utf8)
        }
    }

    /// The offset behind the mark that begins at `start`; nil if none does.
    static func markEnd(_ line: [UInt8], at start: Int) -> Int? {
        guard start + 1 < line.count else { return nil }
        let next = line[start + 1]
        let close: UInt8
        switch line[start] {
        case UInt8(ascii: "<"):
            guard next.isASCIIDigit || isMark(line, from: start + (next == UInt8(ascii: "/") ? 2 : 1)) else {
                return nil
            }
            close = UInt8(ascii: ">")
        case UInt8(ascii: "{"):
            guard next == UInt8(ascii: "\\") else { return nil }
            close = UInt8(ascii: "}")
        default: return nil
        }
        let limit = min(line.count, start + 120)
        let end = line.offset(of: close, in: start..<limit)
        return end < limit ? end + 1 : nil
    }

    /// Whether a text is subtitles: two times at least, and one in eight lines that are not empty; one in WebVTT.
    static func areIn(_ bytes: [UInt8]) -> Bool {
        let times = timeCount(bytes)
        if bytes.holds("WEBVTT", at: 0, end: bytes.count) { return times > 0 }
        guard times > 1 else { return false }
        return times * 8 >= bytes.split(separator: 0x0A).count { !$0.allSatisfy(\.isBlank) }
    }

    private static func timeCount(_ bytes: [UInt8]) -> Int {
        var (count, start) = (0, 0)
        while let arrow = bytes.firstOffset(of: "-->", in: start..<bytes.count) {
            var first = arrow
            while first > start, bytes[first - 1] != 0x0A, arrow - first < 40 { first -= 1 }
            let end = bytes.offset(of: 0x0A, in: arrow..<bytes.count)
            if timeEnd(bytes[bytes.trimmingBlanks(first..<end)]) != nil { count += 1 }
            start = arrow + 3
        }
        return count
    }
}
