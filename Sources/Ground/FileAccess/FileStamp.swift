import Glibc

/// The metadata of a file, by which a build recognizes an unchanged file without reading it.
///
/// The stamp holds the time at which the status changed (`ctime`), which nobody can set: a file that was rewritten and
/// given its old modification time still gets another stamp.
package struct FileStamp: Hashable, Sendable {
    package let device, inode: UInt64
    package let size: Int
    /// The times of the last changes of the content (`modified`) and of the status (`changed`), in nanoseconds since
    /// 1970.
    package let modified, changed: Int

    /// Makes the stamp of a file from its status.
    package init(_ status: stat) {
        (device, inode, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int(status.st_size))
        modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
        changed = status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec
    }

    /// Makes a stamp from the values that a cache kept.
    package init(device: UInt64, inode: UInt64, size: Int, modified: Int, changed: Int) {
        (self.device, self.inode, self.size) = (device, inode, size)
        (self.modified, self.changed) = (modified, changed)
    }

    /// Returns whether any later write would change the times in the stamp. Clocks of file systems tick in steps, so a
    /// file that was changed just now could be changed again within the same tick. If the clock was set back, files
    /// that were written before are not settled.
    ///
    /// - Parameter moment: one step before the file was looked up, in nanoseconds since 1970.
    package func isSettled(before moment: Int) -> Bool { max(modified, changed) < moment }

    /// The longest step in which the clock of a file system ticks: two seconds, on FAT, in nanoseconds.
    package static let longestStep = 2_000_000_000

    /// The current time, in nanoseconds since 1970.
    package static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
    }
}
