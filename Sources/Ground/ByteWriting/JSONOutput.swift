import SourceText

/// A writer of JSON values and of the commas, colons and brackets between them. All JSON that Stratus writes comes from
/// this type. Each method takes the key of the field that it writes; nil inside an array and at the top.
package struct JSONOutput: Sendable {
    /// The JSON that has been written.
    package private(set) var buffer: ByteBuffer
    /// Whether a comma must precede the next value of the innermost object or array.
    private var needsComma = false

    /// Whether people read the strings, as in a report.
    private let isReport: Bool
    /// Whether ``length(_:_:)`` rounds to four decimals.
    private let roundsLengths: Bool

    /// Makes a writer with an empty buffer.
    ///
    /// - Parameters:
    ///   - isReport: whether people will read the strings, perhaps behind another program: characters that could move a
    ///     cursor or change the writing direction are then escaped by ``readable(_:atMost:keepingLines:)``, and lengths
    ///     are rounded.
    ///   - roundsLengths: whether ``length(_:_:)`` rounds even if the JSON is no report.
    package init(reservingCapacity capacity: Int = 0, isReport: Bool = false, roundsLengths: Bool = false) {
        buffer = ByteBuffer(reservingCapacity: capacity)
        self.isReport = isReport
        self.roundsLengths = isReport || roundsLengths
    }

    /// Writes an object; `body` writes its fields.
    package mutating func object(_ key: StaticString? = nil, _ body: (inout JSONOutput) -> Void) {
        enclose(key, "{", "}", body)
    }

    /// Writes an array; `body` is called for each element and writes one value.
    package mutating func array<Elements: Sequence>(
        _ key: StaticString? = nil, of elements: Elements, _ body: (inout JSONOutput, Elements.Element) -> Void
    ) {
        enclose(key, "[", "]") { json in
            for element in elements { body(&json, element) }
        }
    }

    /// Writes an array of objects; `body` is called for each element and writes the fields of its object.
    ///
    /// - Parameter onLines: whether each object begins on a new line.
    package mutating func objects<Elements: Sequence>(
        _ key: StaticString? = nil, of elements: Elements, onLines: Bool = false,
        _ body: (inout JSONOutput, Elements.Element) -> Void
    ) {
        array(key, of: elements) { json, element in
            if onLines { json.breakLine() }
            json.object { body(&$0, element) }
        }
    }

    /// Writes an array; `body` writes all its values.
    package mutating func list(_ key: StaticString? = nil, _ body: (inout JSONOutput) -> Void) {
        enclose(key, "[", "]", body)
    }

    package mutating func null(_ key: StaticString? = nil) {
        separate(key)
        buffer.append("null")
    }

    /// Writes a string, or `null` for nil.
    package mutating func string(_ key: StaticString? = nil, _ value: String?) {
        separate(key)
        if let value {
            buffer.appendJSONString(isReport ? readable(value, keepingLines: true) : value)
        } else {
            buffer.append("null")
        }
    }

    /// Writes a number in the shortest form that reads back to the same Double, or `null` for nil.
    package mutating func number(_ key: StaticString? = nil, _ value: Double?) {
        separate(key)
        if let value { buffer.appendShortest(value) } else { buffer.append("null") }
    }

    /// Writes a length in CSS pixels, or `null` for nil. If the writer rounds lengths, the value is rounded to four
    /// decimals (a tenth of 1/1024 pixel); else it is exact.
    package mutating func length(_ key: StaticString? = nil, _ value: Double?) {
        guard let value else { return null(key) }
        // From 2^53 / 10^4 on there are no more decimals to round away.
        let isRounded = roundsLengths && abs(value) < 0x1p53 / 1e4
        // Adding 0 leaves no -0, which is what is left of -0.00001.
        number(key, isRounded ? (value * 1e4).rounded() / 1e4 + 0 : value)
    }

    /// Writes a whole number, or `null` for nil.
    package mutating func integer(_ key: StaticString? = nil, _ value: Int?) {
        separate(key)
        if let value { buffer.appendInteger(value) } else { buffer.append("null") }
    }

    /// Writes a value that is JSON already, without changing it.
    package mutating func verbatim(_ key: StaticString? = nil, _ value: [UInt8]) {
        separate(key)
        buffer.append(contentsOf: value)
    }

    package mutating func boolean(_ key: StaticString? = nil, _ value: Bool) {
        separate(key)
        buffer.append(value ? "true" : "false")
    }

    /// Writes a key that is no constant; the next value is its value, and is written without a key.
    package mutating func name(_ name: String) {
        separate(nil)
        buffer.appendJSONString(name)
        buffer.append(":")
        needsComma = false
    }

    /// Begins a new line for the next value, after the comma that separates it from the value before.
    package mutating func breakLine() {
        if needsComma { buffer.append(",") }
        needsComma = false
        buffer.append("\n")
    }

    /// Ends the document with a line feed; another document may follow.
    package mutating func endDocument() {
        needsComma = false
        buffer.append("\n")
    }

    private mutating func enclose(
        _ key: StaticString?, _ open: StaticString, _ close: StaticString, _ body: (inout JSONOutput) -> Void
    ) {
        separate(key)
        buffer.append(open)
        needsComma = false
        body(&self)
        buffer.append(close)
        needsComma = true
    }

    private mutating func separate(_ key: StaticString?) {
        if needsComma { buffer.append(",") }
        needsComma = true
        guard let key else { return }
        buffer.append("\"")
        buffer.append(key)
        buffer.append("\":")
    }
}
