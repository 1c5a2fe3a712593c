/// The progress of a build or a batch: its stage, and how many things of that stage are done.
public struct WorkProgress: Sendable {
    /// The stages of the work, in the order in which a build passes through them; a batch has only `making`.
    public enum Stage: Sendable {
        case reading, making, publishing
    }

    public let stage: Stage
    /// The number of things of the stage that are done.
    public let done: Int
    /// The number of things of the stage.
    public let total: Int

    package init(stage: Stage, done: Int, total: Int) {
        (self.stage, self.done, self.total) = (stage, done, total)
    }
}
