import Glibc

/// By what the system says of a file it is known to be the one of last time, without being read.
///
/// The time of the last change of its status cannot be set by anybody, so a file that was written and given its old time
/// of modification is another one.
package struct FileStamp: Hashable, Sendable {
    package let device, inode: UInt64
    package let size: Int
    /// In nanoseconds since 1970.
    package let modified, changed: Int

    package init(_ status: stat) {
        (device, inode, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int(status.st_size))
        modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
        changed = status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec
    }

    /// A stamp of these figures, as a cache kept them.
    package init(device: UInt64, inode: UInt64, size: Int, modified: Int, changed: Int) {
        (self.device, self.inode, self.size) = (device, inode, size)
        (self.modified, self.changed) = (modified, changed)
    }

    /// Whether nobody can write the file and leave these times: they go on in steps, so the times of now may be those
    /// of a moment ago. With a clock that was set back nothing is settled that was written before.
    ///
    /// - Parameter moment: in nanoseconds since 1970, a step before the file was looked at.
    package func isSettled(before moment: Int) -> Bool { max(modified, changed) < moment }

    /// By which times of files go on at most, in nanoseconds: on FAT.
    package static let longestStep = 2_000_000_000

    /// Now, in nanoseconds since 1970.
    package static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
    }
}
