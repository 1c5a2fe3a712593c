import Glibc

/// What changes when somebody else writes a file.
package struct FileVersion: Equatable {
    package let identity: FileIdentity
    private let size, seconds, nanoseconds: Int

    package init(_ status: stat) {
        (identity, size) = (FileIdentity(status), Int(status.st_size))
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}

/// By which a file or a folder is known, whatever its path.
package struct FileIdentity: Hashable {
    private let device, inode: UInt

    package init(_ status: stat) { (device, inode) = (UInt(status.st_dev), UInt(status.st_ino)) }
}
