import Foundation

/// The kinds of calls to the system that ../Preload/fault.c counts, in its order, and what each of them may fail with.
enum CallKind: String, CaseIterable {
    case open, openat, opendir, stat, fstat, fstatat, access, read, lseek, getdents, readlink, write, rename, link,
        unlink
    case mkdir, fsync, syncfs, ftruncate, close, mmap, flock, thread

    /// What one call of this kind fails with, by the manual pages of Linux; a `+` lets all that follow fail as well.
    var faults: [String] {
        switch self {
        case .open, .openat:
            ["EIO", "EACCES", "EMFILE", "ENFILE", "EINTR", "ESTALE", "ENOENT", "ENOSPC", "EMFILE+", "EIO+"]
        case .opendir: ["EIO", "EACCES", "EMFILE", "ESTALE", "ENOENT"]
        case .stat, .fstatat, .access: ["EIO", "EACCES", "ESTALE", "ENOENT", "EIO+"]
        case .fstat: ["EIO", "ESTALE", "EIO+"]
        case .read: ["EIO", "EINTR", "ESTALE", "SHORT", "EIO+"]
        case .lseek: ["EIO", "ESTALE"]
        case .getdents: ["EIO", "ESTALE", "ENOENT"]
        case .readlink: ["EIO", "EACCES", "ESTALE", "ENOENT"]
        case .write: ["EIO", "ENOSPC", "EDQUOT", "EINTR", "ESTALE", "SHORT", "ENOSPC+", "EIO+"]
        case .rename: ["EIO", "ENOSPC", "EACCES", "ESTALE", "EIO+", "ENOSPC+"]
        case .link: ["EIO", "ENOSPC", "EACCES", "ENOENT", "EIO+"]
        case .unlink: ["EIO", "EACCES", "ESTALE", "EIO+"]
        case .mkdir: ["EIO", "ENOSPC", "EACCES", "ENOSPC+"]
        case .fsync, .syncfs: ["EIO", "ENOSPC", "EIO+"]
        case .ftruncate: ["EIO", "ENOSPC", "EINTR"]
        case .close: ["EIO", "ENOSPC", "EINTR", "EDQUOT"]
        case .mmap: ["EIO", "ENOMEM", "EACCES"]
        case .flock: ["EIO", "EINTR", "ENOLCK"]
        case .thread: ["EAGAIN", "EAGAIN+"]
        }
    }
}

/// A fault of one run: the `number`-th call of a kind, or of all in one row, and what happens to it.
struct Fault: CustomStringConvertible {
    /// `any` stands for all kinds.
    let kind: String
    let number: Int
    /// The name of an error or of a signal, or `SHORT`; with a `+` all that follow fail as well.
    let action: String

    static let signals: [String: Int32] = ["KILL": SIGKILL, "INT": SIGINT, "TERM": SIGTERM, "HUP": SIGHUP]

    var signal: Int32? { Self.signals[action] }
    /// A call that answers that nothing is there is believed: what it hides is as if somebody had moved it away.
    var hides: Bool { action == "ENOENT" }

    /// As the environment of the program has it.
    var description: String {
        action.hasSuffix("+") ? "\(kind):\(number)+:\(action.dropLast())" : "\(kind):\(number):\(action)"
    }

    init(_ kind: String, _ number: Int, _ action: String) {
        (self.kind, self.number, self.action) = (kind, number, action)
    }

    /// Reads what ``description`` prints.
    init?(_ text: String) {
        let parts = text.split(separator: ":").map(String.init)
        guard parts.count == 3, let number = Int(parts[1].filter { $0 != "+" }) else { return nil }
        self.init(parts[0], number, parts[2] + (parts[1].hasSuffix("+") ? "+" : ""))
    }
}

/// What ../Preload/fault.c left of one run.
struct CallCounts {
    let counts: [CallKind: Int]
    let all: Int
    let struck: Int
    /// Where the first call that failed was made, as offsets in the program, the innermost first.
    let trace: [Int]

    init(_ path: String) {
        let bytes = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
        let kinds = CallKind.allCases
        func word(_ number: Int) -> Int {
            let start = number * 8
            guard start + 8 <= bytes.count else { return 0 }
            return (0..<8).reduce(0) { $0 | Int(bytes[start + $1]) << ($1 * 8) }
        }
        counts = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($1, word($0)) })
        (all, struck) = (word(kinds.count), word(kinds.count + 1))
        trace = (0..<max(0, min(24, word(kinds.count + 2)))).map { word(kinds.count + 3 + $0) }
    }

    /// Every fault of a run with these calls: each call once with each error of its kind, and a signal before each.
    ///
    /// Of the signals that ask to end every call has one, in turn; the one that ends at once every call has.
    func faults() -> [Fault] {
        var faults: [Fault] = []
        for kind in CallKind.allCases {
            let count = counts[kind] ?? 0
            guard count > 0 else { continue }
            for action in kind.faults { faults += (1...count).map { Fault(kind.rawValue, $0, action) } }
        }
        let ends = ["INT", "TERM", "HUP"]
        guard all > 0 else { return faults }
        for number in 1...all {
            faults.append(Fault("any", number, "KILL"))
            faults.append(Fault("any", number, ends[number % ends.count]))
        }
        return faults
    }
}
