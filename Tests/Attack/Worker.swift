import Glibc

/// When to end: after so many runs of all workers together, or after so many seconds of each.
struct Limit {
    var runs = Int.max
    var seconds = Int.max

    /// - Parameter text: `1500`, or `60s`.
    init?(_ text: String) {
        if text.hasSuffix("s"), let seconds = Int(text.dropLast()) {
            self.seconds = seconds
        } else if let runs = Int(text) {
            self.runs = runs
        } else {
            return nil
        }
    }
}

/// Makes runs, one after the other.
struct Worker {
    let seed: String
    let settings: Trial.Settings
    private(set) var totals = Totals()

    init(seed: String, _ settings: Trial.Settings) { (self.seed, self.settings) = (seed, settings) }

    mutating func run(number: Int, of count: Int, until limit: Limit, _ turns: [Door]) {
        var (now, start) = (timespec(), timespec())
        clock_gettime(CLOCK_MONOTONIC, &start)
        var turn = number
        while turn < limit.runs {
            clock_gettime(CLOCK_MONOTONIC, &now)
            if now.tv_sec - start.tv_sec >= limit.seconds { break }
            _ = run(turns[turn % turns.count], turn)
            turn += count
        }
    }

    /// - Returns: how many findings there were.
    mutating func run(_ door: Door, _ number: Int) -> Int {
        let room = "\(settings.scratch)/room"
        Files.remove(room)
        Files.makeFolder(room)
        precondition(chdir(room) == 0, "cannot work in \(room)")
        let trial = Trial(door.name, number, seed: seed, settings)
        door.run(trial)
        trial.checkLitter()
        totals.add(trial)
        return trial.findingCount
    }
}

/// What became of the runs of each door.
struct Totals {
    /// By the door and `runs`, `findings` or how the command ended.
    private var counts: [String: [String: Int]] = [:]
    /// By the door and what the command said.
    private var reasons: [String: Int] = [:]

    mutating func add(_ trial: Trial) {
        counts[trial.door, default: [:]]["runs", default: 0] += 1
        counts[trial.door, default: [:]]["findings", default: 0] += trial.findingCount
        for (reason, count) in trial.reasons { reasons["\(trial.door): \(reason)", default: 0] += count }
        for (end, count) in trial.statuses {
            let name =
                switch end {
                case .status(let status): "\(status)"
                case .signal(let signal): "signal \(signal)"
                case .endless: "endless"
                }
            counts[trial.door, default: [:]][name, default: 0] += count
        }
    }

    var findings: Int { counts.values.reduce(0) { $0 + ($1["findings"] ?? 0) } }

    func write(to path: String) {
        let lines = counts.flatMap { door, counts in counts.map { "\(door)\t\($0.key)\t\($0.value)\n" } }
        let said = reasons.map { "\t\(printable($0.key))\t\($0.value)\n" }
        Files.write(Array((lines + said).joined().utf8), to: path)
    }

    mutating func add(writtenTo path: String) {
        for line in String(decoding: Files.read(path) ?? [], as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 3, let count = Int(fields[2]) else { continue }
            if fields[0].isEmpty {
                reasons[String(fields[1]), default: 0] += count
            } else {
                counts[String(fields[0]), default: [:]][String(fields[1]), default: 0] += count
            }
        }
    }

    /// What inputs were refused for, the most frequent first.
    func printReasons() {
        for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(100) {
            print("\(count) \(reason)")
        }
    }

    func printTable() {
        func padded(_ text: String, _ count: Int) -> String {
            text + String(repeating: " ", count: max(1, count - text.utf8.count))
        }
        print(padded("door", 18) + padded("runs", 8) + padded("findings", 10) + "how the command ended")
        for door in Door.all {
            guard let counts = counts[door.name] else { continue }
            let ends = counts.filter { $0.key != "runs" && $0.key != "findings" }
                .sorted { (Int($0.key) ?? 999, $0.key) < (Int($1.key) ?? 999, $1.key) }
            print(
                padded(door.name, 18) + padded("\(counts["runs"] ?? 0)", 8) + padded("\(counts["findings"] ?? 0)", 10)
                    + ends.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
        }
    }
}
