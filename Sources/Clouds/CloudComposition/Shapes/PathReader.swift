import ByteWriting
import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads path data of SVG, the value of the attribute `d`, as rings of points: curves become chords.
struct PathReader {
    private let bytes: [UInt8]
    private var place = 0
    private var rings: [[(x: Double, y: Double)]] = []
    private var ring: [(x: Double, y: Double)] = []
    private var point = (x: 0.0, y: 0.0)
    private var segmentCount = 0
    /// The last control point of the curve before, for `S` and `T`.
    private var control: (command: UInt8, x: Double, y: Double)?

    /// The most lines and curves of a path; more of them are no shape that words could fill.
    private static let mostSegments = 20_000
    /// The number of chords of a curve.
    private static let chords = 24

    /// Returns the rings of path data.
    ///
    /// - Throws: ``Problem`` at the first byte that is no path data.
    static func rings(of data: String) throws(Problem) -> [[(x: Double, y: Double)]] {
        var reader = PathReader(bytes: Array(data.utf8))
        try reader.read()
        return reader.rings
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() throws(Problem) {
        while let command = nextCommand() {
            guard !rings.isEmpty || !ring.isEmpty || command | 0x20 == UInt8(ascii: "m") else {
                throw problem("a path begins with M")
            }
            if command | 0x20 == UInt8(ascii: "z") {
                close()
                continue
            }
            var command = command
            repeat {
                try segment(command)
                // Further pairs of numbers after M are lines.
                if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
                if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
            } while isNumberNext()
        }
        guard place == bytes.count else { throw problem("expected a command such as M, L, C or Z") }
        close()
    }

    /// Ends the ring, if it has begun, at its first point.
    private mutating func close() {
        if let first = ring.first { point = first }
        if ring.count > 2 { rings.append(ring) }
        ring = ring.isEmpty ? [] : [point]
        control = nil
    }

    private mutating func segment(_ command: UInt8) throws(Problem) {
        let isRelative = command >= UInt8(ascii: "a")
        let (x, y) = isRelative ? point : (0, 0)
        func pair(_ reader: inout PathReader) throws(Problem) -> (x: Double, y: Double) {
            let first = try reader.number()
            return (x + first, y + (try reader.number()))
        }
        let kind = command | 0x20
        switch kind {
        case UInt8(ascii: "m"):
            let start = try pair(&self)
            if ring.count > 2 { rings.append(ring) }
            (ring, point, control) = ([start], start, nil)
        case UInt8(ascii: "l"): line(to: try pair(&self))
        case UInt8(ascii: "h"): line(to: (x + (try number()), point.y))
        case UInt8(ascii: "v"): line(to: (point.x, y + (try number())))
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let first = kind == UInt8(ascii: "c") ? try pair(&self) : mirroredControl(after: UInt8(ascii: "c"))
            let second = try pair(&self)
            curve(first, second, to: try pair(&self))
            control = (UInt8(ascii: "c"), second.x, second.y)
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let middle = kind == UInt8(ascii: "q") ? try pair(&self) : mirroredControl(after: UInt8(ascii: "q"))
            let end = try pair(&self)
            let start = point
            func third(_ one: Double, _ other: Double) -> Double { one + (other - one) * 2 / 3 }
            curve(
                (third(start.x, middle.x), third(start.y, middle.y)), (third(end.x, middle.x), third(end.y, middle.y)),
                to: end)
            control = (UInt8(ascii: "q"), middle.x, middle.y)
        case UInt8(ascii: "a"):
            let (rx, ry, turn) = (try number(), try number(), try number())
            let (isLarge, isClockwise) = (try flag(), try flag())
            arc(abs(rx), abs(ry), turn: turn, isLarge: isLarge, isClockwise: isClockwise, to: try pair(&self))
        default: throw problem("expected a command such as M, L, C or Z")
        }
        segmentCount += 1
        guard segmentCount <= Self.mostSegments, point.x.isFinite, point.y.isFinite else {
            throw problem("there are more than \(Self.mostSegments) segments")
        }
    }

    private mutating func line(to end: (x: Double, y: Double)) {
        ring.append(end)
        (point, control) = (end, nil)
    }

    private func mirroredControl(after command: UInt8) -> (x: Double, y: Double) {
        guard let control, control.command == command else { return point }
        return (2 * point.x - control.x, 2 * point.y - control.y)
    }

    private mutating func curve(
        _ first: (x: Double, y: Double), _ second: (x: Double, y: Double), to end: (x: Double, y: Double)
    ) {
        let start = point
        for step in 1...Self.chords {
            let t = Double(step) / Double(Self.chords)
            let u = 1 - t
            func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
            }
            ring.append((at(start.x, first.x, second.x, end.x), at(start.y, first.y, second.y, end.y)))
        }
        point = end
    }

