import Glibc

/// The outcome of making a folder, with the permissions of the user's mask.
package enum FolderMaking {
    case made
    /// Something with this name already exists.
    case exists
    /// The system could not make it, for the reason given by this `errno`.
    case failed(Int32)

    /// Makes a folder; the folder that is to hold it must exist.
    package init(_ path: String) {
        self = mkdir(path, 0o777) == 0 ? .made : errno == EEXIST ? .exists : .failed(errno)
    }
}

/// Removes a file; does nothing if that fails.
package func removeFile(_ path: String) { unlink(path) }
/// Removes a folder if it is empty; does nothing if that fails.
package func removeFolder(_ path: String) { rmdir(path) }
