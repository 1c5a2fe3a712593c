/// JSON by RFC 8259, read without the project's own reader, which this one is to check.
indirect enum JSONText {
    case object([(String, JSONText)])
    case array([JSONText])
    case string(String)
    case number(Double)
    case other

    /// - Returns: nil for what is no JSON, the whole of it.
    init?(_ bytes: ArraySlice<UInt8>) {
        var reader = Reader(rest: bytes)
        guard String(validating: bytes, as: UTF8.self) != nil, let value = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        guard reader.rest.isEmpty else { return nil }
        self = value
    }

    subscript(name: String) -> JSONText? {
        if case .object(let members) = self { members.first { $0.0 == name }?.1 } else { nil }
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var items: [JSONText]? { if case .array(let items) = self { items } else { nil } }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func skipSpace() { rest = rest.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 } }

        mutating func take(_ text: String) -> Bool {
            guard rest.starts(with: text.utf8) else { return false }
            rest = rest.dropFirst(text.utf8.count)
            return true
        }

        mutating func value(depth: Int) -> JSONText? {
            skipSpace()
            guard depth < 1000, let first = rest.first else { return nil }
            switch first {
            case UInt8(ascii: "{"): return object(depth)
            case UInt8(ascii: "["): return array(depth)
            case UInt8(ascii: "\""): return string().map { .string($0) }
            default: return take("true") || take("false") || take("null") ? .other : number()
            }
        }

        mutating func object(_ depth: Int) -> JSONText? {
            rest.removeFirst()
            var members: [(String, JSONText)] = []
            skipSpace()
            if take("}") { return .object([]) }
            repeat {
                skipSpace()
                guard let name = string() else { return nil }
                skipSpace()
                guard take(":"), let value = value(depth: depth + 1) else { return nil }
                members.append((name, value))
                skipSpace()
            } while take(",")
            return take("}") ? .object(members) : nil
        }

        mutating func array(_ depth: Int) -> JSONText? {
            rest.removeFirst()
            var items: [JSONText] = []
            skipSpace()
            if take("]") { return .array([]) }
            repeat {
                guard let value = value(depth: depth + 1) else { return nil }
                items.append(value)
                skipSpace()
            } while take(",")
            return take("]") ? .array(items) : nil
        }

        mutating func string() -> String? {
            guard take("\"") else { return nil }
            var text: [UInt8] = []
            while let byte = rest.popFirst() {
                if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
                if byte < 0x20 { return nil }
                text.append(byte)
                guard byte == UInt8(ascii: "\\") else { continue }
                guard let sign = rest.popFirst(), "\"\\/bfnrtu".utf8.contains(sign) else { return nil }
                text.append(sign)
                guard sign == UInt8(ascii: "u") else { continue }
                let digits = rest.prefix(4)
                guard digits.count == 4, UInt16(String(decoding: digits, as: UTF8.self), radix: 16) != nil else {
                    return nil
                }
                text += digits
                rest = rest.dropFirst(4)
            }
            return nil
        }

        mutating func number() -> JSONText? {
            let text = rest.prefix { "0123456789+-.eE".utf8.contains($0) }
            rest = rest.dropFirst(text.count)
            let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
            guard let first = digits.first, 0x30...0x39 ~= first,
                digits.count == 1 || first != 0x30 || !(0x30...0x39 ~= digits.dropFirst().first ?? 0),
                let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite
            else { return nil }
            return .number(value)
        }
    }
}
