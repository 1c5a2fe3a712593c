import SourceText

/// Warnings of which each kind is reported once, at its first place and with the number of places.
struct RepeatedWarnings {
    private struct Kind {
        let name: String
        let place: Range<Int>
        let message: String
        let hint: String
        var count = 1
    }

    private var kinds: [Kind] = []
    private var numbers: [String: Int] = [:]
    private var others = 0

    private static let most = 50

    /// Adds a place of a kind of warning; the message and the hint of the first place are those of the kind.
    mutating func add(_ name: String, at place: Range<Int>, _ message: @autoclosure () -> String, hint: String) {
        if let number = numbers[name] {
            kinds[number].count += 1
        } else if kinds.count < Self.most {
            numbers[name] = kinds.count
            kinds.append(Kind(name: name, place: place, message: message(), hint: hint))
        } else {
            others += 1
        }
    }

    func problems(_ text: BodyText) -> [Problem] {
        let sorted = kinds.enumerated().sorted { one, other in
            (one.element.place.lowerBound, one.offset) < (other.element.place.lowerBound, other.offset)
        }
        var problems = sorted.map(\.element).map { kind in
            let times = kind.count > 1 ? " (\(kind.count) times)" : ""
            return text.problem(at: kind.place, severity: .warning, kind.message + times, hint: kind.hint)
        }
        if others > 0 {
            problems.append(
                Problem(
                    path: text.source.path, severity: .warning, "\(others) more places have other things of this kind"))
        }
        return problems
    }
}
