import CloudRendering
import FileAccess
import SourceText

/// The files that a line of a manifest names, as far as that can be told whatever else is wrong with it: by them it is known
/// whether two lines have one output, also where one of them is in another shard.
struct ManifestClaim {
    /// nil where there is none, or none that can be written to.
    private(set) var output: OutputPath?
    /// Whether there is one, whatever it is.
    private(set) var hasOutput = false
    /// Paths as they are written.
    private(set) var inputs: [String] = []
    /// Where the id stands in the block; nil where there is none.
    private(set) var id: Range<Int>?

    /// - Returns: nil for a line that is no JSON: it claims nothing.
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
                // Two of them are none.
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

    /// Options name files, too: as ``ManifestLineReader`` reads them.
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

    /// A number or a boolean, as it stands there; nil for what no option has.
    private func other(_ json: inout JSONScanner, _ source: SourceText) throws(Problem) -> String? {
        let kind = try json.kind()
        let start = json.offset
        try json.skipValue()
        return kind == .number || kind == .boolean ? source.string(start..<json.offset) : nil
    }
}
