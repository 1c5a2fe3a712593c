import Glibc

/// The maximum number of files and connections that the system lets this process have open at once.
package enum DescriptorLimit {
    /// Raises the limit to 4096, or as far as this process may raise it: many systems start with 1024, and some with
    /// 256.
    ///
    /// - Returns: the limit that is now in force; 256 if the system reports none.
    @discardableResult
    package static func raised() -> Int {
        var limit = rlimit()
        let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(kind, &limit) == 0 else { return 256 }
        let wanted = min(4096, limit.rlim_max)
        if limit.rlim_cur < wanted {
            limit.rlim_cur = wanted
            setrlimit(kind, &limit)
            getrlimit(kind, &limit)
        }
        return Int(clamping: limit.rlim_cur)
    }
}
