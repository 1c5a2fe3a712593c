import CloudRendering
import FileAccess
import SourceText

/// The files that a line of a manifest names, as far as they can be read whatever else is wrong with it. They show
/// whether two lines have the same output, also if one of them is in another shard.
struct ManifestClaim {
    /// The output; nil if there is none, or none that can be written to.
    private(set) var output: OutputPath?
    /// Whether there is an output, valid or not.
    private(set) var hasOutput = false
    /// The inputs, by their paths as they are written.
    private(set) var inputs: [String] = []
    /// The range of the id in the block; nil if there is none.
    private(set) var id: Range<Int>?

    /// Reads a line.
    ///
    /// - Returns: nil for a line that is no JSON, which claims nothing.
    init?(_ line: ManifestBlock.Line, of block: ManifestBlock) {
        guard !line.isTooLong else { return nil }
        var json = JSONScanner(block.source.bytes, in: line.range)
        do { try read(&json, block.source) } catch { return nil }
    }

    private mutating func read(_ json: inout JSONScanner, _ source: SourceText) throws(Problem) {
        try json.beginObject()
        while let key = try json.nextKey() {
            switch (key, try json.kind()) {
            case ("output", let kind):
                // A line with two outputs has none.
                guard !hasOutput else { throw Problem("output stands twice", at: json.offset..<json.offset) }
                hasOutput = true
                if kind == .string {
                    output = try? OutputPath(inManifest: try json.string())
                } else {
                    try json.skipValue()
                }
            case ("id", .string), ("id", .number):
                let start = json.offset
                try json.skipValue()
                id = start..<json.offset
            case ("input", .string): inputs.append(try json.string())
            case ("input", .array):
                try json.beginArray()
                while try json.nextElement() {
                    if try json.kind() == .string { inputs.append(try json.string()) } else { try json.skipValue() }
                }
            case ("options", .object): try readOptions(&json, source)
            default: try json.skipValue()
            }
        }
        guard json.isAtEnd() else { throw Problem("more than an object", at: json.offset..<json.offset) }
    }

    /// Reads the options, which may name files, too, in the same way as ``ManifestLineReader``.
    private mutating func readOptions(_ json: inout JSONScanner, _ source: SourceText) throws(Problem) {
        try json.beginObject()
        while let key = try json.nextKey() {
            let value: OptionValue?
            switch try json.kind() {
            case .string: value = .text(try json.string())
            case .array: value = try elements(&json, source)
            case .number, .boolean, .null, .object: value = try other(&json, source).map { .text($0) }
            }
            if let value, isPath(option: key, value) { inputs.append(value.single ?? value.text) }
        }
    }

    private func elements(_ json: inout JSONScanner, _ source: SourceText) throws(Problem) -> OptionValue {
        var parts: [String] = []
        try json.beginArray()
        while try json.nextElement() {
            let part = try json.kind() == .string ? try json.string() : try other(&json, source)
            if let part { parts.append(part) }
        }
        return .list(parts)
    }

    /// Returns a number or a boolean as it is written; nil for a value that no option has.
    private func other(_ json: inout JSONScanner, _ source: SourceText) throws(Problem) -> String? {
        let kind = try json.kind()
        let start = json.offset
        try json.skipValue()
        return kind == .number || kind == .boolean ? source.string(start..<json.offset) : nil
    }
}
