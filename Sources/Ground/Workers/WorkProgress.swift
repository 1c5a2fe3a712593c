/// How far a build or a batch is.
public struct WorkProgress: Sendable {
    public enum Stage: Sendable {
        case reading, making, publishing
    }

    public let stage: Stage
    public let done: Int
    public let total: Int

    package init(stage: Stage, done: Int, total: Int) {
        (self.stage, self.done, self.total) = (stage, done, total)
    }
}
