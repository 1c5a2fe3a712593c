import SourceText

/// Builds a site, and again whenever something in its folder changes.
package struct PreviewLoop {
    private let folder: String
    private let interruption: WatchInterruption
    private let outputs: () -> [String]
    private let read: (Set<String>) -> Set<String>
    private let tell: (String) -> Void

    /// - Parameters:
    ///   - folder: of the site.
    ///   - interruption: ends the loop, after the build that is at work.
    ///   - outputs: the folders that builds write to, as the site's settings are in the moment.
    ///   - read: returns those of some paths in the folder that builds read; a change of others is none.
    ///   - tell: is given what is to be said to the user beside the builds.
    package init(
        _ folder: String, _ interruption: WatchInterruption, outputs: @escaping () -> [String],
        read: @escaping (Set<String>) -> Set<String> = { $0 }, tell: @escaping (String) -> Void
    ) {
        (self.folder, self.interruption, self.outputs, self.read, self.tell) = (
            folder, interruption, outputs, read, tell
        )
    }

    /// Runs until it is interrupted.
    ///
    /// - Parameter build: is given what has changed; nil for the first build. It may ask whether something has changed
    ///   meanwhile, upon which it is called again in any case.
    /// - Throws: ``Problem`` where there is no such folder.
    package func run(_ build: (FolderChange?, _ isOutdated: () -> Bool) -> Void) throws(Problem) {
        // Before the first build, so that nothing that is saved meanwhile is missed.
        let watch = try FolderWatch(folder, besides: outputs(), interruption)
        var remark = watch.remark
        if let remark { tell(remark) }
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
                tell("\(folder): the folder is gone; waiting for it")
                continue
            }
            // Where builds write to stands in the site's settings, which may be what has changed.
            watch.leaveOut(outputs())
            if let newRemark = watch.remark, newRemark != remark {
                tell(newRemark)
                remark = newRemark
            }
            build(change, isOutdated)
        }
    }

    /// What of a change a build would see; nil for nothing, such as a log that is written to.
    private func readPart(of change: FolderChange) -> FolderChange? {
        guard case .paths(let paths) = change else { return change }
        let known = read(paths)
        return known.isEmpty ? nil : .paths(known)
    }

    /// For what has just been done to be told by the system.
    private static let lookBack = Duration.milliseconds(5)
}
