import ByteWriting
import FileAccess
import SourceText

/// A line of a manifest, for a file or folder of the output, or of a journal, for a step that changes one.
struct Record: Equatable {
    enum Kind: String {
        /// An entry of a manifest.
        case file, folder
        /// Removes a file, if it is as Stratus made it.
        case delete
        /// Removes a folder, if it is empty.
        case removeFolder = "remove"
        case makeFolder = "make"
        /// Moves a staged file to a path where there must be no file or folder.
        case create
        /// Moves a staged file to a path where there is a file that Stratus made.
        case replace
    }

    let kind: Kind
    let path: OutputPath
    /// The size and hash of the file as Stratus made it; nil for kinds other than `file` and `delete`.
    var state: FileState?
    /// The number of the staged file to move; nil for kinds other than `create` and `replace`.
    var staged: Int?

    func write(to json: inout JSONOutput) {
        json.object { json in
            json.name(kind.rawValue)
            json.string(nil, path.text)
            if let state {
                json.integer("size", state.size)
                json.string("hash", hexadecimal(state.hash))
            }
            if let staged { json.integer("staged", staged) }
        }
        json.endDocument()
    }
}

extension Record {
    /// Reads one line.
    ///
    /// - Parameters:
    ///   - kinds: the kinds that the file may hold.
    ///   - unknown: the error message for any other kind.
    fileprivate init(
        reading json: inout JSONScanner, of kinds: [Kind], unknown: String
    ) throws(Problem) {
        try json.beginObject()
        guard let name = try json.nextKey(), let kind = Kind(rawValue: name), kinds.contains(kind) else {
            throw Problem(unknown)
        }
        self.kind = kind
        let text = try json.string()
        do { path = try OutputPath(text) } catch {
            throw Problem("there is a path that Stratus would not write: \(error.message)")
        }
        var (size, hash, staged): (Int?, UInt64?, Int?)
        while let name = try json.nextKey() {
            switch name {
            case "size": size = Int(exactly: try json.number())
            case "hash": hash = UInt64(try json.string(), radix: 16)
            case "staged": staged = Int(exactly: try json.number())
            default: try json.skipValue()
            }
        }
        switch kind {
        case .file, .delete:
            guard let size, size >= 0, let hash else { throw Problem("there is a file without its size and hash") }
            state = FileState(size: size, hash: hash)
        case .create, .replace:
            guard let staged, staged >= 0 else { throw Problem("there is a step without its staged file") }
            self.staged = staged
        case .folder, .removeFolder, .makeFolder: break
        }
    }
}

/// A file of records in the state folder: a manifest or a journal. It consists of JSON lines: the first gives the
/// file's kind and version, and the last holds the hash of all lines before it.
enum RecordFile {
    static let version = 1

    /// Returns the bytes of a file whose records `write` appends.
    static func bytes(kind: String, _ write: (inout JSONOutput) -> Void) -> [UInt8] {
        var json = JSONOutput(reservingCapacity: 1 << 12)
        json.object {
            $0.string("stratus", kind)
            $0.integer("version", version)
        }
        json.endDocument()
        write(&json)
        let body = json.buffer.finished()
        return body + lastLine(of: body[...])
    }

    /// Checks the first and the last line, and then reads the records between them.
    ///
    /// - Parameters:
    ///   - kinds: the kinds that the file may hold.
    ///   - unknown: the error message for any other kind.
    static func read(
        _ bytes: [UInt8], kind: String, of kinds: [Record.Kind], unknown: String, _ take: (Record) -> Void
    ) throws(Problem) {
        let start = Array("{\"stratus\":\"\(kind)\",\"version\":".utf8)
        guard bytes.starts(with: start), let line = bytes.firstIndex(of: UInt8(ascii: "\n")),
            bytes[line - 1] == UInt8(ascii: "}"),
            let found = Int(String(decoding: bytes[start.count..<line - 1], as: UTF8.self))
        else { throw Problem("this is no \(kind) of Stratus") }
        guard found == version else {
            throw Problem("this is a \(kind) of another Stratus: version \(found), expected \(version)")
        }
        let end = bytes.count - lengthOfEnd
        guard end > line, bytes[end...].elementsEqual(lastLine(of: bytes[..<end])) else {
            throw Problem("the \(kind) is damaged: it is not as Stratus wrote it")
        }
        var json = JSONScanner(bytes, in: line + 1..<end)
        while !json.isAtEnd() { take(try Record(reading: &json, of: kinds, unknown: unknown)) }
    }

    /// Returns `{"end":"0123456789abcdef"}` and a line break, with the hash of all lines before it.
    private static func lastLine(of body: ArraySlice<UInt8>) -> [UInt8] {
        var end = JSONOutput()
        end.object { $0.string("end", hexadecimal(XXHash64.hash(of: body))) }
        end.endDocument()
        return end.buffer.finished()
    }

    private static let lengthOfEnd = 27
}
