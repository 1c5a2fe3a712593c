import DataReading
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
    private var fence: FrontMatterFence?
    private var held: [UInt8] = []

    private static let longest = 1 << 16

    /// - Parameter isWhole: whether the line is no piece of a longer one.
    mutating func read(_ line: Span<UInt8>, isWhole: Bool) -> Answer {
        if state == .behind { return .text }
        guard isWhole, held.count + line.count < Self.longest else { return giveUp() }
        let content = line.trimmed(0..<line.count)
        // As an array, where it may be a fence.
        let bytes =
            content.lowerBound == 0 && (3..<32).contains(content.count) && "-+.".utf8.contains(line[0])
            ? content.map { line[$0] } : []
        switch state {
        case .beginning:
            fence = FrontMatterFence(bytes[...])
            guard fence != nil else {
                state = .behind
                return .text
            }
            state = .firstKey
        case .firstKey, .inside:
            if fence?.isClosed(by: bytes[...]) == true {
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
