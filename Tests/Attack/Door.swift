/// A way into the command: what is mutated, what reads it, and what is checked beyond what holds for each run.
struct Door: Sendable {
    let name: String
    /// How often it is tried among the others.
    let share: Int
    let run: @Sendable (Trial) -> Void

    static let all: [Door] = inputs + pages + texts + sites + records + lines + arguments

    /// The doors by turns, as often as their shares say.
    ///
    /// - Parameter names: of the doors; none for all of them.
    static func turns(_ names: ArraySlice<String>) -> [Door] {
        let chosen = names.isEmpty ? all : all.filter { names.contains($0.name) }
        var turns: [Door] = []
        for round in 0..<(chosen.map(\.share).max() ?? 0) { turns += chosen.filter { round < $0.share } }
        return turns
    }
}