    /// Adds an elliptical arc, by the conversion from end points to a centre of SVG 2, appendix B.2.4.
    private mutating func arc(
        _ rx: Double, _ ry: Double, turn: Double, isLarge: Bool, isClockwise: Bool, to end: (x: Double, y: Double)
    ) {
        guard rx > 0, ry > 0, end != point else { return line(to: end) }
        let (sine, cosine) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
        let (dx, dy) = ((point.x - end.x) / 2, (point.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        // Radii that do not reach are enlarged.
        let reach = (x * x) / (rx * rx) + (y * y) / (ry * ry)
        let (rx, ry) = reach > 1 ? (rx * reach.squareRoot(), ry * reach.squareRoot()) : (rx, ry)
        let below = rx * rx * y * y + ry * ry * x * x
        let share = below > 0 ? max(0, (rx * rx * ry * ry - below) / below).squareRoot() : 0
        let sign = isLarge == isClockwise ? -1.0 : 1
        let (cx, cy) = (sign * share * rx * y / ry, -sign * share * ry * x / rx)
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let middle = (x: (point.x + end.x) / 2, y: (point.y + end.y) / 2)
        for step in 1..<(2 * Self.chords) {
            let angle = first + sweep * Double(step) / Double(2 * Self.chords)
            let (px, py) = (cx + rx * cos(angle), cy + ry * sin(angle))
            ring.append((middle.x + cosine * px - sine * py, middle.y + sine * px + cosine * py))
        }
        line(to: end)
    }

    // MARK: - Bytes

    private mutating func skipBlanks() {
        while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") { place += 1 }
    }

    private mutating func nextCommand() -> UInt8? {
        skipBlanks()
        guard place < bytes.count, "MmLlHhVvCcSsQqTtAaZz".utf8.contains(bytes[place]) else { return nil }
        place += 1
        return bytes[place - 1]
    }

    private mutating func isNumberNext() -> Bool {
        skipBlanks()
        guard place < bytes.count else { return false }
        return bytes[place].isASCIIDigit || "+-.".utf8.contains(bytes[place])
    }

    /// Reads a number, which ends where it can no longer go on: `1.5.5` is two of them.
    private mutating func number() throws(Problem) -> Double {
        skipBlanks()
        let start = place
        if place < bytes.count, "+-".utf8.contains(bytes[place]) { place += 1 }
        while place < bytes.count, bytes[place].isASCIIDigit { place += 1 }
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            place += 1
            while place < bytes.count, bytes[place].isASCIIDigit { place += 1 }
        }
        if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
            var end = place + 1
            if end < bytes.count, "+-".utf8.contains(bytes[end]) { end += 1 }
            if end < bytes.count, bytes[end].isASCIIDigit {
                while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
                place = end
            }
        }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        let digits = text.hasSuffix(".") ? String(text.dropLast()) : text
        guard let value = Double(digits), abs(value) <= 1e9 else { throw problem("expected a number") }
        return value
    }

    /// Reads a flag of an arc, which needs no space after it.
    private mutating func flag() throws(Problem) -> Bool {
        skipBlanks()
        guard place < bytes.count, bytes[place] == 0x30 || bytes[place] == 0x31 else {
            throw problem("expected 0 or 1")
        }
        place += 1
        return bytes[place - 1] == 0x31
    }

    private func problem(_ message: String) -> Problem {
        let rest = String(decoding: bytes[min(place, bytes.count)...].prefix(12), as: UTF8.self)
        return Problem(
            "\(message) in the path data, \(rest.isEmpty ? "at their end" : "before “\(rest)”")",
            hint: "save the shape as a plain path, without effects")
    }
}
