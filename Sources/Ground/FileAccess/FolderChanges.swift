import Glibc

/// What came of making a folder, with the permissions that the user's mask gives.
package enum FolderMaking {
    case made
    /// Something has the name already.
    case standing
    /// The system could not do it, for the reason that `errno` had.
    case failed(Int32)

    package init(_ path: String) {
        self = mkdir(path, 0o777) == 0 ? .made : errno == EEXIST ? .standing : .failed(errno)
    }
}

/// Removes a file, and a folder in which nothing is; where that cannot be done, it stays.
package func removeFile(_ path: String) { unlink(path) }
package func removeFolder(_ path: String) { rmdir(path) }
