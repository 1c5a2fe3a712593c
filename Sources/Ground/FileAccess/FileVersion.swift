import Glibc

/// The identity, size and modification time of a file. If two versions differ, the file was written to in between.
package struct FileVersion: Equatable {
    package let identity: FileIdentity
    private let size, seconds, nanoseconds: Int

    package init(_ status: stat) {
        (identity, size) = (FileIdentity(status), Int(status.st_size))
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}

/// The device and inode of a file or folder, which are the same under every path.
package struct FileIdentity: Hashable {
    private let device, inode: UInt

    package init(_ status: stat) { (device, inode) = (UInt(status.st_dev), UInt(status.st_ino)) }
}
