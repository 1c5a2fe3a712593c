import BodyRendering
import SiteReading

// The cached form of what is inserted into a post's text.

extension CacheOutput {
    mutating func put(_ kind: BodySlot.Kind) {
        switch kind {
        case .partial(let name):
            put(0)
            put(name)
        case .address(let address):
            put(1)
            put(address)
        case .call(let call):
            put(2)
            put(call)
        }
    }

    private mutating func put(_ call: ShortcodeCall) {
        put(call.name)
        put(call.named) { output, argument in
            output.put(argument.name)
            output.put(argument.value)
        }
        put(call.positional) { $0.put($1) }
        put(call.inner != nil)
        put(call.inner ?? []) { output, part in
            switch part {
            case .text(let text):
                output.put(0)
                output.put(text)
            case .call(let call):
                output.put(1)
                output.put(call)
            }
        }
    }
}

extension CacheInput {
    mutating func slotKind() -> BodySlot.Kind {
        switch integer() {
        case 0: return .partial(text())
        case 1: return .address(text())
        case 2: return .call(call(levels: 0))
        default:
            isDamaged = true
            return .partial("")
        }
    }

    /// Reads a call. Deeper nesting than the reader of texts allows counts as damage.
    ///
    /// - Parameter levels: the number of calls around it.
    private mutating func call(levels: Int) -> ShortcodeCall {
        guard levels <= ShortcodeCall.deepest else {
            isDamaged = true
            return ShortcodeCall(name: "")
        }
        var call = ShortcodeCall(
            name: text(), named: list { ShortcodeCall.Argument(name: $0.text(), value: $0.text()) },
            positional: list { $0.text() })
        let hasInner = flag()
        let inner = list { input -> ShortcodeCall.Part in
            switch input.integer() {
            case 0: return .text(input.text())
            case 1: return .call(input.call(levels: levels + 1))
            default:
                input.isDamaged = true
                return .text("")
            }
        }
        if hasInner { call.inner = inner }
        return call
    }
}
