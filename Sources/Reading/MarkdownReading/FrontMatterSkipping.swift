import MarkupReading

/// Skips front matter: YAML between lines of `---`, or TOML between lines of `+++`, at the very beginning.
///
/// A text may begin with a rule too, which looks the same. So nothing is left out before the end is found, and before the
/// first line looks like a key and its value.
struct FrontMatterSkipping {
    enum Answer {
        /// The line is text, as all that follow are.
        case text
        case held
        /// The line closes the front matter, which is skipped.
        case end
        /// There is no front matter: these lines are text, and the one at hand behind them.
        case noneAfterAll([UInt8])
    }

    private enum State {
        case beginning
        case firstKey
        case inside
        case behind
    }

    private var state = State.beginning
    private var sign: UInt8 = 0
    private var held: [UInt8] = []

    private static let longest = 1 << 16

    /// - Parameter isWhole: whether the line is no piece of a longer one.
    mutating func read(_ line: Span<UInt8>, isWhole: Bool) -> Answer {
        if state == .behind { return .text }
        guard isWhole, held.count + line.count < Self.longest else { return giveUp() }
        let content = line.trimmed(0..<line.count)
        let isFence = isFence(line, content)
        switch state {
        case .beginning:
            guard isFence else {
                state = .behind
                return .text
            }
            sign = line[0]
            state = .firstKey
        case .firstKey, .inside:
            if isFence {
                state = .behind
                held = []
                return .end
            }
            if state == .firstKey, content.isEmpty || line[content.lowerBound] != UInt8(ascii: "#") {
                guard Self.holdsKey(line, content) else { return giveUp() }
                state = .inside
            }
        case .behind: break
        }
        held.append(line, 0..<line.count)
        held.append(0x0A)
        return .held
    }

    /// What is held when the text ends: there was no front matter.
    mutating func rest() -> [UInt8] {
        state = .behind
        defer { held = [] }
        return held
    }

    private mutating func giveUp() -> Answer { .noneAfterAll(rest()) }

    private func isFence(_ line: Span<UInt8>, _ content: Range<Int>) -> Bool {
        guard content.lowerBound == 0, content.count == 3, line[0] == line[1], line[0] == line[2] else { return false }
        switch line[0] {
        case UInt8(ascii: "-"): return state == .beginning || sign == UInt8(ascii: "-")
        case UInt8(ascii: "+"): return state == .beginning || sign == UInt8(ascii: "+")
        // YAML may end with an end of its own.
        case UInt8(ascii: "."): return state != .beginning && sign == UInt8(ascii: "-")
        default: return false
        }
    }

    /// Whether it is `key: value` or `key = value`, a table, or a value in brackets.
    private static func holdsKey(_ line: Span<UInt8>, _ content: Range<Int>) -> Bool {
        guard !content.isEmpty else { return false }
        switch line[content.lowerBound] {
        case UInt8(ascii: "["), UInt8(ascii: "{"): return true
        default: break
        }
        for index in content where line[index] == UInt8(ascii: ":") || line[index] == UInt8(ascii: "=") {
            if line[index] == UInt8(ascii: "=") || index + 1 == content.upperBound || Syntax.isBlank(line[index + 1]) {
                return true
            }
        }
        return false
    }
}
