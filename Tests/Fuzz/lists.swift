import Foundation

@testable import SourceText
@testable import TagParsing

/// What libFuzzer calls with every input: the first byte chooses the reader, the rest is read.
///
/// Whatever the bytes are, they are read or refused with a place and a hint; what is read is written and read back; and
/// pieces make no difference.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    guard let choice = bytes.first, let source = try? SourceText(path: "fuzz", bytes: Array(bytes.dropFirst())) else {
        return 0
    }
    do {
        switch choice % 4 {
        case 0, 1: try checkTagList(source)
        case 2: try checkCSV(source)
        default: try checkJSON(source)
        }
    } catch let error as Problem {
        precondition(!error.all.isEmpty, "an error without a message")
        for problem in error.all {
            guard let line = problem.line, let column = problem.column else {
                preconditionFailure("a message without a place: \(problem)")
            }
            precondition(line >= 1 && column >= 1, "a place before the first: \(problem)")
            _ = problem.description
        }
    } catch {
        preconditionFailure("another error: \(error)")
    }
    return 0
}

private func checkTagList(_ source: SourceText) throws {
    let list = try TagList(parsing: source)
    precondition(list.entryCount >= list.tags.count && !list.tags.isEmpty)
    let bytes = TagListForm.tags.bytes(of: list.tags)
    let again = try TagList(parsing: SourceText(path: "again", bytes: bytes))
    // Tags that differ in what is not written alike may have become one: their weights are still there.
    precondition(Set(again.tags.map(\.name)) == Set(list.tags.map(\.name)), "a name was lost")
}

private func checkCSV(_ source: SourceText) throws {
    var whole = CSVReader(path: "fuzz")
    _ = whole.read(source, isLast: true)
    let tags = Result { try whole.finished().tags }
    // Once more, a line at a time.
    var reader = CSVReader(path: "fuzz")
    var rest: [UInt8] = []
    var start = 0
    while start < source.bytes.count {
        let end = source.bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? source.bytes.count
        rest += source.bytes[start..<end]
        start = end
        let block = try SourceText(path: "fuzz", bytes: rest)
        rest.removeFirst(reader.read(block, isLast: start == source.bytes.count))
    }
    let again = Result { try reader.finished().tags }
    precondition((try? tags.get()) == (try? again.get()), "pieces made a difference")
    let bytes = TagListForm.csv.bytes(of: try tags.get())
    var third = CSVReader(path: "again")
    _ = third.read(try SourceText(path: "again", bytes: bytes), isLast: true)
    let names = Set(try third.finished().tags.map(\.name))
    let written = Set(try tags.get().map(\.name))
    precondition(names == written, "a name was lost")
}

private func checkJSON(_ source: SourceText) throws {
    let list = try TagList(parsingJSON: source)
    let again = try TagList(parsingJSON: SourceText(path: "again", bytes: TagListForm.json.bytes(of: list.tags)))
    precondition(Set(again.tags.map(\.name)) == Set(list.tags.map(\.name)), "a name was lost")
}
