import CloudComposition
import Glibc
import Stratus
import Synchronization

/// A line on a terminal that shows the progress of a build:
/// `making  [#######·····]  6,120 of 10,502, 8,400 a second, 1 s left`.
///
/// The line appears after half a second, and only on a terminal.
final class ProgressBar: Sendable {
    private struct State {
        var start = ContinuousClock.now
        var stage: WorkProgress.Stage?
        var stageStart = ContinuousClock.now
        var lastShown: ContinuousClock.Instant?
        var isShown = false
    }

    private let state = Mutex(State())
    private let isOn: Bool

    init(isQuiet: Bool) {
        // By the convention of no-color.org, an empty variable does not count.
        let hasNoColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? true
        isOn = !isQuiet && !hasNoColor && !isDumb && isatty(STDERR_FILENO) == 1
    }

    func show(_ progress: WorkProgress) {
        guard isOn else { return }
        let now = ContinuousClock.now
        state.withLock { state in
            guard now - state.start > .milliseconds(500) else { return }
            if state.stage != progress.stage { (state.stage, state.stageStart) = (progress.stage, now) }
            if let last = state.lastShown, now - last < .milliseconds(100) { return }
            state.lastShown = now
            state.isShown = true
            write(Self.line(progress, after: now - state.stageStart, columns: Self.columns))
        }
    }

    /// Starts again, for another build.
    func begin() {
        state.withLock { $0 = State() }
    }

    /// Removes the line, so that the next output takes its place.
    func clear() {
        state.withLock { state in
            if state.isShown { write("\r\u{1B}[K") }
            state.isShown = false
        }
    }

    /// Returns the line of one moment.
    ///
    /// - Parameter elapsed: the time since the stage began.
    static func line(_ progress: WorkProgress, after elapsed: Duration, columns: Int) -> String {
        let name =
            switch progress.stage {
            case .reading: "reading"
            case .making: "making"
            case .publishing: "publishing"
            }
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        var text = " \(grouped(progress.done)) of \(grouped(progress.total))"
        if seconds > 0.2, progress.done > 0 {
            let rate = Double(progress.done) / seconds
            text += ", \(grouped(Int(rate))) a second, \(timeLeft(Double(progress.total - progress.done) / rate)) left"
        }
        let room = min(30, columns - name.utf8.count - text.utf8.count - 4)
        guard room >= 5 else { return "\r\u{1B}[K\(name)\(text)".prefixOfBytes(columns + 4) }
        let filled = progress.total == 0 ? room : min(room, progress.done * room / progress.total)
        return
            "\r\u{1B}[K\(name) [\(String(repeating: "#", count: filled))\(String(repeating: ".", count: room - filled))]\(text)"
    }

    private static func timeLeft(_ seconds: Double) -> String {
        guard seconds < 100_000 else { return "more than a day" }
        let whole = Int(seconds.rounded(.up))
        return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
    }

    private static var columns: Int {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) - 1 : 79
    }

    private func write(_ text: String) {
        var text = text
        text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

extension String {
    /// Returns the first bytes; the text has to be ASCII.
    fileprivate func prefixOfBytes(_ count: Int) -> String { String(decoding: utf8.prefix(count), as: UTF8.self) }
}
