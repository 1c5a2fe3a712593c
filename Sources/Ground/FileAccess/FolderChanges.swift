import Glibc

/// The outcome of making a folder. The folder gets the permissions that the user's umask allows.
package enum FolderMaking {
    case made
    /// Something that has the name already exists.
    case exists
    /// The system could not make the folder, for the reason given by the `errno`.
    case failed(Int32)

    /// Makes a folder at a path; its parent folder must exist.
    package init(_ path: String) {
        self = mkdir(path, 0o777) == 0 ? .made : errno == EEXIST ? .exists : .failed(errno)
    }
}

/// Removes a file; does nothing if that fails.
package func removeFile(_ path: String) { unlink(path) }
/// Removes a folder if it is empty; does nothing if that fails.
package func removeFolder(_ path: String) { rmdir(path) }
