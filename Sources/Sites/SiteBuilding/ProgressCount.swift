import Synchronization
import Workers

/// A counter of the items that a stage has done, which reports every 64th and the last.
final class ProgressCount: Sendable {
    private let stage: WorkProgress.Stage
    private let total: Int
    private let tell: (@Sendable (WorkProgress) -> Void)?
    private let done = Atomic(0)

    init(_ stage: WorkProgress.Stage, total: Int, _ options: SiteOptions) {
        (self.stage, self.total, tell) = (stage, total, options.progress)
    }

    func add() {
        guard let tell else { return }
        let count = done.add(1, ordering: .relaxed).newValue
        if count % 64 == 0 || count == total { tell(WorkProgress(stage: stage, done: count, total: total)) }
    }
}
