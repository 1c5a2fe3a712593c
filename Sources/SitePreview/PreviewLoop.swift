/// Builds a site, and again whenever something in its folder changes.
package struct PreviewLoop {
    private let folder: String
    private let interruption: WatchInterruption
    private let outputs: () -> [String]
    private let tell: (String) -> Void

    /// - Parameters:
    ///   - folder: of the site.
    ///   - interruption: ends the loop, after the build that is at work.
    ///   - outputs: the folders that builds write to, as the site's settings are in the moment.
    ///   - tell: is given what is to be said to the user beside the builds.
    package init(
        _ folder: String, _ interruption: WatchInterruption, outputs: @escaping () -> [String],
        tell: @escaping (String) -> Void
    ) {
        (self.folder, self.interruption, self.outputs, self.tell) = (folder, interruption, outputs, tell)
    }

    /// Runs until it is interrupted.
    ///
    /// - Parameter build: is given what has changed; nil for the first build.
    /// - Throws: ``WatchError`` where there is no such folder.
    package func run(_ build: (FolderChange?) -> Void) throws(WatchError) {
        // Before the first build, so that nothing that is saved meanwhile is missed.
        let watch = try FolderWatch(folder, besides: outputs(), interruption)
        var remark = watch.remark
        if let remark { tell(remark) }
        build(nil)
        while let change = watch.wait() {
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
            build(change)
        }
    }
}
