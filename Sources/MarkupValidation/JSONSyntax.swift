/// Checks bytes against the grammar of RFC 8259: a document, or one a line.
///
/// Linear, no recursion, no allocation but for the brackets that are open.
struct JSONSyntax {
    private let bytes: [UInt8]
    private var index = 0
    /// Closing brackets that are expected, the innermost last.
    private var open: [UInt8] = []

    /// The offset of the first byte that is no JSON, or nil.
    static func problem(in bytes: [UInt8]) -> Int? {
        var syntax = JSONSyntax(bytes: bytes)
        return syntax.readDocuments() ? nil : syntax.index
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func readDocuments() -> Bool {
        skipSpace()
        while byte != nil {
            guard readValue() else { return false }
            // Invariant: a value has just been read; what follows closes or continues what is open.
            while let closing = open.last {
                skipSpace()
                if byte == closing {
                    index += 1
                    open.removeLast()
                } else if byte == UInt8(ascii: ",") {
                    index += 1
                    guard closing == UInt8(ascii: "]") || readKey() else { return false }
                    guard readValue() else { return false }
                } else {
                    return false
                }
            }
            // Documents of one input stand apart: 01 is not a zero and a one.
            let end = index
            skipSpace()
            guard index > end || byte == nil else { return false }
        }
        return true
    }

    /// A scalar, or opening brackets down to the first value inside; an empty pair is a value.
    private mutating func readValue() -> Bool {
        while true {
            skipSpace()
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                let closing = byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
                index += 1
                skipSpace()
                if byte == closing {
                    index += 1
                    return true
                }
                open.append(closing)
                if closing == UInt8(ascii: "}"), !readKey() { return false }
            case UInt8(ascii: "\""): return readString()
            case UInt8(ascii: "t"): return read("true")
            case UInt8(ascii: "f"): return read("false")
            case UInt8(ascii: "n"): return read("null")
            default: return readNumber()
            }
        }
    }

    private mutating func readKey() -> Bool {
        skipSpace()
        guard readString() else { return false }
        skipSpace()
        return read(":")
    }

    private mutating func readString() -> Bool {
        guard read("\"") else { return false }
        while let byte {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return true
            case 0..<0x20:
                index -= 1
                return false
            case UInt8(ascii: "\\"):
                guard let escape = self.byte, "\"\\/bfnrtu".utf8.contains(escape) else { return false }
                index += 1
                guard escape == UInt8(ascii: "u") else { continue }
                for _ in 0..<4 {
                    guard let digit = self.byte, isHexadecimal(digit) else { return false }
                    index += 1
                }
            default: break
            }
        }
        return false
    }

    private mutating func readNumber() -> Bool {
        if byte == UInt8(ascii: "-") { index += 1 }
        if byte == UInt8(ascii: "0") {
            index += 1
        } else {
            guard readDigits() else { return false }
        }
        if byte == UInt8(ascii: ".") {
            index += 1
            guard readDigits() else { return false }
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            index += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            guard readDigits() else { return false }
        }
        return true
    }

    private mutating func readDigits() -> Bool {
        let start = index
        while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
        return index > start
    }

    private mutating func read(_ word: StaticString) -> Bool {
        for offset in 0..<word.utf8CodeUnitCount {
            guard byte == word.utf8Start[offset] else { return false }
            index += 1
        }
        return true
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
