/// An option that cannot be used.
public struct InvalidOption: Error, Sendable, Equatable, CustomStringConvertible {
    public let name: String
    public let problem: String
    public let hint: String

    package init(name: String, problem: String, hint: String) {
        (self.name, self.problem, self.hint) = (name, problem, hint)
    }

    public var description: String { "\(problem)\nhint: \(hint)" }
}
