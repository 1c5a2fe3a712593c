import Glibc

/// The calls that change a folder of outputs, so that a test can end the process before any of them.
///
/// All answer whether they were done, with the reason in `errno`.
package struct FileSystemCalls: Sendable {
    /// Called before each.
    package let before: (@Sendable () -> Void)?
    /// Whether what was changed is to outlive a loss of power.
    package var isDurable = true

    package init(before: (@Sendable () -> Void)?, isDurable: Bool = true) {
        (self.before, self.isDurable) = (before, isDurable)
    }

    package func make(_ folder: String, in parent: OpenFolder) -> Bool {
        before?()
        return mkdirat(parent.descriptor, folder, 0o777) == 0
    }

    package func remove(folder: String, in parent: OpenFolder) -> Bool {
        before?()
        return unlinkat(parent.descriptor, folder, AT_REMOVEDIR) == 0
    }

    package func remove(file: String, in parent: OpenFolder) -> Bool {
        before?()
        return unlinkat(parent.descriptor, file, 0) == 0
    }

    package func move(_ name: String, in parent: OpenFolder, to target: String, in folder: OpenFolder) -> Bool {
        before?()
        return renameat(parent.descriptor, name, folder.descriptor, target) == 0
    }

    /// A file that is not there yet, with the permissions that the user's mask gives.
    package func create(_ file: String, in parent: OpenFolder) -> Int32? {
        before?()
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        let descriptor = openat(parent.descriptor, file, flags, 0o666)
        return descriptor >= 0 ? descriptor : nil
    }

    package func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        before?()
        return writeFully(bytes, to: descriptor)
    }

    /// Waits until all that was changed on the disk of a file is safe from a loss of power.
    package func synchronize(_ descriptor: Int32) -> Bool {
        guard isDurable else { return true }
        before?()
        return synchronizeFileSystem(descriptor) == 0
    }

    package func synchronize(diskOf folder: OpenFolder) -> Bool {
        let descriptor = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return synchronize(descriptor)
    }
}

// The header hides it from those who do not ask for what GNU added.
@_silgen_name("syncfs") private func synchronizeFileSystem(_ descriptor: Int32) -> Int32
