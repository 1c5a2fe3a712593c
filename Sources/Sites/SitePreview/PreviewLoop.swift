import SourceText

/// A loop that builds a site, and builds it again whenever something in its folder changes.
package struct PreviewLoop {
    private let folder: String
    private let interruption: WatchInterruption
    private let outputs: () -> [String]
    private let read: (Set<String>) -> Set<String>
    private let report: (String) -> Void

    /// Creates a loop, which ``run(_:)`` starts.
    ///
    /// - Parameters:
    ///   - folder: the folder of the site.
    ///   - interruption: ends the loop, after the build that is at work.
    ///   - outputs: returns the folders that builds write to, by the site's settings at the moment.
    ///   - read: returns those of the changed paths that builds read; changes of other paths are ignored.
    ///   - report: receives messages to the user that do not come from builds.
    package init(
        _ folder: String, _ interruption: WatchInterruption, outputs: @escaping () -> [String],
        read: @escaping (Set<String>) -> Set<String> = { $0 }, report: @escaping (String) -> Void
    ) {
        (self.folder, self.interruption, self.outputs, self.read, self.report) = (
            folder, interruption, outputs, read, report
        )
    }

    /// Builds the site, and builds it again after each change, until the loop is interrupted.
    ///
    /// - Parameter build: builds the site. It receives the change since the last build, or nil for the first build, and
    ///   a function that returns whether the site has changed meanwhile; if so, another build follows in any case.
    /// - Throws: ``Problem`` if the folder cannot be watched.
    package func run(_ build: (FolderChange?, _ isOutdated: () -> Bool) -> Void) throws(Problem) {
        // Watching begins before the first build, so that nothing that is saved meanwhile is missed.
        let watch = try FolderWatch(folder, besides: outputs(), interruption)
        var remark = watch.remark
        if let remark { report(remark) }
        var next: FolderChange?
        func isOutdated() -> Bool {
            next = next ?? watch.wait(atMost: Self.lookBack, afterWork: true).flatMap(readPart)
            return next != nil
        }
        build(nil, isOutdated)
        while let seen = next ?? watch.wait(afterWork: true) {
            next = nil
            guard let change = readPart(of: seen) else { continue }
            if change == .gone {
                report("\(folder): the folder is gone; waiting for it")
                continue
            }
            // The output folders are named in the site's settings, which may be what has changed.
            watch.leaveOut(outputs())
            if let newRemark = watch.remark, newRemark != remark {
                report(newRemark)
                remark = newRemark
            }
            build(change, isOutdated)
        }
    }

    /// Returns the part of a change that a build would see; nil for none, as when a log is written to.
    private func readPart(of change: FolderChange) -> FolderChange? {
        guard case .paths(let paths) = change else { return change }
        let known = read(paths)
        return known.isEmpty ? nil : .paths(known)
    }

    /// The time to wait for the system to report a change that was just made.
    private static let lookBack = Duration.milliseconds(5)
}
