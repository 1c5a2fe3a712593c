import Glibc

/// Returns the C library's description of an error number, always in English.
package func errorText(_ code: Int32 = errno) -> String {
    String(cString: strerror(code))
}

/// Returns advice on a failure of the system, such as too many open files; nil for a failure that concerns one file.
package func errorHint(_ code: Int32) -> String? {
    switch code {
    case EMFILE: "let the program open more files: raise ulimit -n"
    case ENFILE: "all programs together have too many files open: end some, or raise fs.file-max"
    case EIO, ESTALE, ETIMEDOUT: "the disk, or the network that it is behind, has failed: try again, and look after it"
    case ENOMEM: "let the program have more memory, or give it less to do at once: --jobs 1"
    default: nil
    }
}
