@testable import MarkupReading
@testable import SourceText
@testable import TextReading
@testable import WordCounting

/// What libFuzzer calls with every input: the first byte chooses between markup and partial counts, the rest is read.
///
/// The readable text of markup is the same however it comes in pieces. A partial count is read or refused with a reason,
/// and what was read of it is written, and read back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    guard let choice = bytes.first else { return 0 }
    let rest = Array(bytes.dropFirst())
    switch choice % 7 {
    case 0: checkMarkup(rest, .markdown, keepsCode: choice & 8 != 0)
    case 1: checkMarkup(rest, .html, keepsCode: choice & 8 != 0)
    case 2: checkMarkup(rest, .xml, keepsCode: choice & 8 != 0)
    case 3: checkMarkup(rest, .json, keepsCode: choice & 8 != 0)
    case 4: checkMarkup(rest, .plain, keepsCode: choice & 8 != 0)
    case 5: checkPartial(rest)
    default: checkPartial(completed(rest))
    }
    return 0
}

// MARK: - Markup

private func checkMarkup(_ bytes: [UInt8], _ markup: TextMarkup, keepsCode: Bool) {
    let source = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let whole = extract(source, markup, keepsCode: keepsCode) { _ in source.count }
    precondition(String(validating: whole.text, as: UTF8.self) != nil, "a character was divided")
    let cut = extract(source, markup, keepsCode: keepsCode) { Int(bytes[$0 % bytes.count] % 31) + 1 }
    precondition(cut.text == whole.text && cut.omittedCodeBlocks == whole.omittedCodeBlocks, "pieces made a difference")
}

private func extract(
    _ source: [UInt8], _ markup: TextMarkup, keepsCode: Bool, length: (Int) -> Int
) -> (text: [UInt8], omittedCodeBlocks: Int) {
    let form = markup == .plain ? ProseForm(of: source) : ProseForm()
    var extractor = TextExtractor(markup, form: form, keepsCode: keepsCode)
    var text: [UInt8] = []
    var start = 0
    repeat {
        var end = min(source.count, start + (source.isEmpty ? 0 : length(start)))
        while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
        extractor.read(source.span.extracting(start..<end), isLast: end == source.count, into: &text)
        start = end
    } while start < source.count
    return (text, extractor.omittedCodeBlocks)
}

// MARK: - Partial counts

/// Records with a first line and a last line that fit, which would never be found byte by byte.
private func completed(_ records: [UInt8]) -> [UInt8] {
    var bytes = Array("stratus-count 1 words=unicode-2\n".utf8) + records
    if bytes.last != 0x0A { bytes.append(0x0A) }
    var checksum = Checksum()
    bytes.withUnsafeBufferPointer { checksum.add($0) }
    let digits = String(checksum.value, radix: 16)
    let sum = String(repeating: "0", count: 8 - digits.count) + digits
    let lines = records.isEmpty ? 0 : bytes.count { $0 == 0x0A } - 1
    return bytes + Array("end \(lines) \(bytes.count) \(sum)\n".utf8)
}

private func checkPartial(_ bytes: [UInt8]) {
    do throws(Problem) {
        let reader = PartialReader(bytes: bytes, path: "fuzz")
        while let settings = try reader.nextPartial() {
            var writer = MemoryWriter(settings)
            while try reader.next() { writer.append(reader) }
            let written = writer.finished()
            let again = PartialReader(bytes: written, path: "again")
            guard try again.nextPartial() == settings else { preconditionFailure("the settings were lost") }
            while try again.next() {}
            addUp(written)
        }
    } catch {
        precondition(!error.description.isEmpty, "an error without a message")
        precondition(error.path != "again", "what was written is refused: \(error)")
    }
}

/// Counts the records of a partial count as words, where that is what they are; what comes of them is the same once more.
private func addUp(_ bytes: [UInt8]) {
    var options = CountOptions()
    options.languages = [.english]
    guard let set = try? tallies(bytes, options) else { return }
    let store = CountStore(options, memory: .max, folder: "/tmp")
    let first = records(store, set)
    guard let again = try? tallies(first, options) else { preconditionFailure("records of words are refused") }
    precondition(records(store, again) == first, "records have changed")
    guard let words = try? store.countedWords(of: [again]) else { preconditionFailure("the words are lost") }
    precondition(words.tags.allSatisfy { !$0.name.isEmpty && $0.weight > 0 }, "a tag without a name or weight")
}

private func tallies(_ bytes: [UInt8], _ options: CountOptions) throws -> TallySet {
    let reader = PartialReader(bytes: bytes, path: "fuzz")
    _ = try reader.nextPartial()
    let set = TallySet(options)
    try CountStore(options, memory: .max, folder: "/tmp").add(MergedCounts([reader]), to: set)
    return set
}

private func records(_ store: CountStore, _ set: TallySet) -> [UInt8] {
    var writer = MemoryWriter(PartialSettings(["words": "unicode"]))
    do throws(Problem) {
        try store.writeRecords(of: [set]) { key, count throws(Problem) in writer.append(key, count) }
    } catch {
        preconditionFailure("records cannot be written: \(error)")
    }
    return writer.finished()
}

/// A partial count that is written to memory.
private struct MemoryWriter: ~Copyable {
    private final class Bytes { var bytes: [UInt8] = [] }

    private let memory: Bytes
    private var writer: PartialWriter

    init(_ settings: PartialSettings) {
        let memory = Bytes()
        self.memory = memory
        writer = PartialWriter(settings) { memory.bytes += Array($0) }
    }

    mutating func append(_ reader: PartialReader) { append(reader.key, reader.count) }

    mutating func append(_ key: UnsafeBufferPointer<UInt8>, _ count: UInt64) {
        do throws(Problem) { try writer.append(key, count: count) } catch { preconditionFailure("memory is full") }
    }

    consuming func finished() -> [UInt8] {
        do throws(Problem) { try writer.finish() } catch { preconditionFailure("memory is full") }
        return memory.bytes
    }
}
