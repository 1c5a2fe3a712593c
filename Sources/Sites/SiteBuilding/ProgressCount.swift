import Synchronization
import Workers

/// A counter of the items that a stage of the build has done, which reports every 64th item and the last.
final class ProgressCount: Sendable {
    private let stage: WorkProgress.Stage
    private let total: Int
    private let report: (@Sendable (WorkProgress) -> Void)?
    private let done = Atomic(0)

    init(_ stage: WorkProgress.Stage, total: Int, _ options: SiteOptions) {
        (self.stage, self.total, report) = (stage, total, options.progress)
    }

    func add() {
        guard let report else { return }
        let count = done.add(1, ordering: .relaxed).newValue
        if count % 64 == 0 || count == total { report(WorkProgress(stage: stage, done: count, total: total)) }
    }
}
