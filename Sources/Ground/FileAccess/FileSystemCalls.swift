import Glibc

/// The system calls that change an output folder, in one type so that a test can end the process before any of them.
///
/// Each method returns whether it succeeded; after a failure the reason is in `errno`.
package struct FileSystemCalls: Sendable {
    /// A function called before each system call, for tests.
    package let before: (@Sendable () -> Void)?
    /// Whether changes must survive a loss of power; if not, ``synchronize(_:)`` does nothing.
    package var isDurable = true

    package init(before: (@Sendable () -> Void)?, isDurable: Bool = true) {
        (self.before, self.isDurable) = (before, isDurable)
    }

    /// Makes a folder, with the permissions that the user's umask allows.
    package func make(_ folder: String, in parent: OpenFolder) -> Bool {
        before?()
        return mkdirat(parent.descriptor, folder, 0o777) == 0
    }

    /// Removes an empty folder.
    package func remove(folder: String, in parent: OpenFolder) -> Bool {
        before?()
        return unlinkat(parent.descriptor, folder, AT_REMOVEDIR) == 0
    }

    /// Removes a file or a link.
    package func remove(file: String, in parent: OpenFolder) -> Bool {
        before?()
        return unlinkat(parent.descriptor, file, 0) == 0
    }

    /// Moves a file or folder to another folder or name, and replaces in one step whatever has that name.
    package func move(_ name: String, in parent: OpenFolder, to target: String, in folder: OpenFolder) -> Bool {
        before?()
        return renameat(parent.descriptor, name, folder.descriptor, target) == 0
    }

    /// Creates a file, with the permissions that the user's umask allows, and returns its descriptor. Fails, with nil,
    /// if something has the name already.
    package func create(_ file: String, in parent: OpenFolder) -> Int32? {
        before?()
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        let descriptor = openat(parent.descriptor, file, flags, 0o666)
        return descriptor >= 0 ? descriptor : nil
    }

    /// Writes all the bytes at the current position of an open file.
    package func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        before?()
        return writeFully(bytes, to: descriptor)
    }

    /// Waits until all changes on the disk of the open file `descriptor` are safe from a loss of power.
    package func synchronize(_ descriptor: Int32) -> Bool {
        guard isDurable else { return true }
        before?()
        return synchronizeFileSystem(descriptor) == 0
    }

    /// Waits until all changes on the disk of the folder are safe from a loss of power.
    package func synchronize(diskOf folder: OpenFolder) -> Bool {
        let descriptor = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return synchronize(descriptor)
    }
}

// The header declares it only for programs that define `_GNU_SOURCE`.
@_silgen_name("syncfs") private func synchronizeFileSystem(_ descriptor: Int32) -> Int32
