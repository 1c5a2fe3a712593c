import Glibc

/// The identity, size and modification time of a file, which change when another process writes it.
package struct FileVersion: Equatable {
    package let identity: FileIdentity
    private let size, seconds, nanoseconds: Int

    package init(_ status: stat) {
        (identity, size) = (FileIdentity(status), Int(status.st_size))
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}

/// The device and inode of a file or folder, by which it is recognized under any path.
package struct FileIdentity: Hashable {
    private let device, inode: UInt

    package init(_ status: stat) { (device, inode) = (UInt(status.st_dev), UInt(status.st_ino)) }
}
