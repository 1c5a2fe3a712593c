/// Changes inputs at random.
struct Mutation {
    /// Of the language that is mutated.
    var words: [[UInt8]] = []
    /// Whether inputs are texts, if not always good ones.
    var isTextual = true
    /// More is cut off: what long inputs cost, `make stress` looks at.
    var longest = 60_000

    /// - Parameter other: what a piece may be taken from.
    func mutate(_ bytes: [UInt8], other: [UInt8] = [], _ random: inout Random) -> [UInt8] {
        // Sometimes the input as it is, for what else there is to vary.
        guard !random.oneIn(16) else { return bytes }
        // Most of what readers refuse at once is left out mostly, so that what comes behind them is reached.
        let isText = isTextual && !random.oneIn(3)
        var bytes = bytes
        repeat { change(&bytes, other, &random) } while random.oneIn(2)
        bytes = Array(bytes.prefix(longest))
        return isText ? text(of: bytes) : bytes
    }

    private func change(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout Random) {
        let place = random.below(bytes.count + 1)
        switch random.below(15) {
        case 0: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.below(8)) }
        case 1: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
        case 2, 3, 4: bytes.replaceSubrange(place..<place, with: token(&random))
        case 5: bytes.replaceSubrange(random.range(in: bytes.count), with: token(&random))
        case 6: bytes.removeSubrange(random.range(in: bytes.count))
        case 7:
            let piece = Array(bytes[random.range(in: bytes.count)])
            let copies = min(random.oneIn(8) ? 400 : 3, longest / max(1, piece.count))
            bytes.insert(contentsOf: repeatElement(piece, count: 1 + random.below(copies)).joined(), at: place)
        case 8: if random.oneIn(4) { bytes.removeSubrange(place...) }
        case 9: bytes.insert(contentsOf: other[random.range(in: other.count)], at: place)
        case 10, 11: changeNumber(&bytes, &random)
        case 12: changeLines(&bytes, &random)
        case 13:
            let piece = Array(random.pick(Tokens.repeated).utf8)
            let count = random.pick([2, 20, 300, random.oneIn(4) ? 5000 : 40])
            bytes.insert(contentsOf: repeatElement(piece, count: min(count, longest / piece.count)).joined(), at: place)
        default: nextToOther(&bytes, &random)
        }
    }

    /// The bytes as text without control characters.
    private func text(of bytes: [UInt8]) -> [UInt8] {
        var text = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 9, 10, 13, 0x20..<0x7F, 0xA0..<0xFFFE, 0x10000...: text.append(scalar)
            default: text.append(" ")
            }
        }
        return Array(String(text).utf8)
    }

    func token(_ random: inout Random) -> [UInt8] {
        random.oneIn(2) && !words.isEmpty ? random.pick(words) : random.pick(Tokens.special)
    }

    /// Another number in the place of one.
    private func changeNumber(_ bytes: inout [UInt8], _ random: inout Random) {
        let isDigit: (UInt8) -> Bool = { 0x30...0x39 ~= $0 }
        let from = random.below(bytes.count)
        guard let start = bytes[from...].firstIndex(where: isDigit) ?? bytes.firstIndex(where: isDigit) else { return }
        let end = bytes[start...].firstIndex { !isDigit($0) && $0 != UInt8(ascii: ".") } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: random.pick(Tokens.numbers).utf8)
    }

    /// A line twice, no longer, or in the place of another one.
    private func changeLines(_ bytes: inout [UInt8], _ random: inout Random) {
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
        let (one, two) = (random.below(lines.count), random.below(lines.count))
        switch random.below(3) {
        case 0: lines.swapAt(one, two)
        case 1: lines.insert(lines[one], at: two)
        default: lines.remove(at: one)
        }
        bytes = Array(lines.joined(separator: [10]))
    }

    /// A token where one of the signs of markup stands, which is where readers decide.
    private func nextToOther(_ bytes: inout [UInt8], _ random: inout Random) {
        let from = random.below(bytes.count)
        let isSign: (UInt8) -> Bool = { byte in
            byte < 0x80 && !(0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == 0x20)
        }
        guard let place = bytes[from...].firstIndex(where: isSign) else { return }
        bytes.insert(contentsOf: token(&random), at: random.oneIn(2) ? place : place + 1)
    }
}
