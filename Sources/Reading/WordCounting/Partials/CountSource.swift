import SourceText

/// One of the streams that are added up.
enum CountSource {
    /// A file that somebody gave.
    case partial(PartialReader)
    /// What was spilled, into a folder.
    case run(PartialReader, file: RunFile, folder: String)
    case table(SortedCountsCursor)

    /// Goes to the next record; false behind the last one.
    func next() throws(Problem) -> Bool {
        switch self {
        case .table(let cursor):
            return cursor.next()
        case .partial(let reader):
            return try reader.next()
        case .run(let reader, _, let folder):
            do throws(Problem) {
                return try reader.next()
            } catch {
                throw .lost(folder, error)
            }
        }
    }

    /// Until the next record is read.
    var key: UnsafeBufferPointer<UInt8> {
        switch self {
        case .partial(let reader), .run(let reader, _, _): reader.key
        case .table(let cursor): cursor.key
        }
    }

    var count: UInt64 {
        switch self {
        case .partial(let reader), .run(let reader, _, _): reader.count
        case .table(let cursor): cursor.count
        }
    }

    /// What a message says of the record that came last.
    func problem(_ reason: String, hint: String) -> Problem {
        switch self {
        case .partial(let reader): Problem(.badInput, reader.path, line: reader.line, reason, hint: hint)
        case .run(_, _, let folder): Problem(.badInput, folder, reason, hint: hint)
        case .table: Problem(.badInput, "<memory>", reason, hint: hint)
        }
    }
}
