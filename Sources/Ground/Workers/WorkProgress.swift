/// The progress of a build or a batch: its current stage, and the number of items that this stage has finished.
public struct WorkProgress: Sendable {
    /// The stages of a build, in the order in which it passes through them. A batch of clouds has only `making`.
    public enum Stage: Sendable {
        case reading, making, publishing
    }

    public let stage: Stage
    /// The number of items, such as posts or pages, that the stage has finished.
    public let done: Int
    /// The number of items that the stage has to work on.
    public let total: Int

    package init(stage: Stage, done: Int, total: Int) {
        (self.stage, self.done, self.total) = (stage, done, total)
    }
}
