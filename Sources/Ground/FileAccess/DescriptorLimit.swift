import Glibc

/// How many files and connections the system lets this process have open at once.
package enum DescriptorLimit {
    /// Raises it to what a process may raise it to, up to a measure: many systems begin with 1024, and some with 256.
    ///
    /// - Returns: what it is now.
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
