import FileAccess
import Glibc
import SourceText
import Synchronization

/// The folder that holds the new files, named by numbers, until all are written; it is on the same disk as the output.
final class StagingFolder: Sendable {
    let folder: OpenFolder
    private let own: StateFolder
    private let next = Atomic(0)

    /// Makes the folder, after removing the files that an earlier build left in it.
    init(in own: StateFolder) throws(Problem) {
        self.own = own
        try Self.remove(from: own)
        let (parent, name, path) = own.staging
        guard own.calls.make(name, in: parent) || errno == EEXIST, let folder = OpenFolder(name, in: parent) else {
            throw .writing(path, errno, brokeOff: false)
        }
        self.folder = folder
    }

    /// Writes a file, and returns its number, which is its name.
    ///
    /// - Parameters:
    ///   - path: the file's path as messages show it.
    ///   - write: writes to the descriptor; returns false if it failed, with the reason in `errno`.
    func add(_ path: @autoclosure () -> String, _ write: (Int32) -> Bool) throws(Problem) -> Int {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        let name = String(number)
        guard let descriptor = own.calls.create(name, in: folder) else {
            let code = errno
            throw .writing(path(), code, brokeOff: false)
        }
        let isWritten = write(descriptor)
        var code = errno
        let isClosed = close(descriptor) == 0
        if isWritten, !isClosed { code = errno }
        guard isWritten, isClosed else {
            _ = own.calls.remove(file: name, in: folder)
            throw .writing(path(), code, brokeOff: true)
        }
        return number
    }

    func add(_ bytes: [UInt8], _ path: @autoclosure () -> String) throws(Problem) -> Int {
        try add(path()) { descriptor in bytes.withUnsafeBytes { own.calls.write($0, to: descriptor) } }
    }

    /// Removes the numbered files and the folder. If it holds any other file, that file and the folder stay.
    static func remove(from own: StateFolder) throws(Problem) {
        let (parent, name, path) = own.staging
        guard try FileLookup(name, in: parent.descriptor).status(ofOutput: path) != nil,
            !own.calls.remove(folder: name, in: parent)
        else { return }
        let listed: Int32
        switch FileOpening(name, in: parent.descriptor, [.folder, .withoutLinks]) {
        case .opened(let descriptor, _): listed = descriptor
        case .absent(let code), .failed(let code): throw .writing(path, code, brokeOff: false)
        }
        defer { close(listed) }
        guard let folder = OpenFolder(name, in: parent) else { throw .writing(path, errno, brokeOff: false) }
        let items: [FolderItem]
        do { items = try FolderItem.all(in: listed) } catch {
            throw Problem(.cannotCreate, path, error.message)
        }
        for item in items where item.name.allSatisfy(\.isASCIIDigit) {
            guard own.calls.remove(file: String(decoding: item.name, as: UTF8.self), in: folder) || errno == ENOENT
            else {
                throw .writing(path, brokeOff: false)
            }
        }
        _ = own.calls.remove(folder: name, in: parent)
    }
}
